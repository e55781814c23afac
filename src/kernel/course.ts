import { isRefusal } from './clause.ts';
import type { AnswerEntry, UndoEntry } from './entry.ts';
import { isUndo, type Moment, stands, wasHeld } from './moment.ts';
import {
  awaitingOf,
  copyState,
  draft,
  enactQuietly,
  findAsked,
  hold,
  legal,
  letGo,
  type State,
} from './play.ts';
import type { Table } from './rulebook.ts';

// Where a game stands follows from its entries. A few states on the way are kept, so that none is far from the rest.

/** A state on the way, after `n` entries. */
export interface Checkpoint {
  readonly n: number;
  readonly state: State;
}

/** What a game's past is read from. A checkpoint leads to every entry after it, whatever was taken back later. */
export interface Past {
  readonly table: Table;
  readonly start: State;
  readonly moments: readonly Moment[];
  readonly checkpoints: readonly Checkpoint[];
}

/** A checkpoint is kept after every so many entries. */
export const EVERY = 128;

/** The state after the first `n` entries, as it was then. A new one each time. */
export function stateAfter(past: Past, n: number): State {
  const from = nearest(past, n);
  const state = copyState(past.table, from.state);
  return past.moments.slice(from.n, n).reduce((before, moment) => onward(past, before, moment), state);
}

/** Every moment of a game with the state before it, which changes under the reader: look, and keep nothing. */
export function* eachMoment(
  past: Past,
): Generator<{ readonly moment: Moment; readonly before: State }, State> {
  let state = copyState(past.table, past.start);
  for (const moment of past.moments) {
    yield { moment, before: state };
    state = onward(past, state, moment);
  }
  return state;
}

function nearest({ start, checkpoints }: Past, n: number): Checkpoint {
  return checkpoints.findLast((each) => each.n <= n) ?? { n: 0, state: start };
}

/** The state after a moment, made of the state before it. */
function onward(past: Past, state: State, { entry }: Moment): State {
  if (isUndo(entry)) return withoutThese(past, entry).state;
  if ('withdraw' in entry) letGo(state, entry.seat, entry.withdraw);
  else repeat(past.table, state, entry);
  return state;
}

/** Make a move again that was legal here before, in place. */
function repeat(table: Table, state: State, entry: AnswerEntry): void {
  const decision = findAsked(table, state, entry.seat, entry.decision);
  if (!decision) throw new Error(`entry ${entry.n} cannot be played again`);
  enactQuietly(table, state, decision, entry);
}

/** What is left when entries are taken back: the state, and the entries that could not be played again. */
export interface Left {
  readonly state: State;
  readonly drafts: readonly number[];
}

/**
 * The state at an undo: what stood before it without the entries that it takes back. What comes after the first of
 * them was hidden from those who took back: it is played again in order. A held answer whose step is no longer open,
 * or would now be closed by it, becomes prefill; so does a sealed answer that is itself taken back.
 */
export function withoutThese(past: Past, { n, undone }: Pick<UndoEntry, 'n' | 'undone'>): Left {
  const first = Math.min(...undone);
  const from = nearest(past, first - 1);
  const state = copyState(past.table, from.state);
  const drafts: number[] = [];
  for (const moment of past.moments.slice(from.n, n - 1)) {
    const { entry } = moment;
    if (isUndo(entry) || !stands(moment, n - 1)) continue;
    if (undone.includes(entry.n) || wasDraft(moment, n)) putAside(state, moment);
    else if (entry.n > first) {
      if (!tryAgain(past.table, state, moment)) drafts.push(entry.n);
    } else onward(past, state, moment);
  }
  return { state, drafts };
}

function wasDraft({ draft: at }: Moment, n: number): boolean {
  return at !== undefined && at < n;
}

/** A sealed answer that no longer counts is its seat's prefill. */
function putAside(state: State, moment: Moment): void {
  const { entry } = moment;
  if ('decision' in entry && wasHeld(moment)) draft(state, entry);
}

/** Play a hidden entry again where it can be, in place. Returns whether it could. */
function tryAgain(table: Table, state: State, moment: Moment): boolean {
  const { entry } = moment;
  if ('withdraw' in entry) return letGo(state, entry.seat, entry.withdraw);
  if (!('decision' in entry)) return false;
  const decision = legal(table, state, entry);
  if (!isRefusal(decision) && !wasHeld(moment)) {
    const held = state.held[entry.seat];
    enactQuietly(table, state, decision, entry);
    // that a secret report reopens what its seat has answered would be seen
    if (decision.sealed && held) state.held[entry.seat] = held;
    return true;
  }
  if (!isRefusal(decision)) {
    hold(state, entry);
    // nobody has seen this step close
    if (awaitingOf(table, state).length > 0) return true;
    letGo(state, entry.seat, entry.decision);
  }
  putAside(state, moment);
  return false;
}
