import type { Game } from './game.ts';
import type { Reading } from './record.ts';

/** Where in a record a turn begins, by the number that the rules have for it. */
export interface TurnStart {
  readonly turn: number;
  /** Its first line. */
  readonly line: number;
}

/** The turns of a record, in the order of its lines; none where the rules count none. What is taken back begins one again. */
export function turnsOf({ moments }: Game, { entries }: Pick<Reading, 'entries'>): TurnStart[] {
  const starts: TurnStart[] = [];
  for (const [at, n] of entries.entries()) {
    const turn = moments[n - 1]?.when;
    if (turn !== undefined && turn !== starts.at(-1)?.turn) starts.push({ turn, line: at + 1 });
  }
  return starts;
}
