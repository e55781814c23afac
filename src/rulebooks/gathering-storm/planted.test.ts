import { expect, it } from 'vitest';
import { acceptRulebook } from '../../kernel/kit/accept.ts';
import { around } from '../../kernel/kit/ground.test-helper.ts';
import { askNobody } from '../../kernel/kit/planted.test-helper.ts';
import type { frame } from '../../kernel/index.ts';
import { gatheringStorm } from './index.ts';

it('catches a skip to which nobody need agree', () => {
  const setups = [{ scenario: 'first-turn', rulings: {}, data: null }];
  const book = around(gatheringStorm as unknown as frame.Rulebook, askNobody);
  const { faults } = acceptRulebook(book, { setups, seeds: 1, pairs: 0, asides: 4, upTo: 4, stop: true });
  expect(faults.map(({ check }) => check)).toContain('skip');
});
