import type { FactSchema, FactType, FactValue, ReportAnswer } from '../sums/facts.ts';
import { type Allocation, type AllocateForm, check, type Form, type Limit } from '../forms/form.ts';
import type { Json } from '../json.ts';
import { type Random, sample, shuffle } from '../forms/sample.ts';

// Answers at the edges of a form, where random ones seldom come.

const context = { facts: {}, clauses: [] };

function isLegal(form: AllocateForm, given: Allocation): boolean {
  return check(form, given, context) === null;
}

/** The rows of a form that take points. */
export function rowsOf(form: Form): readonly string[] {
  return form.kind === 'allocate'
    ? form.rows.filter((row) => !row.barred && row.max !== 0).map(({ id }) => id)
    : [];
}

/** As little as can be: nothing in any row, or the least number; undefined where that is not legal. */
export function least(form: Form, facts: FactSchema): Json | undefined {
  if (form.kind === 'report')
    return edge(form.facts, facts, (type) => (type.kind === 'number' ? type.min : undefined));
  return form.kind === 'allocate' && isLegal(form, {}) ? {} : undefined;
}

/** As much as can be: rows filled one after the other from a random one on, or the greatest number. */
export function most(form: Form, facts: FactSchema, random: Random): Json | undefined {
  if (form.kind === 'report')
    return edge(form.facts, facts, (type) => (type.kind === 'number' ? type.max : undefined));
  if (form.kind !== 'allocate') return undefined;
  const rows = rowsOf(form);
  const first = random(rows.length || 1);
  return filled(form, [...rows.slice(first), ...rows.slice(0, first)], Number.POSITIVE_INFINITY);
}

/** As much as one row takes, and whatever else that needs where it cannot stand alone. */
export function allIn(form: Form, row: string, random: Random): Json | undefined {
  if (form.kind !== 'allocate') return undefined;
  const alone = filled(form, [row], Number.POSITIVE_INFINITY);
  if (alone?.[row]) return alone;
  for (let tries = 0; tries < 20; tries++) {
    const given = sample(form, random, {}) as Allocation | undefined;
    if (given?.[row]) return given;
  }
  return undefined;
}

/** One point in each of these rows, as far as they go. */
export function spread(form: Form, rows: readonly string[]): Json | undefined {
  return form.kind === 'allocate' ? filled(form, rows, 1) : undefined;
}

/** An answer that differs from another in one row alone, by one point more or fewer; undefined where none is legal. */
export function oneRow(form: Form, given: Json, random: Random): Json | undefined {
  if (form.kind !== 'allocate') return undefined;
  const answer = given as Allocation;
  const moves = rowsOf(form).flatMap((row) => [1, -1].map((by) => [row, (answer[row] ?? 0) + by] as const));
  shuffle(moves, random);
  for (const [row, points] of moves) {
    const { [row]: _, ...rest } = answer;
    const other = points > 0 ? { ...rest, [row]: points } : rest;
    if (points >= 0 && isLegal(form, other)) return other;
  }
  return undefined;
}

/** Raise rows one after the other, each up to a number of points, as far as that is legal. */
function filled(form: AllocateForm, rows: readonly string[], points: number): Allocation | undefined {
  const upper: AllocateForm = { ...form, limits: form.limits.map(onlyMax) };
  let given: Allocation = {};
  for (const row of rows)
    for (let n = 1; n <= Math.min(points, MOST); n++) {
      const next = { ...given, [row]: n };
      if (!check(upper, next, context)) given = next;
      else break;
    }
  return isLegal(form, given) ? given : undefined;
}

function onlyMax(limit: Limit): Limit {
  const { min: _, ...rest } = limit;
  return rest;
}

/** Where nothing bounds a row, filling it ends here. */
const MOST = 100;

function edge(
  keys: readonly string[],
  facts: FactSchema,
  at: (type: FactType) => FactValue | undefined,
): Json {
  const answer: ReportAnswer = {};
  for (const key of keys) {
    const spec = facts[key];
    const value = spec && !spec.kept ? at(spec.type) : undefined;
    if (value !== undefined) answer[key] = { value, as: 'change' };
  }
  return answer;
}
