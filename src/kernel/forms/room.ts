import {
  type AllocateForm,
  type Allocation,
  type Bar,
  isWaiting,
  type Limit,
  type Row,
  sum,
} from './form.ts';

/** The weighted sum of a limit's rows. */
export function usedPoints({ rows, weights }: Pick<Limit, 'rows' | 'weights'>, given: Allocation): number {
  return sum(rows, weights, given);
}

/** Why a row takes nothing yet: other rows come first. Null when it is open. */
export function closedBy(form: AllocateForm, row: Row, given: Allocation): Bar | null {
  return form.after?.find((after) => after.row === row.id && isWaiting(form, after, given)) ?? null;
}

/** The most a row can hold with all others as they are; infinite when nothing bounds it. */
export function roomOf(form: AllocateForm, row: Row, given: Allocation): number {
  if (row.barred || closedBy(form, row, given)) return 0;
  let most = row.max ?? Number.POSITIVE_INFINITY;
  for (const limit of form.limits) {
    const at = limit.rows.indexOf(row.id);
    const weight = limit.weights?.[at] ?? 1;
    if (at < 0 || limit.max === undefined || weight === 0) continue;
    const others = usedPoints(limit, { ...given, [row.id]: 0 });
    most = Math.min(most, Math.max(0, Math.floor((limit.max - others) / weight)));
  }
  return most;
}

/** Numbers beyond this are not looked at one by one. */
export const MOST_STEPS = 12;

/** The most that some rows of a form can hold together. */
export function mostTogether({ rows, limits }: AllocateForm, ids: readonly string[]): number {
  const all = rows.filter(({ id }) => ids.includes(id));
  const most = all.reduce((total, { max = MOST_STEPS }) => total + max, 0);
  return limits.reduce((least, limit) => {
    const bounds = limit.max !== undefined && ids.every((id) => weighsIn(limit, id));
    return bounds ? Math.min(least, limit.max ?? least) : least;
  }, most);
}

function weighsIn({ rows, weights }: Pick<Limit, 'rows' | 'weights'>, row: string): boolean {
  const at = rows.indexOf(row);
  return at >= 0 && (weights?.[at] ?? 1) >= 1;
}

/** How many points more fit in where limits bound them, each row filled in turn: none where no more may be given. */
export function unplacedPoints(form: AllocateForm, given: Allocation): number {
  const bounded = form.rows.filter(({ id }) =>
    form.limits.some(({ max, rows }) => max !== undefined && rows.includes(id)),
  );
  let filled = given;
  let placed = 0;
  for (const row of bounded) {
    const points = given[row.id] ?? 0;
    const room = Math.max(points, roomOf(form, row, filled));
    placed += room - points;
    filled = { ...filled, [row.id]: room };
  }
  return placed;
}

/** How many points a secret answer leaves that could be placed: asked about once. */
export function unusedPoints(form: AllocateForm, given: Allocation, sealed: boolean): number {
  return sealed && !isPick(form) ? unplacedPoints(form, given) : 0;
}

/** An allocation without its zeros: what is sent. */
export function withoutZeros(given: Allocation): Allocation {
  return Object.fromEntries(Object.entries(given).filter(([, points]) => points !== 0));
}

/** Why a row takes nothing now: it is barred, or other rows come first. */
export function closingOf(form: AllocateForm, row: Row, given: Allocation): Bar | undefined {
  return row.barred ?? closedBy(form, row, given) ?? undefined;
}

/** Whether the form is a pick: every row is taken or left. What has a unit is counted, also where one is the most. */
export function isPick(form: AllocateForm): boolean {
  if (form.unit !== undefined) return false;
  return form.rows.length > 0 && form.rows.every((row) => row.max === 1 || row.barred !== undefined);
}
