import type { AllocateForm, Allocation, Limit, Row } from '../../kernel/forms/form.ts';
import { roomOf } from '../../kernel/forms/room.ts';

// What is put down at places by kinds: which number of a sealed form goes with it, and how that number is set.

/** The place of a row, and its kind. */
export function placeOf({ id }: Pick<Row, 'id'>): string {
  return id.slice(id.indexOf('/') + 1);
}

export function kindOf({ id }: Pick<Row, 'id'>): string {
  return id.slice(0, id.indexOf('/'));
}

/** The rows of each number: one that is counted, or several of which one is taken. */
export function numbersOf({ rows, limits }: AllocateForm): readonly (readonly Row[])[] {
  const isOneOf = ({ min, max, rows: of }: Limit): boolean => min === 1 && max === 1 && of.length > 1;
  const together = limits.filter(isOneOf).map(({ rows: of }) => rows.filter(({ id }) => of.includes(id)));
  const alone = rows.filter((row) => !together.some((each) => each.includes(row))).map((row) => [row]);
  return [...together, ...alone];
}

/** The number that goes with a row that was placed: of the same name, else of the same head at the same place. */
export function numberOf(
  row: Row,
  form: AllocateForm,
  placed: readonly Row[],
  next: AllocateForm,
): readonly Row[] | undefined {
  const all = numbersOf(next);
  const own = all.find((rows) => rows.some(({ id }) => id === row.id));
  if (own || !form.kinds?.[kindOf(row)]?.numbered) return own;
  const headOf = ({ heads = {} }: AllocateForm, each: Row): string => JSON.stringify(heads[kindOf(each)]?.of);
  const head = headOf(form, row);
  return all.find((rows) =>
    rows.every(
      (each) =>
        placeOf(each) === placeOf(row) &&
        headOf(next, each) === head &&
        !placed.some(({ id }) => id === each.id),
    ),
  );
}

/** What a number says; 0: nothing yet. */
export function numberIn(rows: readonly Row[], given: Allocation): number {
  const taken = rows.find(({ id }) => (given[id] ?? 0) > 0);
  return taken ? (taken.number ?? given[taken.id] ?? 0) : 0;
}

/** The numbers that can be said, from the least. */
export function numbersFor(form: AllocateForm, rows: readonly Row[], given: Allocation): readonly number[] {
  const [first] = rows;
  const without = { ...given, ...Object.fromEntries(rows.map(({ id }) => [id, 0])) };
  const open = rows.filter((row) => (given[row.id] ?? 0) > 0 || roomOf(form, row, without) > 0);
  if (!first || rows.length > 1) return open.map(({ number = 1 }) => number).toSorted((a, b) => a - b);
  const least = form.limits.find(({ rows: of }) => of.length === 1 && of[0] === first.id)?.min ?? 0;
  return Array.from({ length: Math.max(0, roomOf(form, first, given) - least + 1) }, (_, i) => least + i);
}

/** The number set as near to another as it can be, towards it. */
export function withNumber(
  form: AllocateForm,
  rows: readonly Row[],
  given: Allocation,
  to: number,
): Allocation {
  const now = numberIn(rows, given);
  const all = numbersFor(form, rows, given);
  const next = to > now ? all.find((each) => each >= to) : all.findLast((each) => each <= to);
  const [first] = rows;
  if (next === undefined || !first) return given;
  if (rows.length === 1) return { ...given, [first.id]: next };
  return { ...given, ...Object.fromEntries(rows.map(({ id, number }) => [id, number === next ? 1 : 0])) };
}
