import { expect, test } from 'vitest';
import { isRefusal } from '../../kernel/clause.ts';
import { bindTable } from '../../kernel/game/bind.ts';
import type { Solo } from '../../kernel/solo/solo.ts';
import { levelOfCooperation } from '../../rulebooks/level-of-cooperation/index.ts';
import { SOLO } from '../../rulebooks/solo.ts';
import { addMatch, intervalOf, Matcher, noMatch } from './match.ts';
import type { Plan } from './plan.ts';
import { addMoments, measured, none } from './tally.ts';

const table = bindTable(levelOfCooperation, { scenario: 'short-1942', rulings: {}, data: null });
if (isRefusal(table)) throw new Error('no table');
const solo = SOLO['level-of-cooperation'] as Solo;
const [aims] = solo.aims;
const [history] = solo.histories;
if (!aims || !history) throw new Error('no files');
const plan: Plan = {
  rulebook: 'level-of-cooperation',
  scenario: 'short-1942',
  rulings: {},
  data: null,
  levels: {},
  aims,
  history,
  facts: {},
  seed: 'match',
  games: 4,
};

test('a level against itself is even in every pair, and against another as much as the other loses', () => {
  const even = noMatch();
  const same = new Matcher(table, plan, solo, ['steady', 'steady']);
  for (let number = 0; number < 4; number++) same.count(number, even);
  expect(even).toMatchObject({ pairs: 4, more: { sum: 0, squares: 0 } });
  const [one, other] = [noMatch(), noMatch()];
  for (let number = 0; number < 4; number++) {
    new Matcher(table, plan, solo, ['steady', 'random']).count(number, one);
    new Matcher(table, plan, solo, ['random', 'steady']).count(number, other);
  }
  expect(one.more.squares).toBeGreaterThan(0);
  expect(one.more.sum + other.more.sum).toBe(0);
  expect(Object.keys(one.seats)).toHaveLength(6);
});

test('parts of a match add up to it', () => {
  const matcher = new Matcher(table, plan, solo, ['steady', 'random']);
  const [whole, first, second] = [noMatch(), noMatch(), noMatch()];
  for (let number = 0; number < 4; number++) {
    matcher.count(number, whole);
    matcher.count(number, number < 2 ? first : second);
  }
  addMatch(first, second);
  expect(first).toEqual(whole);
});

test('an interval is as wide as a textbook says', () => {
  const of = none();
  for (const value of [2, 4, 4, 4, 5, 5, 7, 9]) addMoments(of, measured(value));
  const { mean, least, most } = intervalOf(of, 8);
  expect(mean).toBe(5);
  expect(most - mean).toBeCloseTo((1.96 * Math.sqrt(32 / 7)) / Math.sqrt(8), 10);
  expect(mean - least).toBeCloseTo(most - mean, 10);
});
