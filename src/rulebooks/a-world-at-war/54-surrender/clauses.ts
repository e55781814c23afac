import type { ClauseEntry } from '../../../kernel/clause.ts';
import { indexOf, type Row } from '../clauses.ts';

const rows: readonly Row[] = [
  ['54.2', 'DP calculations', 'heading'],
  ['54.21', 'DP calculations required', 'computed', '2-dp-level.ts#levelSheets'],
  [
    '54.22',
    'When DP calculations are necessary',
    'definition',
    '',
    'It says at the end of which player turns a level is worked out; the surrenders that ask for it are not built.',
  ],
  ['54.23', 'DPs calculated normally', 'computed', '2-dp-level.ts#levelSheets'],
  ['54.24', 'BRP level used', 'computed', '2-dp-level.ts#levelSheets'],
  ['54.25', 'Surrender purposes only', 'computed', '2-dp-level.ts#levelSheets'],
  ['54.26', 'Other major power DPs ignored', 'computed', '2-dp-level.ts#levelSheets'],
];

/** The clause index of rule 54, as far as it is built: 54.2. */
export const CLAUSES: readonly ClauseEntry[] = indexOf('54-surrender', rows);
