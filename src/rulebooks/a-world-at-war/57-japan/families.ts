import type { Family } from '../state.ts';
import { homeHexes, objectives } from './11-resistance.ts';
import { occupied } from './12-collapse.ts';
import { beforeStart, cumulative, eliminated } from './14-cumulative.ts';
import { islands, peak } from './14-islands.ts';
import { redeployments } from './8-european.ts';

/** The facts of rule 57. */
export const FAMILIES: readonly Family[] = [
  objectives,
  homeHexes,
  occupied,
  islands,
  peak,
  eliminated,
  beforeStart,
  cumulative,
  redeployments,
];
