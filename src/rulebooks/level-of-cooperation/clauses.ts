import type { ClauseEntry, ClauseKind } from '../../kernel/clause.ts';

const rows: readonly [clause: string, title: string, kind: ClauseKind, where: string][] = [
  ['S1', 'The phase begins', 'computed', 'flow.ts'],
  ['S2', 'Roll or pass', 'enforced', 'asks.ts'],
  ['S3', 'Name one neutral first', 'enforced', 'spheres.ts'],
  ['S4', 'Roll all the nation\u2019s dice', 'enforced', 'asks.ts'],
  ['S5', 'The hit number', 'computed', 'sheets.ts'],
  ['S6', 'Does any die hit?', 'computed', 'sheets.ts'],
  ['S7', 'One step toward the roller', 'computed', 'level.ts'],
  ['S8', 'At levels 1 and 2', 'computed', 'level.ts'],
  ['S9', 'At levels 3 to 5', 'directive', 'level.ts'],
  ['S10', 'At level 0', 'computed', 'level.ts'],
  ['S11', 'Native units replaced', 'directive', 'level.ts'],
  ['T1', 'Dice of each nation', 'computed', 'nations.ts'],
  ['T2', 'Spheres of influence', 'enforced', 'spheres.ts'],
  ['T3', 'How far a neutral may lean away', 'enforced', 'spheres.ts'],
  ['T4', 'Benefits of each level', 'computed', 'rights.ts'],
  ['T5', 'The track', 'computed', 'level.ts'],
  ['R1', 'Whole levels, one step a hit', 'computed', 'level.ts'],
  ['R2', 'One neutral, one step a turn', 'computed', 'level.ts'],
  ['R3', 'Who may be chosen', 'enforced', 'spheres.ts'],
  ['R4', 'Each die for itself, own conquests only', 'computed', 'sheets.ts'],
  ['R5', 'Rolls belong to the nation', 'computed', 'flow.ts'],
  ['R6', 'Italy never rolls', 'computed', 'flow.ts'],
  ['R7', 'A marker from level 3', 'computed', 'level.ts'],
  ['R8', 'No enemy rolls from level 3', 'enforced', 'spheres.ts'],
  ['R9', 'Income from level 3', 'computed', 'rights.ts'],
  ['R10', 'A captured neutral leaves the track', 'enforced', 'level.ts'],
  ['R11', 'Capital in enemy hands', 'enforced', 'flow.ts'],
  ['R12', 'The chance of a move', 'computed', 'sheets.ts'],
];

/** The clause index: S the steps of the flow chart, T its tables, R what follows from them. */
export const CLAUSES: readonly ClauseEntry[] = rows.map(([clause, title, kind, file]) => ({
  clause,
  title,
  kind,
  where: `level-of-cooperation/${file}`,
}));
