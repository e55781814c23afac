import { formsOf } from '../../kernel/kit/front.test-helper.ts';
import { type Json, json } from '../../kernel/index.ts';
import { RULEBOOKS } from '../index.ts';

// Good files of the players of every kind, and what becomes of them when one thing in them is wrong.

type Document = Readonly<Record<string, Json>>;

/** Files that are read before the one that is spoilt, and that one. */
export type Files = readonly Json[];

const table = (more: Document): Json => ({
  format: 1,
  kind: 'country-table',
  target: 'turkey',
  source: 'made up',
  ...more,
});
const row = (result: string, from?: number, to?: number, more: Document = {}): Json => ({
  result,
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
  ...more,
});

const TABLE = table({
  note: 'ours',
  complete: true,
  beneficiary: 'britain',
  status: { '9': 3 },
  facts: [
    { id: 'mood', question: 'In what mood?', values: ['good', 'bad'], lasts: 'turn' },
    { id: 'camels', question: 'How many camels?', least: -2, most: 3 },
    { id: 'rain', question: 'Does it rain?' },
  ],
  modifiers: [
    { id: 'a', label: 'asks', value: 1, lasts: 'year', clause: '49.51' },
    { id: 'b', label: 'counts', value: -2, most: 4 },
    {
      id: 'c',
      label: 'rests',
      value: 3,
      when: { all: [{ fact: 'mood', is: 'good' }, { any: [{ fact: 'camels', least: 0, most: 2 }] }] },
    },
    { id: 'd', label: 'each', value: 1, each: 'camels', when: { fact: 'war.germany-us', is: false } },
  ],
  results: [
    row('-3', undefined, -1, { brps: 'all' }),
    row('3-4', 0, 4, { text: 'nothing' }),
    row('9', 5, undefined, { star: true, brps: 20 }),
  ],
});

const A_WORLD_AT_WAR: readonly Files[] = [
  [TABLE],
  [
    {
      format: 1,
      kind: 'dp-page',
      source: 'ours',
      note: 'page',
      complete: true,
      lines: [
        { id: 'oil', power: 'germany', label: 'Oil', value: 3 },
        { id: 'ports', power: 'us', label: 'Ports', value: -1, most: 4 },
      ],
    },
  ],
  [
    {
      format: 1,
      kind: 'tension-list',
      source: 'ours',
      complete: true,
      tension: 'usat',
      start: 3,
      lines: [
        { id: 'war', label: 'War', kind: 'war', value: 2 },
        { id: 'vote', label: 'A vote', kind: 'event', value: -1, election: 'after' },
      ],
    },
  ],
  [
    TABLE,
    {
      format: 1,
      kind: 'start',
      source: 'a game',
      note: 'of ours',
      year: 1942,
      turn: 'summer',
      facts: {
        'war.germany-britain': true,
        'brp.germany': 150,
        'table.turkey.mood': 'bad',
        'control.malta': 'axis',
      },
    },
  ],
];

const PACK: Json = {
  format: 1,
  kind: 'pack',
  title: 'Ours',
  note: 'made up',
  targets: [
    { id: 'poland' },
    { id: 'spain', region: 'western-europe' },
    { id: 'ruritania', name: 'Ruritania', region: null },
    { id: 'greece' },
  ],
  counters: { germany: [1, 2], italy: [1], britain: [3], france: [2], russia: [1, 1] },
  allowed: { germany: ['poland', 'spain'], russia: [] },
  military: 2,
  antiComintern: 3,
  antiCominternTargets: ['poland', 'spain'],
  costs: { diplomatic: 1, military: null, covert: 2 },
  operationsInTarget: 1,
  events: [
    { id: 'gold', title: 'Gold', number: 12, holder: 'germany', kind: 'extra', targets: ['poland'] },
    { id: 'pass', title: 'Pass', holder: 'russia', kind: 'permit', overrides: ['lists', 'purge'], value: 0 },
    {
      id: 'visit',
      title: 'Visit',
      holder: 'france',
      kind: 'fixed',
      value: 2,
      targets: ['poland'],
      benefits: 'britain',
    },
    {
      id: 'fleet',
      title: 'Fleet',
      holder: 'italy',
      kind: 'regional',
      value: 1,
      targets: ['spain'],
      conquests: true,
    },
  ],
  factions: { spain: { axis: 'Nationalists', allies: 'Republicans', russia: 'Republicans' } },
  results: [
    { from: 1, to: 2, steps: 1 },
    { from: 3, steps: 2 },
  ],
};

const GATHERING_STORM: readonly Files[] = [
  [PACK],
  [PACK, { format: 1, kind: 'start', note: 'ours', year: 1936, season: 'summer', facts: {} }],
  [{ format: 1, kind: 'start', year: 1938, season: 'spring' }, PACK],
];

/** The program’s own map, as its form offers it. */
const MAP: Json = {
  ...formsOf(
    RULEBOOKS.find(({ id }) => id === 'the-war-game'),
    null,
  )[0]?.begins[1]?.document,
  note: 'ours',
};
/** A small map, which lacks much that the stories name. */
const NO_MAP: Json = {
  format: 1,
  kind: 'map',
  lands: [
    { id: 'ruritania', name: 'Ruritania', owner: 'germany', value: 3, europe: true },
    { id: 'egypt', name: 'Egypt', owner: 'uk', value: null },
  ],
  adjacent: [
    ['ruritania', 'turkey'],
    ['egypt', 'saudi-arabia'],
  ],
  southAmerica: ['brazil-northern', 'peru'],
  northAmerica: ['ruritania'],
  seaZones: { 'brazil-northern': 'one', greece: 'two' },
};

const THE_WAR_GAME: readonly Files[] = [
  [MAP],
  [NO_MAP],
  [
    MAP,
    {
      format: 1,
      kind: 'start',
      note: 'ours',
      turn: 5,
      facts: {
        'class.turkey.germany': 'total',
        'class.turkey.uk': 'sworn',
        'class.mongolia.ussr': 'sworn',
        'class.mongolia.japan': 'sworn',
        'holder.france': 'germany',
      },
    },
  ],
  [{ format: 1, kind: 'start', turn: 2 }, MAP],
];

const NATIONS = ['germany', 'japan', 'italy', 'ussr', 'uk', 'usa'];
const CARD: Json = {
  format: 1,
  kind: 'card',
  title: 'Ours',
  note: 'made up',
  territories: [
    ...['germany', 'italy', 'japan', 'ussr', 'uk', 'usa'].map((owner) => ({
      id: `${owner}-home`,
      name: owner,
      owner,
      capital: true,
      home: true,
    })),
    { id: 'outpost', name: 'Outpost', owner: 'uk', capital: false },
  ],
  neutrals: [
    {
      id: 'ruritania',
      name: 'Ruritania',
      regions: ['europe'],
      adjacent: ['outpost', 'grand-fenwick'],
      value: 3,
      army: { infantry: 2, armor: 1 },
      level: 3,
      marker: 'uk',
    },
    { id: 'grand-fenwick', name: 'Grand Fenwick', regions: ['europe'], adjacent: ['ruritania'], value: 1 },
  ],
  allotted: { germany: ['ruritania'] },
};

const LEVEL_OF_COOPERATION: readonly Files[] = [
  [CARD],
  [
    CARD,
    {
      format: 1,
      kind: 'start',
      levels: { ruritania: -4, 'grand-fenwick': 2 },
      markers: { ruritania: 'germany' },
      control: { outpost: 'nobody' },
      captured: { 'grand-fenwick': 'italy' },
      replaced: { ruritania: 'germany' },
      movers: { 'grand-fenwick': 'uk' },
      rounds: 12,
      order: NATIONS,
      round: 3,
      nation: 'italy',
    },
  ],
  [{ format: 1, kind: 'start', levels: { spain: 4 }, markers: { spain: 'uk' }, captured: { spain: 'uk' } }],
];

export const GOOD: Readonly<Record<string, readonly Files[]>> = {
  'a-world-at-war': A_WORLD_AT_WAR,
  'gathering-storm': GATHERING_STORM,
  'the-war-game': THE_WAR_GAME,
  'level-of-cooperation': LEVEL_OF_COOPERATION,
};

/** What stands where something else belongs. */
const WRONG: readonly Json[] = [
  null,
  '',
  'Text',
  'pass',
  'none',
  'russia',
  'turkey',
  'other',
  true,
  0,
  -1000,
  1000,
  1.5,
  [],
  {},
  ['x', 'x'],
  { x: 1 },
];

/** Every document that comes of one by one change: a part replaced, left out, there twice, or too often; a field too many. */
export function* spoilt(document: Json): Generator<Json> {
  yield* WRONG;
  if (Array.isArray(document)) {
    const list = document as readonly Json[];
    yield [...list, ...list.slice(0, 1)];
    yield list.slice(1);
    yield list.toReversed();
    yield Array.from({ length: 600 }, () => list[0] ?? 'x');
    for (const i of shown(list)) for (const other of spoilt(list[i] ?? null)) yield list.with(i, other);
  } else if (json.isRecord(document)) {
    const members = document as Document;
    yield { ...members, stranger: 1 };
    for (const [key, value] of Object.entries(members)) {
      const { [key]: _, ...rest } = members;
      yield rest;
      for (const other of spoilt(value)) yield { ...members, [key]: other };
    }
  }
}

/** Of a long list the ends stand for the rest. */
function shown(list: readonly Json[]): readonly number[] {
  const all = list.map((_, i) => i);
  return all.length <= 8 ? all : [0, 1, all.length - 1];
}
