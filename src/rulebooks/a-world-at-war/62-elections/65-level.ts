import { LEAST_RESULT, NONE, PEACE } from '../war/elections.ts';
import { part } from '../part.ts';

// 62.52, 62.65: the scale on which a tension level and the result of an election are one.

/** So many points of tension are one level of a result (62.52). */
export const POINTS = 4;
/** The level that a separate peace at -7 sets (62.41/-7, 62.65). */
const AT_PEACE = 46;

/** The level that a result sets: 46 at -7, four less for each one lower (62.41/below, 62.65), four more above. */
export function peaceLevel(result: number): number {
  return AT_PEACE + POINTS * (result - PEACE);
}

/** The result that a level of a U.S. at peace stands for (62.52, 62.65). */
export function resultAt(level: number): number {
  const result = PEACE + Math.floor((level - AT_PEACE) / POINTS);
  return Math.max(LEAST_RESULT, Math.min(NONE, result));
}

/** 62.65: the tension after a separate peace. */
export const PEACE_LEVEL = part(import.meta.url, {
  clauses: {
    '62.65': ['enforced', 'Tensions after a separate peace', 'peaceLevel'],
  },
});
