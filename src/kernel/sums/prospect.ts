import {
  type Assumption,
  assumedOn,
  type Assumptions,
  type OfClub,
  type Supposition,
  suppose,
} from './assume.ts';
import { factsNeeded } from './evaluate.ts';
import type { FactKey, Facts, FactValue } from './facts.ts';
import { choicesOf, type Form, isCounted, type Lead } from '../forms/form.ts';
import { MOST_STEPS, mostTogether } from '../forms/room.ts';
import { own } from '../json.ts';
import { sidesOf, withSheets } from './know.ts';
import type { View } from '../game/position.ts';
import type { ReadRules, Rules } from '../rulebook.ts';
import { type Hope, type Sheet, sheetOf } from './sheet.ts';
import {
  type WeighedChance,
  chanceOf,
  sidesAlike,
  type WeighedSheet,
  type Weighings,
  weigh,
} from './weigh.ts';

// What a choice leads to, before it is made: exact chances from what a seat knows, under what it assumes.

/** What comes for one number that a form takes. */
export interface ProspectStep {
  readonly number: number;
  /** Null: it has too many ways to be counted. */
  readonly weighed: WeighedSheet | null;
}

/** What one of the choices of a form leads to on one sheet. */
export interface Prospect {
  readonly lead: Lead;
  readonly sheet: Sheet;
  /** The rows or options of the form that lead there: their numbers count together. */
  readonly choices: readonly string[];
  /** What the seat hopes for, from the least to the best. */
  readonly hopes: readonly Hope[];
  /** For each number that can be given, rising; one alone where none is. */
  readonly steps: readonly ProspectStep[];
}

/** The prospects of a form, and what they assume. */
export interface Prospects {
  readonly all: readonly Prospect[];
  readonly assumed: readonly Assumption[];
}

/** How a form is looked at: some of its choices alone; with what a club has looked up. */
interface Looked {
  only?(choice: string): boolean;
  readonly club?: OfClub;
}

/** Rules as far as prospects read them. */
type Foreseen = ReadRules & Pick<Rules, 'hoped'>;

/** All that the choices of a form (`only` some of them) lead to, as a view sees it under assumptions of its own. */
export function prospectsOf(
  rules: Foreseen,
  view: View,
  form: Form,
  set: Assumptions,
  { only, club }: Looked = {},
): Prospects {
  const led = ledTo(form).filter(({ choices }) => !only || choices.some(only));
  if (led.length === 0) return { all: [], assumed: [] };
  const leads = led.map(({ lead }) => lead);
  const supposed = suppose(rules, view, set, new Set(leads.flatMap(({ leaves = [] }) => leaves)), club);
  return {
    all: led.map((each) => prospectOf(rules, view, supposed, form, each)),
    assumed: assumedOn(rules, supposed, leads),
  };
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
      const key = !isCounted(lead) ? `${lead.name} ${id}` : `${lead.name} = ${lead.sets}`;
      const before = found.get(key);
      if (before) before.choices.push(id);
      else found.set(key, { lead, choices: [id] });
    }
  }
  return [...found.values()];
}

function prospectOf(
  rules: Foreseen,
  { seat, open }: View,
  supposed: Supposition,
  form: Form,
  { lead, choices }: Led,
): Prospect {
  const sheet = sheetOf(rules.sheets, lead.name);
  const steps = numbersOf(form, lead, choices).map((number): ProspectStep => {
    const given = givenBy(rules, lead, number);
    const facts = withSheets(rules, (key) => given.get(key) ?? supposed.direct(key));
    const weights = weightsOn(rules, supposed, lead.name, sheet, facts, given);
    for (const die of lead.dice) weights.set(die, sidesAlike(sidesOf(rules.facts, die)));
    return { number, weighed: weigh(lead.name, sheet, facts, rules.facts, weights) };
  });
  const said = { ...sheet, ...rules.hoped?.(open, lead.name) };
  const hopes = seat === null ? [] : (said.hopes ?? []).filter(({ seats }) => seats.includes(seat));
  return { lead, sheet: said, choices, hopes, steps };
}

/** The facts that a choice makes so, with its number. */
function givenBy(
  { facts }: Pick<ReadRules, 'facts'>,
  { sets, makes = {}, worth }: Lead,
  number: number,
): ReadonlyMap<FactKey, FactValue> {
  const given = new Map<FactKey, FactValue>(Object.entries(makes));
  if (sets === undefined) return given;
  const type = own(facts, sets)?.type;
  const value = worth ? worth.none + worth.each * number : number;
  const isBound = worth !== undefined && type?.kind === 'number';
  return given.set(sets, isBound ? Math.max(type.min, Math.min(type.max, value)) : value);
}

/**
 * What is assumed by weight on a sheet. What comes from another sheet is weighed there, where that hangs on facts that
 * nothing else here hangs on, to a range where more is unknown; else its range is left open.
 */
function weightsOn(
  rules: ReadRules,
  supposed: Supposition,
  name: string,
  sheet: Sheet,
  facts: Facts,
  given: ReadonlyMap<FactKey, FactValue>,
): Map<FactKey, Weighings> {
  const weights = new Map<FactKey, Weighings>();
  const within: { readonly key: FactKey; readonly all: Map<FactKey, Weighings>; readonly from: string }[] =
    [];
  for (const key of factsNeeded(name, sheet, rules.facts)) {
    if (given.has(key)) continue;
    const assumed = supposed.of(key)?.weights;
    if (assumed && assumed.length > 1) weights.set(key, assumed);
    const from = own(rules.facts, key)?.from;
    const inner = from === undefined ? undefined : own(rules.sheets, from);
    if (from === undefined || inner === undefined || supposed.direct(key) !== undefined) continue;
    const all = weightsOn(rules, supposed, from, inner, facts, given);
    if (all.size > 0) within.push({ key, all, from });
  }
  const isApart = (key: FactKey): boolean =>
    !weights.has(key) && within.filter(({ all }) => all.has(key)).length === 1;
  for (const { key, all, from } of within) {
    if (![...all.keys()].every(isApart)) continue;
    const totals = totalsOf(weigh(from, own(rules.sheets, from) as Sheet, facts, rules.facts, all));
    if (totals && totals.length > 1) weights.set(key, totals);
  }
  return weights;
}

/** Totals in a wider range are not weighed. */
const WIDEST = 60;

/** Each total with its weight, or the range that it can be in, as something on its sheet is unknown that nobody weighs. */
function totalsOf(weighed: WeighedSheet | null): Weighings | null {
  if (weighed === null) return null;
  const alike = Map.groupBy(weighed.falls, ({ total: { min, max } }) => `${min}:${max}`);
  const totals = [...alike.values()].flatMap((falls) => {
    const weight = falls.reduce((sum, each) => sum + each.weight, 0n);
    return falls
      .slice(0, 1)
      .map(({ total }) => [total.min === total.max ? total.min : total, weight] as const);
  });
  const isWide = totals.some(([total]) => typeof total === 'object' && total.max - total.min > WIDEST);
  return isWide ? null : totals;
}

/** The numbers that rows which lead to the same can be given together. */
function numbersOf(form: Form, { sets, later }: Lead, rows: readonly string[]): readonly number[] {
  if (sets === undefined) return [0];
  const { min, max } = later ?? {
    min: 0,
    max: form.kind === 'allocate' ? Math.min(MOST_STEPS, mostTogether(form, rows)) : 0,
  };
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

/** The part of its rows' ids that says what each prospect is about, where it tells them apart; else null: rows have names. */
export function aboutOf(all: readonly Prospect[]): readonly string[] | null {
  const parts = all.map(({ choices }) => [...new Set(choices.map((id) => id.slice(id.indexOf('/') + 1)))]);
  const isApart = new Set(parts.flat()).size === all.length;
  const isPart = all.every(({ choices }) => choices.every((id) => id.includes('/')));
  return isApart && isPart && parts.every(({ length }) => length === 1) ? parts.flat() : null;
}

/** The chance of a hope at a step; null where too many ways are left to count. */
export function hopeAt(
  step: ProspectStep | undefined,
  hope: Pick<Hope, 'outcomes' | 'from'>,
): WeighedChance | null {
  return step?.weighed ? chanceOf(step.weighed, hope) : null;
}

/** What one more adds to a chance; null where it is not known, as either is a range. */
export function gainOf(
  before: WeighedChance | null,
  after: WeighedChance | null,
): { readonly by: bigint; readonly of: bigint } | null {
  if (!before || !after || before.sure !== before.possible || after.sure !== after.possible) return null;
  return { by: after.sure * before.of - before.sure * after.of, of: before.of * after.of };
}
