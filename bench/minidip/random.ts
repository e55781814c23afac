/** Where chance comes from: whole numbers from 0 to `below - 1`. */
export interface Stream {
  next(below: number): number;
}

/** The cheapest stream there is, with its bias: with it hardly anything but the game itself is measured. */
export class BareStream implements Stream {
  private state: number;
  constructor(seed: number) {
    this.state = seed | 1;
  }
  /** A whole number from 0 to `below - 1`. */
  next(below: number): number {
    let x = this.state;
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    this.state = x;
    return (x >>> 0) % below;
  }
}

export const MINORS = 6;
export const TURNS = 8;
export const POINTS = 4;
export const MOST_IN_ONE = 2;

/** Where a side puts its points, at random: up to four, at most two a minor. Writes into `points`. */
export function place(stream: Stream, points: Int8Array | number[]): void {
  for (let minor = 0; minor < MINORS; minor++) points[minor] = 0;
  for (let point = 0; point < POINTS; point++) {
    const minor = stream.next(MINORS);
    const there = points[minor] as number;
    if (there < MOST_IN_ONE) points[minor] = there + 1;
  }
}

/** Fold the final levels of a game into a checksum. */
export function fold(sum: number, level: number): number {
  return (Math.imul(sum, 31) + level + 5) | 0;
}
