import { type Affected, affectedByMoment } from './correction.ts';
import type { Seat } from './decision.ts';
import { addressed, type Dispatch } from './dispatch.ts';
import type { Entry, Game, Moment, UndoEntry } from './game.ts';
import type { Json } from './json.ts';
import { seenIn } from './undo.ts';

/** One line of what a seat may know of a game's history, numbered for that seat alone. */
export interface RecordLine {
  readonly n: number;
  readonly kind: 'answer' | 'step' | 'told' | 'undo';
  readonly seat?: Seat;
  readonly by?: string;
  readonly decision?: string;
  readonly answer?: Json;
  /** In a `step`: the seats whose sealed answers it closed, in seat order, and one's own among them. */
  readonly seats?: readonly Seat[];
  readonly own?: Readonly<Record<string, Json>>;
  readonly dispatches: readonly Dispatch[];
  /** In a report with corrections: each past line with a sheet that would have come out differently. */
  readonly affects?: readonly Affected[];
  /** In an `undo`: the last line that stands, why, and what had been seen. */
  readonly to?: number;
  readonly reason?: string;
  readonly seen?: { readonly doors: readonly string[]; readonly dice: boolean };
  readonly undone?: true;
}

/**
 * What a seat (null: a spectator) may know of a game: open answers, its own, one line for each closed step, and what
 * was told to it. Sealed answers of others leave no content, size, count or gap in the numbering.
 */
export function record(game: Game, seat: Seat | null): RecordLine[] {
  const lines: RecordLine[] = [];
  const shownAs = new Map<number, number>();
  let before = game.start;
  for (const moment of game.moments) {
    const line = lineOf(game, moment, before, seat, shownAs);
    before = moment.state;
    if (!line) continue;
    lines.push({ n: lines.length + 1, ...line, ...(moment.stands ? {} : { undone: true }) });
    shownAs.set(moment.entry.n, lines.length);
  }
  return lines;
}

type Line = Omit<RecordLine, 'n'>;

function lineOf(
  game: Game,
  moment: Moment,
  before: Moment['state'],
  seat: Seat | null,
  shownAs: ReadonlyMap<number, number>,
): Line | null {
  const { entry, decision } = moment;
  if ('undoTo' in entry) return undoLine(game, entry, seat, shownAs);
  if ('withdraw' in entry || !decision) return null;
  const dispatches = moment.dispatches.filter((dispatch) => addressed(dispatch.to, seat));
  const by = entry.by === undefined ? {} : { by: entry.by };
  const given = { seat: entry.seat, ...by, decision: entry.decision, answer: entry.answer };
  if (moment.closed) {
    const step = { seats: moment.closed, ...ownAnswers(moment, before, seat), dispatches };
    return { kind: 'step', ...(decision.sealed ? {} : given), ...step };
  }
  if (decision.sealed && !decision.optional) return null;
  if (!decision.sealed || entry.seat === seat) {
    const touched = affectedByMoment(game, moment, seat);
    const affects = touched.map((each) => ({ ...each, n: shownAs.get(each.n) ?? 0 }));
    return { kind: 'answer', ...given, dispatches, ...(affects.length > 0 ? { affects } : {}) };
  }
  return dispatches.length === 0 ? null : { kind: 'told', dispatches };
}

/** A seat's own sealed answers in the step that this moment closed. */
function ownAnswers(moment: Moment, before: Moment['state'], seat: Seat | null): Pick<RecordLine, 'own'> {
  if (seat === null || !moment.closed?.includes(seat)) return {};
  const own: Record<string, Json> = { ...before.held[seat] };
  const { entry } = moment;
  if ('answer' in entry && entry.seat === seat && moment.decision?.sealed) own[entry.decision] = entry.answer;
  return { own };
}

/** An undo that took back nothing this seat could see is not shown to it. */
function undoLine(
  game: Game,
  entry: UndoEntry,
  seat: Seat | null,
  shownAs: ReadonlyMap<number, number>,
): Line | null {
  const earlier = game.moments.flatMap((moment) =>
    'undoTo' in moment.entry && moment.entry.n < entry.n ? [moment.entry] : [],
  );
  const stood = ({ n }: Entry): boolean => !earlier.some((each) => each.undoTo < n && n <= each.n);
  const gone = game.moments.filter((moment) => moment.entry.n > entry.undoTo && moment.entry.n < entry.n);
  const visible = gone.filter((moment) => shownAs.has(moment.entry.n) && stood(moment.entry));
  if (visible.length === 0) return null;
  const to = Math.max(0, ...[...shownAs].filter(([n]) => n <= entry.undoTo).map(([, shown]) => shown));
  const seen = seenIn(visible.map((moment) => seenBy(moment, seat)));
  const by = entry.by === undefined ? {} : { by: entry.by };
  return { kind: 'undo', ...by, seats: entry.seats, to, reason: entry.reason, seen, dispatches: [] };
}

/** A moment with only the doors that opened to a seat. */
function seenBy(moment: Moment, seat: Seat | null): Moment {
  return { ...moment, doors: moment.doors.filter((door) => addressed(door.to, seat)) };
}

/** The number of the entry that a seat's own line `n` shows; 0 for line 0, null when there is no such line. */
export function entryOfLine(game: Game, seat: Seat | null, n: number): number | null {
  if (n === 0) return 0;
  if (record(game, seat).length < n) return null;
  let [low, high] = [1, game.moments.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (record(firstEntries(game, middle), seat).length >= n) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The game with its first entries only. */
function firstEntries(game: Game, entries: number): Game {
  return { ...game, moments: game.moments.slice(0, entries) };
}
