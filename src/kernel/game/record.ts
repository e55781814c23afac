import { type AffectedSheet, affectedByMoment, type AffectedPart } from './correction.ts';
import { againIn, type Amendment, isShown, linesOf, mendedFor, saidIn } from './line.ts';
import type { Seat } from '../forms/decision.ts';
import { type DoneDirectives, doneBy, isTickFor, type ShownDispatch, shownTo } from './directive.ts';
import { isAddressed } from '../steps/dispatch.ts';
import type { AnswerEntry, HeadEntry, Lot, LotEntry, UndoEntry } from './entry.ts';
import type { Game } from './game.ts';
import type { Json } from '../json.ts';
import { isOfDice, isPassed, isUndo, type Moment, stands, wasHeld } from './moment.ts';
import { DICE, TABLE } from '../seat.ts';
import type { ChangedFacts } from './changed.ts';
import { isPass } from './pass.ts';

/** One line of what a seat may know of a game's history, numbered for that seat alone. */
export interface RecordLine {
  readonly n: number;
  /** Its number in the public chain, where the game has one and everybody has the line. */
  readonly public?: number;
  readonly kind: 'answer' | 'step' | 'told' | 'undo' | 'passed' | 'head' | 'lot';
  readonly seat?: Seat;
  readonly by?: string;
  /** Of a die: the seat whose it was, where another rolled it. */
  readonly for?: Seat;
  /** Of what the table was asked: the seats whose it was to say. */
  readonly of?: readonly Seat[];
  /** The seats that agreed to what took a decision from them. */
  readonly agreed?: readonly Seat[];
  readonly decision?: string;
  readonly answer?: Json;
  /** Of dice from a chain: the link from which they come, and the sides of each; in a `head`: the head of another chain. */
  readonly link?: string;
  readonly sides?: readonly number[];
  readonly head?: string;
  /** In a `lot`: what people put into the dice. */
  readonly lot?: Lot;
  /** Of a report: the turn in which it was told, where the rules count turns. */
  readonly turn?: number;
  /** Of a report: what it changed, each fact with what was known of it before. */
  readonly changed?: ChangedFacts;
  /** Somebody did nothing, or in a `step` all who were asked. */
  readonly pass?: true;
  /** In a `step`: what the rules call it. */
  readonly step?: string;
  /** In a `step`: the seats whose sealed answers it closed, in seat order, and one's own among them. */
  readonly seats?: readonly Seat[];
  readonly own?: Readonly<Record<string, Json>>;
  /** The keys of the doors that opened to the reader. */
  readonly doors?: readonly string[];
  /** A sealed answer of one's own of which nobody else has a line. */
  readonly hidden?: true;
  /** A sealed answer of one's own of which others read what it told, and no more; in a game with a public chain. */
  readonly sealed?: true;
  /** It is, or has among it, an answer of one's own that was left before. */
  readonly habit?: true;
  /** Nothing else was possible: nobody was asked. */
  readonly only?: true;
  readonly dispatches: readonly ShownDispatch[];
  /** In a report with corrections: past lines with a sheet that would have come out differently, the first of them. */
  readonly affects?: readonly AffectedSheet[];
  /** How many more there are: `affectedIn` has them. */
  readonly affectsMore?: number;
  /** In an `undo`: the last line that stands, why, and what had been seen. */
  readonly to?: number;
  readonly reason?: string;
  readonly seen?: { readonly doors: readonly string[]; readonly dice: boolean };
  /** In an `undo` that puts right: what, the lines that went, those that come again, and the seats that choose again themselves. */
  readonly mended?: readonly Amendment[];
  readonly gone?: readonly number[];
  readonly comes?: readonly number[];
  /** In an `undo` that puts nothing right, in a game with a public chain: the lines that went. */
  readonly took?: readonly number[];
  readonly anew?: readonly Seat[];
  /** The seats whose sealed answers were asked for again, as all know something else now. */
  readonly reopened?: readonly Seat[];
  /** The line that comes again in this one. */
  readonly again?: number;
  /** In a `passed`: the lines that nobody asks for any more. */
  readonly passed?: readonly number[];
  readonly undone?: true;
}

/** A line with the entry that it shows. The entry's number is the referee's alone. */
export interface SeenLine {
  readonly line: RecordLine;
  readonly entry: number;
}

/**
 * How far a seat has read in a game, and which entries the lines of its record show. Whatever is taken back later,
 * lines and ticks are only ever added: a reading of a game can be kept, and continued as the game goes on.
 */
export interface Reading {
  readonly moments: number;
  /** By line, ascending. */
  readonly entries: readonly number[];
  /** The ticks of directives in those lines. They have no line. */
  readonly ticks: readonly number[];
}

const UNREAD: Reading = { moments: 0, entries: [], ticks: [] };
const NONE: DoneDirectives = new Map();

/** Read on, from the start or from an earlier reading by the same seat (null: a spectator) of the same game. */
export function readOn(game: Game, seat: Seat | null, before: Reading = UNREAD): Reading {
  const [entries, ticks] = [[...before.entries], [...before.ticks]];
  for (const moment of game.moments.slice(before.moments))
    if (isShown(moment, seat, entries)) entries.push(moment.entry.n);
    else if (isTickFor(moment, seat, game.moments)) ticks.push(moment.entry.n);
  return { moments: game.moments.length, entries, ticks };
}

/** The lines after line `from`, as they are now; `done`: the directives that are, where not those that were read. */
export function linesAfter(
  game: Game,
  seat: Seat | null,
  { entries, ticks }: Reading,
  from: number = 0,
  done: DoneDirectives = doneBy(game.moments, ticks),
): RecordLine[] {
  const numbered = publicCounter(game.moments);
  return entries.slice(from).map((n, i) => {
    const moment = game.moments[n - 1] as Moment;
    const line = lineOf(game, moment, seat, entries, done);
    return { n: from + i + 1, ...numbered(moment), ...line, ...undoneNow(moment) };
  });
}

/** Tells the numbers in the public chain of moments that are asked for in order. */
function publicCounter(moments: readonly Moment[]): (moment: Moment) => Pick<RecordLine, 'public'> {
  let [read, lines] = [0, 0];
  return ({ entry }) => {
    for (; read < entry.n; read++) if (moments[read]?.entry.public !== undefined) lines++;
    return entry.public === undefined ? {} : { public: lines };
  };
}

function undoneNow(moment: Moment): Pick<RecordLine, 'undone'> {
  return stands(moment) ? {} : { undone: true };
}

/**
 * What a seat (null: a spectator) may know of a game: open answers, its own, one line for each closed step, and what
 * was told to it. Sealed answers of others leave no content, size, count or gap in the numbering.
 */
export function record(game: Game, seat: Seat | null): RecordLine[] {
  return linesAfter(game, seat, readOn(game, seat));
}

/** The record of a seat with the entries that its lines show. */
export function seenBy(game: Game, seat: Seat | null): SeenLine[] {
  const reading = readOn(game, seat);
  return linesAfter(game, seat, reading).map((line, i) => ({ line, entry: reading.entries[i] as number }));
}

/** Add the line of the next moment to what a seat has seen, in place, if there is one for it. */
export function seeNext(game: Game, moment: Moment, seat: Seat | null, seen: SeenLine[]): void {
  const entries = seen.map(({ entry }) => entry);
  if (!isShown(moment, seat, entries)) return;
  const line = { ...lineOf(game, moment, seat, entries, NONE), ...undoneNow(moment) };
  seen.push({ line: { n: seen.length + 1, ...line }, entry: moment.entry.n });
}

type Line = Omit<RecordLine, 'n'>;

function diceLine(entry: HeadEntry | LotEntry): Line {
  if ('head' in entry) return { kind: 'head', head: entry.head, dispatches: [] };
  const { by, lot } = entry;
  return { kind: 'lot', ...(by === undefined ? {} : { by }), lot, dispatches: [] };
}

/** What a moment that is shown looks like; `entries`: those of the seat's lines, `done`: the directives that are. */
function lineOf(
  game: Game,
  moment: Moment,
  seat: Seat | null,
  entries: readonly number[],
  done: DoneDirectives,
): Line {
  const { entry, asked } = moment;
  if (isUndo(entry)) return undoLine(game, entry, seat, entries);
  if (isPassed(entry)) return { kind: 'passed', passed: linesOf(entry.passed, entries), dispatches: [] };
  if (isOfDice(entry)) return diceLine(entry);
  if (!('decision' in entry) || !asked) throw new Error(`entry ${entry.n} has no line`);
  const shown = {
    ...(isLeftBy(game, moment, seat) ? { habit: true as const } : {}),
    ...toldTo(game, moment, seat, done),
    ...(isHidden(moment) ? { hidden: true as const } : {}),
  };
  if (moment.closed) {
    const { step: called } = moment;
    const step = {
      seats: moment.closed,
      ...(called === undefined ? {} : { step: called }),
      ...ownAnswers(moment, seat),
      ...shown,
    };
    return {
      kind: 'step',
      ...passIn(game, moment, shown.dispatches),
      ...(asked.sealed ? {} : givenIn(entry, moment)),
      ...step,
      ...againIn(game, moment, entries),
    };
  }
  if (!asked.sealed || entry.seat === seat)
    return {
      kind: 'answer',
      ...givenIn(entry, moment),
      ...passIn(game, moment, shown.dispatches),
      ...(moment.reopened ? { reopened: moment.reopened } : {}),
      ...shown,
      ...(asked.sealed && entry.public !== undefined ? { sealed: true as const } : {}),
      ...affectsOf(game, moment, seat, entries),
      ...againIn(game, moment, entries),
    };
  return { kind: 'told', ...shown };
}

/** Whether nothing was done in a moment of which this was told. */
function passIn({ table }: Game, moment: Moment, told: readonly ShownDispatch[]): Pick<Line, 'pass'> {
  return isPass(table.rulebook, moment, told) ? { pass: true } : {};
}

function givenIn(entry: AnswerEntry, { turn, changed, asked }: Moment): Partial<Line> {
  return {
    ...saidIn(entry),
    ...(asked?.askedOf ? { of: asked.askedOf } : {}),
    ...(turn === undefined ? {} : { turn }),
    ...(changed ? { changed } : {}),
  };
}

/** Whether a reader had left what a moment says, or closes: of one step what was left comes right after each other. */
function isLeftBy({ moments }: Game, moment: Moment, seat: Seat | null): boolean {
  const { entry, closed, asked } = moment;
  if (!('decision' in entry) || entry.habit === undefined) return false;
  // what is the table's to say some seats are asked for: it is theirs that was left
  if (entry.seat === TABLE && asked?.askedOf) return seat !== null && asked.askedOf.includes(seat);
  if (entry.seat === seat || !closed) return entry.seat === seat;
  for (let n = entry.n - 1; n > 0; n--) {
    const before = moments[n - 1] as Moment;
    const { entry: one } = before;
    if (!wasHeld(before) || before.closed || !('habit' in one) || !('decision' in one)) return false;
    if (one.seat === seat) return true;
  }
  return false;
}

/** What a moment told a seat, and which doors opened to it. */
function toldTo(
  game: Game,
  moment: Moment,
  seat: Seat | null,
  done: DoneDirectives,
): Pick<Line, 'dispatches' | 'doors'> {
  const opened = moment.told.doors.filter(({ to }) => isAddressed(to, seat));
  const doors = opened.map(({ key }) => key);
  return {
    ...(doors.length === 0 ? {} : { doors }),
    dispatches: shownTo(moment, seat, isOnMap(game, moment) ? done : NONE),
  };
}

/** Whether what was done of a line is still so on the map: what was put right says itself what is to be taken back. */
function isOnMap({ moments }: Game, { gone }: Moment): boolean {
  const by = gone === undefined ? undefined : moments[gone - 1]?.entry;
  return by === undefined || ('mend' in by && by.mend !== undefined);
}

/** Whether nobody but its own seat has a line of a sealed answer, nor was told of it. */
function isHidden({ entry, asked, closed, told }: Moment): boolean {
  if (asked?.sealed !== true || closed || !('decision' in entry)) return false;
  return [...told.dispatches, ...told.doors].every(
    ({ to }) => to !== 'all' && to.every((seat) => seat === entry.seat),
  );
}

/** A seat's own sealed answers in the step that this moment closed. */
function ownAnswers({ closed, answers }: Moment, seat: Seat | null): Pick<Line, 'own'> {
  if (seat === null || !closed?.includes(seat)) return {};
  return { own: answers?.[seat] ?? {} };
}

/** So many past sums stand in a line that touches them: each has all its lines twice. */
export const MOST_AFFECTED = 10;

function affectsOf(
  game: Game,
  moment: Moment,
  seat: Seat | null,
  entries: readonly number[],
): Pick<Line, 'affects' | 'affectsMore'> {
  const { some, all } = affectedByMoment(game, moment, seat, 0, MOST_AFFECTED);
  const more = all - some.length;
  return {
    ...(all > 0 ? { affects: inLines(some, entries) } : {}),
    ...(more > 0 ? { affectsMore: more } : {}),
  };
}

function inLines(affects: readonly AffectedSheet[], entries: readonly number[]): AffectedSheet[] {
  return affects.map((each) => ({ ...each, n: entries.indexOf(each.n) + 1 }));
}

/**
 * The past sums that line `n` of a seat's record touches, in lines of that record: from number `from` (0: the first) on,
 * no more than `most`. Null when there is no such line.
 */
export function affectedIn(
  game: Game,
  seat: Seat | null,
  n: number,
  { from = 0, most = Number.POSITIVE_INFINITY, entries = readOn(game, seat).entries }: Part = {},
): AffectedPart | null {
  const moment = game.moments[(entries[n - 1] ?? 0) - 1];
  if (!moment) return null;
  const { entry, asked, closed } = moment;
  const isTold = !closed && (!asked?.sealed || ('decision' in entry && entry.seat === seat));
  if (!isTold) return { some: [], all: 0 };
  const { some, all } = affectedByMoment(game, moment, seat, from, most);
  return { some: inLines(some, entries), all };
}

/** Which part is asked for; `entries`: those of the lines of the record, where they are known already. */
interface Part {
  readonly from?: number;
  readonly most?: number;
  readonly entries?: readonly number[];
}

/** An undo that took back nothing this seat could see, and put nothing right, is not shown to it. */
function undoLine(game: Game, entry: UndoEntry, seat: Seat | null, entries: readonly number[]): Line {
  const { by, seats, undone, reason, mend, again = [], anew } = entry;
  const gone = entries.filter((n) => undone.includes(n)).map((n) => game.moments[n - 1] as Moment);
  const lines = gone.map((moment) => lineOf(game, moment, seat, entries, NONE));
  // what goes unseen moves nothing
  const first = entries.findIndex((n) => undone.includes(n) || n >= entry.n);
  const to = first === -1 ? entries.length : first;
  const had = {
    doors: lines.flatMap(({ doors }) => doors ?? []),
    dice: lines.some((each) => each.seat === DICE),
  };
  const comes = again.flatMap((each) => ('n' in each ? [each.n] : []));
  const mended = mend && {
    mended: mend.map((each) => mendedFor(game, each, seat, entries)),
    gone: linesOf(undone, entries),
    comes: linesOf(comes, entries),
    ...(anew ? { anew } : {}),
  };
  return {
    kind: 'undo',
    ...(by === undefined ? {} : { by }),
    seats,
    to,
    reason,
    seen: had,
    ...(mend || entry.public === undefined ? {} : { took: linesOf(undone, entries) }),
    ...mended,
    dispatches: [],
  };
}
