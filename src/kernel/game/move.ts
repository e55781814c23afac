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
