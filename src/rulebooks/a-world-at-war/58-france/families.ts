import type { Family } from '../state.ts';
import { parisAxis } from './11-conditions.ts';
import { cooperation, fleet, groundFactors, objectives, turnOfFall } from './21-level.ts';
import { frenchLevel } from './22-found.ts';
import { vichy } from './31-established.ts';
import { fellIn } from './42-leaving.ts';
import { colony, colonyDie } from './53-colonies.ts';
import { left } from './6-forces.ts';
import { base } from './7-brps.ts';

/** The facts of rule 58. */
export const FAMILIES: readonly Family[] = [
  parisAxis,
  objectives,
  groundFactors,
  fleet,
  cooperation,
  turnOfFall,
  frenchLevel,
  vichy,
  fellIn,
  colony,
  colonyDie,
  left,
  base,
];
