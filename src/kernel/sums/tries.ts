import type { FactKey, Facts, FactSchema, FactSpec, FactType, FactValue, Possible } from './facts.ts';
import { own } from '../json.ts';
import { type Line, MOST_COMBINATIONS, type Range, type Values } from './sheet.ts';
import { type Sums, sumsOf } from './sums.ts';

// Lines whose facts are not all known: every value of those facts is tried, where lines share facts together.

/** The values a fact can take: a list, or all whole numbers of a range. */
export type Choices = readonly FactValue[] | Range;

/** A fact of which more than one value is possible. */
export interface UnknownFact {
  readonly key: FactKey;
  readonly values: Choices;
}

const EITHER: Choices = [false, true];

/** The values a fact can still take, given what is known of it. */
export function choicesLeft(possible: Possible, type: FactType): Choices {
  if (possible === undefined) {
    if (type.kind === 'boolean') return EITHER;
    return type.kind === 'choice' ? type.values : type;
  }
  if (typeof possible !== 'object') return [possible];
  return 'values' in possible ? possible.values : possible;
}

/** How many there are. */
export function sizeOf(values: Choices): number {
  return 'length' in values ? values.length : values.max - values.min + 1;
}

/** One of them, counted from 0. */
export function choiceAt(values: Choices, index: number): FactValue {
  return 'length' in values ? (values[index] as FactValue) : values.min + index;
}

/** A declared fact. Throws when there is none of that name: our own mistake. */
function specOf(schema: FactSchema, key: FactKey): FactSpec {
  const spec = own(schema, key);
  if (!spec) throw new Error(`a sheet reads the unknown fact "${key}"`);
  return spec;
}

/** The values a fact can still take. */
export function choicesKnown(key: FactKey, facts: Facts, schema: FactSchema): Choices {
  return choicesLeft(facts(key), specOf(schema, key).type);
}

/**
 * Reads what is known, and values of the unknown facts that are being tried. Of any other unknown fact it gives the
 * first value possible, and notes it as `guessed`: what a line gives that has guessed nothing holds whatever the unknown
 * facts turn out to be, as lines are pure.
 */
export class Trying implements Values {
  facts: Facts;
  guessed: FactKey | null = null;
  // most sheets are done with nothing to try
  private tried: Map<FactKey, FactValue> | null = null;
  private readonly schema: FactSchema;
  constructor(facts: Facts, schema: FactSchema) {
    this.facts = facts;
    this.schema = schema;
  }
  /** Give an unknown fact a value. */
  try(key: FactKey, value: FactValue): void {
    (this.tried ??= new Map()).set(key, value);
  }
  forget(key: FactKey): void {
    this.tried?.delete(key);
  }
  private read(key: FactKey): FactValue {
    const value = this.facts(key);
    return value !== undefined && typeof value !== 'object' ? value : this.guess(key, value);
  }
  private guess(key: FactKey, possible: Possible): FactValue {
    const tried = this.tried?.get(key);
    if (tried !== undefined) return tried;
    const values = choicesLeft(possible, specOf(this.schema, key).type);
    if (sizeOf(values) > 1) this.guessed = key;
    return choiceAt(values, 0);
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

/** A line that depends on unknown facts, and how far it can go: known once it was tried. */
export class OpenLine implements Range {
  min = Number.POSITIVE_INFINITY;
  max = Number.NEGATIVE_INFINITY;
  readonly line: Line;
  readonly unknown: readonly UnknownFact[];
  constructor(line: Line, unknown: readonly UnknownFact[]) {
    this.line = line;
    this.unknown = unknown;
  }
  widen({ min, max }: Range): void {
    // + 0 turns -0 into 0: no canonical bytes hold it
    if (min < this.min) this.min = min + 0;
    if (max > this.max) this.max = max + 0;
  }
}

/** Lines that hang together by the unknown facts they share. */
export interface Group {
  readonly lines: readonly OpenLine[];
  readonly unknown: ReadonlyMap<FactKey, UnknownFact>;
}

/** Open lines in groups that do not touch each other. */
export function groupsOf(lines: readonly OpenLine[]): Group[] {
  let groups: Group[] = [];
  for (const line of lines) {
    const isShared = ({ unknown }: Group): boolean => line.unknown.some(({ key }) => unknown.has(key));
    // most lines hang on nothing that others read
    if (!groups.some(isShared)) {
      groups.push({ lines: [line], unknown: new Map(line.unknown.map((fact) => [fact.key, fact])) });
      continue;
    }
    const { together = [], apart = [] } = Object.groupBy(groups, (group) =>
      isShared(group) ? 'together' : 'apart',
    );
    const facts = line.unknown.map((fact) => [fact.key, fact] as const);
    groups = [
      ...apart,
      {
        lines: [...together.flatMap((group) => group.lines), line],
        unknown: new Map([...together.flatMap((group) => [...group.unknown]), ...facts]),
      },
    ];
  }
  return groups;
}

/** What the lines of a group can add up to. Not `exact`: there were too many values to try all together. */
export interface TriedSums {
  readonly sums: Sums;
  readonly exact: boolean;
}

/** What open lines can add up to, group by group, as groups do not touch each other; widens the lines. */
export function tryAll(lines: readonly OpenLine[], facts: Facts, schema: FactSchema): TriedSums[] {
  return groupsOf(lines).map((group) => tryGroup(group, facts, schema));
}

/**
 * What the lines of a group can add up to; widens them. With more than 4,096 combinations the bounds of its lines are
 * added, which may be wider than the truth but never narrower.
 */
export function tryGroup(group: Group, facts: Facts, schema: FactSchema): TriedSums {
  const known = new Trying(facts, schema);
  const unknown = [...group.unknown.values()];
  if (combinations(unknown) <= MOST_COMBINATIONS)
    return { sums: tryTogether(group.lines, unknown, known), exact: true };
  for (const line of group.lines) boundLine(line, known);
  return { sums: [addRanges(group.lines)], exact: false };
}

function combinations(unknown: readonly UnknownFact[]): number {
  return unknown.reduce((product, { values }) => product * sizeOf(values), 1);
}

function boundLine(each: OpenLine, known: Trying): void {
  const { line, unknown } = each;
  if (combinations(unknown) <= MOST_COMBINATIONS) tryTogether([each], unknown, known);
  else if (line.bounds) each.widen(line.bounds);
  else throw new Error(`the line ${line.id} has too many values to try and no bounds`);
}

/** The range of a sum of ranges. */
export function addRanges(ranges: readonly Range[]): Range {
  return ranges.reduce((sum, { min, max }) => ({ min: sum.min + min, max: sum.max + max }), ZERO);
}

const ZERO: Range = { min: 0, max: 0 };

/** A line's value as a range. */
export function rangeOf(value: number | Range): Range {
  return typeof value === 'number' ? { min: value, max: value } : value;
}

/**
 * Every sum that some values of the unknown facts lead to; widens each line. A line is done as soon as all that it
 * needs has a value, so that it is not done again for every value of the rest.
 */
function tryTogether(lines: readonly OpenLine[], unknown: readonly UnknownFact[], known: Trying): Sums {
  const due = Array.from({ length: unknown.length + 1 }, (): OpenLine[] => []);
  for (const each of lines)
    due[unknown.findLastIndex(({ key }) => each.line.needs.includes(key)) + 1]?.push(each);
  // the widest range from each least sum on
  const found = new Map<number, number>();
  const step = (depth: number, min: number, max: number): void => {
    for (const each of due[depth] as OpenLine[]) {
      const value = rangeOf(each.line.value(known));
      if (known.guessed !== null)
        throw new Error(`the line ${each.line.id} reads "${known.guessed}" without naming it in needs`);
      each.widen(value);
      min += value.min;
      max += value.max;
    }
    const fact = unknown[depth];
    if (fact === undefined) {
      const before = found.get(min);
      if (before === undefined || before < max) found.set(min, max);
      return;
    }
    const count = sizeOf(fact.values);
    for (let i = 0; i < count; i++) {
      known.try(fact.key, choiceAt(fact.values, i));
      step(depth + 1, min, max);
    }
    known.forget(fact.key);
  };
  step(0, 0, 0);
  return sumsOf(Array.from(found, ([min, max]) => ({ min, max })));
}
