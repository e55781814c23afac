import { type Affected, affectedByMoment } from './correction.ts';
import type { Seat } from './decision.ts';
import { addressed, type Dispatch } from './dispatch.ts';
import type { AnswerEntry, UndoEntry } from './entry.ts';
import type { Game } from './game.ts';
import type { Json } from './json.ts';
import { isUndo, type Moment, stands } from './moment.ts';
import { DICE } from './seat.ts';

/** One line of what a seat may know of a game's history, numbered for that seat alone. */
export interface RecordLine {
  readonly n: number;
  readonly kind: 'answer' | 'step' | 'told' | 'undo';
  readonly seat?: Seat;
  readonly by?: string;
  /** The seats that agreed to what took a decision from them. */
  readonly agreed?: readonly Seat[];
  readonly decision?: string;
  readonly answer?: Json;
  /** In a `step`: the seats whose sealed answers it closed, in seat order, and one's own among them. */
  readonly seats?: readonly Seat[];
  readonly own?: Readonly<Record<string, Json>>;
  /** The keys of the doors that opened to the reader. */
  readonly doors?: readonly string[];
  readonly dispatches: readonly Dispatch[];
  /** In a report with corrections: each past line with a sheet that would have come out differently. */
  readonly affects?: readonly Affected[];
  /** In an `undo`: the last line that stands, why, and what had been seen. */
  readonly to?: number;
  readonly reason?: string;
  readonly seen?: { readonly doors: readonly string[]; readonly dice: boolean };
  readonly undone?: true;
}

/** A line with the entry that it shows. The entry's number is the referee's alone. */
export interface Seen {
  readonly line: RecordLine;
  readonly entry: number;
}

/**
 * What a seat (null: a spectator) may know of a game: open answers, its own, one line for each closed step, and what
 * was told to it. Sealed answers of others leave no content, size, count or gap in the numbering.
 */
export function record(game: Game, seat: Seat | null): RecordLine[] {
  return seenBy(game, seat).map(({ line }) => line);
}

/** The record of a seat with the entries that its lines show. */
export function seenBy(game: Game, seat: Seat | null): Seen[] {
  const seen: Seen[] = [];
  for (const moment of game.moments) seeNext(game, moment, seat, seen);
  return seen;
}

/** Add the line of the next moment to what a seat has seen, in place, if there is one for it. */
export function seeNext(game: Game, moment: Moment, seat: Seat | null, seen: Seen[]): void {
  const line = lineOf(game, moment, seat, seen);
  if (!line) return;
  const numbered = { n: seen.length + 1, ...line, ...(stands(moment) ? {} : { undone: true as const }) };
  seen.push({ line: numbered, entry: moment.entry.n });
}

type Line = Omit<RecordLine, 'n'>;

function lineOf(game: Game, moment: Moment, seat: Seat | null, seen: readonly Seen[]): Line | null {
  const { entry, asked } = moment;
  if (isUndo(entry)) return undoLine(entry, seen);
  if ('withdraw' in entry || !asked) return null;
  const shown = toldTo(moment, seat);
  if (moment.closed) {
    const step = { seats: moment.closed, ...ownAnswers(moment, seat), ...shown };
    return { kind: 'step', ...(asked.sealed ? {} : givenIn(entry)), ...step };
  }
  if (asked.sealed && asked.awaited) return null;
  if (!asked.sealed || entry.seat === seat)
    return { kind: 'answer', ...givenIn(entry), ...shown, ...affectsOf(game, moment, seat, seen) };
  return shown.dispatches.length === 0 ? null : { kind: 'told', ...shown };
}

function givenIn({ seat, by, agreed, decision, answer }: AnswerEntry): Partial<Line> {
  return {
    seat,
    ...(by === undefined ? {} : { by }),
    ...(agreed === undefined ? {} : { agreed }),
    decision,
    answer,
  };
}

/** What a moment told a seat, and which doors opened to it. */
function toldTo({ told }: Moment, seat: Seat | null): Pick<Line, 'dispatches' | 'doors'> {
  const doors = told.doors.filter(({ to }) => addressed(to, seat)).map(({ key }) => key);
  const dispatches = told.dispatches.filter(({ to }) => addressed(to, seat));
  return { ...(doors.length === 0 ? {} : { doors }), dispatches };
}

/** A seat's own sealed answers in the step that this moment closed. */
function ownAnswers({ closed, answers }: Moment, seat: Seat | null): Pick<Line, 'own'> {
  if (seat === null || !closed?.includes(seat)) return {};
  return { own: answers?.[seat] ?? {} };
}

function affectsOf(
  game: Game,
  moment: Moment,
  seat: Seat | null,
  seen: readonly Seen[],
): Pick<Line, 'affects'> {
  const affects = affectedByMoment(game, moment, seat).map((each) => ({
    ...each,
    n: seen.find(({ entry }) => entry === each.n)?.line.n ?? 0,
  }));
  return affects.length > 0 ? { affects } : {};
}

/** An undo that took back nothing this seat could see is not shown to it. */
function undoLine({ by, seats, undone, reason }: UndoEntry, seen: readonly Seen[]): Line | null {
  const gone = seen.filter(({ entry }) => undone.includes(entry)).map(({ line }) => line);
  if (gone.length === 0) return null;
  const first = Math.min(...undone);
  const to = seen.findLast(({ entry }) => entry < first)?.line.n ?? 0;
  const had = {
    doors: gone.flatMap(({ doors }) => doors ?? []),
    dice: gone.some((each) => each.seat === DICE),
  };
  return { kind: 'undo', ...(by === undefined ? {} : { by }), seats, to, reason, seen: had, dispatches: [] };
}

/** The number of the entry that a seat's own line `n` shows; 0 for line 0, null when there is no such line. */
export function entryOfLine(game: Game, seat: Seat | null, n: number): number | null {
  if (n === 0) return 0;
  return seenBy(game, seat)[n - 1]?.entry ?? null;
}
