import { type Refusal, refuse } from './clause.ts';
import { withoutThese } from './course.ts';
import type { Seat } from './decision.ts';
import { addQuiet, base, type Game, repeated, type Sender } from './game.ts';
import { stands } from './moment.ts';
import { mayOpen } from './mark.ts';
import { type RecordLine, type Seen, seenBy } from './record.ts';
import { DICE, TABLE } from './seat.ts';
import { words } from './words.ts';

/** Who wants to go back, who agrees, and how far: `to` is the last line of the asker's own record that shall stand. */
export interface UndoRequest {
  readonly seat: Seat;
  readonly consent?: readonly Seat[];
  readonly to?: number;
  readonly reason?: string;
}

/**
 * Take back. What goes and whether it may is judged from what can be seen, never from the game: a seat alone takes
 * back its own latest line, by its own record; all seats together go further, by the record of a spectator. Hidden
 * entries of others never go: they are played again. The log keeps both lines.
 */
export function undo(game: Game, request: UndoRequest, sender: Sender = {}): Game | Refusal {
  const seats = [...new Set([request.seat, ...(request.consent ?? [])])];
  const reason = request.reason ?? '';
  const again = repeated(game, sender.request, { reason });
  if (again) return again;
  const gone = goneFor(game, request);
  if (gone.length === 0)
    return refuse(words(request.to === undefined ? 'undo.nothing' : 'undo.noSuch', { n: request.to ?? 0 }));
  const missing = game.table.seats.filter((seat) => !seats.includes(seat));
  const all = missing.length === 0 ? goneForAll(game, gone) : [];
  const refusal =
    all.length > 0 ? barredToAll(game, linesOf(all)) : barredAlone(game, linesOf(gone), seats, missing);
  if (refusal) return refusal;
  const undone = [...new Set([...gone, ...all].map(({ entry }) => entry))].toSorted((a, b) => a - b);
  return goBack(game, undone, seats, reason, sender);
}

function linesOf(seen: readonly Seen[]): readonly RecordLine[] {
  return seen.map(({ line }) => line);
}

function standing(game: Game, seat: Seat | null): Seen[] {
  return seenBy(game, seat).filter(({ line }) => !line.undone && line.kind !== 'undo');
}

/** The lines of the asker's own record that would go. */
function goneFor(game: Game, { seat, to }: UndoRequest): Seen[] {
  const lines = standing(game, seat);
  return to === undefined ? lines.slice(-1) : lines.filter(({ line }) => line.n > to);
}

/** What goes for everybody: what a spectator has seen since then. */
function goneForAll(game: Game, gone: readonly Seen[]): Seen[] {
  const first = Math.min(...gone.map(({ entry }) => entry));
  return standing(game, null).filter(({ entry }) => entry >= first);
}

/** Why all seats together cannot take these lines of a spectator's record back. */
function barredToAll({ header }: Game, gone: readonly RecordLine[]): Refusal | null {
  return header.dice === 'typed' ? null : (opened(gone) ?? fallen(gone));
}

function opened(gone: readonly RecordLine[]): Refusal | null {
  const keys = gone.flatMap(({ doors }) => doors ?? []);
  return keys.length > 0 ? refuse(words('undo.door', { keys })) : null;
}

function fallen(gone: readonly RecordLine[]): Refusal | null {
  return gone.some(({ seat }) => seat === DICE) ? refuse(words('undo.die')) : null;
}

/** Why a seat alone cannot take these lines of its own record back. */
function barredAlone(
  { header, table }: Game,
  gone: readonly RecordLine[],
  seats: readonly Seat[],
  missing: readonly Seat[],
): Refusal | null {
  const typed = header.dice === 'typed';
  const hard = opened(gone) ?? (typed ? null : fallen(gone));
  if (hard) return hard;
  if (gone.some(({ kind }) => kind === 'step')) return refuse(words('undo.step'));
  if (gone.some(({ decision }) => decision !== undefined && mayOpen(table, decision)))
    return refuse(words('undo.mayOpen'));
  if (gone.length > 1) return refuse(words('undo.consent', { seats: missing }));
  const [only] = gone;
  return only && isOwn(only, seats) ? null : refuse(words('undo.notYours', { seat: seats[0] ?? '' }));
}

/** One's own; what anybody seated may tell and type, but not what others had to agree to. */
function isOwn({ seat, agreed }: RecordLine, seats: readonly Seat[]): boolean {
  if (seat === DICE || seat === TABLE) return agreed === undefined;
  return seat !== undefined && seats.includes(seat);
}

/** Put a game back to before these entries. Used by `undo` after its checks, and by replay. */
export function goBack(
  game: Game,
  undone: readonly number[],
  seats: readonly Seat[],
  reason: string,
  sender: Sender,
): Game {
  const body = { ...base(game, sender), undone, seats, reason };
  const { state, drafts } = withoutThese(game, body, game.state);
  const { n } = body;
  const moments = game.moments.map((moment) => {
    if (!stands(moment)) return moment;
    if (undone.includes(moment.entry.n)) return { ...moment, gone: n };
    return drafts.includes(moment.entry.n) ? { ...moment, draft: n } : moment;
  });
  const first = Math.min(...undone);
  const checkpoints = game.checkpoints.filter((each) => each.n < first);
  return addQuiet({ ...game, moments, checkpoints }, body, state);
}
