import { expect, it } from 'vitest';
import type { Games } from '../../kernel/kit/reach.test-helper.ts';
import { silentFaults } from '../../kernel/kit/silent.test-helper.ts';
import { gatheringStorm } from './index.ts';
import { TOLD_BY } from './told-by.test-helper.ts';

const GAMES: readonly Games[] = ['campaign-sides', 'campaign-powers'].map((scenario) => ({
  setup: { scenario, rulings: {}, data: null },
  seeds: 1,
  most: 80,
}));

it('asks for every fact that decides, or says how a table surely tells it', () => {
  expect(silentFaults(gatheringStorm, GAMES, TOLD_BY)).toEqual([]);
});
