import { expect, it } from 'vitest';
import type { Games } from '../../kernel/kit/reach.test-helper.ts';
import { silentFaults } from '../../kernel/kit/silent.test-helper.ts';
import { levelOfCooperation } from './index.ts';
import { TOLD_BY } from './told-by.test-helper.ts';

const GAMES: readonly Games[] = levelOfCooperation.scenarios.map(({ id }) => ({
  setup: { scenario: id, rulings: {}, data: null },
  seeds: 2,
}));

it('asks for every fact that decides, or says how a table surely tells it', () => {
  expect(silentFaults(levelOfCooperation, GAMES, TOLD_BY)).toEqual([]);
});
