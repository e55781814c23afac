import { expect, it } from 'vitest';
import type { Json, Rulings } from '../../kernel/index.ts';
import { type Games, countReached, reachFaults } from '../../kernel/kit/reach.test-helper.ts';
import { gatheringStorm } from './index.ts';
import { UNREACHED_CLAUSES } from './unreached.test-helper.ts';

const rulings = (at: 1 | -1): Rulings =>
  Object.fromEntries(
    gatheringStorm.rulings.flatMap(({ id, choices }): [string, string][] => {
      const choice = at === 1 ? choices[1] : choices.at(-1);
      return choice ? [[id, choice.id]] : [];
    }),
  );

/** Later: flags, rings, civil wars, flags that were removed, a conquest. */
const FAR_ON: Json = {
  format: 1,
  kind: 'start',
  year: 1937,
  season: 'fall',
  facts: {
    'flags.russia.bulgaria': 1,
    'flags.russia.spain': 2,
    'flags.germany.hungary': 1,
    'flags.britain.hungary': 1,
    'ring.germany.turkey': 'active',
    'ring.russia.norway': 'inactive',
    'civil-war.spain': true,
    'success.italy': true,
    'conquered.albania': 'italy',
    'removed.germany.bulgaria': 2,
    'removed.italy.finland': 1,
    'support.germany': 2,
    cohesion: true,
  },
};

function farOn(): Json {
  const read = gatheringStorm.data([FAR_ON]);
  if (!('data' in read)) throw new Error('the file is good');
  return read.data;
}

const GAMES: readonly Games[] = [
  { setup: { scenario: 'first-turn', rulings: {}, data: null }, seeds: 20, asides: 5 },
  { setup: { scenario: 'first-turn', rulings: { pack: 'house' }, data: farOn() }, seeds: 20, asides: 5 },
  { setup: { scenario: 'campaign-powers', rulings: rulings(1), data: farOn() }, seeds: 1, asides: 20 },
  { setup: { scenario: 'campaign-sides', rulings: rulings(-1), data: farOn() }, seeds: 1, asides: 20 },
];

it('cites every clause that acts in some random game, or says why not', () => {
  const found = countReached(gatheringStorm, GAMES);
  expect(reachFaults(gatheringStorm.clauses, found, UNREACHED_CLAUSES)).toEqual([]);
});

it('plays every scenario', () => {
  const played = new Set(GAMES.map(({ setup }) => setup.scenario));
  expect(gatheringStorm.scenarios.filter(({ id }) => !played.has(id))).toEqual([]);
});
