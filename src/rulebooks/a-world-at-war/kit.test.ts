import { expect, it } from 'vitest';
import { acceptRulebook } from '../../kernel/kit/accept.ts';
import { aWorldAtWar } from './index.ts';

const setup = (scenario: string) => ({ scenario, rulings: {}, data: null });

it('passes the acceptance kit; its doors are the ones declared', () => {
  const setups = ['european-1940', 'european-1942', 'opening-1939'].map(setup);
  const report = acceptRulebook(aWorldAtWar, { setups, seeds: 1, pairs: 8 });
  expect(report.faults).toEqual([]);
  expect([...report.doors].toSorted()).toEqual(['dp', 'named']);
});

it('plays a whole campaign, 1939 to 1946, by random answers', () => {
  const report = acceptRulebook(aWorldAtWar, {
    setups: ['campaign-1939', 'pacific-1941'].map(setup),
    seeds: 1,
    pairs: 0,
    asides: 40,
  });
  expect(report.faults).toEqual([]);
  expect(report.games).toBe(2);
});
