import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trials } from '../../../scripts/thorough.test-helper.ts';
import type { FactSchema } from '../sums/facts.ts';
import { type AllocateForm, check, type Form } from './form.ts';
import { seededRandom } from '../kit/random.ts';
import { sample } from './sample.ts';
import { words } from '../texts/words.ts';

const t = words('t');
const facts: FactSchema = {
  turn: { type: { kind: 'number', min: -2, max: 2 }, question: t, lasts: 'ever', clauses: [] },
  held: { type: { kind: 'boolean' }, question: t, lasts: 'ever', clauses: [] },
  side: { type: { kind: 'choice', values: ['us', 'them'] }, question: t, lasts: 'ever', clauses: [] },
};
const clauses = ['c'];
const bar = { barred: { clauses, reason: t } };
const IDS = ['a', 'b', 'c', 'd'];

function isLegal(form: Form, answer: unknown): boolean {
  return check(form, answer, { facts, clauses }) === null;
}

/** Up to four rows, some barred, with limits that share rows, an order of priority or a least sufficient answer. */
const allocations: fc.Arbitrary<AllocateForm> = fc
  .record({
    maxima: fc.array(fc.option(fc.nat(4), { nil: undefined }), { minLength: 1, maxLength: 4 }),
    barred: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
    limits: fc.array(
      fc.record({
        rows: fc.subarray(IDS, { minLength: 1 }),
        min: fc.option(fc.nat(4), { nil: undefined }),
        max: fc.option(fc.nat(8), { nil: undefined }),
        weights: fc.option(fc.array(fc.nat(2), { minLength: 4, maxLength: 4 }), { nil: undefined }),
      }),
      { maxLength: 3 },
    ),
    after: fc.option(fc.subarray(IDS, { minLength: 2 }), { nil: undefined }),
    min: fc.nat(3),
  })
  .map(({ maxima, barred, limits, after, min }) => {
    const rows = maxima.map((max, i) => ({
      id: IDS[i] ?? '',
      label: t,
      ...(max === undefined ? {} : { max }),
      ...(barred[i] === true && i > 0 ? bar : {}),
    }));
    const bounds = limits.map(({ rows: of, min, max, weights }) => ({
      rows: of,
      clauses,
      reason: t,
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
      ...(weights === undefined ? {} : { weights: weights.slice(0, of.length) }),
    }));
    const [row = '', ...others] = after ?? [];
    return {
      kind: 'allocate',
      rows,
      limits: bounds,
      ...(after ? { after: [{ row, until: [{ rows: others, min }], clauses, reason: t }] } : {}),
    };
  });

/** Whether any answer with at most this many points in each row is legal. */
function hasLegal(form: AllocateForm, most: number, given: Record<string, number> = {}, depth = 0): boolean {
  const row = form.rows[depth];
  if (row === undefined) return isLegal(form, given);
  for (let points = 0; points <= most; points++)
    if (hasLegal(form, most, { ...given, [row.id]: points }, depth + 1)) return true;
  return false;
}

describe('a sample of an allocation', () => {
  it('is legal, or there is none', () => {
    fc.assert(
      fc.property(allocations, fc.nat(), (form, seed) => {
        const answer = sample(form, seededRandom(seed), facts);
        expect(answer === undefined ? !hasLegal(form, 4) : isLegal(form, answer)).toBe(true);
      }),
      { numRuns: trials(500) },
    );
  });

  it('comes to an end where nothing bounds a row', () => {
    const form: AllocateForm = { kind: 'allocate', rows: [{ id: 'a', label: t }], limits: [] };
    let asked = 0;
    const random = (below: number): number => {
      if (++asked > 100_000) throw new Error('it goes on for ever');
      return below - 1;
    };
    expect(isLegal(form, sample(form, random, facts))).toBe(true);
  });

  it('meets a minimum that only one answer meets', () => {
    const rows = IDS.map((id) => ({ id, label: t, max: 3 }));
    const limits = [{ rows: IDS, min: 12, max: 12, clauses, reason: t }];
    expect(sample({ kind: 'allocate', rows, limits }, seededRandom(5), facts)).toEqual({
      a: 3,
      b: 3,
      c: 3,
      d: 3,
    });
    const after = [{ row: 'a', until: [{ rows: ['b'], min: 2 }], clauses, reason: t }];
    const first = [{ rows: ['a'], min: 1, clauses, reason: t }];
    const open = IDS.map((id) => ({ id, label: t }));
    expect(sample({ kind: 'allocate', rows: open, limits: first, after }, () => 0, facts)).toBeDefined();
    const beyond = [{ rows: IDS, min: 13, clauses, reason: t }];
    expect(sample({ kind: 'allocate', rows, limits: beyond }, seededRandom(5), facts)).toBeUndefined();
  });

  it('spreads: an unspent allocation, a full one and much between come', () => {
    const rows = IDS.map((id) => ({ id, label: t, max: 3 }));
    const form: AllocateForm = {
      kind: 'allocate',
      rows,
      limits: [{ rows: IDS, max: 5, clauses, reason: t }],
    };
    const random = seededRandom(9);
    const sums = Array.from({ length: 300 }, () =>
      Object.values(sample(form, random, facts) as Record<string, number>).reduce(
        (sum, each) => sum + each,
        0,
      ),
    );
    expect(new Set(sums)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });
});

describe('a sample of another form', () => {
  const random = seededRandom(3);
  const many = (form: Form) => new Set(Array.from({ length: 200 }, () => sample(form, random, facts)));

  it('is every open option in time, and never a barred one', () => {
    const options = [
      ...['x', 'y', 'z'].map((value) => ({ value, label: t })),
      { value: 'shut', label: t, ...bar },
    ];
    expect(many({ kind: 'choose', options })).toEqual(new Set(['x', 'y', 'z']));
    expect(sample({ kind: 'choose', options: options.slice(3) }, random, facts)).toBeUndefined();
  });

  it('gives a reason where one is asked', () => {
    const options = [{ value: 'x', label: t }];
    const form: Form = { kind: 'choose', options, reason: true };
    expect(isLegal(form, sample(form, random, facts))).toBe(true);
  });

  it('only corrects what the rules keep', () => {
    const kept: FactSchema = { turn: { ...facts['turn'], kept: true } as FactSchema[string] };
    const form: Form = { kind: 'report', facts: ['turn'] };
    for (let i = 0; i < 50; i++)
      expect(sample(form, random, kept)).toMatchObject({ turn: { as: 'correction' } });
  });

  it('is every roll in time', () => {
    const rolls = [...many({ kind: 'roll', dice: [2, 3] })].map(String);
    expect(new Set(rolls)).toEqual(new Set(['1,1', '1,2', '1,3', '2,1', '2,2', '2,3']));
  });

  it('reports every fact asked, or one of the standing form', () => {
    const keys = Object.keys(facts);
    for (const form of [
      { kind: 'report', facts: keys },
      { kind: 'report', facts: keys.slice(0, 1) },
      { kind: 'report', facts: keys, some: true },
      { kind: 'report', facts: [], some: true },
    ] as const)
      for (const answer of many(form)) expect(isLegal(form, answer)).toBe(true);
  });
});
