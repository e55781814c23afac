import type { AllocateForm, Allocation, Row, Sums } from '../../kernel/forms/form.ts';

// A form with sums: how much of something goes with a row stands in the draft beside it, and is left as the row is sent.

/** A row with the sums that can be said with it. */
export type SummedRow = Row & { readonly sums: Sums };

/** The rows of a form that have sums. */
export function summedRows({ rows }: Pick<AllocateForm, 'rows'>): readonly SummedRow[] {
  return rows.filter((row): row is SummedRow => row.sums !== undefined && !row.barred);
}

/** The row in which the sum of a row stands in a draft. */
function placeOf({ id, sums }: SummedRow): string {
  return sums.row ?? id;
}

/** Whether a row is taken. */
export function isTried(given: Allocation, { id }: Pick<Row, 'id'>): boolean {
  return (given[id] ?? 0) > 0;
}

/** The sum that is said with a row; 0: none. */
export function sumOf(given: Allocation, row: SummedRow): number {
  return isTried(given, row) ? (given[placeOf(row)] ?? 0) : 0;
}

/** A row taken with a sum (0: none), or (null) not taken. */
export function withSum(given: Allocation, row: SummedRow, sum: number | null): Allocation {
  const place = placeOf(row);
  if (place === row.id) return { ...given, [row.id]: sum ?? 0 };
  return { ...given, [row.id]: sum === null ? 0 : 1, [place]: sum ?? 0 };
}

/** What of a draft is sent as the answer: that a sum is given, not how much. */
export function withoutSums(form: AllocateForm, given: Allocation): Allocation {
  const sums = new Set(summedRows(form).map(placeOf));
  return Object.fromEntries(
    Object.entries(given).map(([id, number]) => [id, sums.has(id) ? Math.min(number, 1) : number]),
  );
}

/** What is left with the answer, by its habits. */
export function leavesIn(form: AllocateForm, given: Allocation): Readonly<Record<string, string>> {
  const said = summedRows(form).flatMap((row): [string, string][] => {
    const sum = sumOf(given, row);
    return sum > 0 ? [[row.sums.habit, String(sum)]] : [];
  });
  return Object.fromEntries(said);
}

/** What is left to spend; null: nobody has said of how much. */
export function leftIn(form: AllocateForm, given: Allocation): number | null {
  const { purse } = form;
  if (!purse) return null;
  const taken = form.rows.reduce(
    (all, row) => all + (isTried(given, row) ? (purse.takes[row.id] ?? 0) : 0),
    0,
  );
  return purse.has - taken - summedRows(form).reduce((all, row) => all + sumOf(given, row), 0);
}

/** Whether a row costs nothing of itself: it is taken unless somebody says otherwise. */
function isFree({ purse }: AllocateForm, row: SummedRow): boolean {
  return row.sums.row !== undefined && (purse?.takes[row.id] ?? 0) === 0;
}

/** What is taken of a form with sums unless somebody says otherwise. */
export function usualIn(form: AllocateForm): Allocation {
  return Object.fromEntries(summedRows(form).flatMap((row) => (isFree(form, row) ? [[row.id, 1]] : [])));
}
