import { axisVictory } from '../over.ts';
import { decided } from '../ending.ts';
import type { Family } from '../state.ts';
import { atomicUs, usAttacked } from './2-when.ts';
import { resistance } from './31-pacific.ts';
import { electionResult, electionTension, usDefeated, usPeace } from './4-in-effect.ts';
import { embargo } from './53-embargo.ts';

/** The facts of rule 62, and of the end of a game. */
export const FAMILIES: readonly Family[] = [
  atomicUs,
  usAttacked,
  resistance,
  electionResult,
  electionTension,
  usPeace,
  usDefeated,
  embargo,
  axisVictory,
  decided,
];
