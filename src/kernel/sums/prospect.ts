import { type Assumption, assumedOn, type Assumptions, type Supposed, suppose } from './assume.ts';
import type { Weights } from './belief.ts';
import { factsNeeded } from './evaluate.ts';
import type { FactKey, Facts } from './facts.ts';
import { choicesOf, type Form, type Lead, type Row } from '../forms/form.ts';
import { own } from '../json.ts';
import { sidesOf } from './know.ts';
import type { View } from '../game/position.ts';
import type { Rules } from '../rulebook.ts';
import type { Hope, Sheet } from './sheet.ts';
import { type Chance, chanceOf, sidesAlike, type Weighed, weigh } from './weigh.ts';

// What a choice leads to, before it is made: exact chances from what a seat knows, under what it assumes.

/** What one of the choices of a form leads to on one sheet. */
export interface Prospect {
  readonly lead: Lead;
  readonly sheet: Sheet;
  /** The rows or options of the form that lead there: their numbers count together. */
  readonly choices: readonly string[];
  /** What the seat hopes for, from the least to the best. */
  readonly hopes: readonly Hope[];
  /** What comes for 0, 1, 2, ... up to the most that the form takes; one alone where no number is set. Null: too many ways. */
  readonly steps: readonly (Weighed | null)[];
}

/** The prospects of a form, and what they assume. */
export interface Prospects {
  readonly all: readonly Prospect[];
  readonly assumed: readonly Assumption[];
}

/** Numbers beyond this are not looked at one by one. */
const MOST_STEPS = 12;

/** All that the choices of a form lead to, as a view sees it under assumptions of its own. */
export function prospectsOf(
  rules: Rules,
  view: View,
  form: Form,
  set: Assumptions,
  only?: (choice: string) => boolean,
): Prospects {
  const supposed = suppose(rules, view, set);
  const led = ledTo(form).filter(({ choices }) => !only || choices.some(only));
  const assumed = assumedOn(
    rules,
    supposed,
    led.map(({ lead }) => lead),
  );
  return { all: led.map((each) => prospectOf(rules, view, supposed, form, each)), assumed };
}

interface Led {
  readonly lead: Lead;
  readonly choices: readonly string[];
}

/** The leads of what is open in a form, those that set one fact of one sheet together. */
function ledTo(form: Form): readonly Led[] {
  const found = new Map<string, { readonly lead: Lead; readonly choices: string[] }>();
  for (const choice of choicesOf(form)) {
    if (choice.barred) continue;
    const id = 'value' in choice ? choice.value : choice.id;
    for (const lead of choice.leads ?? []) {
      const key = lead.sets === undefined ? `${lead.name} ${id}` : `${lead.name} = ${lead.sets}`;
      const before = found.get(key);
      if (before) before.choices.push(id);
      else found.set(key, { lead, choices: [id] });
    }
  }
  return [...found.values()];
}

function prospectOf(
  rules: Rules,
  { seat }: View,
  supposed: Supposed,
  form: Form,
  { lead, choices }: Led,
): Prospect {
  const sheet = own(rules.sheets, lead.name);
  if (!sheet) throw new Error(`no sheet ${lead.name}`);
  const { sets, makes = {} } = lead;
  const weights = weightsOn(rules, supposed, lead, sheet);
  const numbers = sets === undefined ? 0 : Math.min(MOST_STEPS, mostIn(form, choices));
  const steps = Array.from({ length: numbers + 1 }, (_, number) => {
    const facts: Facts = (key) => own(makes, key) ?? (key === sets ? number : supposed.facts(key));
    return weigh(lead.name, sheet, facts, rules.facts, weights);
  });
  const hopes = seat === null ? [] : (sheet.hopes ?? []).filter(({ seats }) => seats.includes(seat));
  return { lead, sheet, choices, hopes, steps };
}

/** The dice of a sheet, and what is assumed by weight of its facts. */
function weightsOn(
  { facts: schema }: Pick<Rules, 'facts'>,
  supposed: Supposed,
  { name, dice, sets, makes = {} }: Lead,
  sheet: Sheet,
): ReadonlyMap<FactKey, Weights> {
  const weights = new Map<FactKey, Weights>(dice.map((die) => [die, sidesAlike(sidesOf(schema, die))]));
  for (const key of factsNeeded(name, sheet, schema)) {
    if (key === sets || own(makes, key) !== undefined) continue;
    const assumed = supposed.of(key)?.weights;
    if (assumed && assumed.length > 1) weights.set(key, assumed);
  }
  return weights;
}

/** The most that some rows of a form take together. */
function mostIn(form: Form, rows: readonly string[]): number {
  if (form.kind !== 'allocate') return 0;
  const all = form.rows.filter(({ id }) => rows.includes(id));
  let most = all.reduce((sum, { max = MOST_STEPS }: Row) => sum + max, 0);
  for (const limit of form.limits)
    if (limit.max !== undefined && rows.every((row) => weighsIn(limit, row)))
      most = Math.min(most, limit.max);
  return most;
}

function weighsIn(
  { rows, weights }: { readonly rows: readonly string[]; readonly weights?: readonly number[] },
  row: string,
): boolean {
  const at = rows.indexOf(row);
  return at >= 0 && (weights?.[at] ?? 1) >= 1;
}

/** The chance of a hope at a step; null where too many ways are left to count. */
export function hopeAt(step: Weighed | null | undefined, hope: Hope): Chance | null {
  return step ? chanceOf(step, hope.outcomes) : null;
}

/** What one more adds to a chance, over `of`; null where it is not known, as either is a range. */
export function gainOf(
  before: Chance | null,
  after: Chance | null,
): { readonly by: bigint; readonly of: bigint } | null {
  if (!before || !after || before.sure !== before.possible || after.sure !== after.possible) return null;
  return { by: after.sure * before.of - before.sure * after.of, of: before.of * after.of };
}
