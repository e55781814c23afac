import { expect, test } from 'vitest';
import { isRefusal } from '../../kernel/clause.ts';
import { bindTable } from '../../kernel/game/table.ts';
import type { Solo } from '../../kernel/solo/solo.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { SOLO } from '../../rulebooks/solo.ts';
import { PlanPlayer } from '../simulate/game.ts';
import { noMatch, plansOf, playPair } from '../simulate/match.ts';
import { mixOf } from './minister-plan.ts';

test('a secret answer is mixed so that no guess gains', () => {
  // whoever is guessed has nothing: both come as often as what they are worth tells; the third is never any good
  const pays = [
    [3, 0, 3],
    [1, 1, 0],
    [0.2, 0.2, 0.1],
  ];
  const { answers, mixes, gap, stake } = mixOf({
    answers: [{ a: 1 }, { b: 1 }, { c: 1 }],
    replies: 3,
    pay: (i, j) => pays[i]?.[j] ?? 0,
  });
  expect(stake).toBe(3);
  expect(gap / stake).toBeLessThan(0.01);
  expect(mixes.mine[answers.indexOf(0)]).toBeCloseTo(0.25, 1);
  expect(answers).not.toContain(2);
});

test('in one turn of Gathering Storm a minister has more than those who look no further than now', () => {
  const [rulebook, solo] = [findRulebook('gathering-storm'), SOLO['gathering-storm'] as Solo];
  const scenario = 'first-turn';
  const rulings = solo.rulings ?? {};
  const table = rulebook && bindTable(rulebook, { scenario, rulings, data: null });
  const aims = solo.aims.find(({ scenarios }) => scenarios.includes(scenario));
  const [history] = solo.histories;
  if (!table || isRefusal(table) || !aims || !history) throw new Error('no table');
  const its = { rulebook: 'gathering-storm', scenario, rulings, data: null, aims, history };
  const plan = { ...its, levels: {}, facts: {}, seed: 'plan', games: 12 };
  const [one, swapped] = plansOf(plan, table.setup.scenario.seats, ['minister', 'steady']);
  const players = [new PlanPlayer(table, one, solo), new PlanPlayer(table, swapped, solo)] as const;
  const tally = noMatch();
  for (let number = 0; number < 6; number++) playPair(...players, number, tally);
  expect(tally.more).toBeGreaterThanOrEqual(5);
});
