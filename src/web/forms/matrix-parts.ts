import type { AllocateForm, Row } from '../../kernel/forms/form.ts';
import { own } from '../../kernel/json.ts';
import type { Words } from '../../kernel/texts/words.ts';
import type { Matrix } from './allocation.ts';

/** What of a matrix can be filled, and what is closed as a whole. */
export interface Parts {
  readonly lines: readonly string[];
  readonly columns: readonly string[];
  readonly closedLines: readonly string[];
  readonly closedColumns: readonly string[];
}

const isOpen = (row: Row | undefined): boolean => row !== undefined && !row.barred;

/** Lines and columns in which something is open; a column that takes nothing is in neither list. */
export function partsOf(matrix: Matrix): Parts {
  const rowsOf = (line: string): readonly Row[] =>
    matrix.columns.flatMap((column) => matrix.cell(line, column) ?? []);
  const lines = matrix.lines.filter((line) => rowsOf(line).some(isOpen));
  const takes = (row: Row | undefined): boolean => isOpen(row) && (row?.max ?? 1) > 0;
  return {
    lines,
    columns: matrix.columns.filter((column) => lines.some((line) => takes(matrix.cell(line, column)))),
    closedLines: matrix.lines.filter((line) => !lines.includes(line)),
    closedColumns: matrix.columns.filter(
      (column) => lines.length > 0 && !matrix.lines.some((line) => isOpen(matrix.cell(line, column))),
    ),
  };
}

/** Columns that stand under one head, or one that has none. */
export interface HeadGroup {
  readonly of: Words | null;
  readonly columns: readonly string[];
}

/** Columns by their heads, in the order of the first of each. */
export function headsOf(columns: readonly string[], { heads = {} }: AllocateForm): readonly HeadGroup[] {
  const groups = Map.groupBy(columns, (column) => {
    const head = own(heads, column);
    return head ? JSON.stringify(head.of) : column;
  });
  return [...groups.values()].map((those) => ({
    of: own(heads, those[0] ?? '')?.of ?? null,
    columns: those,
  }));
}

/** Lines of one group of the board. */
export interface LineGroup<G> {
  readonly group: G | undefined;
  readonly lines: readonly string[];
}

/** Lines by what their places belong to, in the order of the first of each. */
export function lineGroups<G>(
  lines: readonly string[],
  groupOf: (line: string) => G | undefined,
): readonly LineGroup<G>[] {
  const groups = Map.groupBy(lines, (line) => JSON.stringify(groupOf(line) ?? null));
  return [...groups.values()].map((those) => ({ group: groupOf(those[0] ?? ''), lines: those }));
}
