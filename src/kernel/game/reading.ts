import { type Game, goBackTo, momentsAt, stateOf } from './game.ts';
import { linesAfter, type Reading, type RecordLine } from './record.ts';
import { doneBy } from './directive.ts';
import { isTick, isUndo } from './moment.ts';
import type { Seat } from '../seat.ts';
import { type OpenCommon, type SealedCommon, type View, viewOf } from './position.ts';
import { type Decision, DICE } from '../forms/decision.ts';
import { canonical, own } from '../json.ts';
import { hashOfText } from './entry.ts';
import { mayOpen } from './table.ts';
import type { State } from './play.ts';
import { runToEnd, type Slices } from './slices.ts';
import type { Table } from '../rulebook.ts';

// A record as it is read on: its turns, what is new since somebody read it, what could be seen at an earlier line,
// and what a seat saw when it was asked.

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

/** How much somebody has read, lines and ticks together: what a sender need not send again. */
export function countOf({ entries, ticks }: Reading): number {
  return entries.length + ticks.length;
}

/** What is new to a reader: lines, and older ones with a directive that was ticked since. */
interface Since {
  /** So many lines of those that the reader has stand, but for those that come again. */
  readonly from: number;
  /** So many of these are not brought: they may be otherwise, or the reader may not have them. */
  readonly earlier: number;
  readonly lines: readonly RecordLine[];
}

/**
 * What is new after the first `have` lines and ticks: everything, where a line since then takes older ones back. Where that is more
 * than `most` lines, only the last of them.
 */
export function linesSince(
  game: Game,
  seat: Seat | null,
  reading: Reading,
  have: number,
  most: number = Number.POSITIVE_INFINITY,
): Since {
  const { entries, ticks } = reading;
  const read = [...entries, ...ticks].toSorted((a, b) => a - b);
  const fresh = read.slice(have).flatMap((n) => game.moments[n - 1]?.entry ?? []);
  const ticked = fresh.filter(isTick);
  const isAnew = have > read.length || fresh.some(isUndo);
  const from = isAnew ? 0 : entries.length - (fresh.length - ticked.length);
  const first = Math.max(from, entries.length - most);
  if (isAnew || first > from)
    return { from: first, earlier: first, lines: linesAfter(game, seat, reading, first) };
  const done = doneBy(game.moments, ticks);
  const again = new Set(ticked.map(({ tick }) => entries.indexOf(tick.n)));
  const older = [...again]
    .filter((at) => at < from)
    .toSorted((a, b) => a - b)
    .flatMap((at) => linesAfter(game, seat, { ...reading, entries: entries.slice(0, at + 1) }, at, done));
  return { from, earlier: 0, lines: [...older, ...linesAfter(game, seat, reading, from, done)] };
}

/** What a seat could see at an earlier moment. */
interface Then {
  readonly view: View<OpenCommon, SealedCommon>;
  /** So many lines stand before these. */
  readonly earlier: number;
  readonly lines: readonly RecordLine[];
}

/** Some lines of a record. */
type Page = Pick<Then, 'earlier' | 'lines'>;

/**
 * The last lines, `most` of them, up to line `before` of a record, as they are now, or as they were after its line `at`; null when
 * there is no such line. What is done by now is shown so.
 */
export function pageOf(
  game: Game,
  seat: Seat | null,
  reading: Reading,
  { before, at, most }: { readonly before: number; readonly at?: number | undefined; readonly most: number },
): Page | null {
  const { entries } = reading;
  const entry = at === undefined ? game.moments.length : at === 0 ? 0 : entries[at - 1];
  if (entry === undefined || before > (at ?? entries.length)) return null;
  const then = at === undefined ? game : { ...game, moments: momentsAt(game, entry) };
  const earlier = Math.max(0, before - most);
  const done = doneBy(game.moments, reading.ticks);
  const upTo = { ...reading, moments: entry, entries: entries.slice(0, before) };
  return { earlier, lines: linesAfter(then, seat, upTo, earlier, done) };
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
  return runToEnd(lookBackInSlices(game, seat, reading, n));
}

/** The same, an entry at a time, with no more than the last `most` lines. */
export function* lookBackInSlices(
  game: Game,
  seat: Seat | null,
  reading: Reading,
  n: number,
  most: number = Number.POSITIVE_INFINITY,
): Slices<Then | null> {
  const entry = n === 0 ? 0 : reading.entries[n - 1];
  if (entry === undefined) return null;
  const then = yield* goBackTo(game, entry);
  const page = pageOf(game, seat, reading, { before: n, at: n, most });
  return page && { view: viewOf(stateOf(then).position, seat), ...page };
}

/** Whether an answer to a decision counts only on an up-to-date view: doors may open on it, or dice fall. */
export function needsMark(table: Table, { seat, id }: Pick<Decision, 'seat' | 'id'>): boolean {
  return seat === DICE || mayOpen(table, id);
}

/**
 * What a seat saw when it was asked: the hash of what is open, of its own secrets, and of the form. Held answers,
 * drafts, who has answered and proposals are no part of it, so seats that answer at once do not refuse each other.
 * `open`: the bytes of what is open, where they are known.
 */
export function markOf(
  { position }: State,
  { seat, form }: Pick<Decision, 'seat' | 'form'>,
  open: string = canonical(position.open),
): string {
  return hashOfText(`[${open},${canonical(own(position.sealed, seat) ?? null)},${canonical(form)}]`);
}
