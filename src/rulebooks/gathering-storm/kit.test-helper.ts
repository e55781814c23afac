import type { Json } from '../../kernel/json.ts';
import type { Tried } from '../../kernel/kit/tried.test-helper.ts';
import type { Rulings } from '../../kernel/ruling.ts';
import { gatheringStorm } from './index.ts';

/**
 * Every other choice of every ruling: the second of each, or the last; but for games begun before version 2 (threat-emptied), in
 * which a report shows the counters of step 8.
 */
const others = (at: 1 | -1): Rulings => ({
  ...Object.fromEntries(
    gatheringStorm.rulings.flatMap(({ id, choices }): [string, string][] => {
      const choice = at === 1 ? choices[1] : choices.at(-1);
      return choice ? [[id, choice.id]] : [];
    }),
  ),
  'threat-emptied': 'answers',
});

/** A year later: flags, rings, a civil war, flags that were removed, conquests. */
const FAR_ON = {
  format: 1,
  kind: 'start',
  year: 1941,
  season: 'summer',
  facts: {
    'flags.russia.bulgaria': 1,
    'flags.russia.spain': 2,
    'flags.germany.hungary': 1,
    'flags.britain.hungary': 1,
    'ring.germany.turkey': 'active',
    'ring.russia.norway': 'inactive',
    'ring.france.poland': 'active',
    'civil-war.spain': true,
    'success.italy': true,
    'conquered.albania': 'italy',
    'removed.germany.bulgaria': 2,
    'removed.italy.finland': 1,
    'support.germany': 2,
    'tiles.britain': 3,
  },
};

function farOn(): Json {
  const read = gatheringStorm.data([FAR_ON]);
  if (!('data' in read)) throw new Error('the file is good');
  return read.data;
}

/** The first way, in whose games pairs live on. */
export const PLAIN: Tried = {
  name: 'with a seat for each side',
  options: {
    setups: [{ scenario: 'first-turn', rulings: {}, data: null }],
    seeds: 2,
    pairs: 8,
    asides: 10,
  },
};

/** All ways to try the ten steps. */
export const TRIED: readonly Tried[] = [
  PLAIN,
  {
    name: 'from the middle, with a seat for each power',
    options: {
      setups: [{}, { pack: 'house', resolution: 'net-margin' }].map((rulings) => ({
        scenario: 'campaign-powers',
        rulings,
        data: farOn(),
      })),
      seeds: 1,
      pairs: 3,
      share: 0,
      asides: 10,
    },
  },
  ...([1, -1] as const).map((at) => ({
    name: `with every other choice of its rulings (${at})`,
    options: {
      setups: ['campaign-sides', 'campaign-powers'].map((scenario) => ({
        scenario,
        rulings: { ...others(at), secrecy: 'program' },
        data: farOn(),
      })),
      seeds: 1,
      pairs: 2,
      share: 0,
      asides: 10,
    },
  })),
  ...['sheet', 'house'].map((pack) => ({
    name: `with the strengths on paper, pack ${pack}`,
    options: {
      setups: [{ scenario: 'campaign-powers', rulings: { secrecy: 'paper', pack }, data: farOn() }],
      seeds: 1,
      pairs: 2,
      share: 0,
      asides: 10,
    },
  })),
  ...['program', 'paper'].map((secrecy) => ({
    name: `over all 28 turns, strengths by ${secrecy}`,
    options: {
      setups: [{ scenario: 'campaign-sides', rulings: { secrecy, pack: 'house' }, data: null }],
      seeds: 1,
      pairs: 0,
      asides: 40,
    },
  })),
];
