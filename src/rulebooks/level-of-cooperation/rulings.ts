import { RULINGS as HITS } from './hits.rulings.ts';
import { RULINGS as LEVEL } from './level.rulings.ts';
import { RULINGS as RIGHTS } from './rights.rulings.ts';
import { RULINGS as ROLLS } from './rolls.rulings.ts';
import { RULINGS as ROUNDS } from './rounds.rulings.ts';
import { RULINGS as SPHERES } from './spheres.rulings.ts';

const ALL = [...HITS, ...ROUNDS, ...RIGHTS, ...LEVEL, ...SPHERES, ...ROLLS];

/** All rulings A1 to A25, and the order of play. */
export const RULINGS = ALL.toSorted((a, b) => numberOf(a) - numberOf(b));

/** A1 to A25 by number, the order of play last. */
function numberOf({ id }: (typeof ALL)[number]): number {
  return id === 'order' ? ALL.length : Number(id.slice(1));
}
