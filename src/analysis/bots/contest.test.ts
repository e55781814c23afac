import { expect, test } from 'vitest';
import { check, type AllocateForm } from '../../kernel/forms/form.ts';
import { type Contest, solveContest } from './contest.ts';
import { mostFor, purseOf } from './purse.ts';

const label = { key: 'x' };
const form = (budget: number): AllocateForm => ({
  kind: 'allocate',
  rows: ['a', 'b', 'c'].map((id) => ({ id, label, max: 2 })),
  limits: [{ rows: ['a', 'b', 'c'], max: budget, clauses: [], reason: label }],
});
const fields = [['a'], ['b'], ['c']];

test('a purse places as many as bring most, and no more', () => {
  const purse = purseOf(form(3), fields);
  expect(purse.most).toEqual([2, 2, 2]);
  expect(purse.budget).toBe(3);
  const numbers = purse.best([
    [0, 1, 5],
    [0, 2, 2],
    [0, 0, 4],
  ]);
  expect(numbers).toEqual([2, 1, 0]);
  const answer = purse.answer(numbers);
  expect(answer).toEqual({ a: 2, b: 1 });
  expect(check(form(3), answer, { facts: {}, clauses: [] })).toBeNull();
});

test('what adds nothing is not given', () => {
  expect(
    mostFor(
      [
        [0, 0],
        [1, 1],
        [0, 3],
      ],
      9,
    ),
  ).toEqual([0, 0, 1]);
});

test('a minimum is met with as little as there must be', () => {
  const { limits, ...rest } = form(2);
  const least = { rows: ['b'], min: 1, clauses: [], reason: label };
  const purse = purseOf({ ...rest, limits: [...limits, least] }, fields);
  expect(purse.answer([2, 0, 0])).toEqual({ a: 1, b: 1 });
});

/** Who has more in a field has what it is worth. */
function blotto(worth: readonly number[], budget: number): Contest {
  const purse = purseOf(form(budget), fields);
  const pays = worth.map((each) =>
    [0, 1, 2].map((mine) => [0, 1, 2].map((theirs) => each * Math.sign(mine - theirs))),
  );
  return { mine: [purse], theirs: [purse], pays };
}

test('where placings beat each other in a ring, they are mixed until nobody gains by leaving the mix', () => {
  const { mine, mixes, gap, stake } = solveContest(blotto([3, 3, 3], 3));
  expect(mine.length).toBeGreaterThan(1);
  expect(mixes.mine.filter((share) => share > 0.05).length).toBeGreaterThan(1);
  expect(mixes.value / stake).toBeCloseTo(0, 1);
  expect(mixes.gap / stake).toBeLessThan(0.01);
  expect(gap / stake).toBeLessThan(0.05);
});

test('what one field is worth more than all others draws the points', () => {
  const { mine, mixes } = solveContest(blotto([100, 1, 1], 2));
  const best = mine[mixes.mine.indexOf(Math.max(...mixes.mine))];
  expect(best).toEqual([[2, 0, 0]]);
});
