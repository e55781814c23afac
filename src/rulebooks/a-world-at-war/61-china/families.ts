import type { Family } from '../state.ts';
import { inForceNow, lastLevel } from './3-results.ts';
import { foreignFactors, unbuiltFactors } from './11-resistance.ts';

/** The facts of rule 61. */
export const FAMILIES: readonly Family[] = [unbuiltFactors, foreignFactors, lastLevel, inForceNow];
