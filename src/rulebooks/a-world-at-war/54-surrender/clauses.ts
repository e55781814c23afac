import type { ClauseEntry } from '../../../kernel/clause.ts';
import { indexOf, type Row } from '../clauses.ts';

const rows: readonly Row[] = [
  ['54.1', 'Determining major power surrenders', 'heading'],
  ['54.11', 'Surrender conditions', 'definition'],
  ['54.12', 'Timing', 'enforced', '12-checks.ts#check'],
  ['54.2', 'DP calculations', 'heading'],
  ['54.21', 'DP calculations required', 'computed', '2-dp-level.ts#levelSheets'],
  ['54.22', 'When DP calculations are necessary', 'enforced', '22-needed.ts#missingFor'],
  ['54.23', 'DPs calculated normally', 'computed', '2-dp-level.ts#levelSheets'],
  ['54.24', 'BRP level used', 'computed', '2-dp-level.ts#levelSheets'],
  ['54.25', 'Surrender purposes only', 'computed', '2-dp-level.ts#levelSheets'],
  ['54.26', 'Other major power DPs ignored', 'computed', '2-dp-level.ts#levelSheets'],
  ['54.3', 'Effects of major power surrenders', 'heading'],
  ['54.31', 'Surrender equivalent to conquest', 'enforced', '31-conquered.ts#conquer'],
];

/** The clause index of rule 54. */
export const CLAUSES: readonly ClauseEntry[] = indexOf('54-surrender', rows);
