import type { Json, Rulings } from '../../kernel/index.ts';
import { allIn } from '../../kernel/kit/extremes.ts';
import type { KitOptions } from '../../kernel/kit/options.ts';
import type { KitTry } from '../../kernel/kit/tried.test-helper.ts';
import { gatheringStorm } from './index.ts';

/** Every other choice of every ruling: the second of each, or the last. */
const others = (at: 1 | -1): Rulings =>
  Object.fromEntries(
    gatheringStorm.rulings.flatMap(({ id, choices }): [string, string][] => {
      const choice = at === 1 ? choices[1] : choices.at(-1);
      return choice ? [[id, choice.id]] : [];
    }),
  );

/** Three turns before the end: flags, rings, a civil war, flags that were removed, conquests. */
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

function read(file: Json): Json {
  const found = gatheringStorm.data([file]);
  if (!('data' in found)) throw new Error(`the file is good: ${JSON.stringify(found)}`);
  return found.data;
}

/** Where the game ends earlier (ruling last-turn) it begins earlier. */
const farOn = (rulings: Rulings = {}): Json =>
  read(rulings['last-turn'] === 'winter-1939' ? { ...FAR_ON, year: 1939 } : FAR_ON);

/** The first way, in whose games pairs live on. */
export const PLAIN: KitTry = {
  name: 'with a seat for each side',
  options: {
    setups: [{ scenario: 'first-turn', rulings: {}, data: null }],
    seeds: 2,
    pairs: 8,
    asides: 10,
  },
};

/** A Russian event of the players' own that nobody sees before step 5, and that bars an Allied counter then (24.56D). */
const SECRET_EVENT = read({
  format: 1,
  kind: 'pack',
  title: 'A card of our own',
  events: [
    { id: 'agitation', title: 'Agitation', holder: 'russia', kind: 'fixed', targets: ['greece'], value: 1 },
  ],
});

/** Russia holds the card, and Britain places where it bars: at random that seldom comes. */
const intoTheWay: NonNullable<KitOptions['steer']> = ({ seat, form, id }, random) => {
  if (form.kind !== 'allocate') return undefined;
  // where it was drawn face up, it is no card to hold
  if (seat === 'russia' && id.endsWith('/cards') && form.rows.some((row) => row.id === 'agitation'))
    return { agitation: 1 };
  if (seat !== 'allies' || !id.endsWith('/place')) return undefined;
  return form.rows.some((row) => row.id === 'britain/greece' && !row.barred)
    ? allIn(form, 'britain/greece', random)
    : undefined;
};

/** A counter that is set aside in step 5, whose strength nobody may ever know. */
export const SET_ASIDE: KitTry = {
  name: 'with a counter that a secret event sets aside',
  options: {
    setups: [{ scenario: 'first-turn', rulings: {}, data: SECRET_EVENT }],
    seeds: 2,
    pairs: 8,
    share: 0,
    asides: 60,
    steer: intoTheWay,
  },
};

/** Russia has reported the level with which it subverts, in one form with all else: at random both seldom meet. */
const subverting: NonNullable<KitOptions['steer']> = ({ seat, form, id }, random) => {
  if (seat !== 'russia') return undefined;
  if (form.kind === 'report' && form.facts.includes('subversion'))
    return { subversion: { value: 2, as: 'correction' } };
  if (form.kind !== 'allocate' || !id.endsWith('/operations')) return undefined;
  const country = form.rows.find((row) => row.id.startsWith('subversion/') && !row.barred);
  return country && allIn(form, country.id, random);
};

/** All ways to try the ten steps. */
export const KIT_TRIES: readonly KitTry[] = [
  PLAIN,
  SET_ASIDE,
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
        data: farOn(others(at)),
      })),
      seeds: 1,
      pairs: 2,
      share: 0,
      asides: 10,
      ...(at === -1 ? { steer: subverting } : {}),
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
