import type { Seat } from '../forms/decision.ts';
import type { Json } from '../json.ts';
import type { Position } from '../game/position.ts';
import type { Rulebook, Rules } from '../rulebook.ts';
import type { Words } from '../texts/words.ts';

// What a fault knows of the rulebook around which it is planted.

/** What a fault must know of the rulebook around which it stands. */
export interface FaultGround {
  readonly book: Rulebook;
  /** Whose points are the secret, and another seat that must not learn of them. */
  readonly keeper: Seat;
  readonly other: Seat;
  /** The names of the sealed decision that places the points, and of the one on which they open. */
  readonly place: string;
  readonly name: string;
  /** Who answers that one. */
  readonly namer: Seat;
  readonly targets: readonly string[];
  /** The points of a seat in a target. */
  points(position: Position, seat: Seat, target: string): number;
  /** The targets named; none where the naming opens nothing of the namer's own. */
  named(answer: Json, position: Position): readonly string[];
  /** The key of the door by which the points in a target open. */
  door(target: string): string;
  readonly clause: string;
  /** A text that the book has words for, with a number in it. */
  text(n: number): Words;
}

/** Rules that do something else, in parts. */
export type Around = (rules: Rules, ground: FaultGround) => Partial<Rules>;
type Apply = Rules['apply'];
/** The open part, in which faults note things. */
export type MarkedOpen = Record<string, Json>;

/** A rulebook with rules that differ. */
export function around(book: Rulebook, change: (rules: Rules) => Partial<Rules>): Rulebook {
  return {
    ...book,
    bind(setup) {
      const rules = book.bind(setup);
      return { ...rules, ...change(rules) };
    },
  };
}

/** Rules that do more after an answer. */
export function after(rules: Rules, more: (...args: Parameters<Apply>) => void): Partial<Rules> {
  return {
    apply(position, decision, answer, referee) {
      rules.apply(position, decision, answer, referee);
      more(position, decision, answer, referee);
    },
  };
}

/** The points of a seat in each target. */
export function all({ targets, points }: FaultGround, position: Position, seat: Seat): number[] {
  return targets.map((target) => points(position, seat, target));
}

/** All numbers together. */
export function sum(list: readonly number[]): number {
  return list.reduce((total, each) => total + each, 0);
}

/** Whether there are points in one of the first few targets. */
export function some(points: readonly number[]): boolean {
  return sum(points.slice(0, Math.ceil(points.length / 4))) > 0;
}

/** Note something in the open. */
export function mark(position: Position, key: string, value: Json): void {
  (position.open as unknown as MarkedOpen)[key] = value;
}
