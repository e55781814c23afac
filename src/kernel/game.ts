import { answeredBefore } from './answered.ts';
import { digestOf, firstLink, linkBefore, linkOf } from './chain.ts';
import { isRefusal, type Refusal, refuse } from './clause.ts';
import { type Checkpoint, EVERY, type Past, stateAfter } from './course.ts';
import type { Seat } from './decision.ts';
import type { Dispatch, Door } from './dispatch.ts';
import { type Body, type DiceMode, type Entry, GAME_FORMAT, type Header, KERNEL } from './entry.ts';
import { canonical } from './json.ts';
import { type Amended, amendedIn, askedIn, isUndo, type Moment, quiet, stands, Told } from './moment.ts';
import { awaitingOf, copyState, type Done, firstState, letGo, type Move, play, type State } from './play.ts';
import { hashOf } from './position.ts';
import { agreement } from './proposal.ts';
import type { Rulebook, Table } from './rulebook.ts';
import { DICE } from './seat.ts';
import { bindTable } from './standing.ts';
import { words } from './words.ts';

/** A game: its header and every moment since. Never changed in place. */
export interface Game extends Past {
  readonly header: Header;
  readonly checkpoints: readonly Checkpoint[];
  /** Where it stands now. */
  readonly state: State;
  /** Its entries carry no hashes: nobody keeps it. */
  readonly unsigned?: true;
}

/** Who sent an entry, and under which request key. */
export interface Sender {
  readonly by?: string;
  readonly request?: string;
  /** The seats that agree to what takes a decision from them; absent: all of them, as one device holds them. */
  readonly agreed?: readonly Seat[];
}

/** The header of a new game: every ruling written out, so that a later default changes nothing. */
export function newHeader(table: Table, dice: DiceMode): Header {
  const { rulebook, setup } = table;
  return {
    format: GAME_FORMAT,
    kernel: KERNEL,
    rulebook: rulebook.id,
    rulesVersion: rulebook.version,
    scenario: setup.scenario.id,
    rulings: setup.rulings,
    data: setup.data,
    dice,
  };
}

/** A game without entries, made now. Refused when the header does not fit the rulebook; `replay` opens older ones. */
export function openGame(rulebook: Rulebook, header: Header): Game | Refusal {
  if (header.rulebook !== rulebook.id) return refuse(words('setup.rulebook', { rulebook: header.rulebook }));
  if (header.rulesVersion !== rulebook.version)
    return refuse(words('setup.version', { made: header.rulesVersion, here: rulebook.version }));
  const table = bindTable(rulebook, header);
  return isRefusal(table) ? table : beginGame(table, header);
}

/** A game without entries at a table that is bound already. */
export function beginGame(table: Table, header: Header): Game {
  const start = firstState(table);
  return { header, table, start, state: copyState(table, start), moments: [], checkpoints: [] };
}

/** Where a game stands now. */
export function stateOf(game: Game): State {
  return game.state;
}

/** Where it stood after its first `n` entries. */
export function stateAt(game: Game, n: number): State {
  return n === game.moments.length ? game.state : stateAfter(game, n);
}

/** The game as it was after its first `n` entries. */
export function gameAt(game: Game, n: number): Game {
  if (n === game.moments.length) return game;
  const moments = game.moments.slice(0, n).map((moment) => asOf(moment, n));
  const checkpoints = game.checkpoints.filter((each) => each.n <= n);
  return { ...game, moments, checkpoints, state: stateAfter(game, n) };
}

function asOf(moment: Moment, n: number): Moment {
  if ((moment.gone ?? 0) <= n && (moment.draft ?? 0) <= n) return moment;
  const { gone, draft, ...rest } = moment;
  return {
    ...rest,
    ...(gone !== undefined && gone <= n ? { gone } : {}),
    ...(draft !== undefined && draft <= n ? { draft } : {}),
  };
}

/** The moments that have not been undone, undo entries left out. */
export function standingMoments(game: Game): Moment[] {
  return game.moments.filter((moment) => stands(moment) && !isUndo(moment.entry));
}

/** The moment made by an earlier request with the same key, if any. */
export function findRequest(game: Game, request: string | undefined): Moment | undefined {
  return request === undefined ? undefined : game.moments.find((moment) => moment.entry.request === request);
}

/** What a request with a key seen before comes to: the game as it is, or no, where it asked for something else. */
export function repeated(
  game: Game,
  request: string | undefined,
  wish: Partial<Body>,
): Game | Refusal | null {
  const before = findRequest(game, request);
  if (!before) return null;
  const entry: Readonly<Record<string, unknown>> = { ...before.entry };
  const differs = Object.entries(wish).some(
    ([key, value]) => canonical(entry[key] ?? null) !== canonical(value),
  );
  return differs ? refuse(words('play.otherRequest', { request: request ?? '' })) : game;
}

/** Answer a decision. A request key seen before gives the first result again and changes nothing. */
export function answer(game: Game, move: Move, sender: Sender = {}): Game | Refusal {
  const { seat, decision } = move;
  // what dice fell is not for the sender to say again
  const same = seat === DICE ? { seat, decision } : { seat, decision, answer: move.answer };
  const again = repeated(game, sender.request, same);
  if (again) return again;
  const played = play(game.table, game.state, move);
  if (isRefusal(played)) return answeredBefore(game, move, played);
  const agreed = agreement(game.table, played.decision, move.answer, sender.agreed);
  if (isRefusal(agreed)) return agreed;
  const body = { ...base(game, sender), seat, decision, answer: move.answer, ...agreed };
  return addMove(game, body, played, played.state);
}

/** Take back one's own sealed answer while it is held. Nobody else can tell that it was there. */
export function takeBack(game: Game, seat: Seat, decision: string, sender: Sender = {}): Game | Refusal {
  const again = repeated(game, sender.request, { seat, withdraw: decision });
  if (again) return again;
  const state = copyState(game.table, game.state);
  if (!letGo(state, seat, decision)) return refuse(words('play.nothingHeld', { seat, decision }));
  return addQuiet(game, { ...base(game, sender), seat, withdraw: decision }, state);
}

/** The common part of the next entry. */
export function base(game: Game, { by, request }: Sender): { n: number; by?: string; request?: string } {
  return {
    n: game.moments.length + 1,
    ...(by === undefined ? {} : { by }),
    ...(request === undefined ? {} : { request }),
  };
}

/** The game with a move that was made. */
export function addMove(game: Game, body: Body, done: Done, state: State): Game {
  const seats = done.closed?.seats ?? null;
  const moment: Moment = {
    entry: signed(game, body, state, { seats, dispatches: done.dispatches, doors: done.doors }),
    asked: askedIn(done.decision),
    closed: seats,
    answers: done.closed?.answers ?? null,
    told: new Told(done.dispatches, done.doors),
  };
  return add(game, moment, state);
}

/** The game with a changed outcome that stands. */
export function addAmended(game: Game, body: Body, amended: Amended, told: Told, state: State): Game {
  return add(game, amendedIn(signed(game, body, state, told), amended, told), state);
}

/** The game with an entry of which nobody is told anything. */
export function addQuiet(game: Game, body: Body, state: State): Game {
  return add(game, quiet(signed(game, body, state, {})), state);
}

/** What an entry did, as far as it did anything. */
interface Did {
  readonly seats?: readonly Seat[] | null;
  readonly dispatches?: readonly Dispatch[];
  readonly doors?: readonly Door[];
}

function signed(game: Game, body: Body, state: State, did: Did): Entry {
  if (game.unsigned) return { ...body, hash: '' } as Entry;
  const { seats = null, dispatches = [], doors = [] } = did;
  const digest = digestOf(seats, awaitingOf(game.table, state), dispatches, doors);
  const before = linkBefore(lastLink(game), body.n, game.header);
  return { ...body, hash: linkOf(before, body, digest), state: hashOf(state.position) } as Entry;
}

/** The hash that the next entry is chained to. */
export function lastLink(game: Game): string {
  return game.moments.at(-1)?.entry.hash ?? firstLink(game.header);
}

/** The game with one more moment. */
function add(game: Game, moment: Moment, state: State): Game {
  const moments = [...game.moments, moment];
  const n = moments.length;
  const checkpoints = n % EVERY === 0 ? [...game.checkpoints, { n, state }] : game.checkpoints;
  return { ...game, moments, checkpoints, state };
}
