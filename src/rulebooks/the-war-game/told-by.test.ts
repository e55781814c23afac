import { expect, it } from 'vitest';
import { silentFaults } from '../../kernel/kit/silent.test-helper.ts';
import { theWarGame } from './index.ts';
import { TOLD_BY } from './told-by.test-helper.ts';

const GAMES = theWarGame.scenarios.map(({ id }) => ({
  setup: { scenario: id, rulings: {}, data: null },
  seeds: 1,
  most: 200,
}));

it('asks for every fact that decides, or lists how a table tells it', () => {
  expect(silentFaults(theWarGame, GAMES, TOLD_BY)).toEqual([]);
});

it('excuses no threat', () => {
  expect(TOLD_BY.filter(({ facts }) => facts.startsWith('threat'))).toEqual([]);
});
