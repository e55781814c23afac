import type { Power } from '../powers.ts';

/** A line of the page of DPs for territory and events (49.151), from the players' table. */
export interface PageLine {
  readonly id: string;
  readonly power: Power;
  readonly label: string;
  /** What it gives, or takes. */
  readonly value: number;
  /** It counts for each of something, of which there are at most so many. */
  readonly most?: number;
}
