import type { AllocateForm, Allocation, Limit, Row } from '../../kernel/form.ts';

/** The weighted sum of a limit's rows. */
export function used(limit: Pick<Limit, 'rows' | 'weights'>, given: Allocation): number {
  return limit.rows.reduce((total, id, i) => total + (given[id] ?? 0) * (limit.weights?.[i] ?? 1), 0);
}

/** Rows that must be filled before this one and are not: it is closed. Null when it is open. */
export function closedBy(form: AllocateForm, row: Row, given: Allocation): readonly string[] | null {
  const waits = (form.after ?? []).filter((after) => after.row === row.id).flatMap((after) => after.full);
  const unfilled = waits.filter((id) => {
    const other = form.rows.find((each) => each.id === id);
    return other !== undefined && !other.barred && (given[id] ?? 0) !== other.max;
  });
  return unfilled.length > 0 ? unfilled : null;
}

/** The most a row can hold with all others as they are; infinite when nothing bounds it. */
export function roomOf(form: AllocateForm, row: Row, given: Allocation): number {
  if (row.barred || closedBy(form, row, given)) return 0;
  let most = row.max ?? Number.POSITIVE_INFINITY;
  for (const limit of form.limits) {
    const at = limit.rows.indexOf(row.id);
    const weight = limit.weights?.[at] ?? 1;
    if (at < 0 || limit.max === undefined || weight === 0) continue;
    const others = used(limit, { ...given, [row.id]: 0 });
    most = Math.min(most, Math.max(0, Math.floor((limit.max - others) / weight)));
  }
  return most;
}

/** An allocation without its zeros: what is sent. */
export function spent(given: Allocation): Allocation {
  return Object.fromEntries(Object.entries(given).filter(([, points]) => points !== 0));
}
