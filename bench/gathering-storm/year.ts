import { REGION_IDS } from '../../src/rulebooks/gathering-storm/4.16-regions.ts';
import { TARGETS } from '../../src/rulebooks/gathering-storm/packs/sheet.ts';
import { ALWAYS, AT_COHESION as COHESION } from '../../src/rulebooks/gathering-storm/placing/24.61-russia.ts';

/** Where chance comes from: whole numbers from 0 to `below - 1`. */
export interface Stream {
  next(below: number): number;
}

/** Targets and powers by number, in the rulebook's order. */
export { POWERS } from '../../src/rulebooks/gathering-storm/powers.ts';
export const PLACES = TARGETS.map(({ id }) => id);
/** The region of each target, by number. */
export const REGION_OF = TARGETS.map(({ region }) => REGION_IDS.findIndex((each) => each === region));

/** What the lists of 24.61B and C open to Russia, by number. */
export const RUSSIA_ALWAYS = ALWAYS.map((id) => PLACES.indexOf(id));
export const AT_COHESION = COHESION.map((id) => PLACES.indexOf(id));

/** The four turns of 1941: the last of a game, so that it ends by itself. */
export const FIRST_TURN = 25;
export const TURNS = 4;

/** Flags at the start: power and target. */
export const FLAGS = [
  ['germany', 'hungary'],
  ['italy', 'albania'],
  ['britain', 'greece'],
  ['france', 'czechoslovakia'],
  ['france', 'rumania'],
  ['russia', 'poland'],
  ['russia', 'spain'],
  ['russia', 'bulgaria'],
  ['russia', 'turkey'],
] as const;

/** The strengths of a power's counters: the house values. */
export const SET = [1, 1, 2, 2, 3] as const;
/** The levels of subversion that are tried. */
export const LEVELS = 3;

/** The counters of a power that are left: one of them is taken at random. */
export function take(stream: Stream, left: number[]): number {
  const at = stream.next(left.length);
  const strength = left[at] as number;
  left.splice(at, 1);
  return strength;
}

/** Fold a number into a checksum. */
export function fold(sum: number, value: number): number {
  return (Math.imul(sum, 31) + value + 7) | 0;
}
