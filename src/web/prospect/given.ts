import type { AllocateForm, Allocation, Row } from '../../kernel/forms/form.ts';
import { closingOf, roomOf } from '../../kernel/forms/room.ts';

/** What some rows have together. */
export function totalGiven(given: Allocation, rows: readonly string[]): number {
  return rows.reduce((sum, row) => sum + (given[row] ?? 0), 0);
}

/**
 * Give some rows a number together: more to the first that have room, less from the last. What no row has room for goes over
 * a limit, which then says so; no row gets more than it can ever hold.
 */
export function giveTogether(
  form: AllocateForm,
  given: Allocation,
  rows: readonly string[],
  number: number,
): Allocation {
  const all = rows.flatMap((id) => form.rows.find((row) => row.id === id) ?? []);
  let next = given;
  // each as near to its bound as is still to be given, or taken away
  const fill = (those: readonly Row[], bound: (row: Row) => number): void => {
    for (const row of those) {
      const by = bound(row) - (next[row.id] ?? 0);
      const left = number - totalGiven(next, rows);
      const step = left > 0 ? Math.min(left, Math.max(0, by)) : Math.max(left, Math.min(0, by));
      if (step !== 0) next = { ...next, [row.id]: (next[row.id] ?? 0) + step };
    }
  };
  fill(all, (row) => roomOf(form, row, next));
  if (number < totalGiven(next, rows)) fill(all.toReversed(), () => 0);
  fill(
    all.filter((row) => !closingOf(form, row, next)),
    ({ max = Number.POSITIVE_INFINITY }) => max,
  );
  return next;
}
