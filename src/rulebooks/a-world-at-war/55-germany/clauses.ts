import type { ClauseEntry } from '../../../kernel/clause.ts';
import { indexOf, type Row } from '../clauses.ts';

const EFFECTS = '2-effects.ts#surrenderGermany';

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
  ['55.2', 'Effects of a German surrender', 'heading'],
  ['55.21', 'Peace', 'enforced', '../54-surrender/peace.ts#peace'],
  ['55.22', 'Italy', 'enforced', '../54-surrender/peace.ts#peace'],
  ['55.23', 'Global War', 'enforced', EFFECTS],
  ['55.24', 'Political effects', 'directive', EFFECTS],
  [
    '55.25',
    'Other effects',
    'definition',
    '',
    'It says where the effects stand; each of them has its own cases.',
  ],
  ['55.3', 'Units', 'heading'],
  ['55.31', 'Units', 'directive', EFFECTS],
  ['55.4', 'Hexes', 'heading'],
  ['55.41', 'Hexes', 'directive', EFFECTS],
  ['55.5', 'Minor countries', 'heading'],
  ['55.51', 'Minor countries', 'enforced', '5-minors.ts#endGermanResults'],
  ['55.52', 'Conquests and hex control', 'directive', EFFECTS],
  ['55.6', 'BRPs', 'heading'],
  ['55.61', 'BRPs', 'directive', EFFECTS],
];

/** The clause index of rule 55. */
export const CLAUSES: readonly ClauseEntry[] = indexOf('55-germany', rows);
