import type { ClauseEntry } from '../../../kernel/clause.ts';
import { indexOf, type Row } from '../clauses.ts';

const SUM = '11-resistance.ts#resistanceSheet';
const APPLIES = '3-results.ts#apply';

const rows: readonly Row[] = [
  ['61.1', 'Determining Chinese surrender', 'heading'],
  ['61.11', 'China never surrenders', 'enforced', '12-judge.ts#judgeChina'],
  ['61.11/unbuilt', 'Unbuilt Nationalist factors', 'computed', SUM],
  ['61.11/chungking', 'Chungking', 'computed', SUM],
  ['61.11/peking', 'Peking', 'computed', SUM],
  ['61.11/shanghai', 'Shanghai', 'computed', SUM],
  ['61.11/nanking', 'Nanking', 'computed', SUM],
  ['61.11/canton', 'Canton', 'computed', SUM],
  ['61.11/allied-factors', 'Foreign factors in China', 'computed', SUM],
  ['61.11/yanan', 'Yenan', 'computed', SUM],
  ['61.11/result-5', 'Collapse', 'directive', APPLIES],
  ['61.11/result-4', 'No building', 'directive', APPLIES],
  ['61.11/result-3', 'All units modified', 'directive', APPLIES],
  ['61.11/result-2', 'No offensive operations', 'directive', APPLIES],
  ['61.11/result-1', 'None outside China', 'directive', APPLIES],
  ['61.11/result0', 'No effect', 'computed', '12-judge.ts#judgeChina'],
  ['61.11/result+1', 'No modifier outside China', 'directive', APPLIES],
  ['61.11/result+2', 'Cooperation without restrictions', 'directive', APPLIES],
  ['61.2', 'Modifiers', 'heading'],
  ['61.21', 'Unbuilt units', 'computed', SUM],
  ['61.22', 'Flying Tigers', 'computed', SUM],
  ['61.3', 'Effects', 'heading'],
  ['61.31', 'Reference', 'definition'],
];

/** The clause index of rule 61. */
export const CLAUSES: readonly ClauseEntry[] = indexOf('61-china', rows);
