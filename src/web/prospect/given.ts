import type { AllocateForm, Allocation } from '../../kernel/forms/form.ts';
import { roomOf } from '../../kernel/forms/room.ts';

/** What some rows have together. */
export function totalGiven(given: Allocation, rows: readonly string[]): number {
  return rows.reduce((sum, row) => sum + (given[row] ?? 0), 0);
}

/** Give some rows a number together: more to the first that have room, less from the last; as near as the form lets. */
export function giveTogether(
  form: AllocateForm,
  given: Allocation,
  rows: readonly string[],
  number: number,
): Allocation {
  let next = given;
  let left = number - totalGiven(given, rows);
  for (const id of left > 0 ? rows : rows.toReversed()) {
    const row = form.rows.find((each) => each.id === id);
    if (left === 0 || !row) continue;
    const points = next[id] ?? 0;
    const by =
      left > 0 ? Math.min(left, Math.max(0, roomOf(form, row, next) - points)) : Math.max(left, -points);
    if (by === 0) continue;
    next = { ...next, [id]: points + by };
    left -= by;
  }
  return next;
}
