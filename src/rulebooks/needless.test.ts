import { expect, it } from 'vitest';
import { PROOF } from '../../scripts/tier.ts';
import { bindTable, isRefusal } from '../kernel/kit/front.test-helper.ts';
import { checkNeedless, type OnPurpose } from '../kernel/kit/needless.test-helper.ts';
import { playOut } from '../kernel/kit/playout.ts';
import { seededRandom } from '../kernel/kit/random.ts';
import { Findings, summary } from '../kernel/kit/report.ts';
import { RULEBOOKS } from './index.ts';

/** What is asked though every answer comes to the same: why. */
const ON_PURPOSE: Readonly<Record<string, OnPurpose>> = {
  'a-world-at-war': {
    roll: 'until the die falls the table can still add to its sum (49.4265)',
    'colony-die': 'until the die falls what the colonies are can still be put right (58.533, 58.534)',
  },
  'the-war-game': {
    'influence-roll': 'money spent can have made it certain: it is thrown all the same (G.I2)',
  },
};

/** Games for each scenario, of so many answers each, of which one in so many moments is tried. */
const GAMES = PROOF ? 4 : 1;
const ANSWERS = PROOF ? 120 : 60;
const EVERY = PROOF ? 6 : 15;

/** Outside proof one scenario of each rulebook. */
const all = RULEBOOKS.flatMap((rulebook) =>
  rulebook.scenarios.slice(0, PROOF ? undefined : 1).map(({ id }) => ({ rulebook, id })),
);

it.each(all)('asks nothing needless: $rulebook.id, $id', ({ rulebook, id }) => {
  const table = bindTable(rulebook, { scenario: id, rulings: {}, data: null });
  // some scenarios need a file of their players
  if (isRefusal(table)) return;
  const found = new Findings();
  for (let seed = 1; seed <= GAMES; seed++) {
    found.seed = seed;
    const course = playOut(table, seededRandom(seed), { upTo: ANSWERS, asides: 30 }, found);
    const onPurpose = ON_PURPOSE[rulebook.id] ?? {};
    if (course) checkNeedless(course, table, seededRandom(seed), found, { every: EVERY, onPurpose });
  }
  expect(found.report.faults, summary(found.report)).toEqual([]);
});
