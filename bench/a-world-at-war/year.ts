/** Where chance comes from: whole numbers from 0 to `below - 1`. */
export interface Stream {
  next(below: number): number;
}

/** Targets and seats by number, in the rulebook's order. */
export { FACTIONS } from '../../src/rulebooks/a-world-at-war/powers.ts';
export { MINORS } from '../../src/rulebooks/a-world-at-war/tables/targets.ts';

/** The DPs of one power of each faction; the other powers have none, so that its third is easy to see. */
export const DPS = [9, 9, 6] as const;
export const POWERS = ['germany', 'britain', 'russia'] as const;

/** Where each faction places: any minor country but Vichy, Russia on its list alone. */
const PLACES: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13],
  [1, 2, 3, 4, 7, 9, 10, 11, 13],
];

/** Place a faction's DPs at random; what would break the third is lost. Writes into `points`. */
export function place(stream: Stream, faction: number, points: number[] | Int8Array): void {
  const list = PLACES[faction] as readonly number[];
  const dps = DPS[faction] as number;
  const third = Math.ceil(dps / 3);
  points.fill(0);
  for (let dp = 0; dp < dps; dp++) {
    const minor = list[stream.next(list.length)] as number;
    const there = points[minor] as number;
    if (there < third) points[minor] = there + 1;
  }
}

/** Fold a number into a checksum. */
export function fold(sum: number, value: number): number {
  return (Math.imul(sum, 31) + value + 7) | 0;
}
