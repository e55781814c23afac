import { afterEntry, type Came, comingAgain, type ComingAgain, withoutAnswers } from './again.ts';
import { isRefusal } from '../clause.ts';
import type { AnswerEntry, UndoEntry } from './entry.ts';
import { leave, useUp } from './habit.ts';
import { copyJson, isSame, type Json, own } from '../json.ts';
import { isHabit, isOfDice, isPassed, isTick, isUndo, type Moment, stands, wasHeld } from './moment.ts';
import {
  copyState,
  draft,
  applyQuietly,
  findAsked,
  type HeldAnswers,
  legal,
  letGo,
  type Move,
  reopen,
  type State,
} from './play.ts';
import type { Table } from '../rulebook.ts';
import { runToEnd, type Slices } from './slices.ts';
import { DICE, type Seat } from '../seat.ts';

// Where a game stands follows from its entries. A few states on the way are kept, so that none is far from the rest.

/** A state on the way, after `n` entries. */
export interface Checkpoint {
  readonly n: number;
  readonly state: State;
}

/** What a game's past is read from. A checkpoint leads to every entry after it, whatever was taken back later. */
export interface Course {
  readonly table: Table;
  readonly start: State;
  readonly moments: readonly Moment[];
  readonly checkpoints: readonly Checkpoint[];
}

/** A checkpoint is kept after every so many entries. */
export const EVERY = 32;

/** The state after the first `n` entries, as it was then. A new one each time. */
export function stateAfter(past: Course, n: number): State {
  return runToEnd(goTo(past, n));
}

/** The same, an entry at a time. */
export function* goTo(past: Course, n: number): Slices<State> {
  const from = nearest(past, n);
  return yield* goOn(past, from.n, n, copyState(past.table, from.state));
}

/** The state after entry `to`, made of the one after entry `from`. */
function* goOn(past: Course, from: number, to: number, state: State): Slices<State> {
  let now = state;
  for (const moment of past.moments.slice(from, to)) {
    now = yield* onward(past, now, moment);
    yield;
  }
  return now;
}

/** Walk through some moments of a game, each with the state before it: look, keep nothing, and say `true` to go no further. */
export function* walk(
  past: Course,
  { first = 1, last = past.moments.length }: { readonly first?: number; readonly last?: number },
  look: (moment: Moment, before: State) => boolean,
): Slices<void> {
  let state = yield* goTo(past, first - 1);
  for (const moment of past.moments.slice(first - 1, last)) {
    if (look(moment, state)) return;
    state = yield* onward(past, state, moment);
    yield;
  }
}

/**
 * Every moment of a game, or those from entry `first` to entry `last`, with the state before it, which changes under the
 * reader: look, and keep nothing.
 */
export function* eachMoment(
  past: Course,
  first: number = 1,
  last: number = past.moments.length,
): Generator<{ readonly moment: Moment; readonly before: State }, State> {
  let state = stateAfter(past, first - 1);
  for (const moment of past.moments.slice(first - 1, last)) {
    yield { moment, before: state };
    state = runToEnd(onward(past, state, moment));
  }
  return state;
}

/** The states after so many entries, each made of the one asked for before where it comes later: look, and keep nothing. */
export function states(past: Course): (n: number) => Slices<State> {
  let at = 0;
  let state: State | undefined;
  return function* (n) {
    state = state === undefined || n < at ? yield* goTo(past, n) : yield* goOn(past, at, n, state);
    at = n;
    return state;
  };
}

function nearest({ start, checkpoints }: Course, n: number): Checkpoint {
  return checkpoints.findLast((each) => each.n <= n) ?? { n: 0, state: start };
}

/** The checkpoints from which a later undo can be worked out, when these entries count no longer as they did. */
export function stillTrue(checkpoints: readonly Checkpoint[], changed: readonly number[]): Checkpoint[] {
  const first = Math.min(...changed);
  return checkpoints.filter((each) => each.n < first);
}

/** The state after a moment, made of the state before it. */
function* onward(past: Course, state: State, { entry }: Moment): Slices<State> {
  if (isUndo(entry)) return (yield* withoutThese(past, entry, state)).state;
  if (isPassed(entry)) passBy(state);
  else if (isTick(entry)) come(state, entry);
  else if (isHabit(entry)) leave(state, entry);
  else if ('withdraw' in entry) letGo(state, entry.seat, entry.withdraw);
  else if (!isOfDice(entry)) {
    repeat(past.table, state, entry);
    come(state, entry);
  }
  return state;
}

/** An entry was made: what it gave waits no longer to come again. In place. */
export function come(state: State, entry: Came): void {
  if (state.again) setAgain(state, afterEntry(state.again, entry));
}

/** Nothing waits to come again any more; what was left is prefill. In place. */
export function passBy(state: State): void {
  for (const each of state.again?.answers ?? []) if (each.seat !== DICE) draft(state, each);
  setAgain(state, undefined);
}

function setAgain(state: State, again: ComingAgain | undefined): void {
  if (again) state.again = again;
  else delete state.again;
}

/** What an entry answered is not asked where it is played again: what takes others back takes what it cannot. */
export class UnplayableError extends Error {}

/** Make a move again that was legal here before, in place. */
function repeat(table: Table, state: State, entry: AnswerEntry): void {
  const decision = findAsked(table, state, entry.seat, entry.decision);
  if (!decision) throw new UnplayableError(`entry ${entry.n} cannot be played again`);
  applyQuietly(table, state, decision, entry);
  useUp(table, state, decision, entry);
}

/** An undo before it is signed. */
export type UndoBody = Omit<UndoEntry, 'hash' | 'state'>;

/** What is left when entries are taken back: the state, and the entries that could not be played again. */
export interface Remainder {
  readonly state: State;
  readonly drafts: readonly number[];
}

/**
 * The state at an undo: what stood before the first of the entries that it takes back, and what was hidden from those who
 * took back, played again in order. Where that changes what is open, the step is asked anew of all who had answered, as
 * after a report: so who has answered tells nothing of any answer. `before`: the state that is left behind.
 */
export function* withoutThese(past: Course, undo: UndoBody, before: State): Slices<Remainder> {
  const left = yield* back(past, undo, before);
  // what seats have left stays, whatever is taken back
  if (before.habits) left.state.habits = before.habits;
  else if (left.state.habits) delete left.state.habits;
  return left;
}

/** The same, with what seats had left at the time. */
function* back(past: Course, undo: UndoBody, before: State): Slices<Remainder> {
  const { n, undone } = undo;
  const first = Math.min(n, ...undone);
  const from = nearest(past, first - 1);
  const state = copyState(past.table, from.state);
  const lost: number[] = [];
  const waited = new Waited(state, from.n);
  for (const moment of past.moments.slice(from.n, n - 1)) {
    const { entry } = moment;
    const goes = undo.again ? undone.includes(entry.n) : entry.n >= first;
    yield;
    if (isUndo(entry) && entry.n < first) setAgain(state, waited.after(past, entry));
    else if (isUndo(entry) || !stands(moment, n - 1)) continue;
    else if (wasDraft(moment, n)) answered(state, moment);
    else if (!goes) yield* onward(past, state, moment);
    else if (!('decision' in entry) || undone.includes(entry.n) || wasHeld(moment)) continue;
    else if (!tryAgain(past.table, state, entry)) lost.push(entry.n);
    waited.note(state, entry.n);
  }
  setAgain(state, waited.after(past, undo));
  if (undo.again) {
    keepDrafts(past, state, before, undone);
    return { state, drafts: [] };
  }
  if (isSame(state.position.open, before.position.open)) keepAnswers(past, state, before, undone);
  else askAnew(past, state, { n, undone });
  return { state, drafts: [...lost, ...asideNow(past, state, { n, undone })] };
}

/** What waited to come again on the way through a past. */
class Waited {
  private readonly on: { readonly n: number; readonly again: ComingAgain | undefined }[];

  constructor({ again }: State, n: number) {
    this.on = [{ n, again }];
  }

  note({ again }: State, n: number): void {
    if (this.on.at(-1)?.again !== again) this.on.push({ n, again });
  }

  /** What waits after an entry that takes others back: what it says; else what had waited there, but for what it takes back. */
  after(
    { table, moments }: Course,
    entry: Pick<UndoEntry, 'n' | 'undone' | 'mend' | 'again' | 'anew' | 'seats'>,
  ): ComingAgain | undefined {
    if (entry.again) return comingAgain(moments, entry);
    const { n, undone, seats } = entry;
    const first = Math.min(...undone);
    const came = undone.flatMap((each) => {
      const gone = moments[each - 1]?.entry;
      return gone && 'again' in gone && typeof gone.again === 'number' ? [gone.again] : [];
    });
    const waited = this.on.findLast((each) => each.n < first)?.again;
    // all agree to go back to where it was put right: nothing comes again that nobody asks for
    const isBack =
      came.length > 0 && this.cameAgain(moments, waited, n).every((each) => undone.includes(each));
    if (isBack && table.seats.every((seat) => seats.includes(seat))) return undefined;
    const left = { again: waited && withoutAnswers(waited, came) };
    // what is hidden from those who took back stays given
    for (const moment of moments.slice(first - 1, n - 1))
      if (stands(moment, n) && !undone.includes(moment.entry.n)) answered(left, moment);
    return left.again;
  }

  /** The entries before entry `n` that have come again, and stood, since what waits was put right. */
  private cameAgain(moments: readonly Moment[], waited: ComingAgain | undefined, n: number): number[] {
    return moments
      .slice(waited?.mend ?? n, n - 1)
      .flatMap((each) => ('again' in each.entry && stands(each, n - 1) ? [each.entry.n] : []));
  }
}

/** What a moment gave waits no longer to come again, in place. */
function answered(left: { again?: ComingAgain | undefined }, { entry }: Moment): void {
  if (left.again && 'decision' in entry) left.again = afterEntry(left.again, entry);
}

function wasDraft({ draft: at }: Moment, n: number): boolean {
  return at !== undefined && at < n;
}

/** Nobody has answered: what each seat gave last, since the last step that stays closed, is its prefill. */
function askAnew({ moments }: Course, state: State, { n, undone }: Pick<UndoEntry, 'n' | 'undone'>): void {
  const before = moments.slice(0, n - 1);
  const closed = before.findLastIndex((moment) => {
    const stays = stands(moment, n - 1) && !undone.includes(moment.entry.n);
    return moment.closed !== null && stays;
  });
  state.held = {};
  state.drafts = {};
  for (const moment of before.slice(closed + 1))
    if ('decision' in moment.entry && wasHeld(moment)) draft(state, moment.entry);
}

/** Play an entry again that nobody else has seen, where it can be, in place; it leaves what is held alone. */
function tryAgain(table: Table, state: State, entry: AnswerEntry): boolean {
  const decision = legal(table, state, entry);
  if (isRefusal(decision)) return false;
  const { held } = state;
  state.held = {};
  applyQuietly(table, state, decision, entry);
  state.held = held;
  return true;
}

/**
 * Where nothing changed that all can see, everybody has answered who had, and as they had; but whose own hidden line went,
 * such as a secret report or a bar set aside, is asked anew, as after the line itself.
 */
function keepAnswers({ moments }: Course, state: State, before: State, undone: readonly number[]): void {
  state.held = copyJson(before.held);
  state.drafts = copyJson(before.drafts);
  const seats = undone.flatMap((n) => {
    const moment = moments[n - 1];
    return moment?.asked?.sealed && 'seat' in moment.entry ? [moment.entry.seat] : [];
  });
  reopen(state, seats);
}

/** What was prefill stays so, but for what goes or comes again, which is prefill where it does not fit, in place. */
function keepDrafts({ moments }: Course, state: State, { drafts }: State, undone: readonly number[]): void {
  const gone = undone.flatMap((n) => moments[n - 1]?.entry ?? []);
  const others = [...gone, ...(state.again?.answers ?? [])];
  const isOthers = (seat: Seat, decision: string): boolean =>
    others.some((each) => 'decision' in each && each.seat === seat && each.decision === decision);
  state.drafts = {};
  for (const [seat, answers] of Object.entries(drafts))
    for (const [decision, answer] of Object.entries(answers))
      if (!isOthers(seat, decision)) draft(state, { seat, decision, answer });
}

function heldOf(held: HeldAnswers, { seat, decision }: Pick<Move, 'seat' | 'decision'>): Json | undefined {
  return own(own(held, seat) ?? {}, decision);
}

/** The entries of sealed answers that no longer say what is held, and withdrawals that are no longer needed. */
function asideNow(
  { moments }: Course,
  { held }: State,
  { n, undone }: Pick<UndoEntry, 'n' | 'undone'>,
): number[] {
  const still = moments.slice(0, n - 1).filter((moment) => {
    const { entry } = moment;
    return stands(moment, n - 1) && !wasDraft(moment, n) && !isUndo(entry) && !undone.includes(entry.n);
  });
  const closed = still.flatMap(({ answers }) => (answers ? [answers] : []));
  return still.flatMap((moment) => {
    const { entry } = moment;
    if ('withdraw' in entry) {
      const about = { seat: entry.seat, decision: entry.withdraw };
      return heldOf(held, about) === undefined ? [] : [entry.n];
    }
    if (!('decision' in entry) || !wasHeld(moment)) return [];
    if (closed.some((answers) => heldOf(answers, entry) !== undefined)) return [];
    const now = heldOf(held, entry);
    return now !== undefined && isSame(now, entry.answer) ? [] : [entry.n];
  });
}
