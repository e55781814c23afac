import type { Decision, Seat } from './decision.ts';
import type { Dispatch, Door, Referee } from './dispatch.ts';
import { check } from './form.ts';
import type { Json } from './json.ts';
import {
  openDoor,
  type OpenCommon,
  type Position,
  type SealedCommon,
  type View,
  viewOf,
} from './position.ts';
import type { Table } from './rulebook.ts';

/** Gives an answer to a decision, knowing no more than the view of its seat. */
export type Answerer = (decision: Decision, view: View<OpenCommon, SealedCommon>) => Json;

/** How to run. */
export interface RunOptions {
  /** Check every answer against its form; without it the answerer is trusted. */
  readonly check: boolean;
  /** Reads the log; without it no line of it is built. */
  readonly tell?: (dispatch: Dispatch) => void;
}

interface Held {
  readonly decision: Decision;
  readonly answer: Json;
}

/**
 * Play a position to its end in place, all seats answered by `answerer`: what mass simulation uses. It plays as `play`
 * does: sealed answers of a step are applied in seat order when all are in. Throws when a checked answer is refused:
 * the answerer's mistake.
 */
export function run(
  table: Table,
  position: Position<OpenCommon, SealedCommon>,
  answerer: Answerer,
  options: RunOptions,
): void {
  const { rules } = table;
  const reveal = (door: Door): void => openDoor(position, door);
  const referee: Referee = options.tell ? { tell: options.tell, reveal } : { reveal };
  const held: Held[] = [];
  for (;;) {
    const seats = rules.awaiting(position.open);
    if (seats.length === 0) return;
    const moved = answerStep(table, position, seats, answerer, options.check, held, referee);
    if (moved) continue;
    inSeatOrder(table, held);
    for (let i = 0; i < held.length; i++) {
      const { decision, answer } = held[i] as Held;
      rules.apply(position, decision, answer, referee);
    }
    held.length = 0;
  }
}

/** Ask each awaited seat; an open answer is applied at once and ends the round of asking (true), sealed ones are held. */
function answerStep(
  table: Table,
  position: Position<OpenCommon, SealedCommon>,
  seats: readonly Seat[],
  answerer: Answerer,
  checked: boolean,
  held: Held[],
  referee: Referee,
): boolean {
  const { rules } = table;
  for (let s = 0; s < seats.length; s++) {
    const view = viewOf(position, seats[s] as Seat);
    const asked = rules.asks(view);
    for (let d = 0; d < asked.length; d++) {
      const decision = asked[d] as Decision;
      if (decision.optional || (held.length > 0 && isHeld(held, decision.id))) continue;
      const answer = answerer(decision, view);
      if (checked) insist(table, decision, answer);
      if (decision.sealed) held.push({ decision, answer });
      else {
        rules.apply(position, decision, answer, referee);
        return true;
      }
    }
  }
  return false;
}

/** Put held answers in seat order, in place: nearly always they are. */
function inSeatOrder({ seats }: Table, held: Held[]): void {
  const place = (each: Held): number => seats.indexOf(each.decision.seat);
  for (let i = 1; i < held.length; i++)
    if (place(held[i - 1] as Held) > place(held[i] as Held))
      return void held.sort((a, b) => place(a) - place(b));
}

function isHeld(held: readonly Held[], id: string): boolean {
  for (let i = 0; i < held.length; i++) if ((held[i] as Held).decision.id === id) return true;
  return false;
}

function insist({ rules }: Table, decision: Decision, answer: Json): void {
  const refusal = check(decision.form, answer, { facts: rules.facts, clauses: decision.clauses });
  if (refusal) throw new Error(`refused: ${decision.id}: ${refusal.refused.key}`);
}
