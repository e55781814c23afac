import { expect, test } from 'vitest';
import { isRefusal } from '../../kernel/clause.ts';
import { bindTable } from '../../kernel/game/table.ts';
import type { Solo } from '../../kernel/solo/solo.ts';
import { levelOfCooperation } from '../../rulebooks/level-of-cooperation/index.ts';
import { SOLO } from '../../rulebooks/solo.ts';
import type { Level } from '../bots/bot.ts';
import { PlanPlayer } from './game.ts';
import { addMatch, type MatchTally, noMatch, plansOf, playPair } from './match.ts';
import type { Plan } from './plan.ts';

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

const players = (levels: readonly [Level, Level]): readonly [PlanPlayer, PlanPlayer] => {
  const [one, swapped] = plansOf(plan, table.setup.scenario.seats, levels);
  return [new PlanPlayer(table, one, solo), new PlanPlayer(table, swapped, solo)];
};

function played(levels: readonly [Level, Level], numbers: readonly number[]): MatchTally {
  const tally = noMatch();
  const [one, swapped] = players(levels);
  for (const number of numbers) playPair(one, swapped, number, tally);
  return tally;
}

test('a level against itself is even in every pair, and against another as much as the other loses', () => {
  const even = played(['steady', 'steady'], [0, 1, 2, 3]);
  expect(even).toMatchObject({ pairs: 4, alike: 4, differences: { sum: 0, squares: 0 } });
  const one = played(['steady', 'random'], [0, 1, 2, 3]);
  const other = played(['random', 'steady'], [0, 1, 2, 3]);
  expect(one.differences.squares).toBeGreaterThan(0);
  expect(one.differences.sum + other.differences.sum).toBe(0);
});

test('parts of a match add up to it', () => {
  const first = played(['steady', 'random'], [0, 1]);
  addMatch(first, played(['steady', 'random'], [2, 3]));
  expect(first).toEqual(played(['steady', 'random'], [0, 1, 2, 3]));
});
