import type { Moments } from './tally.ts';

// How sure a count of games is of what it counts: intervals that hold the true value in 95 of 100 such runs.

/** What was found, and between what the true value lies with 95%. */
export interface Estimate {
  readonly at: number;
  readonly low: number;
  readonly high: number;
}

/** So many standard deviations to each side hold 95% of a normal distribution. */
const Z = 1.959963984540054;

/** The share of games in which something was so, from 0 to 1, with Wilson's score interval. Of no games nothing is known. */
export function shareIn(some: number, of: number): Estimate {
  if (of === 0) return { at: 0, low: 0, high: 1 };
  const at = some / of;
  const slack = (Z * Z) / of;
  const middle = (at + slack / 2) / (1 + slack);
  const half = (Z / (1 + slack)) * Math.sqrt((at * (1 - at)) / of + slack / (4 * of));
  return { at, low: some === 0 ? 0 : middle - half, high: some === of ? 1 : middle + half };
}

/** Between what a measure of one game can lie. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

/** The mean of a measure over games, with the normal interval, within what it can be. Of less than two games nothing is known. */
export function meanOf({ sum, squares }: Moments, games: number, { least, most }: Bounds): Estimate {
  const at = games === 0 ? least : sum / games;
  if (games < 2) return { at, low: least, high: most };
  const variance = Math.max(0, (squares - (sum * sum) / games) / (games - 1));
  const half = Z * Math.sqrt(variance / games);
  return { at, low: Math.max(least, at - half), high: Math.min(most, at + half) };
}

/**
 * How much more one estimate is than another, of games apart: of means as usual, of shares after Newcombe, which keeps to what
 * can be near 0 and 1.
 */
export function difference(one: Estimate, other: Estimate): Estimate {
  const at = one.at - other.at;
  return {
    at,
    low: at - Math.hypot(one.at - one.low, other.high - other.at),
    high: at + Math.hypot(one.high - one.at, other.at - other.low),
  };
}

/** In how many of some pairs something was so in both, in the first alone, in the second alone, in neither. */
interface Pairs {
  readonly both: number;
  readonly first: number;
  readonly second: number;
  readonly neither: number;
}

/**
 * How much more often something is so in the first of a pair than in the second, from -1 to 1, after Newcombe: the intervals of both
 * shares, put together by how much the two go along with each other.
 */
export function pairedDifference({ both, first, second, neither }: Pairs): Estimate {
  const pairs = both + first + second + neither;
  const [one, other] = [shareIn(both + first, pairs), shareIn(both + second, pairs)];
  const at = one.at - other.at;
  const together = both * neither - first * second;
  const corrected = together > 0 ? Math.max(together - pairs / 2, 0) : together;
  const spread = Math.sqrt((both + first) * (second + neither) * (both + second) * (first + neither));
  const along = spread === 0 ? 0 : corrected / spread;
  const reach = (a: number, b: number): number => Math.sqrt(Math.max(0, a * a - 2 * along * a * b + b * b));
  return {
    at,
    low: at - reach(one.at - one.low, other.high - other.at),
    high: at + reach(one.high - one.at, other.at - other.low),
  };
}

/** An estimate in another unit. */
export function scaleEstimate({ at, low, high }: Estimate, by: number): Estimate {
  return { at: at * by, low: low * by, high: high * by };
}

/** Whether an estimate of a difference leaves it open which is more. */
export function isOpen({ low, high }: Estimate): boolean {
  return low <= 0 && high >= 0;
}
