import { isRefusal, type Refusal, refuse } from './clause.ts';
import type { Decision, Seat } from './decision.ts';
import type { Dispatch, Door } from './dispatch.ts';
import type { Json } from './json.ts';
import { firstState, type Move, play, type State, withdraw } from './play.ts';
import { hashOf } from './position.ts';
import type { Rulebook, Table } from './rulebook.ts';
import type { Rulings } from './ruling.ts';
import { bindTable } from './standing.ts';
import { words } from './words.ts';

export const GAME_FORMAT = 1;

/** Who rolls: the program, people who type what fell, or a seed (for examples and simulation; it marks the game). */
export type DiceMode = 'program' | 'typed' | { readonly seed: string };

/** The head of a stored game; with the entries it is the whole game. */
export interface Header {
  readonly format: typeof GAME_FORMAT;
  readonly rulebook: string;
  readonly rulesVersion: string;
  readonly scenario: string;
  readonly rulings: Rulings;
  readonly data: Json;
  readonly dice: DiceMode;
}

interface EntryBase {
  /** From 1, without gaps. */
  readonly n: number;
  /** The person who gave it, where known. */
  readonly by?: string;
  /** A key of the sender's: the same request twice is done once. */
  readonly request?: string;
  /** Hash of the state after the entry. It depends on secrets: it never leaves the referee. */
  readonly hash: string;
}

export interface AnswerEntry extends EntryBase, Move {}
export interface WithdrawEntry extends EntryBase {
  readonly seat: Seat;
  readonly withdraw: string;
}
export interface UndoEntry extends EntryBase {
  /** The last entry that stands. */
  readonly undoTo: number;
  /** The seats that agreed. */
  readonly seats: readonly Seat[];
  readonly reason: string;
}

/** One stored entry. */
export type Entry = AnswerEntry | WithdrawEntry | UndoEntry;

/** An entry with what it did: derived, never stored. */
export interface Moment {
  readonly entry: Entry;
  readonly state: State;
  readonly decision: Decision | null;
  readonly closed: readonly Seat[] | null;
  readonly dispatches: readonly Dispatch[];
  readonly doors: readonly Door[];
  /** False once undone. */
  readonly stands: boolean;
}

/** A game: its header and every moment since. Never changed in place. */
export interface Game {
  readonly header: Header;
  readonly table: Table;
  readonly start: State;
  readonly moments: readonly Moment[];
}

/** Who sent an entry, and under which request key. */
export interface Sender {
  readonly by?: string;
  readonly request?: string;
}

/** The header of a new game: every ruling written out, so that a later default changes nothing. */
export function newHeader(table: Table, dice: DiceMode): Header {
  const { rulebook, setup } = table;
  return {
    format: GAME_FORMAT,
    rulebook: rulebook.id,
    rulesVersion: rulebook.version,
    scenario: setup.scenario.id,
    rulings: setup.rulings,
    data: setup.data,
    dice,
  };
}

/** A game without entries. Refused when the header does not fit the rulebook. */
export function openGame(rulebook: Rulebook, header: Header): Game | Refusal {
  if (header.rulebook !== rulebook.id) return refuse(words('setup.rulebook', { rulebook: header.rulebook }));
  if (header.rulesVersion !== rulebook.version)
    return refuse(words('setup.version', { made: header.rulesVersion, here: rulebook.version }));
  const table = bindTable(rulebook, header);
  if (isRefusal(table)) return table;
  return { header, table, start: firstState(table), moments: [] };
}

/** Where a game stands now. */
export function stateOf(game: Game): State {
  return game.moments.at(-1)?.state ?? game.start;
}

/** The moments that have not been undone, undo entries left out. */
export function standingMoments(game: Game): Moment[] {
  return game.moments.filter((moment) => moment.stands && !('undoTo' in moment.entry));
}

/** The moment made by an earlier request with the same key, if any. */
export function findRequest(game: Game, request: string | undefined): Moment | undefined {
  return request === undefined ? undefined : game.moments.find((moment) => moment.entry.request === request);
}

/** Answer a decision. A request key seen before gives the first result again and changes nothing. */
export function answer(game: Game, move: Move, sender: Sender = {}): Game | Refusal {
  if (findRequest(game, sender.request)) return game;
  const played = play(game.table, stateOf(game), move);
  if (isRefusal(played)) return played;
  const { state, decision, closed, dispatches, doors } = played;
  const { seat, answer } = move;
  const entry: AnswerEntry = { ...base(game, state, sender), seat, decision: move.decision, answer };
  return add(game, { entry, state, decision, closed, dispatches, doors, stands: true });
}

/** Take back one's own sealed answer while it is held. Nobody else can tell that it was there. */
export function takeBack(game: Game, seat: Seat, decision: string, sender: Sender = {}): Game | Refusal {
  if (findRequest(game, sender.request)) return game;
  const state = withdraw(game.table, stateOf(game), seat, decision);
  if (isRefusal(state)) return state;
  const entry: WithdrawEntry = { ...base(game, state, sender), seat, withdraw: decision };
  return add(game, quiet(entry, state));
}

/** A moment in which nobody was told anything. */
export function quiet(entry: Entry, state: State): Moment {
  return { entry, state, decision: null, closed: null, dispatches: [], doors: [], stands: true };
}

/** The common part of the next entry. */
export function base(game: Game, state: State, sender: Sender): EntryBase {
  return { n: game.moments.length + 1, ...sender, hash: hashOf(state) };
}

/** The game with one more moment. */
export function add(game: Game, moment: Moment): Game {
  return { ...game, moments: [...game.moments, moment] };
}
