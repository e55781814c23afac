import { beforeAll, expect, it } from 'vitest';
import type { Clause } from '../../kernel/index.ts';
import { reachFaults } from '../../kernel/kit/reach.test-helper.ts';
import { citedBy, MONEY, outcomes, shownBy } from './evidence.test-helper.ts';
import { theWarGame } from './index.ts';
import { NAMED_STARTS, REPORTS } from './named-starts.test-helper.ts';
import { type Steering, playSteered, tableOf, type World } from './steered.test-helper.ts';
import { UNREACHED_CLAUSES, UNREACHED_OUTCOMES } from './unreached.test-helper.ts';

/** In how many games each outcome of a rule came, and each clause was cited. */
const came = new Map<string, number>();
const cited = new Map<Clause, number>();

function playOne(world: World, steering: Steering): void {
  const [shown, named] = [new Set<string>(), new Set<Clause>()];
  for (const turned of playSteered(tableOf(world), { reports: REPORTS, ...steering })) {
    for (const each of shownBy(turned)) shown.add(each);
    for (const each of citedBy(turned)) named.add(each);
  }
  for (const each of shown) came.set(each, (came.get(each) ?? 0) + 1);
  for (const each of named) cited.set(each, (cited.get(each) ?? 0) + 1);
}

/** All that rules and money can come to. */
const ALL = [...outcomes(), ...MONEY];

const SCENARIOS = theWarGame.scenarios.map(({ id }) => id);

/** More happens where each turn is asked about by itself. */
const EACH = { 'quiet-turns': 'each' };

beforeAll(() => {
  for (const scenario of SCENARIOS)
    for (let seed = 1; seed <= 4; seed++) playOne({ scenario, rulings: EACH }, { seed });
  for (const { seeds, scenario, rulings, turn, facts, ...steering } of Object.values(NAMED_STARTS))
    for (let seed = 1; seed <= seeds; seed++)
      playOne(
        {
          ...(scenario && { scenario }),
          rulings: { ...EACH, ...rulings },
          ...(turn && { turn }),
          ...(facts && { facts }),
        },
        { ...steering, seed },
      );
});

it('comes to every outcome of every rule in some random game, or says why not', () => {
  const silent = ALL.filter((each) => !came.has(each) && !UNREACHED_OUTCOMES[each]?.trim());
  expect(silent).toEqual([]);
  const idle = Object.keys(UNREACHED_OUTCOMES).filter((each) => came.has(each) || !ALL.includes(each));
  expect(idle, 'reasons that are idle').toEqual([]);
  const rare = ALL.filter((each) => (came.get(each) ?? 0) < 3);
  // oxlint-disable-next-line no-restricted-globals -- the counts are there to be read
  console.log(`${ALL.length} outcomes, all reached; in one or two games alone: ${rare.join(', ') || 'none'}`);
});

it('cites every clause that acts in some random game, or says why not', () => {
  expect(reachFaults(theWarGame.clauses, cited, UNREACHED_CLAUSES)).toEqual([]);
});
