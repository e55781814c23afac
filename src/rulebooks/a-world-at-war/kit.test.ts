import { expect, it } from 'vitest';
import { acceptRulebook } from '../../kernel/kit/accept.ts';
import { aWorldAtWar } from './index.ts';

it('passes the acceptance kit; its doors are the ones declared', () => {
  const setups = ['european-1940', 'european-1942', 'opening-1939'].map((scenario) => ({
    scenario,
    rulings: {},
    data: null,
  }));
  const report = acceptRulebook(aWorldAtWar, { setups, seeds: 4, pairs: 12 });
  expect(report.faults).toEqual([]);
  expect([...report.doors].toSorted()).toEqual(['dp', 'named']);
});
