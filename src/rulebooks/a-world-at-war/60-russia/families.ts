import type { Family } from '../state.ts';
import { axisInBritain, frenchHexes, ics, oilEffects, unbuiltFactors } from './11-resistance.ts';
import { weakened } from './12-state.ts';
import { frozen, isolatedIcs } from './21-ics.ts';
import { available } from './31-owed.ts';
import { lowest } from './32-lowest.ts';

/** The facts of rule 60. */
export const FAMILIES: readonly Family[] = [
  ics,
  oilEffects,
  axisInBritain,
  unbuiltFactors,
  frenchHexes,
  isolatedIcs,
  available,
  lowest,
  weakened,
  frozen,
];
