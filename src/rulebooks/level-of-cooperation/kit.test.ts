import { expect, it } from 'vitest';
import { acceptRulebook } from '../../kernel/kit/accept.ts';
import { summary } from '../../kernel/kit/report.ts';
import { levelOfCooperation } from './index.ts';

const alternatives = {
  A1: 'exactly',
  A2: 'cap',
  A3: 'conquests',
  A4: 'own-level',
  A5: 'last',
  A6: 'roller',
  A8: 'chart-only',
  A14: 'own-defence',
  A20: 'liberator',
  order: 'chart',
};

it('passes the acceptance kit, with the defaults and with every other choice', () => {
  const setups = [
    { scenario: 'world-1942', rulings: {}, data: null },
    { scenario: 'short-1942', rulings: alternatives, data: null },
  ];
  const report = acceptRulebook(levelOfCooperation, { setups, seeds: 3 });
  expect(report.faults, summary(report)).toEqual([]);
  expect([...report.doors]).toEqual([]);
  // nothing is secret here, so no two games can differ in a secret
  expect(report.pairs.run).toBe(0);
  expect([...report.standing]).toEqual(expect.arrayContaining(['allow', 'skip']));
});
