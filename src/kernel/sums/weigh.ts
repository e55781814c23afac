import type { Weights } from './belief.ts';
import { ways } from './dice.ts';
import { factsNeeded } from './evaluate.ts';
import type { FactKey, Facts, FactSchema, FactValue } from './facts.ts';
import { clampTotal, type Hope, type Line, type Outcome, type Range, type Sheet, touches } from './sheet.ts';
import { addSums, endsOf, type Sums } from './sums.ts';
import {
  choicesKnown,
  type Group,
  groupsOf,
  OpenLine,
  rangeOf,
  sizeOf,
  Trying,
  tryGroup,
  type UnknownFact,
} from './tries.ts';

// A sum of which some facts are dice, or are weighed: how often each total comes, exactly.

/** What some of the weighed values bring: one outcome, or several, as something is unknown that nobody weighs. */
export interface Fall {
  readonly weight: bigint;
  /** The least and the greatest total. */
  readonly total: Range;
  readonly outcomes: readonly string[];
}

/** All that a sheet can come to, over `of`. */
export interface WeighedSheet {
  readonly of: bigint;
  readonly falls: readonly Fall[];
}

/** A chance over the whole: `sure` whatever is unknown, `possible` for some of it. */
export interface WeighedChance {
  readonly sure: bigint;
  readonly possible: bigint;
  readonly of: bigint;
}

/** The chance of what is hoped for. */
export function chanceOf({ of, falls }: WeighedSheet, hope: Pick<Hope, 'outcomes' | 'from'>): WeighedChance {
  let [sure, possible] = [0n, 0n];
  for (const fall of falls) {
    const { some, all } = comesTrue(fall, hope);
    if (some) possible += fall.weight;
    if (all) sure += fall.weight;
  }
  return { sure, possible, of };
}

/** Whether something of a fall is hoped for, and whether all of it is. */
export function comesTrue(
  { total, outcomes }: Fall,
  { outcomes: hoped, from = Number.NEGATIVE_INFINITY }: Pick<Hope, 'outcomes' | 'from'>,
): { readonly some: boolean; readonly all: boolean } {
  if (hoped === undefined) return { some: total.max >= from, all: total.min >= from };
  const hits = outcomes.filter((each) => hoped.includes(each)).length;
  return { some: hits > 0, all: hits > 0 && hits === outcomes.length };
}

/** Every side of a die, alike. */
export function sidesAlike(sides: number): Weights {
  return Array.from({ length: sides }, (_, i) => [i + 1, 1n]);
}

/** What is weighed of a fact: values, or ranges of which nobody weighs what is in them. */
export type Weighings = readonly (readonly [value: FactValue | Range, weight: bigint])[];

/** More ways in which the weighed facts of lines that hang together can be are not counted while somebody waits. */
const MOST_WAYS = 10_000;

/** Sums that some of the weighed values lead to. */
interface Weight {
  readonly sums: Sums;
  readonly weight: bigint;
}

/**
 * How often a sheet comes to what, with some of its facts weighed, and independent of each other. Lines are grouped by the
 * open facts they share, as in `evaluate`: each group is tried jointly, and the sums of groups are added, weight by weight.
 * Null where a group has too many ways to be tried.
 */
export function weigh(
  name: string,
  sheet: Sheet,
  facts: Facts,
  schema: FactSchema,
  weights: ReadonlyMap<FactKey, Weighings>,
): WeighedSheet | null {
  const open: Facts = (key) => {
    const weighed = weights.get(key);
    return weighed ? { values: weighed.flatMap(([value]) => valuesIn(value)) } : facts(key);
  };
  factsNeeded(name, sheet, schema);
  const { fixed, groups } = settle(sheet, open, schema);
  let all: readonly Weight[] = [{ sums: [fixed], weight: 1n }];
  let of = 1n;
  for (const group of groups) {
    const found = weighGroup(group, open, schema, weights);
    if (found === null) return null;
    of *= found.of;
    all = added(all, found.all);
  }
  return { of, falls: all.map((each) => fallOf(sheet, each)) };
}

function valuesIn(value: FactValue | Range): readonly FactValue[] {
  if (typeof value !== 'object') return [value];
  return Array.from({ length: value.max - value.min + 1 }, (_, i) => value.min + i);
}

/** What does not hang on open facts, added up; the other lines in groups. */
function settle(
  { lines }: Sheet,
  open: Facts,
  schema: FactSchema,
): { readonly fixed: Range; readonly groups: readonly Group[] } {
  const known = new Trying(open, schema);
  const fixed = { min: 0, max: 0 };
  const unsettled: OpenLine[] = [];
  for (const line of lines) {
    const { min, max } = rangeOf(line.value(known));
    if (known.guessed === null) {
      fixed.min += min;
      fixed.max += max;
    } else {
      known.guessed = null;
      unsettled.push(openLine(line, open, schema));
    }
  }
  return { fixed, groups: groupsOf(unsettled) };
}

function openLine(line: Line, open: Facts, schema: FactSchema): OpenLine {
  const unknown = line.needs.map((key) => ({ key, values: choicesKnown(key, open, schema) }));
  return new OpenLine(
    line,
    unknown.filter(({ values }) => sizeOf(values) > 1),
  );
}

/** What the lines of a group come to, for every value of its weighed facts. */
function weighGroup(
  { lines, unknown }: Group,
  open: Facts,
  schema: FactSchema,
  weights: ReadonlyMap<FactKey, Weighings>,
): { readonly of: bigint; readonly all: readonly Weight[] } | null {
  const weighed = [...unknown.keys()].flatMap((key): [FactKey, Weighings][] => {
    const those = weights.get(key);
    return those ? [[key, those]] : [];
  });
  if (ways(weighed.map(([, those]) => those.length)) > MOST_WAYS) return null;
  const left = new Map([...unknown].filter(([key]) => !weights.has(key)));
  const now = new Map<FactKey, FactValue | Range>();
  const facts: Facts = (key) => now.get(key) ?? open(key);
  const all: Weight[] = [];
  const step = (depth: number, weight: bigint): void => {
    const [key, those] = weighed[depth] ?? [];
    if (key === undefined || those === undefined) {
      all.push({ sums: tryGroup({ lines, unknown: withRanges(left, now) }, facts, schema).sums, weight });
      return;
    }
    for (const [value, its] of those) {
      now.set(key, value);
      step(depth + 1, weight * its);
    }
  };
  step(0, 1n);
  return { of: all.reduce((sum, { weight }) => sum + weight, 0n), all: merged(all) };
}

/** What is unknown, and what is weighed no closer than to a range. */
function withRanges(
  left: ReadonlyMap<FactKey, UnknownFact>,
  now: ReadonlyMap<FactKey, FactValue | Range>,
): ReadonlyMap<FactKey, UnknownFact> {
  const ranges = [...now].flatMap(([key, values]): [FactKey, UnknownFact][] =>
    typeof values === 'object' ? [[key, { key, values }]] : [],
  );
  return ranges.length === 0 ? left : new Map([...left, ...ranges]);
}

/** Every sum of one of each, with both weights. */
function added(some: readonly Weight[], others: readonly Weight[]): readonly Weight[] {
  const all = some.flatMap((one) =>
    others.map((other): Weight => {
      const sums = addSums(one.sums, other.sums) ?? [both(endsOf(one.sums), endsOf(other.sums))];
      return { sums, weight: one.weight * other.weight };
    }),
  );
  return merged(all);
}

const both = (one: Range, other: Range): Range => ({ min: one.min + other.min, max: one.max + other.max });

/** Equal sums count together. */
function merged(all: readonly Weight[]): readonly Weight[] {
  const found = new Map<string, Weight>();
  for (const { sums, weight } of all) {
    const key = sums.map(({ min, max }) => `${min}:${max}`).join();
    found.set(key, { sums, weight: weight + (found.get(key)?.weight ?? 0n) });
  }
  return [...found.values()];
}

function fallOf(sheet: Sheet, { sums, weight }: Weight): Fall {
  const ends = endsOf(sums);
  const isLeft = (each: Outcome): boolean =>
    sums.some(({ min, max }) => touches(each, clampTotal(sheet, min), clampTotal(sheet, max)));
  return {
    weight,
    total: { min: clampTotal(sheet, ends.min) + 0, max: clampTotal(sheet, ends.max) + 0 },
    outcomes: (sheet.outcomes ?? []).filter(isLeft).map(({ id }) => id),
  };
}
