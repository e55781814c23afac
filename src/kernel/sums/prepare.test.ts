import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trials } from '../../../scripts/thorough.test-helper.ts';
import { evaluate } from './evaluate.ts';
import type { FactKey, Facts, FactSchema, FactSpec, FactType, FactValue, Possible } from './facts.ts';
import { prepare } from './prepare.ts';
import { decisive, type Line, outcomesWithin, type Range, type Sheet, type Values } from './sheet.ts';
import { words } from '../texts/words.ts';

const t = words('t');
const spec = (type: FactType, by?: FactSpec['by']): FactSpec => ({
  type,
  question: t,
  lasts: 'ever',
  clauses: [],
  ...(by ? { by } : {}),
});
const few: FactSchema = {
  a: spec({ kind: 'boolean' }),
  b: spec({ kind: 'boolean' }),
  c: spec({ kind: 'boolean' }),
  n: spec({ kind: 'number', min: 0, max: 3 }),
  m: spec({ kind: 'number', min: -2, max: 2 }),
  die: spec({ kind: 'number', min: 1, max: 6 }, 'dice'),
  side: spec({ kind: 'choice', values: ['us', 'them', 'none'] }),
};
const schema: FactSchema = { ...few, wide: spec({ kind: 'number', min: 0, max: 9999 }) };

/** What a fact is worth in a line. */
function worth(key: FactKey, known: Values): number {
  const { type } = schema[key] as FactSpec;
  if (type.kind === 'boolean') return Number(known.truth(key));
  if (type.kind === 'choice') return type.values.indexOf(known.text(key)) * 2;
  return known.number(key) % 7;
}

/** Any line that reads some facts: sums or products, points or ranges, some with a fact that makes the rest idle. */
function anyLine(keys: readonly FactKey[]): fc.Arbitrary<Line> {
  const needs = fc.subarray([...keys], { maxLength: 3 });
  return fc.tuple(needs, fc.integer({ min: -3, max: 3 }), fc.boolean(), fc.boolean(), fc.nat(2)).map(
    ([read, times, isProduct, isSwitched, spread]): Line => ({
      id: read.join('-'),
      clause: 'c',
      label: t,
      needs: read,
      bounds: { min: -999, max: 999 },
      value: (known) => {
        const [first, ...rest] = read;
        if (isSwitched && first !== undefined && worth(first, known) === 0) return 0;
        const values = (isSwitched ? rest : read).map((key) => worth(key, known));
        const value = times * values.reduce((so, each) => (isProduct ? so * each : so + each), 1);
        return spread === 0 ? value : { min: value, max: value + spread };
      },
    }),
  );
}

/** Any sheet: its outcomes may overlap, leave gaps, or not be there. */
function anySheet(keys: readonly FactKey[]): fc.Arbitrary<Sheet> {
  const end = fc.option(fc.integer({ min: -12, max: 12 }));
  const clamps = fc.option(fc.tuple(fc.integer({ min: -5, max: 0 }), fc.nat(8)));
  return fc
    .tuple(fc.array(anyLine(keys), { maxLength: 8 }), clamps, fc.array(fc.tuple(end, end), { maxLength: 4 }))
    .map(([lines, clamp, bands]) => ({
      title: t,
      lines,
      ...(clamp ? { clamp: { min: clamp[0], max: clamp[1], clause: 'c' } } : {}),
      outcomes: bands.map(([from, to], i) => ({
        id: `${i}`,
        label: t,
        clauses: [],
        ...(from === null ? {} : { from }),
        // the last total of a band is never before its first
        ...(to === null ? {} : { to: Math.max(to, from ?? to) }),
      })),
    }));
}

/** Anything that may be known of a fact. */
function anyPossible({ type }: FactSpec): fc.Arbitrary<Possible> {
  const unknown = fc.constant(undefined);
  if (type.kind === 'number') {
    const number = fc.integer({ min: type.min, max: type.max });
    const range = fc.tuple(number, number).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));
    return fc.oneof(unknown, number, range);
  }
  const all: FactValue[] = type.kind === 'boolean' ? [false, true] : [...type.values];
  const some = fc.subarray(all, { minLength: 1 }).map((values) => ({ values }));
  return fc.oneof(unknown, fc.constantFrom(...all), some);
}

function anyKnowledge(of: FactSchema): fc.Arbitrary<Record<FactKey, Possible>> {
  return fc.record(
    Object.fromEntries(Object.entries(of).map(([key, each]) => [key, anyPossible(each)])),
  ) as fc.Arbitrary<Record<FactKey, Possible>>;
}

/** Every way in which the facts that a sheet needs can turn out: one loop over all of them, whatever they belong to. */
function everyCase(
  { lines }: Sheet,
  known: Readonly<Record<FactKey, Possible>>,
): Record<string, FactValue>[] {
  let cases: Record<string, FactValue>[] = [{}];
  for (const key of new Set(lines.flatMap((line) => line.needs))) {
    const values = valuesOf(known[key], (few[key] as FactSpec).type);
    cases = cases.flatMap((each) => values.map((value) => ({ ...each, [key]: value })));
  }
  return cases;
}

function valuesOf(possible: Possible, type: FactType): readonly FactValue[] {
  const from = possible ?? (type.kind === 'number' ? type : undefined);
  if (from === undefined) return type.kind === 'choice' ? type.values : [false, true];
  if (typeof from !== 'object') return [from];
  if ('values' in from) return from.values;
  return Array.from({ length: from.max - from.min + 1 }, (_, i) => from.min + i);
}

/** The range that holds all of these. */
function around(ranges: readonly Range[]): Range {
  const min = Math.min(...ranges.map((each) => each.min));
  return { min: min + 0, max: Math.max(...ranges.map((each) => each.max)) + 0 };
}

describe('a sheet with what is known', () => {
  it('comes to what every combination of its facts comes to, each done on its own', () => {
    fc.assert(
      fc.property(anySheet(Object.keys(few)), anyKnowledge(few), (sheet, known) => {
        const found = evaluate('s', sheet, (key) => known[key], few);
        const cases = everyCase(sheet, known).map((facts) => {
          const values: Values = {
            number: (key) => Number(facts[key]),
            text: (key) => String(facts[key]),
            truth: (key) => facts[key] === true,
          };
          const lines = sheet.lines.map((line) => around([rangeOf(line.value(values))]));
          const sum = { min: 0, max: 0 };
          for (const { min, max } of lines) {
            sum.min += min;
            sum.max += max;
          }
          return { lines, sum, total: { min: clamp(sheet, sum.min), max: clamp(sheet, sum.max) } };
        });
        const isLeft = (id: string): boolean =>
          cases.some(({ total }) => outcomesWithin(sheet, total).some((each) => each.id === id));
        expect(found).toMatchObject({
          exact: true,
          sum: around(cases.map(({ sum }) => sum)),
          total: around(cases.map(({ total }) => total)),
          outcomes: (sheet.outcomes ?? []).map(({ id }) => id).filter(isLeft),
        });
        for (const [i, line] of found.lines.entries())
          expect(line).toMatchObject(around(cases.map(({ lines }) => lines[i] as Range)));
      }),
      { numRuns: trials(150) },
    );
  });
});

function rangeOf(value: number | Range): Range {
  return typeof value === 'number' ? { min: value, max: value } : value;
}

function clamp({ clamp: ends }: Sheet, total: number): number {
  return ends ? Math.min(ends.max ?? total, Math.max(ends.min ?? total, total)) : total;
}

describe('a prepared sheet', () => {
  it('finds what the sheet finds, one knowledge after the other', () => {
    const knowledge = fc.array(anyKnowledge(schema), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(anySheet(Object.keys(schema)), knowledge, (sheet, each) => {
        const sum = prepare('s', sheet, schema);
        const into = { min: 7, max: 7 };
        for (const known of each) {
          const facts: Facts = (key) => known[key];
          const found = evaluate('s', sheet, facts, schema);
          sum.bound(facts, into);
          expect(into).toEqual(found.total);
          expect(sum.outcomes(facts).map(({ id }) => id)).toEqual(found.outcomes);
          expect(sum.outcome(facts)).toBe(found.outcomes.length === 1 ? found.outcomes[0] : null);
          const isAsked = (key: FactKey): boolean => known[key] === undefined && key !== 'die';
          expect(new Set(sum.missing(facts))).toEqual(new Set(decisive(found).filter(isAsked)));
        }
      }),
      { numRuns: trials(600) },
    );
  });

  it('asks for what people know and the outcome depends on, and not where no sum falls into a second band', () => {
    const line = (key: FactKey, times: number): Line => ({
      id: key,
      clause: 'c',
      label: t,
      needs: [key],
      value: (known) => times * worth(key, known),
    });
    const outcomes = [
      { id: 'low', to: 0, label: t, clauses: [] },
      { id: 'jumped', from: 1, to: 9, label: t, clauses: [] },
    ];
    const jump = prepare('s', { title: t, lines: [line('a', 10), line('die', 0)], outcomes }, schema);
    expect([jump.outcome(() => undefined), jump.missing(() => undefined)]).toEqual(['low', []]);
    const each = prepare('s', { title: t, lines: [line('a', 1), line('m', 3)], outcomes }, schema);
    expect(each.missing(() => undefined)).toEqual(['a', 'm']);
    expect(each.missing((key) => (key === 'm' ? { min: 0, max: 1 } : undefined))).toEqual(['a']);
    expect(each.missing((key) => (key === 'm' ? -1 : undefined))).toEqual([]);
  });

  it('throws when a sheet needs what is not declared: our own mistake', () => {
    const lost: Line = { id: 'x', clause: 'c', label: t, needs: ['nothing'], value: () => 0 };
    expect(() => prepare('s', { title: t, lines: [lost] }, schema)).toThrow('unknown fact "nothing"');
  });
});
