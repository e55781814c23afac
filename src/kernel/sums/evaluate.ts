import type { FactKey, Facts, FactSchema, FactSpec, FactValue } from './facts.ts';
import { bare, own } from '../json.ts';
import { tryKept } from './kept-tries.ts';
import {
  clampTotal,
  type Line,
  type LineResult,
  type Outcome,
  outcomesWithin,
  type Range,
  type Sheet,
  type SheetResult,
  touches,
} from './sheet.ts';
import { addSums, endsOf, type Sums } from './sums.ts';
import {
  addRanges,
  choiceAt,
  choicesLeft,
  OpenLine,
  rangeOf,
  Trying,
  sizeOf,
  type TriedSums,
  type UnknownFact,
} from './tries.ts';

/** The facts each sheet needs, every one once: listed when the sheet is first done. */
const needsOf = new WeakMap<Sheet, readonly FactKey[]>();

/** The facts a sheet needs, every one once. Throws when the schema lacks one: our own mistake. */
export function factsNeeded(name: string, sheet: Sheet, schema: FactSchema): readonly FactKey[] {
  const known = needsOf.get(sheet);
  if (known) return known;
  const listed = [...new Set(sheet.lines.flatMap((line) => line.needs))];
  const stranger = listed.find((key) => !own(schema, key));
  if (stranger) throw new Error(`the sheet ${name} needs the unknown fact "${stranger}"`);
  needsOf.set(sheet, listed);
  return listed;
}

const NONE: readonly never[] = [];
const NONE_UNKNOWN: ReadonlyMap<FactKey, UnknownFact> = new Map();

/**
 * Do a sheet with what is known. Lines are grouped by the unknown facts they share; a group tries all their values
 * together, up to 4,096 combinations; beyond that each of its lines is bounded on its own and the bounds are added, which
 * may be wider than the truth but never narrower. What groups can come to is added, each with each.
 * Throws when a line needs a fact the schema lacks, or has too many values and no `bounds`: our own mistakes.
 */
export function evaluate(name: string, sheet: Sheet, facts: Facts, schema: FactSchema): SheetResult {
  const settled = bare<FactValue>();
  let notKnown: Map<FactKey, UnknownFact> | null = null;
  for (const key of factsNeeded(name, sheet, schema)) {
    const possible = facts(key);
    if (possible !== undefined && typeof possible !== 'object') {
      settled[key] = possible;
      continue;
    }
    const values = choicesLeft(possible, (schema[key] as FactSpec).type);
    if (sizeOf(values) > 1) (notKnown ??= new Map()).set(key, { key, values });
    else settled[key] = choiceAt(values, 0);
  }
  const unknown: ReadonlyMap<FactKey, UnknownFact> = notKnown ?? NONE_UNKNOWN;
  const known = new Trying((key) => settled[key], schema);
  const fixed = { min: 0, max: 0 };
  const unsettled: OpenLine[] = [];
  const ranges = sheet.lines.map((line): Range => {
    const range = rangeOf(line.value(known));
    if (known.guessed !== null) {
      known.guessed = null;
      const depends = new OpenLine(line, unknownIn(line, unknown));
      unsettled.push(depends);
      return depends;
    }
    fixed.min += range.min;
    fixed.max += range.max;
    return range;
  });
  const groups = unsettled.length === 0 ? NONE : tryKept(unsettled, known.facts, schema);
  const left = outcomesLeft(sheet, fixed, groups);
  const sum = groups.length === 0 ? fixed : addRanges([fixed, ...groups.map(({ sums }) => endsOf(sums))]);
  return {
    sheet: name,
    lines: sheet.lines.map((line, i) => lineResult(line, ranges[i] as Range, unknown)),
    sum,
    total: { min: clampTotal(sheet, sum.min), max: clampTotal(sheet, sum.max) },
    outcomes: left.outcomes.map((each) => each.id),
    missing: unknown.size === 0 ? NONE : [...unknown.keys()],
    exact: left.exact && groups.every((each) => each.exact),
    facts: settled,
  };
}

function unknownIn({ needs }: Line, unknown: ReadonlyMap<FactKey, UnknownFact>): UnknownFact[] {
  return needs.flatMap((key) => unknown.get(key) ?? []);
}

function lineResult(
  { id, clause, label, needs }: Line,
  { min, max }: Range,
  unknown: ReadonlyMap<FactKey, UnknownFact>,
): LineResult {
  const missing = unknown.size === 0 ? NONE : needs.filter((key) => unknown.has(key));
  // + 0 turns -0 into 0: no canonical bytes hold it
  return { id, clause, label, min: min + 0, max: max + 0, missing };
}

/** The outcomes that some sum of the groups, and of what is `fixed`, leads to. Not `exact`: there were too many sums. */
export function outcomesLeft(
  sheet: Sheet,
  fixed: Range,
  groups: readonly TriedSums[],
): { readonly outcomes: readonly Outcome[]; readonly exact: boolean } {
  const { outcomes = [] } = sheet;
  if (outcomes.length === 0) return { outcomes, exact: true };
  if (groups.length === 0) {
    const total = { min: clampTotal(sheet, fixed.min), max: clampTotal(sheet, fixed.max) };
    return { outcomes: outcomesWithin(sheet, total), exact: true };
  }
  let sums: Sums | null = [fixed];
  for (const group of groups) sums = sums && addSums(sums, group.sums);
  const all = sums ?? [addRanges([fixed, ...groups.map((group) => endsOf(group.sums))])];
  const isLeft = (each: Outcome): boolean =>
    all.some(({ min, max }) => touches(each, clampTotal(sheet, min), clampTotal(sheet, max)));
  return { outcomes: outcomes.filter(isLeft), exact: sums !== null };
}
