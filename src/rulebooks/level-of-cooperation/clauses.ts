import type { ClauseEntry, ClauseKind } from '../../kernel/clause.ts';

const rows: readonly [clause: string, title: string, kind: ClauseKind, where: string][] = [
  ['S1', 'The phase begins', 'computed', 'rounds.ts#ROUNDS'],
  ['S2', 'Roll or pass', 'enforced', 'rolls.ts#ROLLS'],
  ['S3', 'Name one neutral first', 'enforced', 'spheres.ts#choiceBar'],
  ['S4', 'Roll all the nation\u2019s dice', 'enforced', 'rolls.ts#ROLLS'],
  ['S5', 'The hit number', 'computed', 'hits.ts#sheetsOf'],
  ['S6', 'Does any die hit?', 'computed', 'hits.ts#sheetsOf'],
  ['S7', 'One step toward the roller', 'computed', 'level.ts#step'],
  ['S8', 'At levels 1 and 2', 'computed', 'level.ts#step'],
  ['S9', 'At levels 3 to 5', 'directive', 'level.ts#step'],
  ['S10', 'At level 0', 'computed', 'level.ts#step'],
  ['S11', 'Native units replaced', 'directive', 'level.ts#replaceUnits'],
  ['T1', 'Dice of each nation', 'computed', 'nations.ts#NATIONS'],
  ['T2', 'Spheres of influence', 'enforced', 'spheres.ts#inSphere'],
  ['T3', 'How far a neutral may lean away', 'enforced', 'spheres.ts#withinLimit'],
  ['T4', 'Benefits of each level', 'computed', 'rights.ts#benefits'],
  ['T5', 'The track', 'computed', 'level.ts#level'],
  ['R1', 'Whole levels, one step a hit', 'computed', 'level.ts#step'],
  ['R2', 'One neutral, one step a turn', 'computed', 'level.ts#step'],
  ['R3', 'Who may be chosen', 'enforced', 'spheres.ts#choiceBar'],
  ['R4', 'Each die for itself, own conquests only', 'computed', 'hits.ts#sheetsOf'],
  ['R5', 'Rolls belong to the nation', 'computed', 'rolls.ts#ROLLS'],
  ['R6', 'Italy never rolls', 'computed', 'rounds.ts#ROUNDS'],
  ['R7', 'A marker from level 3', 'computed', 'level.ts#step'],
  ['R8', 'No enemy rolls from level 3', 'enforced', 'spheres.ts#choiceBar'],
  ['R9', 'Income from level 3', 'computed', 'rights.ts#incomes'],
  ['R10', 'A captured neutral leaves the track', 'enforced', 'level.ts#capture'],
  ['R11', 'Capital in enemy hands', 'enforced', 'territories.ts#capitalIsHeld'],
  ['R12', 'The chance of a move', 'computed', 'hits.ts#sheetsOf'],
];

/** The clause index: S the steps of the flow chart, T its tables, R what follows from them. */
export const CLAUSES: readonly ClauseEntry[] = rows.map(([clause, title, kind, where]) => ({
  clause,
  title,
  kind,
  where: `level-of-cooperation/${where}`,
}));
