import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Facts, FactSchema, Possible } from './facts.ts';
import { evaluate } from './evaluate.ts';
import { canonical } from '../json.ts';
import {
  decisive,
  type Line,
  MOST_COMBINATIONS,
  outcomesWithin,
  type Range,
  type Sheet,
  type Values,
} from './sheet.ts';
import { words } from '../texts/words.ts';

const t = words('t');
const spec = { question: t, lasts: 'ever', clauses: [] } as const;
const schema: FactSchema = {
  n: { ...spec, type: { kind: 'number', min: 0, max: 3 } },
  m: { ...spec, type: { kind: 'number', min: 0, max: 3 } },
  held: { ...spec, type: { kind: 'boolean' } },
  side: { ...spec, type: { kind: 'choice', values: ['us', 'them', 'none'] } },
  wide: { ...spec, type: { kind: 'number', min: 0, max: 99 } },
  high: { ...spec, type: { kind: 'number', min: 0, max: 99 } },
  huge: { ...spec, type: { kind: 'number', min: 0, max: 9999 } },
};

function line(id: string, needs: readonly string[], value: Line['value'], bounds?: Line['bounds']): Line {
  return { id, clause: id, label: t, needs, value, ...(bounds ? { bounds } : {}) };
}
function know(facts: Readonly<Record<string, Possible>>): Facts {
  return (key) => facts[key];
}
function run(sheet: Omit<Sheet, 'title'>, facts: Readonly<Record<string, Possible>> = {}) {
  return evaluate('s', { title: t, ...sheet }, know(facts), schema);
}
const huge: Line['value'] = (known) => known.number('huge');
const points = line('points', ['n'], (known) => known.number('n'));
const malta = line('malta', ['held'], (known) => (known.truth('held') ? -1 : 0));
const side = line('side', ['side'], (known) => ({ us: 2, them: -2, none: 0 })[known.text('side')] ?? 9);

/** Every way in which the facts that are not known can turn out. */
function combinations(known: Readonly<Record<string, number>>): Record<string, Possible>[] {
  const points = [0, 1, 2, 3];
  return points.flatMap((n) =>
    [false, true].flatMap((held) => points.map((m) => ({ n, held, m, ...known }))),
  );
}

/** The range that holds all of these. */
function around(ranges: readonly Range[]): Range {
  return {
    min: Math.min(...ranges.map(({ min }) => min)),
    max: Math.max(...ranges.map(({ max }) => max)),
  };
}

describe('a sheet', () => {
  it('adds its lines when all is known', () => {
    const result = run({ lines: [points, malta, side] }, { n: 2, held: true, side: 'them' });
    expect(result).toMatchObject({
      sum: { min: -1, max: -1 },
      total: { min: -1, max: -1 },
      missing: [],
      exact: true,
    });
    expect(result.facts).toEqual({ n: 2, held: true, side: 'them' });
  });

  it('gives the range of what is not known, and names it: unknown is not zero', () => {
    const result = run({ lines: [points, malta, side] }, { n: { min: 1, max: 2 } });
    expect(result.lines.map(({ min, max, missing }) => [min, max, missing])).toEqual([
      [1, 2, ['n']],
      [-1, 0, ['held']],
      [-2, 2, ['side']],
    ]);
    expect(result).toMatchObject({ total: { min: -2, max: 4 }, missing: ['n', 'held', 'side'], facts: {} });
    expect(run({ lines: [side] }, { side: { values: ['us', 'none'] } }).total).toEqual({ min: 0, max: 2 });
  });

  it('tries unknown facts together: lines that cannot both apply are not added', () => {
    const us = line('us', ['side'], (known) => (known.text('side') === 'us' ? 3 : 0));
    const them = line('them', ['side'], (known) => (known.text('side') === 'them' ? 3 : 0));
    expect(run({ lines: [us, them] })).toMatchObject({ total: { min: 0, max: 3 }, exact: true });
  });

  it('adds bounds where lines share facts of more than 4,096 combinations, and says so', () => {
    const wide = line('wide', ['wide'], (known) => known.number('wide'));
    const minus = line('minus', ['wide', 'held'], (known) => -known.number('wide'));
    const high = line('high', ['high'], (known) => known.number('high'));
    const both = line('both', ['wide', 'high'], (known) => known.number('high') - known.number('wide'), {
      min: 0,
      max: 0,
    });
    expect(run({ lines: [wide, minus] })).toMatchObject({ total: { min: 0, max: 0 }, exact: true });
    expect(run({ lines: [wide, minus, high] })).toMatchObject({ total: { min: 0, max: 99 }, exact: true });
    expect(run({ lines: [wide, minus, high, both] })).toMatchObject({
      total: { min: -99, max: 198 },
      exact: false,
    });
    expect(run({ lines: [wide, minus, high] }, { high: 1 })).toMatchObject({
      total: { min: 1, max: 1 },
      exact: true,
    });
  });

  it('does each line for its own facts alone, however many facts are unknown', () => {
    let done = 0;
    const keys = Array.from({ length: 12 }, (_, i) => `b${i}`);
    const lines = keys.map((key) =>
      line(key, [key], (known) => {
        done++;
        return known.truth(key) ? 1 : 0;
      }),
    );
    const many = Object.fromEntries(
      keys.map((key) => [key, { ...spec, type: { kind: 'boolean' } as const }]),
    );
    const result = evaluate('s', { title: t, lines, outcomes: [] }, () => undefined, many);
    expect(result).toMatchObject({ total: { min: 0, max: 12 }, exact: true });
    expect(done).toBeLessThanOrEqual(keys.length * 3);
  });

  it('keeps the ends where sums are too many to list, and says so of the outcomes', () => {
    const apart = (key: string, by: number) => line(key, [key], (known) => by * known.number(key));
    const lines = [apart('wide', 2), apart('high', 2000)];
    const outcomes = [{ id: 'odd', from: 1, to: 1, label: t, clauses: [] }];
    expect(run({ lines, outcomes })).toMatchObject({ outcomes: ['odd'], exact: false });
    expect(run({ lines, outcomes }, { high: { min: 0, max: 39 } })).toMatchObject({
      total: { min: 0, max: 198 + 78_000 },
      outcomes: [],
      exact: true,
    });
  });

  it('tries exactly 4,096 combinations together and no more', () => {
    const difference = line('d', ['huge'], (known) => known.number('huge'), { min: 0, max: 9999 });
    expect(run({ lines: [difference] }, { huge: { min: 1, max: MOST_COMBINATIONS } }).exact).toBe(true);
    expect(run({ lines: [difference] }, { huge: { min: 0, max: MOST_COMBINATIONS } }).exact).toBe(false);
  });

  it('uses the bounds of a line with too many values to try, and will not guess without', () => {
    expect(run({ lines: [line('a', ['huge'], huge, { min: -1, max: 5 })] }).total).toEqual({
      min: -1,
      max: 5,
    });
    expect(() => run({ lines: [line('a', ['huge'], huge)] })).toThrow('no bounds');
  });

  it('bounds are never narrower than the truth', () => {
    fc.assert(
      fc.property(fc.nat(99), fc.nat(99), fc.nat(3), fc.boolean(), (wide, high, n, held) => {
        const lines = [
          line('p', ['wide', 'n'], (known) => known.number('wide') - known.number('n')),
          line('q', ['high', 'held'], (known) => (known.truth('held') ? -known.number('high') : 1)),
        ];
        const clamp = { min: -50, max: 50, clause: 'c' };
        const full = run({ lines, clamp }, { wide, high, n, held });
        for (const known of [{}, { n }, { n, held }, { wide, n }]) {
          const { total } = run({ lines, clamp }, known);
          expect(total.min).toBeLessThanOrEqual(full.total.min);
          expect(total.max).toBeGreaterThanOrEqual(full.total.max);
        }
      }),
    );
  });

  it('takes lines that are ranges themselves', () => {
    const loose = line('loose', [], () => ({ min: -2, max: 5 }));
    expect(run({ lines: [loose, points] }, { n: 1 })).toMatchObject({
      total: { min: -1, max: 6 },
      missing: [],
    });
  });

  it('clamps the total and not the sum', () => {
    const clamp = { min: -1, max: 2, clause: 'c' };
    const result = run({ lines: [points, malta], clamp }, {});
    expect(result).toMatchObject({ sum: { min: -1, max: 3 }, total: { min: -1, max: 2 } });
    expect(run({ lines: [points], clamp: { max: 2, clause: 'c' } }, { n: 3 }).total).toEqual({
      min: 2,
      max: 2,
    });
  });

  it('is plain JSON even where a line is minus nothing', () => {
    const minus = line('minus', ['n'], (known) => -known.number('n'));
    expect(canonical(run({ lines: [minus] }, { n: 0 }))).toContain('"max":0,"min":0');
  });

  it('throws on our own mistakes: a fact read but not named, or named and not there', () => {
    expect(() => run({ lines: [line('a', [], (known) => known.number('n'))] })).toThrow('without naming it');
    expect(() => run({ lines: [line('a', ['nothing'], () => 0)] })).toThrow('unknown fact "nothing"');
    expect(() => run({ lines: [line('a', ['constructor'], () => 0)] })).toThrow('unknown fact');
  });
});

describe('outcomes', () => {
  const of = (min: number, max: number) =>
    outcomesWithin({ title: t, lines: [], outcomes: bands }, { min, max }).map((each) => each.id);
  const bands = [
    { id: 'bad', to: 0, label: t, clauses: [] },
    { id: 'even', from: 1, to: 1, label: t, clauses: [] },
    { id: 'good', from: 2, label: t, clauses: [] },
  ];

  it('are the bands that a total can reach', () => {
    expect([of(0, 0), of(1, 1), of(2, 2), of(0, 1), of(-9, 9)]).toEqual([
      ['bad'],
      ['even'],
      ['good'],
      ['bad', 'even'],
      ['bad', 'even', 'good'],
    ]);
  });

  it('are only those that some combination gives, not all between the ends', () => {
    const jump = line('jump', ['held'], (known) => (known.truth('held') ? 2 : 0));
    expect(run({ lines: [jump], outcomes: bands }).outcomes).toEqual(['bad', 'good']);
  });

  it('are those of every combination done on its own, whatever facts the lines share', () => {
    const keys = ['n', 'held', 'm'];
    const worth = (key: string, known: Values): number =>
      key === 'held' ? Number(known.truth(key)) : known.number(key);
    const shared = fc.array(fc.tuple(fc.subarray(keys), fc.integer({ min: -3, max: 3 }), fc.boolean()), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(shared, fc.option(fc.nat(3)), (made, n) => {
        const lines = made.map(([needs, times, wide], i) =>
          line(`${i}`, needs, (known) => {
            const value = needs.reduce((sum, key) => sum * 2 + times * worth(key, known), times);
            return wide ? { min: value, max: value + 2 } : value;
          }),
        );
        const sheet = { lines, outcomes: bands };
        const known = n === null ? {} : { n };
        const result = run(sheet, known);
        const each = combinations(known).map((facts) => run(sheet, facts));
        expect(result.outcomes).toEqual(
          bands.map(({ id }) => id).filter((id) => each.some(({ outcomes }) => outcomes.includes(id))),
        );
        expect(result.total).toEqual(around(each.map(({ total }) => total)));
        for (const [i, found] of result.lines.entries())
          expect(found).toMatchObject(around(each.map((one) => one.lines[i] ?? found)));
      }),
    );
  });

  it('follow the clamped total', () => {
    const clamp = { max: 1, clause: 'c' };
    expect(run({ lines: [points], outcomes: bands, clamp }, { n: 3 }).outcomes).toEqual(['even']);
  });

  it('decide which facts are worth asking for', () => {
    const lines = [points, malta, line('flat', ['m'], () => 0)];
    expect(decisive(run({ lines, outcomes: bands }))).toEqual(['n', 'held']);
    expect(decisive(run({ lines, outcomes: bands }, { held: false, n: { min: 2, max: 3 } }))).toEqual([]);
    expect(decisive(run({ lines, outcomes: bands }, { n: 2 }))).toEqual(['held']);
  });
});
