import { expect, it } from 'vitest';
import { PROOF } from '../../scripts/tier.ts';
import { LogReader } from '../kernel/kit/log.test-helper.ts';
import { RULEBOOKS } from './index.ts';

/** So many games of each rulebook, and answers of each. */
const [GAMES, MOST] = PROOF ? [200, 250] : [4, 90];

it('finds what no log may say', () => {
  const [rulebook] = RULEBOOKS;
  if (!rulebook) throw new Error('no rulebook');
  const words = { ...rulebook.words, 'told.chosen': 'The table reported 2 facts.. hits/usa/peru' };
  const reader = new LogReader({ ...rulebook, words });
  reader.play({ scenario: rulebook.scenarios[0]?.id ?? '', rulings: {}, data: null }, 1, 10);
  expect([...reader.faults.values()]).toContain('a doubled stop');
});

it.each(RULEBOOKS.map((rulebook) => [rulebook.id, rulebook] as const))(
  '%s says in no log an id, a doubled stop, a help text, or how many facts were told',
  (_, rulebook) => {
    const reader = new LogReader(rulebook);
    const { scenarios } = rulebook;
    for (let game = 0; game < GAMES; game++) {
      const scenario = scenarios[game % scenarios.length]?.id ?? '';
      reader.play({ scenario, rulings: {}, data: null }, game + 1, MOST);
    }
    expect([...reader.faults].map(([text, wrong]) => `${wrong}: ${text}`)).toEqual([]);
  },
);
