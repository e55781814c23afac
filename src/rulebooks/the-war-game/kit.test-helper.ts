import type { KitOptions } from '../../kernel/kit/options.ts';
import type { KitTry } from '../../kernel/kit/tried.test-helper.ts';
import type { Json, Rulings } from '../../kernel/index.ts';
import { theWarGame } from './index.ts';
import { OUR_MAP } from './files/map.ts';
import { steer } from './steered.test-helper.ts';

/** Every other choice of every ruling: the second of each, or the last. */
const others = (at: 1 | -1): Rulings =>
  Object.fromEntries(
    theWarGame.rulings.flatMap(({ id, choices }): [string, string][] => {
      const choice = at === 1 ? choices[1] : choices.at(-1);
      return choice ? [[id, choice.id]] : [];
    }),
  );

/** The last turn, or one that is the last when nothing says when the game is over. */
const late = (turn: number, facts: Readonly<Record<string, Json>>): Json => ({
  format: 1,
  kind: 'start',
  turn,
  facts,
});

/** Governments, marks and what made them, forces, wars: much of what a start can say. */
const FAR_ON = {
  'government.ARG': 'castillo',
  'government.PAN': 'arnulfo',
  'government.CHI': 'chilean-fascists',
  'class.chile.germany': 'friendly',
  'class.mongolia.ussr': 'sworn',
  'class.mongolia.japan': 'friendly',
  'class.iran.uk': 'sworn',
  'through.iran.uk': 'IRN.O1',
  'units.usa.argentina.infantry': 2,
  'units.ussr.mongolia.infantry': 1,
  'units.uk.iraq.infantry': 2,
  'units.uk.angola.infantry': 1,
  'units.germany.spain.infantry': 1,
  'natives.turkey.artillery': 3,
  'holder.syria': 'germany',
  'war.germany.uk': 'full',
  'war.ussr.china': 'phony',
  'struck.germany.abroad': true,
  'rolled.BOL.U2': 10,
  'government.BOL': 'quintanilla',
  'built.SWE': 4,
  'threat.SWE': true,
  'threat.TUR': true,
  'ended.AFG': true,
  vichy: 7,
};

/** Territories that are wooed for the third or fourth time; what has been paid for, won, and lost again. */
const WOOED = {
  'attempts.POL.I1/uk': 2,
  'attempts.OMA.I1/uk': 3,
  'attempts.SAU.I1/uk': 2,
  'attempts.AFG.I1/uk': 2,
  'attempts.BUL.I1/germany': 3,
  'attempts.MON.I1/ussr': 2,
  'attempts.CAM.I1/usa': 4,
  'won.CAM.I1/usa': true,
  'opened.AFG.I1': true,
  'spent.uk': 1,
};

/** Who can try tries, and means to spend; who can spend against it does. */
const spends: NonNullable<KitOptions['steer']> = (decision, random) => {
  const { form } = decision;
  const counters = form.kind === 'choose' && form.options.find(({ value }) => value === 'counter');
  if (counters && !counters.barred) return counters.value;
  return steer(decision, random, ['try/', 'spend/']);
};

/** A map of the players' own: what land pays is known. */
const MAP: Json = {
  format: 1,
  kind: 'map',
  ...(JSON.parse(JSON.stringify(OUR_MAP)) as Record<string, Json>),
  lands: OUR_MAP.lands.map((land) => ({ ...land, value: 3 })) as unknown as Json,
};

function read(...files: readonly Json[]): Json {
  const found = theWarGame.data(files);
  if (!('data' in found)) throw new Error(`the files are good: ${JSON.stringify(found)}`);
  return found.data;
}

const middle = (scenario: string, at: 1 | -1): KitTry => ({
  name: `from the middle, ${scenario}, with every other choice (${at})`,
  options: {
    setups: [{ scenario, rulings: { ...others(at), 'last-turn': '14' }, data: read(late(13, FAR_ON)) }],
    seeds: 1,
    share: 0,
    asides: 8,
    steer,
  },
});

const onTheirMap = (scenario: string): KitTry => ({
  name: `on a map of the players, ${scenario}`,
  options: {
    setups: [{ scenario, rulings: {}, data: read(MAP, late(14, {})) }],
    seeds: 1,
    share: 0,
    asides: 40,
    steer,
  },
});

/** A first turn with any news. */
export const PLAIN: KitTry = {
  name: 'in the first turn of 1939, with any news',
  options: {
    setups: [{ scenario: 'first-turn', rulings: {}, data: null }],
    seeds: 1,
    from: 2,
    asides: 4,
    // the few bids in it come by chance: those below are meant
    share: 0,
  },
};

/** Influence that is played, in the last turn: both sides bid, and a pair of games differs in a bid. */
export const BIDS: KitTry = {
  name: 'late in a game, with influence that is played and bids that are sealed',
  options: {
    setups: [
      // a single turn, wherever it begins
      {
        scenario: 'first-turn',
        rulings: { influence: 'played', secrecy: 'program' },
        data: read(late(9, WOOED)),
      },
    ],
    seeds: 1,
    from: 5,
    share: 0,
    asides: 20,
    life: 6,
    steer: spends,
  },
  doors: ['bid'],
};

/** All ways to try the neutrals. */
export const KIT_TRIES: readonly KitTry[] = [
  PLAIN,
  middle('world-1939', 1),
  middle('world-1942-nations', -1),
  onTheirMap('world-1939-nations'),
  onTheirMap('world-1942'),
  BIDS,
];
