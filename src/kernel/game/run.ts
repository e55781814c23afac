import { askedOf } from './allow.ts';
import { standing, standingName } from './always-open.ts';
import { type Decision, type Seat, TABLE } from '../forms/decision.ts';
import type { Dispatch, Door, Referee } from '../steps/dispatch.ts';
import { check } from '../forms/form.ts';
import { canonical, isRecord, type Json } from '../json.ts';
import { allSeats, take, type State } from './play.ts';
import { type OpenCommon, openDoor, type Position, type View, viewOf } from './position.ts';
import type { Table } from '../rulebook.ts';

/** Gives an answer to a decision, knowing no more than the view of its seat. */
type Answerer = (decision: Decision, view: View) => Json;

/** How to run. */
export interface RunOptions {
  /** Check every answer against its form; without it the answerer is trusted. */
  readonly check: boolean;
  /** Reads the log; without it no line of it is built. */
  readonly tell?: (dispatch: Dispatch) => void;
  /** Whether the table is asked now what has happened: its standing report, to which {} says nothing. */
  readonly isNewsDue?: (open: OpenCommon) => boolean;
}

interface Answer {
  readonly decision: Decision;
  readonly answer: Json;
}

/** A run on its way. */
interface Run {
  readonly table: Table;
  readonly seats: readonly Seat[];
  readonly state: State;
  readonly answerer: Answerer;
  readonly check: boolean;
  readonly referee: Referee;
  /** Sealed answers of the open step. */
  held: Answer[];
  /** Whether an open answer was applied while these were held. */
  moved: boolean;
}

/**
 * Play a position to its end in place, all seats answered by `answerer`: what mass simulation uses. It plays as `play`
 * does: sealed answers of a step are applied in seat order when all are in. Throws when a checked answer is refused,
 * or when play waits for a seat that is asked nothing: mistakes of the answerer or of the rules.
 */
export function run(table: Table, position: Position, answerer: Answerer, options: RunOptions): void {
  const reveal = (door: Door): void => openDoor(position, door);
  const referee: Referee = options.tell ? { tell: options.tell, reveal } : { reveal };
  const state: State = { position, held: {}, drafts: {} };
  const seats = allSeats(table);
  const going: Run = { table, seats, state, answerer, check: options.check, referee, held: [], moved: false };
  for (;;) {
    if (going.held.length === 0 && options.isNewsDue?.(position.open)) askNews(going);
    const awaited = table.rules.awaiting(position.open);
    if (awaited.length === 0 && going.held.length === 0) return;
    if (!answerOpen(going, awaited)) closeStep(going);
  }
}

/** Ask the table what has happened, before anybody is asked anything else. */
function askNews(going: Run): void {
  const { table, state, answerer } = going;
  if (table.rules.awaiting(state.position.open).length === 0) return;
  const view = viewOf(state.position, TABLE);
  const decision = standing(table, view, []).find((each) => standingName(each) === 'report');
  const answer = decision && answerer(decision, view);
  if (!decision || !isRecord(answer) || Object.keys(answer).length === 0) return;
  if (going.check) insist(table, decision, answer);
  applyOpen(going, decision, answer);
}

/** Ask the awaited seats and hold what is sealed, until one gives an open answer (true) or all have answered. */
function answerOpen(going: Run, awaited: readonly Seat[]): boolean {
  const { table, state, held } = going;
  for (const seat of awaited) {
    const view = viewOf(state.position, seat);
    for (const decision of askedOf(table, view)) {
      if (decision.optional || isHeld(held, decision)) continue;
      const answer = going.answerer(decision, view);
      if (going.check) insist(table, decision, answer);
      if (!decision.sealed) {
        applyOpen(going, decision, answer);
        return true;
      }
      held.push({ decision, answer });
    }
  }
  return false;
}

/** Apply an open answer. A report that changes something reopens the step, as in play: all sealed answers are void. */
function applyOpen(going: Run, decision: Decision, answer: Json): void {
  const { table, state, referee, held } = going;
  const reports = held.length > 0 && decision.form.kind === 'report';
  const before = reports ? canonical(state.position.open) : '';
  take(table, state, decision, answer, referee);
  if (reports && canonical(state.position.open) !== before) going.held = [];
  going.moved = going.held.length > 0;
}

/** Hand the held answers to the rules in seat order: only those still asked, if the position moved under them. */
function closeStep(going: Run): void {
  const { table, seats, state, referee, held } = going;
  if (held.length === 0) throw new Error('play waits for seats that are asked nothing');
  const answers = going.moved ? stillAsked(going) : held;
  going.moved = false;
  for (const seat of seats)
    for (const { decision, answer } of answers)
      if (decision.seat === seat) take(table, state, decision, answer, referee);
  going.held = [];
}

function isHeld(held: readonly Answer[], { seat, id }: Decision): boolean {
  for (const { decision } of held) if (decision.seat === seat && decision.id === id) return true;
  return false;
}

function stillAsked({ table, state, held }: Run): Answer[] {
  return held.flatMap(({ decision, answer }) => {
    const asked = askedOf(table, viewOf(state.position, decision.seat));
    const same = asked.find((each) => each.id === decision.id);
    return same ? [{ decision: same, answer }] : [];
  });
}

function insist({ rules }: Table, decision: Decision, answer: Json): void {
  const refusal = check(decision.form, answer, { facts: rules.facts, clauses: decision.clauses });
  if (refusal) throw new Error(`refused: ${decision.id}: ${refusal.refused.key}`);
}
