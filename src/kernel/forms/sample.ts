import type { FactSchema, FactType, FactValue, ReportAnswer } from '../sums/facts.ts';
import {
  type AllocateForm,
  check,
  type Form,
  newsBarOf,
  type Option,
  type ReportForm,
  type RowId,
} from './form.ts';
import type { Json } from '../json.ts';

/** A source of chance for bots and tests: a whole number from 0 to `below - 1`. Never the dice of a game. */
export type Random = (below: number) => number;

/**
 * One legal answer to a form, or undefined when it has none (every option barred, minima out of reach).
 * Every legal answer of a `choose` and a `roll` form can come; of the others a wide spread.
 */
export function sample(form: Form, random: Random, facts: FactSchema): Json | undefined {
  switch (form.kind) {
    case 'choose': {
      const choices = form.options.filter((option) => !option.barred);
      if (choices.length === 0) return undefined;
      const { value } = choices[random(choices.length)] as Option;
      return form.reason ? { value, reason: 'so agreed' } : value;
    }
    case 'roll':
      return form.dice.map((sides) => random(sides) + 1);
    case 'report':
      return liftBars(form, sampleReport(form, random, facts));
    case 'allocate':
      return sampleAllocation(form, random);
  }
}

/** One fact in so many is reported as unknown, and one as a correction: a table may take back what it said. */
const ONE_IN = 12;

function sampleReport(
  { facts: keys, some, free = [] }: ReportForm,
  random: Random,
  facts: FactSchema,
): ReportAnswer {
  const answer: ReportAnswer = {};
  const told = some && keys.length > 0 ? [keys[random(keys.length)] as string] : keys;
  for (const key of told) {
    const spec = facts[key];
    if (!spec) continue;
    const how = spec.kept ? 1 : random(ONE_IN);
    if (how === 0) answer[key] = { as: 'unknown' };
    else answer[key] = { value: sampleValue(spec.type, random), as: how === 1 ? 'correction' : 'change' };
  }
  const required = keys.filter((key) => !free.includes(key));
  const [first = ''] = required;
  const spec = facts[first];
  // of what the game asks at least one is told
  if (!some && spec && required.every((key) => answer[key]?.as === 'unknown'))
    answer[first] = { value: sampleValue(spec.type, random), as: 'change' };
  return answer;
}

/** News that the form bars, with a reason: the players may let it be. */
export function liftBars(form: Form, answer: ReportAnswer): ReportAnswer {
  const all = Object.entries(answer).map(([key, report]) => [
    key,
    newsBarOf(form, key, answer) ? { ...report, as: 'override', reason: 'so agreed' } : report,
  ]);
  return Object.fromEntries(all) as ReportAnswer;
}

/** Any value of a fact's type. */
export function sampleValue(type: FactType, random: Random): FactValue {
  if (type.kind === 'boolean') return random(2) === 1;
  if (type.kind === 'number') return type.min + random(type.max - type.min + 1);
  return type.values[random(type.values.length)] as string;
}

const context = { facts: {}, clauses: [] };

function isLegal(form: AllocateForm, given: Record<RowId, number>): boolean {
  return check(form, given, context) === null;
}

/** Where nothing bounds a row, raising it ends here. */
const MOST_RAISES = 1000;

/** Random steps up while no maximum breaks; if minima stay unmet, a search from there. */
function sampleAllocation(form: AllocateForm, random: Random): Json | undefined {
  const upper: AllocateForm = {
    kind: 'allocate',
    rows: form.rows,
    limits: form.limits.map(onlyMax),
    after: form.after ?? [],
  };
  const rows = form.rows.filter((row) => !row.barred && row.max !== 0).map((row) => row.id);
  const given: Record<RowId, number> = {};
  const stopAfter = random(4) === 0 ? random(rows.length + 1) : Number.POSITIVE_INFINITY;
  for (let steps = 0; rows.length > 0 && steps < MOST_RAISES; steps++) {
    if (steps >= stopAfter && isLegal(form, given)) break;
    const at = random(rows.length);
    const row = rows[at] as RowId;
    const room = raise(upper, given, row, random);
    if (room === 0) rows.splice(at, 1);
  }
  if (isLegal(form, given)) return given;
  return search(form, upper, random);
}

/** Raise a row as far as a random number of points is legal; returns by how much. */
function raise(upper: AllocateForm, given: Record<RowId, number>, row: RowId, random: Random): number {
  const before = given[row] ?? 0;
  let step = 1 + random(3);
  while (step > 0) {
    given[row] = before + step;
    if (isLegal(upper, given)) return step;
    step--;
  }
  if (before === 0) delete given[row];
  else given[row] = before;
  return 0;
}

function onlyMax(limit: AllocateForm['limits'][number]): AllocateForm['limits'][number] {
  const { min: _, ...rest } = limit;
  return rest;
}

const SEARCH_STEPS = 20_000;

/** Depth first through the rows in random order, pruned by the maxima, within a fixed number of steps. */
function search(form: AllocateForm, upper: AllocateForm, random: Random): Json | undefined {
  const rows = form.rows.filter((row) => !row.barred).map((row) => row.id);
  shuffle(rows, random);
  const noAfter: AllocateForm = { ...upper, after: [] };
  const untils = (form.after ?? []).flatMap((each) => each.until.map(({ min }) => min));
  const most = Math.max(0, ...form.limits.map((limit) => limit.max ?? limit.min ?? 0), ...untils);
  let steps = 0;
  const given: Record<RowId, number> = {};
  const visit = (depth: number): boolean => {
    if (isLegal(form, given)) return true;
    const row = rows[depth];
    if (row === undefined || ++steps > SEARCH_STEPS) return false;
    const max = form.rows.find((each) => each.id === row)?.max ?? most;
    for (let points = max; points >= 0; points--) {
      given[row] = points;
      if (isLegal(noAfter, given) && visit(depth + 1)) return true;
    }
    delete given[row];
    return false;
  };
  return visit(0) ? given : undefined;
}

/** Put a list in random order, in place. */
export function shuffle<T>(list: T[], random: Random): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = random(i + 1);
    const swapped = list[i] as T;
    list[i] = list[j] as T;
    list[j] = swapped;
  }
}
