import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../json.ts';
import { packed, unpacked } from './packed.ts';

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
        expect(unpacked(sent(packed(value)))).toEqual(value);
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
    const short = packed(rows);
    expect(unpacked(sent(short))).toEqual(rows);
    expect(length(short)).toBeLessThan(length(rows) / 4);
    const sheets = rows.map(({ id }) => [{ name: id }, { name: id, dice: ['die.1'] }]);
    expect(unpacked(sent(packed(sheets)))).toEqual(sheets);
    expect(length(packed(sheets))).toBeLessThan(length(sheets) / 2);
  });

  it('names what the reader has by its number, wherever it stands', () => {
    const [list, option] = [['a', 'b'], { value: 'x' }];
    const known = new Map<object, number>([
      [list, 0],
      [option, 1],
    ]);
    const value = { form: { facts: list, options: [option, { value: 'y' }, option] }, lists: [list, list] };
    const short = packed(value, known);
    expect(short).toEqual({
      form: { facts: { '*': 0 }, options: [{ '*': 1 }, { value: 'y' }, { '*': 1 }] },
      lists: [{ '*': 0 }, { '*': 0 }],
    });
    expect(unpacked(sent(short), [list, option])).toEqual(value);
    expect(() => unpacked(short, [])).toThrow('no piece 0');
  });
});
