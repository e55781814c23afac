import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trials } from '../../../scripts/thorough.test-helper.ts';
import type { FactSchema } from '../sums/facts.ts';
import { type After, check, type Form, type Limit, type Row } from './form.ts';
import type { Json } from '../json.ts';
import { takesAll } from './takes-all.ts';
import { words } from '../texts/words.ts';

const why = { clauses: ['1'], reason: words('t') };
const type = { kind: 'number', min: 0, max: 1 } as const;
const facts: FactSchema = Object.fromEntries(
  ['x', 'y'].map((key) => [key, { type, question: words('t'), lasts: 'ever', clauses: ['1'] }]),
);

const row = (id: string, more: Partial<Row> = {}): Row => ({ id, label: words('t'), ...more });
const barred = { barred: why };
const rows = (a: Partial<Row>, b: Partial<Row> = {}): readonly Row[] => [row('a', a), row('b', b)];
const limit = (more: Partial<Limit>): Limit => ({ rows: ['a', 'b'], ...why, ...more });
const after = (min: number, of: readonly string[] = ['a']): After => ({
  row: 'b',
  until: [{ rows: of, min }],
  ...why,
});
const allocate = (of: readonly Row[], limits: readonly Limit[] = [], then?: readonly After[]): Form => ({
  kind: 'allocate',
  rows: of,
  limits,
  ...(then ? { after: then } : {}),
});
const choose = (open: readonly string[], more: object = {}): Form => ({
  kind: 'choose',
  options: ['a', 'b'].map((value) => ({
    value,
    label: words('t'),
    ...(open.includes(value) ? {} : { barred: why }),
  })),
  ...more,
});
const report = (keys: readonly string[], more: object = {}): Form => ({
  kind: 'report',
  facts: keys,
  ...more,
});

const counts = [0, 1, 2, 3, 4];
const given = [undefined, { value: 1, as: 'change' }, { as: 'unknown' }];
/** All answers there are to forms as small as these. */
const ANSWERS = [
  ...['a', 'b'].flatMap((value): unknown[] => [value, { value, reason: 'so' }]),
  ...counts.flatMap((a) => counts.map((b) => ({ ...(a ? { a } : {}), ...(b ? { b } : {}) }))),
  ...given.flatMap((x) => given.map((y) => ({ ...(x ? { x } : {}), ...(y ? { y } : {}) }))),
  [1],
  [4, 4],
] as Json[];
const takes = (form: Form, answer: Json): boolean => check(form, answer, { facts, clauses: ['1'] }) === null;

const few = <T>(...of: readonly T[]) => fc.constantFrom(...of);
const anyRow = fc.record({ max: few(undefined, 1, 2, 3), isBarred: few(false, false, true) });
const rowOf = (id: string) =>
  anyRow.map(({ max, isBarred }) => row(id, { ...(max ? { max } : {}), ...(isBarred ? barred : {}) }));
const anyLimit = fc
  .record({
    of: few(['a'], ['a', 'b']),
    weights: few(undefined, [1, 2]),
    min: few(undefined, 1),
    max: few(undefined, 2, 3),
  })
  .map(({ of, weights, min, max }) =>
    limit({
      rows: of,
      ...(weights ? { weights: weights.slice(0, of.length) } : {}),
      ...(min ? { min } : {}),
      ...(max ? { max } : {}),
    }),
  );
const anyAllocation = fc
  .record({
    a: rowOf('a'),
    b: fc.option(rowOf('b')),
    limits: fc.array(anyLimit, { maxLength: 2 }),
    after: few(undefined, [after(1)], [after(2)]),
  })
  .map(({ a, b, limits, after: then }) =>
    b
      ? allocate([a, b], limits, then)
      : allocate(
          [a],
          limits.filter(({ rows: of }) => of.length === 1),
        ),
  );
const anyForm = fc.oneof(
  { weight: 6, arbitrary: anyAllocation },
  fc
    .record({ open: few(['a'], ['a', 'b'], ['b']), reason: fc.boolean() })
    .map(({ open, reason }) => choose(open, reason ? { reason } : {})),
  fc
    .record({ keys: few(['x'], ['x', 'y']), some: fc.boolean(), unsure: few(undefined, ['x']) })
    .map(({ keys, some, unsure }) =>
      report(keys, { ...(some ? { some } : {}), ...(unsure ? { unsure } : {}) }),
    ),
  few<Form>({ kind: 'roll', dice: [6] }, { kind: 'roll', dice: [6, 6] }),
);

describe('a form takes all that an earlier one took', () => {
  it('only where it refuses nothing of it, whatever it was', () => {
    let pairs = 0;
    fc.assert(
      fc.property(anyForm, anyForm, (now, then) => {
        if (!takesAll(now, then)) return;
        pairs++;
        for (const answer of ANSWERS)
          if (takes(then, answer)) expect([answer, takes(now, answer)]).toEqual([answer, true]);
      }),
      { numRuns: trials(20_000), seed: 28 },
    );
    expect(pairs).toBeGreaterThan(100);
  });

  it('where it is the same, or wider', () => {
    const wider: [now: Form, then: Form][] = [
      [choose(['a', 'b']), choose(['a'])],
      [allocate(rows({ max: 3 })), allocate(rows({ max: 2 }, { max: 1 }))],
      [allocate(rows({ max: 2 })), allocate(rows({ max: 2 }, barred))],
      [allocate(rows({}, barred)), allocate(rows({}, barred))],
      [allocate(rows({}), []), allocate(rows({}), [limit({ max: 2 })])],
      [allocate(rows({}), [limit({ max: 3 })]), allocate(rows({}), [limit({ max: 2 })])],
      [allocate(rows({}), [limit({ min: 1 })]), allocate(rows({}), [limit({ max: 9 }), limit({ min: 2 })])],
      [allocate(rows({}), [limit({ weights: [1, 2] })]), allocate(rows({}), [limit({ weights: [1, 2] })])],
      [allocate(rows({}), [], [after(1)]), allocate(rows({}), [], [after(2, ['b']), after(1)])],
      [allocate(rows({}), []), allocate(rows({}), [], [after(2)])],
      [
        allocate(rows({ max: 2, ...barred }), [], [after(1)]),
        allocate(rows({ max: 2, ...barred }), [], [after(1)]),
      ],
      [allocate(rows(barred), [], [after(1)]), allocate(rows({ max: 1, ...barred }), [], [after(1)])],
      [report(['x', 'y'], { some: true }), report(['x'])],
      [report(['x'], { some: true }), report(['x'], { some: true, unsure: ['x'] })],
      [report(['x'], { unsure: ['x'] }), report(['x'], { unsure: ['x'] })],
      [report(['x']), report(['x'], { unsure: [] })],
      [report(['x'], { unsure: [] }), report(['x'])],
      [
        { kind: 'roll', dice: [6] },
        { kind: 'roll', dice: [6] },
      ],
    ];
    for (const [now, then] of wider) expect([now, then, takesAll(now, then)]).toEqual([now, then, true]);
  });

  it('not where what counts for the rows that wait for others is another', () => {
    const then = allocate(rows({ max: 2, ...barred }), [], [after(2)]);
    expect(takesAll(allocate(rows({ max: 1, ...barred }), [], [after(2)]), then)).toBe(false);
    expect(takesAll(allocate(rows({ max: 2 }), [], [after(2)]), then)).toBe(false);
    const other = [...rows({}), row('c', { max: 2, ...barred })];
    expect(takesAll(allocate(other, [], [after(2)]), then)).toBe(false);
  });
});
