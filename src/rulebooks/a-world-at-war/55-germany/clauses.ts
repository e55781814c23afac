import type { ClauseEntry } from '../../../kernel/clause.ts';
import { indexOf, type Row } from '../clauses.ts';

const rows: readonly Row[] = [
  ['55.1', 'Determining German surrender', 'heading'],
  ['55.11', 'German resistance level', 'computed', '11-resistance.ts#resistanceSheet'],
  ['55.11/dp', 'German DP level', 'computed', '11-resistance.ts#resistanceSheet'],
  ...(['berlin', 'breslau', 'essen', 'cologne', 'leipzig', 'berchtesgaden'] as const).map(
    (place): Row => [
      `55.11/${place}`,
      `German control of ${place}`,
      'computed',
      '11-resistance.ts#resistanceSheet',
    ],
  ),
  ['55.11/firestorm', 'Firestormed cities', 'computed', '../attacks.ts#attackLines'],
  ['55.11/atomic', 'Atomic attacks', 'computed', '../attacks.ts#attackLines'],
];

/** The clause index of rule 55. */
export const CLAUSES: readonly ClauseEntry[] = indexOf('55-germany', rows);
