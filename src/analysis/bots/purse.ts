import { type AllocateForm, type Allocation, check } from '../../kernel/forms/form.ts';
import { mostTogether } from '../../kernel/forms/room.ts';
import { withoutMinima } from '../../kernel/solo/rows.ts';
import type { Purse } from './contest.ts';
import { zeros } from './mix.ts';

// The points of a form that asks for an allocation, as a purse: how many go where, and in which rows.

const NO_FACTS = { facts: {}, clauses: [] };

/** A purse made of a form, and the answer for what it places. */
export interface FormPurse extends Purse {
  /** By field its rows. */
  readonly rows: readonly (readonly string[])[];
  /** The most points in all fields together. */
  readonly budget: number;
  answer(numbers: readonly number[]): Allocation;
}

/** The purse of a form; `rows`: by field the rows that put points there. */
export function purseOf(form: AllocateForm, rows: readonly (readonly string[])[]): FormPurse {
  const upper = withoutMinima(form);
  const least = leastOf(form, upper);
  const filled = (numbers: readonly number[]): Allocation => {
    const given: Record<string, number> = { ...least };
    for (const [field, number] of numbers.entries()) fill(upper, given, rows[field] ?? [], number);
    return given;
  };
  const most = rows.map((ids) => (ids.length === 0 ? 0 : mostTogether(form, ids)));
  const placed = (numbers: readonly number[]): readonly number[] => {
    const given = filled(numbers);
    return rows.map((ids, field) => Math.min(most[field] as number, sumOf(given, ids)));
  };
  // what fits in when every field takes all it can
  const budget = placed(most).reduce((sum, n) => sum + n, 0);
  return {
    rows,
    most,
    budget,
    answer: filled,
    best: (gains) => placed(mostFor(gains, budget)),
  };
}

function sumOf(given: Allocation, ids: readonly string[]): number {
  return ids.reduce((sum, id) => sum + (given[id] ?? 0), 0);
}

/** What minima of a form demand: as little as they can be met with, row by row. */
function leastOf(form: AllocateForm, upper: AllocateForm): Allocation {
  const given: Record<string, number> = {};
  for (const { rows, min } of form.limits) if (min !== undefined) fill(upper, given, rows, min);
  return given;
}

/** Raise rows, one after the other, until they hold a number together or take no more. */
function fill(
  upper: AllocateForm,
  given: Record<string, number>,
  ids: readonly string[],
  number: number,
): void {
  for (const id of ids) {
    while (sumOf(given, ids) < number) {
      const before = given[id] ?? 0;
      given[id] = before + 1;
      if (check(upper, given, NO_FACTS) === null) continue;
      if (before === 0) delete given[id];
      else given[id] = before;
      break;
    }
  }
}

/** The numbers by field that bring most together, with no more than so many points: the fewest points that do. */
export function mostFor(gains: readonly (readonly number[])[], budget: number): readonly number[] {
  // by points left what the fields after this one bring at best, the last first
  const best: number[][] = [zeros(budget + 1)];
  for (const ofField of gains.toReversed()) {
    const after = best[0] as number[];
    const row = after.map((_, left) =>
      ofField.reduce(
        (most, gain, n) => (n > left ? most : Math.max(most, gain + (after[left - n] as number))),
        Number.NEGATIVE_INFINITY,
      ),
    );
    best.unshift(row);
  }
  let left = budget;
  return gains.map((ofField, field) => {
    const [here, after] = [best[field] as number[], best[field + 1] as number[]];
    const n = ofField.findIndex(
      (gain, each) => each <= left && gain + (after[left - each] as number) >= (here[left] as number) - 1e-9,
    );
    left -= Math.max(0, n);
    return Math.max(0, n);
  });
}
