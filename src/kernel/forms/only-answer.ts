import type { AllocateForm, Allocation } from './form.ts';

/** The one answer that a form takes, where limits fix each of its rows alone; null: there is something to choose. */
export function onlyAnswer({ rows, limits, after }: AllocateForm): Allocation | null {
  const open = rows.filter(({ barred, max }) => !barred && max !== 0);
  if (open.length === 0 || after !== undefined) return null;
  const given: Record<string, number> = {};
  for (const { id } of open) {
    const fixed = limits.find(
      (limit) => limit.rows.length === 1 && limit.rows[0] === id && limit.min === limit.max && !limit.weights,
    );
    if (fixed?.max === undefined) return null;
    given[id] = fixed.max;
  }
  return given;
}
