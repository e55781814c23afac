import type { Outcome } from '../../../kernel/index.ts';
import { NONE, PEACE } from '../war/elections.ts';
import { outcomeTexts } from './31-outcomes.words.ts';

// 62.41: the results of an election, as its table has them.

/** The rows of the table that restrict a U.S. at war, from the mildest on (62.41/0 to 62.41/-6). */
export const RESTRICTIONS = ['0', '-1', '-2', '-3', '-4', '-5', '-6'] as const;
type Restriction = (typeof RESTRICTIONS)[number];

/** All rows of the table of results. */
type ResultRow = Restriction | '-7' | 'below';

/** The row of a result of zero or less (62.41). */
export function rowOf(result: number): ResultRow {
  return result < PEACE ? 'below' : (String(result + 0) as ResultRow);
}

/** What a result is, in words. */
export const resultWords = (row: ResultRow | 'none') => outcomeTexts.election[row]();

/** What each total of a theatre would bring by itself (62.31, 62.41). */
export const OUTCOMES: readonly Outcome[] = [
  { id: 'below', to: PEACE - 1, label: resultWords('below'), clauses: ['62.41/below'] },
  ...(['-7', '-6', '-5', '-4', '-3', '-2', '-1', '0'] as const).map((row) => ({
    id: row,
    from: Number(row),
    to: Number(row),
    label: resultWords(row),
    clauses: [`62.41/${row}`],
  })),
  { id: 'none', from: NONE, label: resultWords('none'), clauses: ['62.31'], nothing: true },
];
