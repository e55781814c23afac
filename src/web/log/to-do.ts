import type { Directive } from '../../kernel/game/directive.ts';
import type { TurnStart } from '../../kernel/game/reading.ts';
import type { Json } from '../../kernel/json.ts';
import type { Scenario } from '../../kernel/rulebook.ts';
import type { Seat } from '../../kernel/seat.ts';
import { namesOf } from '../record/history.ts';

/** What is to be done of one turn. */
export interface TurnToDo {
  readonly turn: number | null;
  readonly count: number;
  readonly sides: readonly SideToDo[];
}

/** Of that, what is about the powers of one seat; null: about those of none, or of several. */
export interface SideToDo {
  readonly side: Seat | null;
  readonly items: readonly Directive[];
}

type Seats = Scenario['seats'];

/** What is to be done by turn, the latest first, and in each by side, in seat order, what is everybody's last. */
export function toDoByTurn(
  directives: readonly Directive[],
  turns: readonly TurnStart[],
  seats: Seats,
): readonly TurnToDo[] {
  const byTurn = Map.groupBy(directives, ({ line }) => turnAt(turns, line));
  const found = [...byTurn].map(([turn, items]) => ({
    turn,
    count: items.length,
    sides: sidesOf(items, seats),
  }));
  return found.toSorted((one, other) => (other.turn ?? -1) - (one.turn ?? -1));
}

function turnAt(turns: readonly TurnStart[], line: number): number | null {
  return turns.findLast((each) => each.line <= line)?.turn ?? null;
}

function sidesOf(items: readonly Directive[], seats: Seats): readonly SideToDo[] {
  const bySide = Map.groupBy(items, (each) => sideOf(each, seats));
  return [...seats.map(({ id }) => id), null].flatMap((side) => {
    const of = bySide.get(side);
    return of ? [{ side, items: of }] : [];
  });
}

/** The seat whose powers alone a directive names; null: none, or several. */
export function sideOf({ told }: Pick<Directive, 'told'>, seats: Seats): Seat | null {
  const named = namesOf(told.data as unknown as Json);
  const [only, ...others] = seats.filter(({ id, powers }) => [id, ...powers].some((each) => named.has(each)));
  return only && others.length === 0 ? only.id : null;
}
