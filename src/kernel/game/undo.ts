import { type Refusal, refuse } from '../clause.ts';
import type { DiceMode } from './entry.ts';
import { mayOpen } from './table.ts';
import { type RecordLine, seenBy } from './record.ts';
import type { ReadTable } from '../rulebook.ts';
import { DICE, type Seat, TABLE } from '../seat.ts';
import { words } from '../texts/words.ts';
import { stillTrue, type UndoBody, withoutThese } from './course.ts';
import { runToEnd, type Slices } from './slices.ts';
import { addQuiet, base } from './enter.ts';
import { isLineOfDice, takenBack } from './moment.ts';
import { type Game, repeatOf, type Sender } from './game.ts';

// Taking back: whether it can be done, judged from one record, and what it does.

/** What a wish to take back is judged by. */
interface Wish {
  readonly table: ReadTable;
  readonly dice: DiceMode;
  /** The asker's own record. */
  readonly lines: readonly RecordLine[];
  /** The seats that agree, the asker's first. */
  readonly agreed: readonly Seat[];
  /** The last line that shall stand; absent: all but the latest. */
  readonly to?: number;
}

/**
 * What a wish to take back comes to, and the lines of the asker's record that would go: it can be done `now` by those
 * who agree, or `together` with the seats that are missing, or `never`; `why` it cannot be done now.
 */
export type Verdict = { readonly gone: readonly RecordLine[] } & (
  | { readonly can: 'now' }
  | { readonly can: 'together'; readonly missing: readonly Seat[]; readonly why: Refusal }
  | { readonly can: 'never'; readonly why: Refusal }
);

/**
 * Whether lines can be taken back. Judged from the asker's own record and nothing else, so that page and server cannot
 * differ and nothing hidden shows: a seat alone takes back its latest line; all seats together go past everything. What no
 * other seat has seen needs nobody else's agreement.
 */
export function judge(wish: Wish): Verdict {
  const { table, dice, lines, agreed, to } = wish;
  const gone = goneAfter(lines, to);
  if (gone.length === 0) {
    const why = refuse(words(to === undefined ? 'undo.nothing' : 'undo.noSuch', { n: to ?? 0 }));
    return { gone, can: 'never', why };
  }
  const missing = table.seats.filter((seat) => !agreed.includes(seat));
  const seen = gone.filter(({ hidden }) => !hidden);
  const given = gone.filter(({ only }) => !only);
  const own = opened(gone) ?? (dice === 'typed' ? null : fallen(given));
  const alone = missing.length > 0 ? (own ?? barredAlone(wish, given, missing)) : null;
  if (!alone) return { gone, can: 'now' };
  return seen.length === 0
    ? { gone, can: 'never', why: alone }
    : { gone, can: 'together', missing, why: alone };
}

/** The standing lines of a record after line `to`; without it the latest that somebody gave, and what came of it by itself. */
export function goneAfter(lines: readonly RecordLine[], to: number | undefined): readonly RecordLine[] {
  const left = lines.filter((line) => !line.undone && line.kind !== 'undo' && !isLineOfDice(line));
  if (to !== undefined) return left.filter(({ n }) => n > to);
  return left.slice(
    Math.max(
      left.findLastIndex(({ only }) => !only),
      0,
    ),
  );
}

function opened(gone: readonly RecordLine[]): Refusal | null {
  const keys = gone.flatMap(({ doors }) => doors ?? []);
  return keys.length > 0 ? refuse(words('undo.door', { keys })) : null;
}

function fallen(gone: readonly RecordLine[]): Refusal | null {
  return gone.some(({ seat }) => seat === DICE) ? refuse(words('undo.die')) : null;
}

/** Why some seats cannot take these lines back without the others. */
function barredAlone(
  { table, lines, agreed }: Wish,
  gone: readonly RecordLine[],
  missing: readonly Seat[],
): Refusal | null {
  if (gone.some(({ kind }) => kind === 'step')) return refuse(words('undo.step'));
  if (gone.some(({ decision }) => decision !== undefined && mayOpen(table, decision)))
    return refuse(words('undo.mayOpen'));
  const first = gone[0]?.n ?? 0;
  const isMended =
    lines.some(({ mended, n }) => mended !== undefined && n > first) ||
    gone.some(({ again }) => again !== undefined);
  if (isMended || (gone.length > 1 && gone.some(({ hidden }) => !hidden)))
    return refuse(words('undo.consent', { seats: missing }));
  const isMine = gone.every((line) => isOwn(line, agreed));
  return isMine ? null : refuse(words('undo.notYours', { seat: agreed[0] ?? '' }));
}

/** One's own; what anybody seated may tell and type, but not what others had to agree to, or were asked alone. */
function isOwn({ seat, agreed, of }: RecordLine, seats: readonly Seat[]): boolean {
  if (of) return of.some((each) => seats.includes(each));
  if (seat === DICE || seat === TABLE) return agreed === undefined;
  return seat !== undefined && seats.includes(seat);
}

/** Who wants to go back, who agrees, and how far: `to` is the last line of the asker's own record that shall stand. */
export interface UndoRequest {
  readonly seat: Seat;
  readonly consent?: readonly Seat[];
  readonly to?: number;
  readonly reason?: string;
}

/**
 * Take back, as `judge` allows. Hidden entries of others never go: they are played again. The log keeps both lines.
 */
export function undo(game: Game, request: UndoRequest, sender: Sender = {}): Game | Refusal {
  return runToEnd(undoInSlices(game, request, sender));
}

/** The same, an entry at a time. */
export function* undoInSlices(game: Game, request: UndoRequest, sender: Sender = {}): Slices<Game | Refusal> {
  const reason = request.reason ?? '';
  const again = repeatOf(game, sender.request, { reason });
  if (again) return again;
  const verdict = judgeUndo(game, request);
  if (verdict.can !== 'now') return verdict.why;
  const gone = new Set(verdict.gone.map(({ n }) => n));
  const undone = seenBy(game, request.seat).flatMap(({ line, entry }) => (gone.has(line.n) ? [entry] : []));
  const seats = agreedTo(request).filter((seat) => game.table.seats.includes(seat));
  return yield* goBack(game, {
    ...base(game, sender),
    undone,
    seats: seats.length > 0 ? seats : [request.seat],
    reason,
  });
}

/** What a wish to take back comes to in a game. */
export function judgeUndo(game: Game, request: UndoRequest): Verdict {
  const { table, header } = game;
  const lines = seenBy(game, request.seat).map(({ line }) => line);
  const { to } = request;
  const wish = { table, dice: header.dice, lines, agreed: agreedTo(request) };
  return judge(to === undefined ? wish : { ...wish, to });
}

function agreedTo({ seat, consent = [] }: UndoRequest): readonly Seat[] {
  return [...new Set([seat, ...consent])];
}

/** Put a game back to before the entries that an undo takes back, after its checks. */
export function* goBack(game: Game, body: UndoBody): Slices<Game> {
  const { state, drafts } = yield* withoutThese(game, body, game.state);
  const moments = takenBack(game.moments, body, drafts);
  const checkpoints = stillTrue(game.checkpoints, [...body.undone, ...drafts]);
  return addQuiet({ ...game, moments, checkpoints }, body, state);
}
