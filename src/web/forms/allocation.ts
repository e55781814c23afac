import type { AllocateForm, Allocation, Bar, Limit, Row } from '../../kernel/form.ts';
import { isRecord, type Json } from '../../kernel/json.ts';

/** The points of an answer that was given before; none where there is none. */
export function allocationOf(answer: Json | undefined): Allocation {
  return isRecord(answer) ? (answer as Allocation) : {};
}

/** The id in the page of the field for a row's points: others lead there. */
export function fieldId(decision: string, row: string): string {
  return `points ${decision} ${row}`.replaceAll(' ', '-');
}

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

/** How many points more fit in where limits bound them, each row filled in turn: none where no more may be given. */
export function unplaced(form: AllocateForm, given: Allocation): number {
  if (form.least) return 0;
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

/** What an answer leaves undone, to be asked about once; null where it may well be meant. */
export function undone(form: AllocateForm, given: Allocation, sealed: boolean): Undone | null {
  const isEmpty = Object.keys(spent(given)).length === 0;
  if (isEmpty && !form.rows.some((row) => roomOf(form, row, {}) > 0)) return null;
  if (isPick(form)) return isEmpty ? { kind: 'ticked' } : null;
  const points = sealed ? unplaced(form, given) : 0;
  if (points > 0) return { kind: 'points', points };
  return isEmpty ? { kind: 'placed' } : null;
}

/** Nothing is ticked or placed, or some points are left. */
export type Undone =
  | { readonly kind: 'ticked' | 'placed' }
  | { readonly kind: 'points'; readonly points: number };

/** An allocation without its zeros: what is sent. */
export function spent(given: Allocation): Allocation {
  return Object.fromEntries(Object.entries(given).filter(([, points]) => points !== 0));
}

/** Why a row takes nothing now: it is barred, or other rows come first. */
export function closingOf(form: AllocateForm, row: Row, given: Allocation): Bar | undefined {
  if (row.barred || !closedBy(form, row, given)) return row.barred;
  return form.after?.find((after) => after.row === row.id);
}

/** Rows in two directions: 'germany/turkey' is the column of Germany in the line of Turkey. */
export interface Matrix {
  readonly columns: readonly string[];
  readonly lines: readonly string[];
  cell(line: string, column: string): Row | undefined;
}

const FEWEST = 6;
const MOST_COLUMNS = 4;

/** The rows as a matrix, where there are many and all their ids have two parts; else null. */
export function matrixOf(form: AllocateForm): Matrix | null {
  const parts = form.rows.map((row) => row.id.split('/'));
  if (form.rows.length < FEWEST || parts.some((each) => each.length !== 2)) return null;
  const columns = [...new Set(parts.map(([column = '']) => column))];
  const lines = [...new Set(parts.map(([, line = '']) => line))];
  if (columns.length > MOST_COLUMNS || lines.length < 2) return null;
  const rows = new Map(form.rows.map((row) => [row.id, row]));
  return { columns, lines, cell: (line, column) => rows.get(`${column}/${line}`) };
}

/** Whether the form is a pick: every row is taken or left. */
export function isPick(form: AllocateForm): boolean {
  return form.rows.length > 0 && form.rows.every((row) => row.max === 1 || row.barred !== undefined);
}

const FEW_LIMITS = 6;

/** Whether the limits shown change as points are given. */
export function limitsVary({ limits }: AllocateForm): boolean {
  return limits.length > FEW_LIMITS;
}

/** The limits to show: all when they are few; else those over many rows that leave anything, then those used up. */
export function shownLimits(limits: readonly Limit[], given: Allocation): readonly Limit[] {
  if (limits.length <= FEW_LIMITS) return limits;
  const isWide = ({ min, max, rows }: Limit): boolean =>
    min !== undefined || (rows.length > FEW_LIMITS && max !== 0);
  // what comes and goes stands last, so that the others stay where they are
  return [...limits.filter(isWide), ...limits.filter((limit) => !isWide(limit) && isUsedUp(limit, given))];
}

function isUsedUp(limit: Limit, given: Allocation): boolean {
  const sum = used(limit, given);
  return limit.max !== undefined && sum > 0 && sum >= limit.max;
}
