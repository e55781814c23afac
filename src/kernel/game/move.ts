import type { View } from './position.ts';
import type { Json } from '../json.ts';
import type { Seat } from '../seat.ts';

/** Sealed answers by seat and decision id. */
export type Held = Record<Seat, Record<string, Json>>;

/** One answer of one seat. */
export interface Move {
  readonly seat: Seat;
  readonly decision: string;
  readonly answer: Json;
}

/** An attack on a place: who makes it, and the move, in the view in which it could be made. */
export interface Attack {
  /** A power or a seat, by its id. */
  readonly by: string;
  readonly view: View;
  readonly move: Move;
  /** What would be answered there where nothing happened; absent: nothing need be. */
  readonly without?: Move;
}
