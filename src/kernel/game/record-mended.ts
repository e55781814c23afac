import type { Game } from './enter.ts';
import type { MendedEntry } from './entry.ts';
import type { Json } from '../json.ts';
import { type Moment, stands, wasHeld } from './moment.ts';
import { DICE, type Seat, TABLE } from '../seat.ts';

// What a reader may know of what was put right; `entries`: those that the lines of its record show.

/** One thing that was put right, as a reader may know it: a sealed answer of another seat has no content. */
export type Mended = {
  /** The line that was wrong, or before which something was missing; none where the reader has no line of it. */
  readonly line?: number;
  readonly seat?: Seat;
  readonly decision?: string;
} & ({ readonly as: 'changed' | 'put in'; readonly answer?: Json } | { readonly as: 'struck out' });

/**
 * The entry in whose line an entry is read: a sealed answer in the one that closed its step; where that went and came again
 * before the answer itself went, in the latter.
 */
export function shownIn(moments: readonly Moment[], n: number): number {
  const first = moments[n - 1];
  if (!first || !wasHeld(first)) return n;
  const { gone = Number.POSITIVE_INFINITY } = first;
  const until = moments.slice(n - 1, gone - 1);
  const closing = until.find((each) => each.closed !== null && stands(each, gone - 1));
  return closing?.entry.n ?? 0;
}

/** The lines of a reader's record that wait to come again. */
export function linesComing({ moments, state: { again } }: Game, entries: readonly number[]): number[] {
  if (!again) return [];
  const { mend, answers } = again;
  // what is put in has no line yet
  const first = answers.flatMap(({ n }) => (n === mend ? [] : [shownIn(moments, n)]));
  return linesOf(first, entries);
}

/** The lines that show these entries. */
export function linesOf(numbers: readonly number[], entries: readonly number[]): number[] {
  return entries.flatMap((n, i) => (numbers.includes(n) ? [i + 1] : []));
}

/** What was put right, as a seat (null: a spectator) may know it. */
export function mendedFor(
  { moments }: Game,
  edit: MendedEntry,
  reader: Seat | null,
  entries: readonly number[],
): Mended {
  const at = 'before' in edit ? edit.before : edit.at;
  const moment = moments[at - 1];
  const found = entries.indexOf(shownIn(moments, at)) + 1;
  const line = found === 0 ? {} : { line: found };
  if ('before' in edit) {
    const { seat, decision, answer } = edit;
    const isOpen = seat === reader || seat === TABLE || seat === DICE;
    return { ...line, as: 'put in', seat, ...(isOpen ? { decision, answer } : {}) };
  }
  const { entry, asked } = moment ?? {};
  const isMine = entry !== undefined && 'seat' in entry && entry.seat === reader;
  const isOpen = isMine || asked?.sealed !== true;
  const of =
    entry && 'decision' in entry ? { seat: entry.seat, ...(isOpen ? { decision: entry.decision } : {}) } : {};
  if ('strike' in edit) return { ...line, ...of, as: 'struck out' };
  return { ...line, ...of, as: 'changed', ...(isOpen ? { answer: edit.answer } : {}) };
}
