import { type AllocateForm, type Allocation, check } from '../forms/form.ts';
import type { FactKey, FactValue } from '../sums/facts.ts';

const CONTEXT = { facts: {}, clauses: [] };

/** A row may open only with another: what did not fit is tried again. */
const ROUNDS = 2;

/**
 * Of what is told of the rows of a form as much as is lawful, row by row: a number, or true for 1. What a form asks for at
 * least is given in the first rows that take it. Undefined where even that is not lawful.
 */
export function rowsTold(form: AllocateForm, told: ReadonlyMap<FactKey, FactValue>): Allocation | undefined {
  const upper = withoutMinima(form);
  const given: Record<string, number> = {};
  const give = (row: string, count: number): void => {
    if (check(upper, { ...given, [row]: count }, CONTEXT) === null) given[row] = count;
  };
  for (let round = 0; round < ROUNDS; round++)
    for (const { id } of told.size === 0 ? [] : form.rows) {
      const said = told.get(id);
      const count = said === true ? 1 : said;
      if (typeof count === 'number' && count > 0) give(id, count);
    }
  for (const { rows, min = 0, weights } of form.limits) {
    const sum = (): number => rows.reduce((all, row, i) => all + (given[row] ?? 0) * (weights?.[i] ?? 1), 0);
    for (const row of rows) {
      const most = form.rows.find(({ id }) => id === row)?.max ?? min;
      while (sum() < min && (given[row] ?? 0) < most) {
        const before = given[row] ?? 0;
        give(row, before + 1);
        if ((given[row] ?? 0) === before) break;
      }
    }
  }
  return check(form, given, CONTEXT) === null ? given : undefined;
}

/** A form that asks for nothing at least. */
export function withoutMinima(form: AllocateForm): AllocateForm {
  const limits = form.limits.map((limit) => {
    const { min: _, ...rest } = limit;
    return rest;
  });
  return { ...form, limits };
}
