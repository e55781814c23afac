import type { ClauseEntry } from '../../../kernel/clause.ts';
import { indexOf, type Row } from '../clauses.ts';

const CHECK = '11-conditions.ts#ITALY';
const CONDITION = '11-conditions.ts#conditionsMet';
const TOTAL = '12-dp-total.ts#totalSheet';
const LEVEL = '31-level.ts#surrenderLevelSheet';
const FORCES = '32-forces.ts#allocateForces';
const UNITS = '32-forces.ts#removeUnits';
const EFFECTS = '2-effects.ts#surrenderItaly';

const rows: readonly Row[] = [
  ['56.1', 'Determining Italian surrender', 'heading'],
  ['56.11', 'Italian surrender conditions', 'enforced', CHECK],
  ['56.11A', 'Rome under Allied control', 'enforced', CONDITION],
  ['56.11B', 'No Axis units in Africa', 'enforced', CONDITION],
  ['56.12', 'Italy’s DP total', 'computed', TOTAL],
  ['56.12A', 'The Western Allies declared war on Italy', 'computed', TOTAL],
  ['56.12B', 'Italy declared war in 1941 or later', 'computed', TOTAL],
  ['56.13', 'German surrender has no effect', 'directive', '../55-germany/21-peace.ts#peace'],
  ['56.2', 'Effects of an Italian surrender', 'heading'],
  ['56.21', 'Peace', 'enforced', '2-effects.ts#surrenderItaly'],
  ['56.22', 'Effects', 'definition'],
  ['56.3', 'Units', 'heading'],
  ['56.31', 'Italian surrender level', 'computed', LEVEL],
  ['56.31A', 'DP total, DPs and covert operations in Italy', 'computed', LEVEL],
  ['56.31B', 'At most two, either way', 'computed', LEVEL],
  ['56.32', 'Italian units', 'directive', FORCES],
  ['56.32A', 'Air units', 'directive', UNITS],
  ['56.32B', 'Folgore airborne', 'directive', UNITS],
  ['56.32C', 'Ground units', 'directive', UNITS],
  ['56.32D', 'Italian navy', 'directive', UNITS],
  ['56.321', 'Axis forces have priority', 'directive', FORCES],
  ['56.322', 'Forces table', 'directive', FORCES],
  ...['+2', '+1', '0', '-1', '-2'].map(
    (level): Row => [`56.32/${level}`, `Italian forces at ${level}`, 'directive', FORCES],
  ),
  ['56.33', 'Construction of Italian ground units', 'directive', EFFECTS],
  ['56.4', 'Hexes', 'heading'],
  ['56.41', 'Hexes', 'directive', EFFECTS],
  ['56.5', 'Minor countries', 'heading'],
  ['56.51', 'Associated minor countries', 'enforced', EFFECTS],
  ['56.52', 'Colonies and conquests', 'directive', EFFECTS],
  ['56.6', 'BRPs', 'heading'],
  ['56.61', 'Italy’s BRP value', 'directive', EFFECTS],
  ['56.62', 'When Italian BRPs are acquired', 'directive', EFFECTS],
  ['56.63', 'Cooperative conquest', 'directive', EFFECTS],
  ['56.7', 'Italian impairments prior to surrender', 'heading'],
  ['56.71', 'Italian units outside the Mediterranean', 'directive', '7-impairments.ts#italyGoesToWar'],
  ['56.72', 'Italian units on the eastern front', 'directive', '7-impairments.ts#italyGoesToWar'],
  ['56.73', 'Italian resolve', 'enforced', '7-impairments.ts#impairments'],
  ['56.73A', 'Axis player turn', 'directive', '7-impairments.ts#tellImpaired'],
  ['56.73B', 'Allied player turn', 'directive', '7-impairments.ts#tellImpaired'],
];

/** The clause index of rule 56. */
export const CLAUSES: readonly ClauseEntry[] = indexOf('56-italy', rows);
