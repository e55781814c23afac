import type { History, HistoryElse, HistoryLine } from '../../../kernel/solo/index.ts';
import { SCENARIOS } from '../starts/scenarios.ts';

// What happens on the map. Dates are of the common record; with how much, how surely, and what land pays are house values.

const RECORD = 'history';
const HOUSE = 'house';

/** An attack on a neutral territory with what comes for it; where it is barred by then, none of it happens. */
function attack(nation: string, place: string, infantry: number, armor = 0): HistoryLine['facts'] {
  return {
    [`${nation}-attacks/${place}`]: true,
    [`${nation}-infantry/${place}`]: infantry,
    ...(armor > 0 && { [`${nation}-armor/${place}`]: armor }),
  };
}

const takes = (nation: string, ...lands: readonly string[]): HistoryLine['facts'] =>
  Object.fromEntries(lands.map((land) => [`${nation}-takes/${land}`, true]));

const declares = (state: string, ...pairs: readonly string[]): HistoryLine['facts'] =>
  Object.fromEntries(pairs.map((pair) => [`${state}/${pair}`, true]));

const OPENING: readonly HistoryLine[] = [
  {
    at: '1939/second',
    facts: declares('phony', 'germany-uk', 'germany-france'),
    source: RECORD,
  },
  { at: '1939/second', facts: declares('full', 'japan-china'), source: RECORD },
  { at: '1939/second', facts: attack('germany', 'poland-western', 6, 3), source: RECORD },
  { at: '1939/second', facts: attack('ussr', 'poland-eastern', 5), source: RECORD, chance: 90 },
  {
    at: '1940/first',
    facts: declares('full', 'germany-uk', 'germany-france', 'italy-uk', 'italy-france'),
    source: RECORD,
    id: 'west',
    within: 1,
  },
  { at: '1940/first', facts: attack('germany', 'denmark', 2), source: RECORD, within: 1, chance: 90 },
  { at: '1940/first', facts: attack('germany', 'norway', 4), source: RECORD, within: 1, chance: 80 },
  { at: '1940/first', facts: attack('germany', 'belgium-holland', 6, 4), source: RECORD, after: 'west' },
  {
    at: '1940/first',
    facts: takes('germany', 'france'),
    source: RECORD,
    id: 'france',
    after: 'west',
    chance: 85,
  },
  { at: '1940/first', facts: attack('ussr', 'estonia', 4), source: RECORD, within: 1, chance: 90 },
  {
    at: '1940/second',
    facts: { ...attack('italy', 'greece', 4), 'repelled/greece': true },
    source: RECORD,
    id: 'greece',
    after: 'west',
    chance: 75,
  },
  {
    at: '1940/second',
    facts: takes('japan', 'french-indo-china'),
    source: RECORD,
    after: 'france',
    within: 1,
  },
  {
    at: '1941/first',
    facts: attack('germany', 'yugoslavia', 6, 3),
    source: RECORD,
    after: 'greece',
    chance: 85,
  },
  { at: '1941/first', facts: attack('germany', 'greece', 5, 2), source: RECORD, after: 'greece', chance: 85 },
  { at: '1941/first', facts: attack('germany', 'crete', 3), source: RECORD, after: 'greece', chance: 70 },
  { at: '1941/first', facts: { 'threat.TUR': true }, source: HOUSE, after: 'greece' },
  { at: '1940/second', facts: { 'threat.SWE': true }, source: HOUSE, chance: 50 },
];

const PACIFIC: readonly HistoryLine[] = [
  {
    at: '1941/second',
    facts: declares('full', 'japan-uk', 'japan-usa', 'germany-usa', 'italy-usa'),
    source: RECORD,
    id: 'pacific',
    within: 1,
    chance: 95,
  },
  { at: '1941/second', facts: attack('japan', 'thailand', 4), source: RECORD, after: 'pacific', chance: 90 },
  { at: '1941/second', facts: takes('japan', 'malaya'), source: RECORD, after: 'pacific' },
  { at: '1942/first', facts: takes('japan', 'burma'), source: RECORD, after: 'pacific' },
  ...['java', 'sumatra', 'borneo', 'celebes', 'timor'].map(
    (island): HistoryLine => ({
      at: '1942/first',
      facts: attack('japan', island, 2),
      source: RECORD,
      after: 'pacific',
      chance: 90,
    }),
  ),
  { at: '1944/second', facts: attack('usa', 'new-guinea', 3), source: RECORD, after: 'pacific' },
  { at: '1945/first', facts: takes('uk', 'burma'), source: RECORD, after: 'pacific' },
  { at: '1945/second', facts: takes('uk', 'malaya'), source: RECORD, after: 'pacific' },
  { at: '1945/second', facts: takes('usa', 'japan'), source: RECORD, after: 'pacific', chance: 80 },
];

/** The war in the east, and how it ends, from the turn in which it is declared. */
function east(declared: string, reached: string, chance: number): readonly HistoryLine[] {
  return [
    {
      at: declared,
      facts: declares('full', 'germany-ussr', 'italy-ussr'),
      source: declared === '1941/first' ? RECORD : HOUSE,
      id: 'east',
      chance,
    },
    {
      at: reached,
      facts: takes('germany', 'ukraine'),
      source: RECORD,
      id: 'ukraine',
      after: 'east',
      chance: 85,
    },
    { at: reached, facts: attack('germany', 'poland-eastern', 4, 2), source: RECORD, after: 'east' },
    { at: reached, facts: attack('germany', 'estonia', 3), source: RECORD, after: 'east' },
    { at: reached, facts: { 'uk-attacks/iraq': true, 'uk-infantry/iraq': 2 }, source: RECORD, chance: 50 },
    { at: '1943/second', facts: takes('ussr', 'ukraine'), source: RECORD, after: 'ukraine', within: 1 },
    { at: '1944/second', facts: attack('ussr', 'poland-eastern', 6, 3), source: RECORD, after: 'east' },
    { at: '1944/second', facts: attack('ussr', 'estonia', 4), source: RECORD, after: 'east' },
    { at: '1944/second', facts: attack('ussr', 'romania', 6, 2), source: RECORD, after: 'east' },
    { at: '1944/second', facts: attack('ussr', 'bulgaria', 4), source: RECORD, after: 'east' },
    { at: '1945/first', facts: attack('ussr', 'hungary', 5, 2), source: RECORD, after: 'east' },
    { at: '1945/first', facts: attack('ussr', 'poland-western', 6, 3), source: RECORD, after: 'east' },
    { at: '1945/first', facts: takes('ussr', 'germany'), source: RECORD, after: 'east', within: 1 },
    { at: '1945/first', facts: takes('ussr', 'austria'), source: RECORD, after: 'east', within: 1 },
    {
      at: '1945/second',
      facts: { ...declares('full', 'japan-ussr') },
      source: RECORD,
      after: 'east',
      chance: 80,
      id: 'far-east',
    },
    { at: '1945/second', facts: takes('ussr', 'manchuria'), source: RECORD, after: 'far-east' },
  ];
}

const WESTERN_FRONTS: readonly HistoryLine[] = [
  { at: '1944/first', facts: takes('usa', 'italy'), source: RECORD, after: 'pacific', within: 1 },
  { at: '1944/second', facts: takes('usa', 'france'), source: RECORD, after: 'pacific', within: 1 },
  { at: '1944/second', facts: attack('uk', 'greece', 3), source: RECORD, after: 'pacific' },
  { at: '1944/second', facts: attack('uk', 'belgium-holland', 5, 2), source: RECORD, after: 'pacific' },
  { at: '1945/first', facts: attack('uk', 'denmark', 2), source: RECORD, after: 'pacific' },
  { at: '1945/first', facts: attack('uk', 'norway', 2), source: RECORD, after: 'pacific' },
];

/** What a nation's land is worth: a tenth of it can be spent on influence in a turn. */
const LAND: Readonly<Record<string, number>> = {
  germany: 60,
  italy: 25,
  ussr: 70,
  uk: 60,
  france: 35,
  japan: 40,
  usa: 90,
  china: 20,
};

const ELSE: readonly HistoryElse[] = [
  ...Object.entries(LAND).map(([nation, value]) => ({
    facts: `land-value.${nation}`,
    value,
    source: HOUSE,
  })),
  { facts: 'value.*', value: 3, source: HOUSE },
  { facts: 'vichy', value: 6, source: HOUSE },
  { facts: 'threat.*', value: false, source: 'nobody could come, unless a line says so' },
  { facts: 'units.*', value: 1, source: HOUSE },
  { facts: 'war.japan.ussr', value: 'peace', source: 'G.L1' },
  { facts: 'war.ussr.china', value: 'peace', source: 'G.L1' },
  { facts: 'war.*', value: 'full', source: 'G.L1: asked of 1942 alone' },
  { facts: 'phony-war', value: true, source: 'G.L1: asked of 1942 alone' },
  { facts: 'holder.france', value: 'germany', source: 'G.L1: asked of 1942 alone' },
  { facts: 'holder.french-indo-china', value: 'japan', source: 'G.L1: asked of 1942 alone' },
];

const head = {
  format: 1,
  kind: 'history',
  rulebook: 'the-war-game',
  scenarios: SCENARIOS.map(({ id }) => id),
  else: ELSE,
} as const;

/** The historical course first. */
export const HISTORIES: readonly History[] = [
  {
    ...head,
    title: 'From Poland to Berlin',
    about:
      'The campaigns and declarations of the record, turn by turn, most of them sure, some a turn off or missing in a few games. ' +
      'Forces and what land is worth are house values. A campaign that is barred as things stand is left out.',
    lines: [...OPENING, ...PACIFIC, ...east('1941/first', '1941/second', 95), ...WESTERN_FRONTS],
  },
  {
    ...head,
    title: 'Germany waits in the east',
    about:
      'As in the historical course, but the war between Germany and the U.S.S.R. begins in 1942, and in half of the games only.',
    lines: [...OPENING, ...PACIFIC, ...east('1942/first', '1942/second', 50), ...WESTERN_FRONTS],
  },
];
