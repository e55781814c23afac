import type { History, HistoryElse, HistoryLine } from '../../../kernel/solo/index.ts';
import { SCENARIOS } from '../starts/scenarios.ts';

// What happens beside the ten steps. Dates are of the common record; how sure they are, and all numbers, are house values.

const RECORD = 'history';
const HOUSE = 'house';

/** Tile points and support levels of a year, by power: about what is left for diplomacy when arms are paid for. */
const CHARTS: readonly HistoryLine[] = [
  charts('1935/spring', { germany: [4, 1], italy: [3, 1], britain: [4, 0], france: [4, 1], russia: [4, 1] }),
  charts('1936/spring', { germany: [5, 1], italy: [3, 1], britain: [4, 0], france: [4, 1], russia: [4, 1] }),
  charts('1937/spring', { germany: [5, 2], italy: [4, 1], britain: [5, 1], france: [4, 1], russia: [4, 1] }),
  charts('1938/spring', { germany: [6, 2], italy: [4, 1], britain: [5, 1], france: [4, 1], russia: [5, 1] }),
  charts('1939/spring', { germany: [6, 3], italy: [4, 1], britain: [6, 2], france: [5, 2], russia: [5, 2] }),
];

function charts(at: string, of: Readonly<Record<string, readonly [number, number]>>): HistoryLine {
  const facts = Object.entries(of).flatMap(([power, [tiles, support]]) => [
    [`tiles.${power}`, tiles] as const,
    [`support.${power}`, support] as const,
  ]);
  return { at, facts: Object.fromEntries(facts), source: HOUSE };
}

/** Intelligence grows slowly: nobody has operations before 1936. */
const INTELLIGENCE: readonly HistoryLine[] = [
  { at: '1936/spring', facts: { 'operations.germany': 1 }, source: HOUSE, within: 2 },
  { at: '1936/spring', facts: { 'operations.russia': 1 }, source: HOUSE, within: 2 },
  { at: '1936/fall', facts: { 'operations.britain': 1 }, source: HOUSE, within: 2 },
  { at: '1937/fall', facts: { 'operations.italy': 1 }, source: HOUSE, within: 3, chance: 70 },
  { at: '1938/spring', facts: { 'operations.france': 1 }, source: HOUSE, within: 3, chance: 70 },
  { at: '1937/spring', facts: { subversion: 1 }, source: HOUSE, within: 3 },
  { at: '1936/summer', facts: { 'ring.germany.austria': 'active' }, source: HOUSE, within: 3, chance: 70 },
  { at: '1937/summer', facts: { 'ring.russia.bulgaria': 'active' }, source: HOUSE, within: 4, chance: 50 },
  { at: '1937/summer', facts: { 'ring.italy.albania': 'active' }, source: HOUSE, within: 4, chance: 50 },
  { at: '1938/spring', facts: { 'ring.britain.greece': 'active' }, source: HOUSE, within: 4, chance: 50 },
  { at: '1938/spring', facts: { 'ring.france.poland': 'active' }, source: HOUSE, within: 4, chance: 50 },
];

/** The cards that are known by name come to their holders now and then; what those of 110 to 115 say, nobody knows. */
const CARDS: readonly HistoryLine[] = [
  { at: '1936/fall', facts: { 'danube-free-trade-zone': true }, source: HOUSE, within: 6, chance: 60 },
  {
    at: '1937/fall',
    facts: { 'italian-influence-in-the-balkans': true },
    source: HOUSE,
    within: 7,
    chance: 60,
  },
  { at: '1936/spring', facts: { 'diplomatic-initiative': true }, source: HOUSE, within: 4, chance: 60 },
  { at: '1937/winter', facts: { 'hapsburg-bureau': true }, source: HOUSE, within: 6, chance: 60 },
  { at: '1936/winter', facts: { 'event-110': true }, source: HOUSE, within: 6, chance: 40 },
  { at: '1938/spring', facts: { 'event-113': true }, source: HOUSE, within: 4, chance: 40 },
];

/** The purge comes and goes; a flag falls to nobody by it. */
const PURGES: readonly HistoryLine[] = ['1936/fall', '1937/spring', '1937/fall', '1938/spring'].map((at) => ({
  at,
  facts: { purge: true },
  source: RECORD,
  within: 1,
  chance: 50,
}));

const SPAIN: readonly HistoryLine[] = [
  {
    at: '1936/summer',
    facts: { 'civil-war.spain': true },
    source: RECORD,
    id: 'spain',
    within: 1,
    chance: 90,
  },
  {
    at: '1939/spring',
    facts: { 'civil-war.spain': false },
    source: RECORD,
    id: 'spain-ends',
    after: 'spain',
    within: 3,
  },
  {
    at: '1939/spring',
    facts: { 'success.germany': true },
    source: HOUSE,
    id: 'nationalists',
    after: 'spain-ends',
    chance: 70,
  },
  {
    at: '1939/spring',
    facts: { 'success.russia': true },
    source: HOUSE,
    after: 'spain-ends',
    unless: 'nationalists',
  },
];

/** What is annexed and when: each step follows the one before. */
const ANNEXED: readonly HistoryLine[] = [
  { at: '1937/spring', facts: { cohesion: true }, source: HOUSE, within: 4 },
  {
    at: '1936/spring',
    facts: { 'conquered.rhineland': 'germany' },
    source: RECORD,
    id: 'rhineland',
    within: 2,
    chance: 95,
  },
  {
    at: '1938/spring',
    facts: { 'conquered.austria': 'germany' },
    source: RECORD,
    id: 'austria',
    after: 'rhineland',
    within: 2,
    chance: 85,
  },
  {
    at: '1939/spring',
    facts: { 'conquered.czechoslovakia': 'germany' },
    source: RECORD,
    id: 'czechoslovakia',
    after: 'austria',
    within: 2,
    chance: 85,
  },
  {
    at: '1939/spring',
    facts: { 'conquered.albania': 'italy' },
    source: RECORD,
    within: 3,
    chance: 85,
  },
];

const WAR: readonly HistoryLine[] = [
  { at: '1939/summer', facts: { pact: true }, source: RECORD, within: 1, chance: 75 },
  {
    at: '1939/fall',
    facts: { war: true },
    source: RECORD,
    id: 'war',
    after: 'czechoslovakia',
    within: 2,
    chance: 90,
  },
];

const LATER_WAR: readonly HistoryLine[] = [
  { at: '1939/fall', facts: { pact: true }, source: HOUSE, within: 3, chance: 50 },
  { at: '1940/fall', facts: { war: true }, source: HOUSE, within: 3, chance: 70 },
];

/** Everybody has what the lines say, and no more. */
const NOTHING_MORE: readonly HistoryElse[] = [
  { facts: 'operations.*', value: 0, source: HOUSE },
  { facts: 'subversion', value: 0, source: HOUSE },
  { facts: 'conquered.*', value: 'nobody', source: 'the start of all scenarios' },
  { facts: 'ring.*', value: 'none', source: 'the start of all scenarios' },
  { facts: 'removed.*', value: 0, source: 'the start of all scenarios' },
  { facts: 'flags.*', value: 0, source: 'the start of all scenarios' },
];

const BESIDE = [...CHARTS, ...INTELLIGENCE, ...CARDS, ...PURGES];

const head = {
  format: 1,
  kind: 'history',
  rulebook: 'gathering-storm',
  scenarios: SCENARIOS.map(({ id }) => id),
  else: NOTHING_MORE,
} as const;

/** The historical course first. */
export const HISTORIES: readonly History[] = [
  {
    ...head,
    title: 'To September 1939',
    about:
      'Rhineland, Austria, Czechoslovakia and Albania are annexed about when they were, Spain fights its war, and in most games ' +
      'war comes in 1939. Tile points, support levels, cards and intelligence are house values.',
    lines: [...BESIDE, ...SPAIN, ...ANNEXED, ...WAR],
  },
  {
    ...head,
    title: 'Munich holds',
    about:
      'Nothing is annexed after Austria, Spain stays at peace, and war comes in 1940 or later, if at all.',
    lines: [...BESIDE, ...ANNEXED.filter(({ id }) => id !== 'czechoslovakia'), ...LATER_WAR],
  },
];
