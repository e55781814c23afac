import { expect, it, vi } from 'vitest';
import { PROOF } from '../../../scripts/tier.ts';
import { acceptRulebook } from '../../kernel/kit/accept.ts';
import { summary } from '../../kernel/kit/report.ts';
import { levelOfCooperation } from './index.ts';

vi.resetModules();
const elsewhere = (await import('./index.ts')).levelOfCooperation;

const alternatives = {
  A1: 'exactly',
  A2: 'cap',
  A3: 'conquests',
  'A3-handed': 'yes',
  A4: 'own-level',
  A5: 'last',
  A6: 'roller',
  A8: 'chart-only',
  A14: 'own-defence',
  A20: 'liberator',
  'A20-unmarked': 'freed',
  'income-capital': 'drawn',
  'income-captured': 'left-out',
  order: 'chart',
};

/** What is left of a neutral that is attacked, where it does not defend itself at once. */
const ATTACKED = {
  A3: 'conquests',
  'A14-capital': 'free',
  'A14-none': 'own-defence',
  'A14-capture': 'as-told',
};

it('passes the acceptance kit, with the defaults and with every other choice', () => {
  const setups = [
    { scenario: 'world-1942', rulings: {}, data: null },
    { scenario: 'short-1942', rulings: alternatives, data: null },
    { scenario: 'short-1942', rulings: ATTACKED, data: null },
  ];
  // how a game ends, a part that is skipped, and more games are for the proof
  const short = PROOF ? { seeds: 3 } : { seeds: 1, upTo: 24 };
  const report = acceptRulebook(levelOfCooperation, { setups, ...short, asides: 5, elsewhere });
  expect(report.faults, summary(report)).toEqual([]);
  expect([...report.doors]).toEqual([]);
  // nothing is secret here, so no two games can differ in a secret
  expect(report.pairs.run).toBe(0);
  expect([...report.habits]).toEqual(['pass']);
  expect([...report.standing]).toEqual(expect.arrayContaining(PROOF ? ['allow', 'skip'] : ['allow']));
});
