import type { AnswerEntry } from './entry.ts';
import type { Game } from './enter.ts';
import { type Moment, stands, wasHeld } from './moment.ts';

// Which sealed answers of a step counted, read from its moments.

/** The sealed answers that stood when entry `n` closed or found the step open, in order. */
export function heldIn({ moments }: Game, n: number): AnswerEntry[] {
  const before = moments.slice(0, n).filter((each) => stands(each) && each.draft === undefined);
  const from = before.findLastIndex(({ closed, entry }) => closed !== null && entry.n !== n) + 1;
  return latestHeld(before.slice(from)).flatMap(({ entry }) => ('decision' in entry ? [entry] : []));
}

/** Of sealed answers those that were neither replaced nor withdrawn before their step closed. */
export function latestHeld(moments: readonly Moment[]): Moment[] {
  const held = new Map<string, Moment>();
  for (const moment of moments) {
    const key = keyOfHeld(moment);
    if (key === null) continue;
    held.delete(key);
    if ('decision' in moment.entry) held.set(key, moment);
  }
  return [...held.values()];
}

/** What a sealed answer or its withdrawal is about; null for any other moment. */
export function keyOfHeld(moment: Moment): string | null {
  const { entry } = moment;
  if ('withdraw' in entry) return `${entry.seat} ${entry.withdraw}`;
  return 'decision' in entry && wasHeld(moment) ? `${entry.seat} ${entry.decision}` : null;
}
