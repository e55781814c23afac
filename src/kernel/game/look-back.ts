import { doneBy } from './directive.ts';
import { type Game, gameAt, stateOf } from './game.ts';
import { type OpenCommon, type SealedCommon, type View, viewOf } from './position.ts';
import { linesAfter, type Reading, type RecordLine } from './record.ts';
import type { Seat } from '../seat.ts';

/** What a seat could see at an earlier moment. */
interface Then {
  readonly view: View<OpenCommon, SealedCommon>;
  readonly lines: readonly RecordLine[];
}

/** The line at which a reading stood after an entry of its game. */
export function lineAt({ entries }: Pick<Reading, 'entries'>, entry: number): number {
  return entries.filter((each) => each <= entry).length;
}

/** The line at which another reading of the same game stood after line `n` of one's own; null when there is no such line. */
export function lineThen(
  own: Pick<Reading, 'entries'>,
  n: number,
  other: Pick<Reading, 'entries'>,
): number | null {
  const entry = n === 0 ? 0 : own.entries[n - 1];
  return entry === undefined ? null : lineAt(other, entry);
}

/**
 * What a seat (null: a spectator) could see after its own line `n`; null when there is no such line. What is done by now is
 * shown so: that it was not then helps nobody.
 */
export function lookBack(game: Game, seat: Seat | null, reading: Reading, n: number): Then | null {
  const entry = n === 0 ? 0 : reading.entries[n - 1];
  if (entry === undefined) return null;
  const then = gameAt(game, entry);
  const entries = reading.entries.slice(0, n);
  const done = doneBy(game.moments, reading.ticks);
  const lines = linesAfter(then, seat, { ...reading, moments: entry, entries }, 0, done);
  return { view: viewOf(stateOf(then).position, seat), lines };
}
