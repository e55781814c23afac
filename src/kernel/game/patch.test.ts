import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../json.ts';
import { lengthenPatch, pack, applyPatch, patchOf, shortenPatch, unpack } from './patch.ts';

const json = (): fc.Arbitrary<Json> =>
  fc.jsonValue({ maxDepth: 4, noUnicodeString: false }) as fc.Arbitrary<Json>;

it('leads from any value to any other, and says nothing of two that are the same', () => {
  fc.assert(
    fc.property(json(), json(), (given, wanted) => {
      // as it is sent: no -0
      const [from, to] = JSON.parse(JSON.stringify([given, wanted])) as [Json, Json];
      const before = JSON.stringify(from);
      const patch = JSON.parse(JSON.stringify(patchOf(from, to))) as typeof patchOf extends (
        ...a: never
      ) => infer P
        ? P
        : never;
      expect(applyPatch(from, patch)).toEqual(to);
      expect(lengthenPatch(shortenPatch(patch))).toEqual(patch);
      expect(JSON.stringify(from)).toBe(before);
      expect(patchOf(from, JSON.parse(before) as Json)).toEqual([]);
    }),
  );
});

it('is small where little changes: a member, an item, a list that grows in its middle', () => {
  expect(patchOf({ a: { b: [1, 2, 3], c: 4 } }, { a: { b: [1, 5, 3] } })).toEqual([
    [['a', 'c']],
    [['a', 'b', 1], 5],
  ]);
  expect(patchOf([{ a: 1 }, 2, 3], [{ a: 1 }, 7, 8, 2, 3])).toEqual([[[], 1, 0, [7, 8]]]);
  expect(patchOf({ a: 1 }, [1])).toEqual([[[], [1]]]);
});

it('is sent without what a path has in common with the one before', () => {
  const patch = patchOf({ a: { b: [1, 2], c: 4, d: 1 } }, { a: { b: [1, 5], c: 5 } });
  expect(shortenPatch(patch)).toEqual([[[0, 'a', 'd']], [[1, 'b', 1], 5], [[1, 'c'], 5]]);
});

it('shares what stays', () => {
  const before = { a: { b: 1 }, c: { d: 2 } };
  const now = applyPatch(before, [[['a', 'b'], 3]]) as typeof before;
  expect(now).toEqual({ a: { b: 3 }, c: { d: 2 } });
  expect(now.c).toBe(before.c);
});

it('is not made for another value', () => {
  expect(() => applyPatch(1, [[['a'], 2]])).toThrow('nothing at a');
  expect(() => applyPatch({ a: 1 }, [[['a'], 0, 0, [1]]])).toThrow('no list at a');
});

it('finds what has the same name again, wherever it stands', () => {
  const decision = (id: string, rows: readonly number[]): Json => ({ id, seat: 'table', rows: [...rows] });
  const many = Array.from({ length: 50 }, (_, i) => i);
  const before = [decision('standing-1/report', many), decision('standing-1/skip', [1])];
  const now = [
    decision('1/roll', [1]),
    decision('standing-2/report', many),
    decision('standing-2/skip', [1]),
  ];
  const patch = patchOf(before, now);
  expect(applyPatch(before, patch)).toEqual(now);
  expect(JSON.stringify(patch)).not.toContain('49');
  const item = fc.record({ id: fc.constantFrom('a/x', 'b/x', 'b/y', 'z'), n: fc.nat(3) });
  const list = fc.array(fc.oneof(item, fc.record({ value: fc.constantFrom('p', 'q') }), fc.nat(3)), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(list, list, (from, to) => {
      expect(applyPatch(from as Json, patchOf(from as Json, to as Json))).toEqual(to);
    }),
  );
});

/** As it is sent: no -0. */
const sent = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;
const length = (value: Json): number => JSON.stringify(value).length;

/** What forms and lines are like: lists of records that are alike, and lists of those. */
const alike: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  record: fc.record({ a: tie('value'), b: tie('value'), '*': tie('value') }, { requiredKeys: ['a'] }),
  list: fc.array(fc.oneof(tie('record'), tie('value')), { maxLength: 5 }),
  lists: fc.array(fc.array(tie('record'), { maxLength: 3 }), { maxLength: 4 }),
  value: fc.oneof(
    { maxDepth: 4 },
    fc.nat(2),
    fc.constantFrom('', 'x', null),
    tie('record'),
    tie('list'),
    tie('lists'),
  ),
})).value;

describe('JSON written shorter', () => {
  it('is any JSON again, though it has members of any name', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue({ maxDepth: 4 }), alike), (given) => {
        const value = sent(given);
        expect(unpack(sent(pack(value)))).toEqual(value);
      }),
    );
  });

  it('says of records what they have in common once', () => {
    const rows = Array.from({ length: 30 }, (_, i) => ({
      id: `row-${i}`,
      label: { key: 'row', args: { power: 'italy', target: `t${i}` } },
      max: 9,
      ...(i > 20 ? { barred: { clauses: ['49.31'], reason: { key: 'bar' } } } : {}),
    }));
    const short = pack(rows);
    expect(unpack(sent(short))).toEqual(rows);
    expect(length(short)).toBeLessThan(length(rows) / 4);
    const sheets = rows.map(({ id }) => [{ name: id }, { name: id, dice: ['die.1'] }]);
    expect(unpack(sent(pack(sheets)))).toEqual(sheets);
    expect(length(pack(sheets))).toBeLessThan(length(sheets) / 2);
  });

  it('names what the reader has by its number, wherever it stands', () => {
    const [list, option] = [['a', 'b'], { value: 'x' }];
    const known = new Map<object, number>([
      [list, 0],
      [option, 1],
    ]);
    const value = { form: { facts: list, options: [option, { value: 'y' }, option] }, lists: [list, list] };
    const short = pack(value, known);
    expect(short).toEqual({
      form: { facts: { '*': 0 }, options: [{ '*': 1 }, { value: 'y' }, { '*': 1 }] },
      lists: [{ '*': 0 }, { '*': 0 }],
    });
    expect(unpack(sent(short), [list, option])).toEqual(value);
    expect(() => unpack(short, [])).toThrow('no piece 0');
  });
});
