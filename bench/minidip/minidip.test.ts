import { expect, it } from 'vitest';
import { acceptRulebook } from '../../src/kernel/kit/accept.ts';
import { minidip } from './rulebook.ts';

it('the benchmark\u2019s game passes the acceptance kit', () => {
  const choice = { scenario: 'only', rulings: {}, data: null };
  // share 0: all points are opened at once, so no pair of games can outlive the step
  expect(acceptRulebook(minidip, { setups: [choice], seeds: 2, share: 0 }).faults).toEqual([]);
});
