import { type ComingAgain, waitsFor } from './again.ts';
import { allow, askedOf } from './allow.ts';
import { confirm, doubt, factKept } from '../steps/doubts.ts';
import { isRefusal, type Refusal, refuse } from '../clause.ts';
import { DICE, type Decision, type Seat, TABLE } from '../forms/decision.ts';
import { SEALED_ANSWERS } from '../seat.ts';
import type { Dispatch, Door, Referee } from '../steps/dispatch.ts';
import { type ReportAnswer, withoutRegistered, writeNews, writeReports } from '../sums/facts.ts';
import { check } from '../forms/form.ts';
import { answerLeft, type Habits } from './habit.ts';
import { changedBy, type ChangedFacts } from './changed.ts';
import { canonical, copyJson, type Json, own } from '../json.ts';
import { noteWrite } from '../forms/lazily.ts';
import { letBe } from '../steps/let-be.ts';
import { mapFollows } from '../steps/map-follows.ts';
import type { HeldAnswers, Move } from './entry.ts';
import { openDoor, type OpenCommon, type Position, viewOf } from './position.ts';
import type { Table } from '../rulebook.ts';
import { applyRuling, standing, standingName } from './always-open.ts';
import { words } from '../texts/words.ts';

export type { HeldAnswers, Move };

/** A position with the sealed answers of the step that is open. */
export interface State {
  position: Position;
  held: HeldAnswers;
  /** Answers that were held when the step was reopened: the prefill. */
  drafts: HeldAnswers;
  /** What waits to come again, after something was put right. */
  again?: ComingAgain;
  /** What seats have left to be answered for them. */
  habits?: Habits;
}

/** A step that closed: the seats whose sealed answers were opened to the rules, in seat order, and those answers. */
interface Closed {
  readonly seats: readonly Seat[];
  readonly answers: HeldAnswers;
}

/** What a move did. */
export interface MoveEffect {
  readonly decision: Decision;
  readonly closed: Closed | null;
  /** The seats that had answered, and are asked again. */
  readonly reopened: readonly Seat[];
  readonly dispatches: readonly Dispatch[];
  readonly doors: readonly Door[];
  /** The turn in which it was made. */
  readonly turn?: number;
  /** The step that was open, and of a report what it changed. */
  readonly step?: string;
  readonly changed?: ChangedFacts;
}

/** What a move did, and where it led. */
export interface PlayedMove extends MoveEffect {
  readonly state: State;
}

/** The first state of a game. */
export function firstState(table: Table): State {
  return { position: table.rules.setup(), held: {}, drafts: {} };
}

/** A copy of a state that shares nothing with it. */
export function copyState(table: Table, state: State): State {
  const { rules } = table;
  const position = rules.copy ? rules.copy(state.position) : copyJson(state.position);
  const copy: State = { position, held: copyJson(state.held), drafts: copyJson(state.drafts) };
  // never changed in place
  if (state.again) copy.again = state.again;
  if (state.habits) copy.habits = state.habits;
  return copy;
}

/** Every seat of the game: the scenario's, the table and the dice. */
export function allSeats(table: Table): Seat[] {
  return [...table.seats, TABLE, DICE];
}

/** Whether play waits for this decision. */
export function isAwaited(decision: Decision): boolean {
  return decision.optional !== true;
}

/** Whether an answer to this decision is held until the step closes. */
export function isHeldBack(decision: Decision): boolean {
  return decision.sealed === true && isAwaited(decision);
}

/**
 * All that a seat may answer now: what the rules ask, with its own held answers, then the standing decisions.
 * Built from the seat's view alone.
 */
export function asksOf(table: Table, state: State, seat: Seat): Decision[] {
  const view = viewOf(state.position, seat);
  const mine = own(state.held, seat) ?? {};
  const drafts = own(state.drafts, seat) ?? {};
  const asked = askedOf(table, view).map((decision) => marked(table, decision, mine, drafts, state));
  if (table.rules.awaiting(state.position.open).length === 0) return asked;
  return [...asked, ...standing(table, view, asked)];
}

function marked(
  table: Table,
  decision: Decision,
  mine: Readonly<Record<string, Json>>,
  drafts: Readonly<Record<string, Json>>,
  state: State,
): Decision {
  const { again } = state;
  const held = own(mine, decision.id);
  if (held !== undefined) return { ...decision, held };
  const before = own(drafts, decision.id) ?? (again && waitsFor(again, decision)?.answer);
  // what the table is asked everybody reads: nothing there says what a seat has left
  const draft = before ?? (decision.seat === TABLE ? undefined : answerLeft(table, state, decision));
  return draft === undefined ? decision : { ...decision, draft };
}

/** The decision of a seat with an id, without listing the standing ones where it is none of them. */
export function findAsked(table: Table, state: State, seat: Seat, id: string): Decision | undefined {
  if (id.startsWith('standing-')) return asksOf(table, state, seat).find((each) => each.id === id);
  return askedOf(table, viewOf(state.position, seat)).find((each) => each.id === id);
}

/** The seats that play still waits for: awaited, and not all of their sealed answers held. */
export function awaitingOf(table: Table, state: State): Seat[] {
  return table.rules.awaiting(state.position.open).filter((seat) => !hasAnswered(table, state, seat));
}

/** Whether a seat has given every sealed answer of the open step, and nothing else is asked of it. All may know. */
function hasAnswered(table: Table, state: State, seat: Seat): boolean {
  const held = own(state.held, seat);
  if (!held) return false;
  const asked = table.rules.asks(viewOf(state.position, seat)).filter(isAwaited);
  return asked.every((decision) => Object.hasOwn(held, decision.id));
}

/** The seats that have answered in the open step, in seat order. */
export function answeredOf(table: Table, state: State): Seat[] {
  return table.seats.filter((seat) => hasAnswered(table, state, seat));
}

/** Whether the open step names nobody. */
export function isUnnamed({ rules }: Table, { position }: Pick<State, 'position'>): boolean {
  return rules.unnamed?.(position.open) === true;
}

/**
 * Whom a reader with these seats sees awaited, and who has answered: in a step that names nobody its own seats, and that sealed
 * answers are still to come as long as there are seats of others.
 */
export function waitingSeen(
  table: Table,
  state: State,
  own: readonly Seat[],
): { readonly awaiting: Seat[]; readonly answered: Seat[] } {
  const [awaiting, answered] = [awaitingOf(table, state), answeredOf(table, state)];
  const isOwn = (seat: Seat): boolean => own.includes(seat);
  if (!isUnnamed(table, state) || table.rules.awaiting(state.position.open).every(isOwn))
    return { awaiting, answered };
  return { awaiting: [...awaiting.filter(isOwn), SEALED_ANSWERS], answered: answered.filter(isOwn) };
}

/** Play one move on a copy. The state given is never changed. */
export function play(table: Table, state: State, move: Move): PlayedMove | Refusal {
  const decision = legal(table, state, move);
  if (isRefusal(decision)) return decision;
  const next = copyState(table, state);
  return { state: next, ...apply(table, next, decision, move) };
}

const NOBODY: readonly Seat[] = [];

/** Apply a legal move in place, and say what it did. */
export function apply(table: Table, state: State, decision: Decision, move: Move): MoveEffect {
  const { referee, dispatches, doors } = listening(state);
  const turn = table.rules.turn?.(state.position.open);
  const step = stepOf(state.position.open);
  const changed = changedBy(table, state.position, decision, move.answer);
  const isOpen = decision.sealed !== true && Object.keys(state.held).length > 0 && !isUnnamed(table, state);
  const answered = isOpen ? answeredOf(table, state) : NOBODY;
  const closed = applyWith(table, state, decision, move, referee);
  const reopened = closed ? NOBODY : answered.filter((seat) => own(state.held, seat) === undefined);
  return {
    decision,
    closed,
    reopened,
    dispatches,
    doors,
    ...(turn === undefined ? {} : { turn }),
    ...(step === undefined ? {} : { step }),
    ...(changed ? { changed } : {}),
  };
}

/** What the rules call the step that is open. */
function stepOf(
  open: OpenCommon & { readonly agenda?: readonly { readonly step: string }[] },
): string | undefined {
  return open.agenda?.[0]?.step;
}

/** A referee who writes down what is told, and opens doors in place. */
function listening({ position }: State): {
  readonly referee: Referee & Required<Pick<Referee, 'tell'>>;
  readonly dispatches: readonly Dispatch[];
  readonly doors: readonly Door[];
} {
  const dispatches: Dispatch[] = [];
  const doors: Door[] = [];
  const referee = {
    tell: (dispatch: Dispatch): void => void dispatches.push(dispatch),
    reveal(door: Door): void {
      openDoor(position, door);
      doors.push(door);
    },
  };
  return { referee, dispatches, doors };
}

/** A referee to whom nobody listens. */
function unheard({ position }: State): Referee {
  return { reveal: (door) => openDoor(position, door) };
}

/** Apply a legal move in place, with nobody told. */
export function applyQuietly(table: Table, state: State, decision: Decision, move: Move): void {
  applyWith(table, state, decision, move, unheard(state));
}

/** The decision that a move answers, if the answer is legal; else the refusal. */
export function legal(table: Table, state: State, move: Move): Decision | Refusal {
  if (!allSeats(table).includes(move.seat)) return refuse(words('play.noSeat', { seat: move.seat }));
  const decision = findAsked(table, state, move.seat, move.decision);
  if (!decision) {
    if (table.rules.awaiting(state.position.open).length === 0) return refuse(words('play.over'));
    return refuse(words('play.notAsked', { seat: move.seat, decision: move.decision }));
  }
  return (
    check(decision.form, move.answer, { facts: table.rules.facts, clauses: decision.clauses }) ?? decision
  );
}

/** Apply a legal move in place, told to a referee: hold it, or let the step take it and close or reopen. Returns what closed. */
export function applyWith(
  table: Table,
  state: State,
  decision: Decision,
  move: Move,
  referee: Referee,
): Closed | null {
  if (isHeldBack(decision)) {
    hold(state, move);
    return awaitingOf(table, state).length === 0 ? closeStep(table, state, referee) : null;
  }
  const waits = Object.keys(state.held).length > 0;
  const told = isTelling(decision);
  const before = waits && told && !decision.sealed ? openIn(state, decision) : '';
  take(table, state, decision, move.answer, referee);
  if (!waits) return null;
  if (told && decision.sealed) reopen(state, [move.seat]);
  else if (told && openIn(state, decision) !== before) reopen(state, Object.keys(state.held));
  return Object.keys(state.held).length > 0 && awaitingOf(table, state).length === 0
    ? closeStep(table, state, referee)
    : null;
}

/** Whether something may be otherwise for all by an answer that no step took: not by a doubt alone. */
function isTelling(decision: Decision): boolean {
  const name = standingName(decision);
  if (name === 'doubt' || name === 'confirm') return false;
  return decision.form.kind === 'report' || name !== null || factKept(decision) !== null;
}

/** What is open; where something is kept as it was told, apart from that. */
function openIn({ position: { open } }: State, decision: Decision): string {
  if (factKept(decision) === null) return canonical(open);
  const { doubts: _, reports: __, ...rest } = open;
  return canonical(rest);
}

/** Hold a sealed answer, in place. */
function hold(state: State, { seat, decision, answer }: Move): void {
  state.held[seat] = { ...state.held[seat], [decision]: answer };
}

/** Put an answer aside as prefill, in place. */
export function draft(state: State, { seat, decision, answer }: Move): void {
  putAside(state, seat, { [decision]: answer });
}

/** By seat in an order of their own: who answered first must not show. */
function putAside(state: State, seat: Seat, answers: Readonly<Record<string, Json>>): void {
  const all = { ...state.drafts, [seat]: { ...own(state.drafts, seat), ...answers } };
  state.drafts = Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Let go of a held answer, in place. Returns whether there was one. */
export function letGo(state: State, seat: Seat, id: string): boolean {
  const mine = own(state.held, seat);
  if (!mine || own(mine, id) === undefined) return false;
  delete mine[id];
  if (Object.keys(mine).length === 0) delete state.held[seat];
  return true;
}

/** What these seats decided was decided on other facts: ask again, with their answers as prefill, in place. */
export function reopen(state: State, seats: readonly Seat[]): void {
  for (const seat of seats) {
    const held = own(state.held, seat);
    if (!held) continue;
    putAside(state, seat, held);
    delete state.held[seat];
  }
}

/** The step takes one answer, in place: the kernel writes rulings and reports, the rules do the rest. */
export function take(table: Table, state: State, decision: Decision, answer: Json, referee: Referee): void {
  const { position } = state;
  noteWrite(position.open);
  const name = standingName(decision);
  if (name === 'ruling') {
    applyRuling(position.open, answer as string, referee);
    return table.rules.ruled?.(position, referee);
  }
  if (name === 'allow' || name === 'allow-secret') return allow(position, decision, answer, referee);
  if (name === 'doubt') return doubt(table.rules, position.open, decision, answer as ReportAnswer, referee);
  if (name === 'confirm') return confirm(table.rules, position.open, decision, referee);
  if (name === 'skip') position.open.reports++;
  if (decision.form.kind === 'report') {
    const sealed = decision.sealed ? own(position.sealed, decision.seat) : undefined;
    const write = decision.optional ? writeNews : writeReports;
    const news = letBe(decision, answer as ReportAnswer, table.rules.facts, referee);
    const follows = referee.tell && !sealed ? mapFollows(table, position.open, news) : [];
    write((sealed ?? position.open).facts, withoutRegistered(news, table.rules.facts));
    if (decision.optional) (sealed ?? position.open).reports++;
    table.rules.apply(position, decision, news, referee);
    for (const each of follows) referee.tell?.(each);
    return;
  }
  table.rules.apply(position, decision, answer, referee);
}

/** Hand the held answers to the rules in seat order. */
function closeStep(table: Table, state: State, referee: Referee): Closed {
  const answers: { decision: Decision; answer: Json }[] = [];
  for (const seat of allSeats(table)) {
    const held = own(state.held, seat);
    if (!held) continue;
    for (const decision of askedOf(table, viewOf(state.position, seat))) {
      const answer = own(held, decision.id);
      if (answer !== undefined) answers.push({ decision, answer });
    }
  }
  const closed = state.held;
  state.held = {};
  state.drafts = {};
  for (const { decision, answer } of answers) take(table, state, decision, answer, referee);
  return { seats: [...new Set(answers.map(({ decision }) => decision.seat))], answers: closed };
}
