import type { Allocation, Row } from '../../kernel/forms/form.ts';
import { hasWords } from '../find.tsx';
import type { Matrix } from './allocation.ts';

/** More lines than one looks through. */
const MOST_LINES = 24;

/** Whether the lines of a matrix are to be found by their names. */
export function isLong(lines: readonly string[]): boolean {
  return lines.length > MOST_LINES;
}

/** The lines and columns of a matrix in which something has these words; what is given stays in sight. */
export function sifted(
  { cell, ...all }: Pick<Matrix, 'lines' | 'columns' | 'cell'>,
  given: Allocation,
  typed: string,
  textOf: (row: Row, line: string, column: string) => string,
): { readonly lines: readonly string[]; readonly columns: readonly string[]; readonly found: number } {
  if (typed.trim() === '') return { ...all, found: all.lines.length };
  const lines = new Set<string>();
  const found = new Set<string>();
  const columns = new Set<string>();
  for (const line of all.lines)
    for (const column of all.columns) {
      const row = cell(line, column);
      if (!row) continue;
      const isFound = hasWords(textOf(row, line, column), typed);
      if (isFound) found.add(line);
      if (!isFound && !given[row.id]) continue;
      lines.add(line);
      columns.add(column);
    }
  return {
    lines: all.lines.filter((line) => lines.has(line)),
    columns: all.columns.filter((column) => columns.has(column)),
    found: found.size,
  };
}
