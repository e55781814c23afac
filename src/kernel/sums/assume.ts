import type { Belief, Weights } from './belief.ts';
import { factsNeeded } from './evaluate.ts';
import {
  type FactKey,
  type Facts,
  type FactSchema,
  type FactSpec,
  type FactValue,
  fits,
  type Possible,
} from './facts.ts';
import type { Lead } from '../forms/form.ts';
import { isRecord, own } from '../json.ts';
import type { View } from '../game/position.ts';
import type { ReadRules } from '../rulebook.ts';
import { choicesLeft, sizeOf } from './tries.ts';

// What a seat assumes of facts that its view leaves open: for prospects alone, and never for the game.

/** What a seat has set itself: all is possible, or a value, a range, or values by weight. Plain JSON, kept by the seat. */
export type AssumedValue =
  | 'full'
  | { readonly value: FactValue }
  | { readonly min: number; readonly max: number }
  | { readonly weights: readonly (readonly [FactValue, number])[] };

/** By fact. */
export type Assumptions = Readonly<Record<FactKey, AssumedValue>>;

/** What a club looked up once, by fact: a value, or a number from the least to the most. */
export type OfClub = Readonly<Record<FactKey, FactValue | { readonly min: number; readonly max: number }>>;

/** What is assumed of a fact, and why: its seat has set it, the rules bound it, it was told last, the club file has it, or nothing is known. */
export interface Assumption {
  readonly fact: FactKey;
  readonly by: 'set' | 'rules' | 'last' | 'club' | 'full';
  /** Null: all that is possible, unweighed. */
  readonly weights: Weights | null;
  readonly possible: Possible;
  readonly belief?: Belief;
}

/** Rules as far as assumptions read them. */
type Assuming = Pick<ReadRules, 'facts' | 'sheets' | 'known' | 'last' | 'possible'>;

/** What a view knows, and what is assumed of the rest. */
export interface Supposition {
  /** What is assumed of a fact; undefined where it is known, falls by dice, or comes from a sheet. */
  of(key: FactKey): Assumption | undefined;
  /** What is known or assumed: of what is weighed all its values; what comes from a sheet is left to `withSheets`. */
  readonly direct: Facts;
}

/**
 * What a view assumes: as its seat has set it, else by the rules, else as told last, else as its club has it, else all that is
 * possible. What is `left` open is known no longer by then.
 */
export function suppose(
  rules: Assuming,
  view: View,
  set: Assumptions,
  left: ReadonlySet<FactKey> = new Set(),
  club: OfClub = {},
): Supposition {
  const now = rules.known(view);
  const known: Facts = (key) => (left.has(key) ? undefined : now(key));
  const believed = rules.possible?.(view);
  const made = new Map<FactKey, Assumption | undefined>();
  const make = (key: FactKey): Assumption | undefined => {
    const spec = own(rules.facts, key);
    const possible = known(key);
    if (!spec || spec.from !== undefined || spec.by === 'dice') return undefined;
    if (sizeOf(choicesLeft(possible, spec.type)) < 2) return undefined;
    return assumptionOf(key, spec, possible, own(set, key), {
      belief: believed?.(key),
      last: () => toldLast(rules, view, key),
      club: own(club, key),
    });
  };
  const of = (key: FactKey): Assumption | undefined => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key);
  };
  const direct: Facts = (key) => {
    const assumed = of(key);
    return assumed === undefined ? known(key) : possibleOf(assumed);
  };
  return { of, direct };
}

/** What there is to go by where a seat sets nothing. */
interface Grounds {
  readonly belief: Belief | undefined;
  last(): FactValue | undefined;
  readonly club: OfClub[FactKey] | undefined;
}

function assumptionOf(
  fact: FactKey,
  spec: FactSpec,
  possible: Possible,
  set: AssumedValue | undefined,
  { belief, last, club }: Grounds,
): Assumption {
  const common = { fact, possible, ...(belief && { belief }) };
  if (set !== undefined && isAssumed(spec, set)) return { ...common, by: 'set', ...settingOf(set, possible) };
  if (belief) return { ...common, by: 'rules', weights: belief.weights };
  const told = last();
  if (told !== undefined && fits(spec.type, told))
    return { ...common, by: 'last', weights: [[told, 1n]], possible: told };
  const assumed = typeof club === 'object' ? club : { value: club };
  if (club !== undefined && isAssumed(spec, assumed))
    return { ...common, by: 'club', ...settingOf(assumed, possible) };
  return { ...common, by: 'full', weights: null };
}

function settingOf(set: AssumedValue, possible: Possible): Pick<Assumption, 'weights' | 'possible'> {
  if (set === 'full') return { weights: null, possible };
  if ('value' in set) return { weights: [[set.value, 1n]], possible: set.value };
  if ('min' in set) return { weights: null, possible: set };
  const weights = set.weights.map(([value, weight]) => [value, BigInt(weight)] as const);
  return { weights, possible: { values: weights.map(([value]) => value) } };
}

/** All that is assumed possible. */
function possibleOf({ weights, possible }: Assumption): Possible {
  if (weights === null) return possible;
  const [only, ...more] = weights;
  return only && more.length === 0 ? only[0] : { values: weights.map(([value]) => value) };
}

/** What a view was told last of a fact that is unknown again. */
function toldLast(rules: Assuming, view: View, key: FactKey): FactValue | undefined {
  const told = rules.last?.(view, key) ?? own(view.open.facts, key)?.was;
  return told ?? (view.sealed && own(view.sealed.facts, key)?.was);
}

/** The greatest weight of a value that a seat can set. */
export const MOST_WEIGHT = 999;

/** Whether something is an assumption of a fact: what was kept may be of another version, or damaged. */
export function isAssumed({ type }: Pick<FactSpec, 'type'>, set: unknown): set is AssumedValue {
  if (set === 'full') return true;
  if (!isRecord(set)) return false;
  if ('value' in set) return fits(type, set['value']);
  if ('min' in set) {
    const { min, max } = set;
    return type.kind === 'number' && fits(type, min) && fits(type, max) && Number(min) <= Number(max);
  }
  const weights: unknown = set['weights'];
  return Array.isArray(weights) && weights.length > 0 && weights.every((each) => isWeight(type, each));
}

function isWeight(type: FactSpec['type'], each: unknown): boolean {
  if (!Array.isArray(each) || each.length !== 2) return false;
  const [value, weight] = each as [unknown, unknown];
  const isWhole = typeof weight === 'number' && Number.isInteger(weight);
  return fits(type, value) && isWhole && weight > 0 && weight <= MOST_WEIGHT;
}

/** Kept assumptions, without those that fit no fact. */
export function readAssumptions(kept: unknown, schema: FactSchema): Assumptions {
  if (!isRecord(kept)) return {};
  const fit = Object.entries(kept).filter(([key, set]) => {
    const spec = own(schema, key);
    return spec !== undefined && isAssumed(spec, set);
  });
  return Object.fromEntries(fit) as Assumptions;
}

/** What is assumed on the sheets of some leads, each once, in their order. */
export function assumedOn(
  rules: Assuming,
  supposed: Supposition,
  leads: readonly Lead[],
): readonly Assumption[] {
  const keys = new Set<FactKey>();
  const look = (name: string, made: ReadonlySet<FactKey>): void => {
    const sheet = own(rules.sheets, name);
    if (!sheet) return;
    for (const key of factsNeeded(name, sheet, rules.facts)) {
      const from = own(rules.facts, key)?.from;
      if (from !== undefined) look(from, made);
      else if (!made.has(key)) keys.add(key);
    }
  };
  for (const { name, sets, makes = {} } of leads)
    look(name, new Set([...Object.keys(makes), ...(sets === undefined ? [] : [sets])]));
  return [...keys].flatMap((key) => supposed.of(key) ?? []);
}
