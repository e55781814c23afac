import { doneBy } from './directive.ts';
import type { Game } from './game.ts';
import { isTick, isUndo } from './moment.ts';
import { linesAfter, type Reading, type RecordLine } from './record.ts';
import type { Seat } from '../seat.ts';

/** How much somebody has read, lines and ticks together: what a sender need not send again. */
export function countOf({ entries, ticks }: Reading): number {
  return entries.length + ticks.length;
}

/** What is new to a reader: lines, and older ones with a directive that was ticked since. */
interface Since {
  /** So many lines of those that the reader has stand, but for those that come again. */
  readonly from: number;
  readonly lines: readonly RecordLine[];
}

/** What is new after the first `have` lines and ticks: everything, where a line since then takes older ones back. */
export function linesSince(game: Game, seat: Seat | null, reading: Reading, have: number): Since {
  const { entries, ticks } = reading;
  const read = [...entries, ...ticks].toSorted((a, b) => a - b);
  const fresh = read.slice(have).flatMap((n) => game.moments[n - 1]?.entry ?? []);
  if (have > read.length || fresh.some(isUndo)) return { from: 0, lines: linesAfter(game, seat, reading) };
  const ticked = fresh.filter(isTick);
  const from = entries.length - (fresh.length - ticked.length);
  const done = doneBy(game.moments, ticks);
  const again = new Set(ticked.map(({ tick }) => entries.indexOf(tick.n)));
  const older = [...again]
    .filter((at) => at < from)
    .toSorted((a, b) => a - b)
    .flatMap((at) => linesAfter(game, seat, { ...reading, entries: entries.slice(0, at + 1) }, at, done));
  return { from, lines: [...older, ...linesAfter(game, seat, reading, from, done)] };
}
