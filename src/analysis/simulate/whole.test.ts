import { expect, test } from 'vitest';
import { PROOF } from '../../../scripts/tier.ts';
import { isRefusal } from '../../kernel/clause.ts';
import { bindTable } from '../../kernel/game/table.ts';
import { findRulebook } from '../../rulebooks/index.ts';
import { SOLO } from '../../rulebooks/solo.ts';
import type { Level } from '../bots/bot.ts';
import { PlanPlayer } from './game.ts';
import { emptyTally } from './tally.ts';

const LEVELS: readonly Level[] = ['random', 'steady'];

const games = Object.keys(SOLO).flatMap((rulebook) =>
  (findRulebook(rulebook)?.scenarios ?? []).flatMap(({ id: scenario }, nth, { length }) =>
    // a bot plays alike in every scenario, and the last is short
    LEVELS.filter((level) => PROOF || (level === 'steady' && nth === length - 1)).map((level) => ({
      rulebook,
      scenario,
      level,
    })),
  ),
);

test.each(games)('a game of $rulebook runs whole: $scenario, $level', ({ rulebook, scenario, level }) => {
  const [book, solo] = [findRulebook(rulebook), SOLO[rulebook]];
  if (!book || !solo) throw new Error(`no ${rulebook}`);
  const rulings = solo.rulings ?? {};
  const table = bindTable(book, { scenario, rulings, data: null });
  if (isRefusal(table)) throw new Error('no table');
  const aims = solo.aims.find(({ scenarios }) => scenarios.includes(scenario));
  const histories = solo.histories.filter(({ scenarios }) => scenarios.includes(scenario));
  expect(aims).toBeDefined();
  for (const history of histories) {
    const levels = Object.fromEntries(table.seats.map((seat) => [seat, level]));
    const head = { rulebook, scenario, rulings, data: null, facts: {}, seed: 'whole', games: 1 };
    const player = new PlanPlayer(table, { ...head, levels, aims: aims as never, history }, solo);
    const tally = emptyTally();
    player.count(0, tally);
    expect(Object.keys(tally.places).length).toBeGreaterThan(0);
    for (const { sum } of Object.values(tally.shares)) expect(sum).toBeGreaterThanOrEqual(0);
  }
});
