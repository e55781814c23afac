import type { Json } from '../json.ts';
import { DICE, type Seat } from '../seat.ts';
import type { FactSchema } from './facts.ts';
import { sidesOf } from './know.ts';

// Whether the dice of a game fell as fair dice do: the faces so far against what was to be expected. From one record, so from what
// its reader knows; which die came when it tells nothing of.

/** The faces that fell in a game so far. */
export interface FacesSoFar {
  readonly sides: number;
  /** How often each face fell, from 1 on. */
  readonly counts: readonly number[];
  /** How many dice fell. */
  readonly dice: number;
}

/** A line of a record, as far as it may be of dice. */
interface FallLine {
  readonly n: number;
  readonly seat?: Seat;
  readonly answer?: Json;
  /** The line that comes again in this one. */
  readonly again?: number;
}

/** Fewer dice than these tell nothing of whether they are even. */
export const LEAST_DICE = 60;

/**
 * The faces that fell in a record. A roll that was taken back fell all the same, one that came again fell once, and of a die that was
 * put right the face that was meant counts. Null: the dice of these rules are not all alike, or there are none.
 */
export function facesSoFar(facts: FactSchema, lines: readonly FallLine[]): FacesSoFar | null {
  const [sides, ...others] = sidesIn(facts);
  if (sides === undefined || others.length > 0) return null;
  const rolls = new Map<number, readonly number[]>();
  for (const { n, seat, answer, again } of lines)
    if (seat === DICE && Array.isArray(answer)) rolls.set(again ?? n, answer.filter(isFace));
  const fallen = [...rolls.values()].flat();
  const counts = Array.from({ length: sides }, (_, i) => fallen.filter((face) => face === i + 1).length);
  return { sides, counts, dice: fallen.length };
}

/** How many sides the dice of rules have, each number once. */
export function sidesIn(facts: FactSchema): readonly number[] {
  const dice = Object.entries(facts).filter(([, { by, type }]) => by === 'dice' && type.kind === 'number');
  return [...new Set(dice.map(([key]) => sidesOf(facts, key)))];
}

const isFace = (face: unknown): face is number => typeof face === 'number';

/** How uneven faces are. */
interface Unevenness {
  /** Chi-square: how far the counts are from equal ones, 0 or more. */
  readonly chiSquare: number;
  /** The share of runs of as many fair dice that are at least as uneven, from 0 to 1. */
  readonly share: number;
}

/** How uneven the faces are; null: fewer dice than tell anything. */
export function unevennessOf({ sides, counts, dice }: FacesSoFar): Unevenness | null {
  if (dice < LEAST_DICE) return null;
  const expected = dice / sides;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return { chiSquare, share: shareAbove(chiSquare, sides - 1) };
}

/** Of dice with at most a hundred sides nothing that can be told is left above this; `exp` of much more would be 0. */
const MOST = 500;

/** The share of the chi-square distribution above a value; `freedom`: its degrees of freedom, from 1. */
function shareAbove(value: number, freedom: number): number {
  const [shape, x] = [freedom / 2, value / 2];
  if (x > MOST) return 0;
  // the series of the lower incomplete gamma function, all of whose terms are positive
  let term = Math.exp(-x + shape * Math.log(x) - logGamma(shape + 1));
  let below = term;
  for (let n = 1; term > below * Number.EPSILON; n++) {
    term *= x / (shape + n);
    below += term;
  }
  return Math.max(0, 1 - below);
}

/** The logarithm of the gamma function of half a whole number, from a half on. */
function logGamma(half: number): number {
  let sum = half % 1 === 0 ? 0 : Math.log(Math.PI) / 2;
  for (let at = half - 1; at > 0; at--) sum += Math.log(at);
  return sum;
}
