import type { ClauseEntry } from '../../../kernel/clause.ts';
import { indexOf, type Row } from '../clauses.ts';

const SUM = '11-resistance.ts#resistanceSheet';
const OWED = '31-owed.ts#owedFor';

const rows: readonly Row[] = [
  ['60.1', 'Russian resistance level', 'heading'],
  ['60.11', 'Russian resistance table', 'computed', SUM],
  ['60.11/dp', 'Russian DP level', 'computed', SUM],
  ['60.11/atomic', 'Atomic attacks', 'computed', '../attacks.ts#attackLines'],
  ['60.11/firestorm', 'Firestormed cities', 'computed', '../attacks.ts#attackLines'],
  ['60.11/oil', 'Oil effects', 'computed', SUM],
  ['60.11/britain-hex', 'Axis in Britain', 'computed', SUM],
  ['60.11/unbuilt', 'Unbuilt factors', 'computed', SUM],
  ['60.11/ic-below', 'ICs below 7', 'computed', SUM],
  ['60.11/ic-above', 'ICs above 7', 'computed', SUM],
  ['60.11/western-powers', 'Western powers at war', 'computed', SUM],
  ['60.11/france-hexes', 'Hexes in France', 'computed', SUM],
  ['60.12', 'Russia continues fighting', 'enforced', '12-state.ts#judgeRussia'],
  ['60.2', 'BRP effects', 'heading'],
  ['60.21', 'Russian options', 'enforced', '21-ics.ts#russianIc'],
  ['60.21A', 'IC values frozen', 'directive', '21-ics.ts#russianIc'],
  ['60.21B', 'IC surrendered', 'directive', '21-ics.ts#russianIc'],
  ['60.22', 'Subsequent turns', 'enforced', '12-state.ts#judgeRussia'],
  ['60.3', 'Force pool effects', 'heading'],
  ['60.31', '20 BRPs of units removed from play', 'directive', '31-removal.ts#russianRemoval'],
  ['60.31A', 'Units removed', 'enforced', OWED],
  ['60.31A/armor', 'A 4-5 armor unit', 'enforced', OWED],
  ['60.31A/air', 'An AAF', 'enforced', OWED],
  ['60.31A/infantry', 'Three 3-3 infantry units', 'enforced', OWED],
  ['60.31A/substitute', 'A 3-5 armor unit and infantry', 'enforced', OWED],
  ['60.31B', 'Sources of removed units', 'enforced', OWED],
  ['60.31B/mobilized', 'Mobilized units', 'enforced', OWED],
  ['60.31B/unbuilt', 'Unbuilt units', 'enforced', OWED],
  ['60.31B/built', 'Built units', 'enforced', OWED],
  ['60.32', 'Subsequent turns', 'heading'],
  ['60.32A', 'Removal of additional units', 'enforced', '12-state.ts#judgeRussia'],
  ['60.32A/example', 'Example: -3, then -2', 'enforced', '12-state.ts#judgeRussia'],
  ['60.32B', 'Removed units not counted', 'enforced', '31-removal.ts#uncount'],
  ['60.4', 'No U.S. election', 'heading'],
  ['60.41', 'No U.S. election', 'directive', '12-state.ts#judgeRussia'],
];

/** The clause index of rule 60. */
export const CLAUSES: readonly ClauseEntry[] = indexOf('60-russia', rows);
