import { type Refusal, refuse } from './clause.ts';
import { addressed } from './dispatch.ts';
import { DICE, type Seat, TABLE } from './decision.ts';
import {
  add,
  base,
  findRequest,
  type Game,
  type Moment,
  quiet,
  type Sender,
  standingMoments,
  type UndoEntry,
} from './game.ts';
import { standingName } from './standing.ts';
import { words } from './words.ts';

/** Who wants to go back, who agrees, and how far: `to` is the last entry that shall stand. */
export interface UndoRequest {
  readonly seat: Seat;
  readonly consent?: readonly Seat[];
  readonly to?: number;
  readonly reason?: string;
}

/**
 * Take back. A seat alone takes back its own latest answer, or what another has just allowed itself against a bar,
 * while nobody has answered since and no door and no program die lies between. With every seat's consent a game goes further: with typed dice anywhere, else not past
 * a door or a program die. The log keeps both lines.
 */
export function undo(game: Game, request: UndoRequest, sender: Sender = {}): Game | Refusal {
  if (findRequest(game, sender.request)) return game;
  const latest = standingMoments(game).at(-1);
  if (!latest) return refuse(words('undo.nothing'));
  const seats = [...new Set([request.seat, ...(request.consent ?? [])])];
  const to = request.to ?? latest.entry.n - 1;
  const undone = standingMoments(game).filter((moment) => moment.entry.n > to);
  const reachable = undone.length > 0 && stands(game, to);
  const refusal = reachable ? barred(game, undone, seats) : refuse(words('undo.noSuch', { n: to }));
  return refusal ?? goBack(game, to, seats, request.reason ?? '', sender);
}

/** Whether the game can stand at an entry: 0 is the start; an entry that was undone is no place to go back to. */
function stands(game: Game, n: number): boolean {
  return n === 0 || game.moments.some((moment) => moment.entry.n === n && moment.stands);
}

function barred(game: Game, undone: readonly Moment[], seats: readonly Seat[]): Refusal | null {
  const typed = game.header.dice === 'typed';
  const missing = game.table.seats.filter((seat) => !seats.includes(seat));
  if (missing.length === 0 && typed) return null;
  const doors = undone.flatMap((moment) => moment.doors);
  if (doors.length > 0) {
    const keys = doors
      .filter((door) => seats.every((seat) => addressed(door.to, seat)))
      .map((door) => door.key);
    return refuse(words('undo.door', { keys }));
  }
  if (!typed && undone.some((moment) => seatOf(moment) === DICE)) return refuse(words('undo.die'));
  if (missing.length === 0) return null;
  if (undone.length > 1) return refuse(words('undo.consent', { seats: missing }));
  const [only] = undone;
  const seat = only && seatOf(only);
  if (seat === DICE || seat === TABLE || seats.some((each) => each === seat)) return null;
  if (only?.decision && standingName(only.decision) === 'allow') return null;
  return refuse(words('undo.notYours', { seat: seats[0] ?? '' }));
}

function seatOf(moment: Moment): Seat | undefined {
  return 'seat' in moment.entry ? moment.entry.seat : undefined;
}

/** What had been seen in the moments that go: the keys of opened secrets and whether dice had fallen. */
export function seenIn(moments: readonly Moment[]): {
  readonly doors: readonly string[];
  readonly dice: boolean;
} {
  const doors = moments.flatMap((moment) => moment.doors.map((door) => door.key));
  return { doors, dice: moments.some((moment) => seatOf(moment) === DICE) };
}

/** Put a game back to an entry. Used by `undo` after its checks, and by replay. */
export function goBack(game: Game, to: number, seats: readonly Seat[], reason: string, sender: Sender): Game {
  const state = game.moments.find((moment) => moment.entry.n === to)?.state ?? game.start;
  const moments = game.moments.map((moment) =>
    moment.entry.n > to && moment.stands ? { ...moment, stands: false } : moment,
  );
  const entry: UndoEntry = { ...base(game, state, sender), undoTo: to, seats, reason };
  return add({ ...game, moments }, quiet(entry, state));
}
