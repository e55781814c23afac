import {
  type AnswerEntry,
  type Body,
  digestOf,
  type Entry,
  firstLink,
  hashOfText,
  hasPublicChain,
  type Header,
  type Lot,
  linkBefore,
  linkOf,
} from './entry.ts';
import { forgetBytes, positionBytes } from './position.ts';
import { type Checkpoint, come, type Course, EVERY } from './course.ts';
import type { Decision, Seat } from '../forms/decision.ts';
import type { Dispatch, Door } from '../steps/dispatch.ts';
import { useUp } from './habit.ts';
import { answerMoment, type Moment, quiet, MomentText } from './moment.ts';
import { apply, awaitingOf, copyState, type State } from './play.ts';
import { publicBytes } from './line.ts';

/** A game: its header and every moment since. Never changed in place. */
export interface Game extends Course {
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
  /** Of a roll: the seat whose it is, where somebody else makes it. */
  readonly for?: Seat;
  /** Of a roll from a chain: the link from which its faces come. The entry has the sides of the dice beside it. */
  readonly link?: string;
}

/** The common part of the next entry. */
export function base(
  game: Game,
  { by, request }: { readonly [Key in 'by' | 'request']?: Sender[Key] | undefined },
): { n: number; by?: string; request?: string } {
  return {
    n: game.moments.length + 1,
    ...(by === undefined ? {} : { by }),
    ...(request === undefined ? {} : { request }),
  };
}

/** The game with an answer that its form takes: its entry is written and played. `hashed`: with the hash of the position, which of several at once the last has. */
export function enter(game: Game, decision: Decision, body: Body<AnswerEntry>, hashed = true): Game {
  const { table } = game;
  const state = copyState(table, game.state);
  const done = apply(table, state, decision, body);
  come(state, body);
  useUp(table, state, decision, body);
  const { closed, dispatches, doors } = done;
  const moment = answerMoment(body as Entry, done, new MomentText(dispatches, doors));
  const did = { seats: closed?.seats ?? null, dispatches, doors, hashed };
  return add(game, { ...moment, entry: signed(game, withPublic(game, moment), state, did) }, state);
}

/** The game with an entry of which nobody is told anything. */
export function addQuiet(game: Game, body: Body, state: State, hashed = true): Game {
  const open = withPublic(game, quiet(body as Entry));
  return add(game, quiet(signed(game, open, state, { hashed })), state);
}

/** The game with the head of another chain, from which its dice come from now on. All have a line of it. */
export function withHead(game: Game, head: string): Game {
  return addQuiet(game, { n: game.moments.length + 1, head }, copyState(game.table, game.state));
}

/** The game with something that was put into its dice. All have a line of it. */
export function withLot(game: Game, lot: Lot, sender: Pick<Sender, 'by' | 'request'> = {}): Game {
  return addQuiet(game, { ...base(game, sender), lot }, copyState(game.table, game.state));
}

/** The game with the hash of its position in its last entry. */
export function withHash(game: Game): Game {
  const last = game.moments.at(-1);
  if (!last || game.unsigned || last.entry.state !== undefined) return game;
  const entry = { ...last.entry, state: hashOfText(positionBytes(game.state.position)) };
  return { ...game, moments: [...game.moments.slice(0, -1), { ...last, entry }] };
}

/** An entry on its way with what is public of it. */
function withPublic(game: Game, moment: Moment): Body {
  const body: Body = moment.entry;
  if (game.unsigned || !hasPublicChain(game.header)) return body;
  const bytes = publicBytes(game, moment);
  return bytes === undefined ? body : { ...body, public: bytes };
}

/** What an entry did, as far as it did anything. */
interface Did {
  readonly seats?: readonly Seat[] | null;
  readonly dispatches?: readonly Dispatch[];
  readonly doors?: readonly Door[];
  readonly hashed?: boolean;
}

function signed(game: Game, body: Body, state: State, did: Did): Entry {
  if (game.unsigned) return { ...body, hash: '' } as Entry;
  const { seats = null, dispatches = [], doors = [], hashed = true } = did;
  const digest = digestOf(seats, awaitingOf(game.table, state), dispatches, doors);
  const before = linkBefore(lastLink(game), body.n, game.header);
  const entry = { ...body, hash: linkOf(before, body, digest) };
  forgetBytes(game.state.position);
  return (hashed ? { ...entry, state: hashOfText(positionBytes(state.position)) } : entry) as Entry;
}

/** The hash that the next entry is chained to. */
function lastLink(game: Game): string {
  return game.moments.at(-1)?.entry.hash ?? firstLink(game.header);
}

/** The game with one more moment. */
function add(game: Game, moment: Moment, state: State): Game {
  const moments = [...game.moments, moment];
  const n = moments.length;
  const checkpoints = n % EVERY === 0 ? [...game.checkpoints, { n, state }] : game.checkpoints;
  return { ...game, moments, checkpoints, state };
}
