import { expect, it } from 'vitest';
import { begin } from '../kit/duel.test-helper.ts';
import { type AskedForm, heldIn, keyOfHeld, latestHeld, type Moment, quiet } from './moment.ts';

const asked: AskedForm = { form: 'choose', clauses: ['1'], sealed: true, awaited: true, standing: null };
const given = (n: number, decision: string, more: Partial<Moment> = {}): Moment => ({
  ...quiet({ n, seat: 'ann', decision, answer: 1, hash: '' }),
  asked,
  ...more,
});
const withdrawn = (n: number, withdraw: string): Moment => quiet({ n, seat: 'ann', withdraw, hash: '' });
const closed = { closed: ['ann'] };
const open = { asked: { ...asked, sealed: false } };
const numbers = (moments: readonly Moment[], n: number): number[] =>
  heldIn({ ...begin(), moments }, n).map((each) => each.n);

it('is of its own step alone, what stands and is no prefill', () => {
  const moments = [
    given(1, 'a'),
    given(2, 'b', closed),
    given(3, 'c'),
    given(4, 'd', { gone: 7 }),
    given(5, 'e', { draft: 7 }),
    given(6, 'target', { ...open, gone: 7, ...closed }),
    quiet({ n: 7, seats: ['ann'], undone: [4, 6], reason: '', hash: '' }),
    given(8, 'f', closed),
    given(9, 'c'),
    given(10, 'g', closed),
  ];
  expect([2, 3, 8, 9, 10].map((n) => numbers(moments, n))).toEqual([[1, 2], [3], [3, 8], [9], [9, 10]]);
});

it('is what was neither replaced nor withdrawn, in the order in which it was given last', () => {
  const moments = [
    given(1, 'a'),
    given(2, 'b'),
    given(3, 'c'),
    given(4, 'a'),
    withdrawn(5, 'c'),
    given(6, 'x', open),
  ];
  expect(latestHeld(moments).map(({ entry }) => entry.n)).toEqual([2, 4]);
  expect(moments.map(keyOfHeld)).toEqual(['ann a', 'ann b', 'ann c', 'ann a', 'ann c', null]);
});
