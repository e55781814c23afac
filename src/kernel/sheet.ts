import type { Clause } from './clause.ts';
import type { FactKey, Facts, FactSchema, FactSpec, FactType, FactValue, Possible } from './facts.ts';
import { own } from './json.ts';
import type { Words } from './words.ts';

/** Whole numbers from `min` to `max`; a known value has both equal. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** The facts a line reads, all known. Asking for one that is not in `needs` throws: our own mistake. */
export interface Values {
  number(key: FactKey): number;
  text(key: FactKey): string;
  truth(key: FactKey): boolean;
}

/** One cited line of a sum. */
export interface Line {
  /** Unique in its sheet, usually a clause or row id: '59.21/malta'. */
  readonly id: string;
  readonly clause: Clause;
  readonly label: Words;
  readonly needs: readonly FactKey[];
  value(facts: Values): number | Range;
  /** The widest the line can be, for facts with too many values to try. */
  readonly bounds?: Range;
}

/** A band of totals with a meaning, both ends included; an absent end is open. */
export interface Outcome {
  readonly id: string;
  readonly from?: number;
  readonly to?: number;
  readonly label: Words;
  readonly clauses: readonly Clause[];
}

/** A cited sum. */
export interface Sheet {
  readonly title: Words;
  readonly lines: readonly Line[];
  readonly clamp?: { readonly min?: number; readonly max?: number; readonly clause: Clause };
  readonly outcomes?: readonly Outcome[];
  /** What players may add to it while it is used, beside what its lines need. */
  readonly adds?: readonly FactKey[];
}

/** A line of a result; `missing` are its unknown facts. */
export interface LineResult extends Range {
  readonly id: string;
  readonly clause: Clause;
  readonly label: Words;
  readonly missing: readonly FactKey[];
}

/** A sheet with what is known. Plain JSON, so it can stand in a log. */
export interface SheetResult {
  readonly sheet: string;
  readonly lines: readonly LineResult[];
  /** Before the clamp. */
  readonly sum: Range;
  readonly total: Range;
  /** Ids of the outcomes still possible. */
  readonly outcomes: readonly string[];
  /** Facts the sheet needs and does not know. */
  readonly missing: readonly FactKey[];
  /** True when unknown facts were tried together; false when their ranges were added ("bounds"). */
  readonly exact: boolean;
  /** The known facts the sheet read. */
  readonly facts: Readonly<Record<FactKey, FactValue>>;
  /** Outcomes that this game calls otherwise than the sheet does. */
  readonly called?: Readonly<Record<string, Words>>;
}

/** How many combinations of unknown facts are tried before ranges are added instead. */
export const MOST_COMBINATIONS = 4096;

/** The values a fact can still take, given what is known of it. */
function domain(possible: Possible, type: FactType): readonly FactValue[] | Range {
  if (possible === undefined) {
    if (type.kind === 'boolean') return [false, true];
    return type.kind === 'choice' ? type.values : { min: type.min, max: type.max };
  }
  if (typeof possible !== 'object') return [possible];
  return 'values' in possible ? possible.values : { min: possible.min, max: possible.max };
}

function size(values: readonly FactValue[] | Range): number {
  return 'length' in values ? values.length : values.max - values.min + 1;
}

function at(values: readonly FactValue[] | Range, index: number): FactValue {
  return 'length' in values ? (values[index] as FactValue) : values.min + index;
}

/** Typed reading of known facts, and of the values of unknown ones that are being tried. */
class Known implements Values {
  private readonly facts: Facts;
  readonly tried = new Map<FactKey, FactValue>();
  constructor(facts: Facts) {
    this.facts = facts;
  }
  private read(key: FactKey): FactValue {
    const value = this.facts(key) ?? this.tried.get(key);
    if (value === undefined || typeof value === 'object')
      throw new Error(`a line reads "${key}" without naming it in needs`);
    return value;
  }
  number(key: FactKey): number {
    return Number(this.read(key));
  }
  text(key: FactKey): string {
    return String(this.read(key));
  }
  truth(key: FactKey): boolean {
    return this.read(key) === true;
  }
}

interface Unknown {
  readonly key: FactKey;
  readonly values: readonly FactValue[] | Range;
}

/** Put every combination of values of the unknown facts into `known` in turn. */
function eachCombination(unknown: readonly Unknown[], known: Known, visit: () => void): void {
  const step = (depth: number): void => {
    const fact = unknown[depth];
    if (fact === undefined) return visit();
    const count = size(fact.values);
    for (let i = 0; i < count; i++) {
      known.tried.set(fact.key, at(fact.values, i));
      step(depth + 1);
    }
    known.tried.delete(fact.key);
  };
  step(0);
}

function combinations(unknown: readonly Unknown[]): number {
  return unknown.reduce((product, fact) => product * size(fact.values), 1);
}

class Spread {
  min = Number.POSITIVE_INFINITY;
  max = Number.NEGATIVE_INFINITY;
  add(value: number | Range): void {
    const range = typeof value === 'number' ? { min: value, max: value } : value;
    // + 0 turns -0 into 0: no canonical bytes hold it
    if (range.min < this.min) this.min = range.min + 0;
    if (range.max > this.max) this.max = range.max + 0;
  }
}

function clamped(sheet: Sheet, range: Range): Range {
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = sheet.clamp ?? {};
  const hold = (value: number): number => Math.min(max, Math.max(min, value));
  return { min: hold(range.min), max: hold(range.max) };
}

/** The outcomes whose band a range of totals touches. */
export function outcomesWithin(sheet: Sheet, total: Range): Outcome[] {
  return (sheet.outcomes ?? []).filter(
    (each) =>
      (each.from ?? Number.NEGATIVE_INFINITY) <= total.max &&
      (each.to ?? Number.POSITIVE_INFINITY) >= total.min,
  );
}

/** The facts each sheet needs, every one once: listed when the sheet is first worked out. */
const needsOf = new WeakMap<Sheet, readonly FactKey[]>();

function needs(name: string, sheet: Sheet, schema: FactSchema): readonly FactKey[] {
  const known = needsOf.get(sheet);
  if (known) return known;
  const listed = [...new Set(sheet.lines.flatMap((line) => line.needs))];
  const stranger = listed.find((key) => !own(schema, key));
  if (stranger) throw new Error(`the sheet ${name} needs the unknown fact "${stranger}"`);
  needsOf.set(sheet, listed);
  return listed;
}

/**
 * Work out a sheet from what is known. Unknown facts are tried together up to 4,096 combinations; beyond that each line
 * is bounded on its own and the bounds are added, which may be wider than the truth but never narrower.
 * Throws when a line needs a fact the schema lacks, or has too many values and no `bounds`: our own mistakes.
 */
export function evaluate(name: string, sheet: Sheet, facts: Facts, schema: FactSchema): SheetResult {
  const settled = Object.create(null) as Record<FactKey, FactValue>;
  const unknown: Unknown[] = [];
  for (const key of needs(name, sheet, schema)) {
    const possible = facts(key);
    if (possible !== undefined && typeof possible !== 'object') {
      settled[key] = possible;
      continue;
    }
    const values = domain(possible, (schema[key] as FactSpec).type);
    if (size(values) === 1) settled[key] = at(values, 0);
    else unknown.push({ key, values });
  }
  return unknown.length === 0 ? addUp(name, sheet, settled) : tryAll(name, sheet, settled, unknown);
}

const NONE: readonly FactKey[] = [];
const ZERO: Range = { min: 0, max: 0 };

/** A sheet of which all is known. */
function addUp(name: string, sheet: Sheet, facts: SheetResult['facts']): SheetResult {
  const known = new Known((key) => facts[key]);
  const lines = sheet.lines.map(({ id, clause, label, value }): LineResult => {
    const found = value(known);
    const [min, max] = typeof found === 'number' ? [found, found] : [found.min, found.max];
    // + 0 turns -0 into 0: no canonical bytes hold it
    return { id, clause, label, min: min + 0, max: max + 0, missing: NONE };
  });
  const sum = added(lines);
  const total = clamped(sheet, sum);
  const outcomes = outcomesWithin(sheet, total).map((each) => each.id);
  return { sheet: name, lines, sum, total, outcomes, missing: NONE, exact: true, facts };
}

function added(ranges: readonly Range[]): Range {
  return ranges.reduce((sum, each) => ({ min: sum.min + each.min, max: sum.max + each.max }), ZERO);
}

/** A sheet with unknown facts. */
function tryAll(
  name: string,
  sheet: Sheet,
  facts: SheetResult['facts'],
  unknown: readonly Unknown[],
): SheetResult {
  const known = new Known((key) => facts[key]);
  const exact = combinations(unknown) <= MOST_COMBINATIONS;
  const spreads = sheet.lines.map(() => new Spread());
  const sum = new Spread();
  const possible = new Set<string>();
  if (exact)
    for (const total of eachTotal(sheet.lines, unknown, known, spreads)) {
      sum.add(total);
      for (const outcome of outcomesWithin(sheet, clamped(sheet, total))) possible.add(outcome.id);
    }
  else {
    sheet.lines.forEach((line, i) => boundLine(line, unknown, known, spreads[i] as Spread));
    sum.add(added(spreads));
    for (const outcome of outcomesWithin(sheet, clamped(sheet, sum))) possible.add(outcome.id);
  }
  const names = new Set(unknown.map(({ key }) => key));
  const lines = sheet.lines.map(({ id, clause, label, needs: all }, i): LineResult => {
    const { min, max } = spreads[i] as Spread;
    return { id, clause, label, min, max, missing: all.filter((key) => names.has(key)) };
  });
  const outcomes = (sheet.outcomes ?? []).map((each) => each.id).filter((id) => possible.has(id));
  const { min, max } = sum;
  const total = clamped(sheet, sum);
  return { sheet: name, lines, sum: { min, max }, total, outcomes, missing: [...names], exact, facts };
}

/**
 * Every sum that some values of the unknown facts lead to, each once; widens each line's spread. A line is done as soon
 * as all that it needs has a value, so that it is not done again for every value of the rest.
 */
function eachTotal(
  lines: readonly Line[],
  unknown: readonly Unknown[],
  known: Known,
  spreads: readonly Spread[],
): Iterable<Range> {
  const due = Array.from({ length: unknown.length + 1 }, (): number[] => []);
  lines.forEach(({ needs: all }, i) => {
    due[unknown.findLastIndex(({ key }) => all.includes(key)) + 1]?.push(i);
  });
  const found = new Map<number | string, Range>();
  const step = (depth: number, min: number, max: number): void => {
    for (const i of due[depth] as number[]) {
      const value = (lines[i] as Line).value(known);
      spreads[i]?.add(value);
      min += typeof value === 'number' ? value : value.min;
      max += typeof value === 'number' ? value : value.max;
    }
    const fact = unknown[depth];
    if (fact === undefined) return void found.set(min === max ? min : `${min} ${max}`, { min, max });
    const count = size(fact.values);
    for (let i = 0; i < count; i++) {
      known.tried.set(fact.key, at(fact.values, i));
      step(depth + 1, min, max);
    }
    known.tried.delete(fact.key);
  };
  step(0, 0, 0);
  return found.values();
}

function boundLine(line: Line, unknown: readonly Unknown[], known: Known, spread: Spread): void {
  const needed = unknown.filter((fact) => line.needs.includes(fact.key));
  if (combinations(needed) <= MOST_COMBINATIONS)
    eachCombination(needed, known, () => spread.add(line.value(known)));
  else if (line.bounds) spread.add(line.bounds);
  else throw new Error(`the line ${line.id} has too many values to try and no bounds`);
}

/** The unknown facts on which the outcome depends: none when one outcome is left, or the sheet has a single band. */
export function decisive(result: SheetResult): FactKey[] {
  if (result.outcomes.length === 1) return [];
  const open = result.lines.filter((line) => line.min !== line.max).flatMap((line) => line.missing);
  return [...new Set(open)];
}
