import { expect, it } from 'vitest';
import type { Games } from '../../kernel/kit/reach.ts';
import { silentFaults } from '../../kernel/kit/silent.ts';
import { aWorldAtWar } from './index.ts';
import { TOLD_BY } from './silent.ts';

const GAMES: readonly Games[] = aWorldAtWar.scenarios.map(({ id }) => ({
  setup: { scenario: id, rulings: {}, data: null },
  seeds: 12,
}));

it('asks for every fact that decides, or says how a table surely tells it', () => {
  expect(silentFaults(aWorldAtWar, GAMES, TOLD_BY)).toEqual([]);
});
