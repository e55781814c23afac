import { expect, it } from 'vitest';
import { type Games, reached, reachFaults } from '../../kernel/kit/reach.ts';
import type { Json } from '../../kernel/json.ts';
import { aWorldAtWar } from './index.ts';
import { RULINGS } from './49-diplomacy/rulings.ts';
import { UNREACHED } from './unreached.ts';

/** The other choice of every ruling that has one; who keeps the allocations is varied by itself. */
const OTHERS = Object.fromEntries(
  RULINGS.flatMap(({ id, choices, default: usual }) =>
    choices.filter((each) => each.id !== usual && id !== 'secrecy').map((each) => [id, each.id]),
  ),
);

function read(files: readonly Json[]): Json {
  const found = aWorldAtWar.data(files);
  if (!('data' in found)) throw new Error(`the files are good: ${JSON.stringify(found.faults)}`);
  return found.data;
}

const tension = (name: string): Json => ({
  format: 1,
  kind: 'tension-list',
  tension: name,
  source: 'made up',
  start: 20,
  complete: true,
  lines: ['war', 'status', 'event', 'territory'].map((kind) => ({ id: kind, label: kind, kind, value: 2 })),
});

const PAGE: Json = {
  format: 1,
  kind: 'dp-page',
  source: 'made up',
  lines: [{ id: 'north', power: 'germany', label: 'the north', value: 2, most: 3 }],
};

const LISTS = read([tension('usat'), tension('usjt'), PAGE]);

const REACTING = {
  'may-react.european-axis.norway': true,
  'may-react.european-axis.spain': true,
  'may-react.european-axis.vichy-france': true,
  'may-react.european-axis.hungary': true,
  'may-react.western-allies.norway': true,
};

/** The year of the fall: wars round the Baltic, and much that is in effect. */
const IN_1940 = read([
  {
    format: 1,
    kind: 'start',
    year: 1940,
    turn: 'summer',
    facts: {
      ...REACTING,
      'usat.actual': 30,
      'france.conquered': true,
      'france.fell-this-year': true,
      'surrendered.france': true,
      'dp.undefended': 2,
      'subversion.uses': 2,
      'war.west-portugal': true,
      'norway.mined': true,
      'war.russia-finland': true,
      'war.russia-sweden': true,
      'war.axis-sweden': true,
      'war.axis-denmark': true,
      'brps-due.germany.spain': 5,
      'standing.turkey': 'russia/-1',
      'aggressor.greece': 'italy',
      'conquered.ireland': true,
    },
  },
]);

/** After the landings in French Africa: Vichy France reacts. */
const IN_1942 = read([
  {
    format: 1,
    kind: 'start',
    year: 1942,
    turn: 'fall',
    facts: { ...REACTING, 'war.allies-vichy': true, 'vichy.colonies-attacked': 2, 'usat.actual': 60 },
  },
]);

/** A theatre near its end: who controls what on the map, so that little is left to ask. */
function near(year: number, turn: string, facts: Readonly<Record<string, Json>>): Json {
  return read([{ format: 1, kind: 'start', year, turn, facts }]);
}

/** Italy is invaded: its DP total is known, and decides as soon as its level is checked (56.11, 56.12). */
const ITALY_INVADED = near(1943, 'summer', {
  'usat.actual': 50,
  'war.italy-britain': true,
  'war-since.italy-britain': '1940/summer',
  'war-declared.italy-britain': 'italy',
  'control.rome': 'western',
  'axis-in-africa': false,
  'dp.level.italy': 0,
  'war.germany-britain': true,
  'dp.level.germany': 12,
});

/** Rome and Africa are lost: Italy surrenders at this DP level, and only the Axis can have DPs there. */
const italyFalls = (level: number): Json =>
  near(1943, 'summer', {
    'usat.actual': 60,
    'rgt.50': true,
    'dp.undefended': 0,
    'france.conquered': true,
    'surrendered.france': true,
    'war.germany-us': true,
    'war.italy-britain': true,
    'war.italy-us': true,
    'war-since.italy-britain': '1940/summer',
    'war-declared.italy-britain': 'italy',
    'axis-in-africa': false,
    'control.rome': 'western',
    'dp.level.italy': level,
    'dp.allotment.germany': 8,
    'dp.allotment.italy': 6,
    'dp.allotment.britain': 0,
    'dp.allotment.us': 0,
    'dp.allotment.russia': 0,
  });

/** The last year of Japan: much of it is occupied, burnt and cut off (57.11, 57.12). */
const JAPAN_FALLS = near(1945, 'summer', {
  'usjt.actual': 50,
  'war.japan-us': true,
  'war-since.japan-us': '1941/winter',
  'war.japan-britain': true,
  'war.japan-china': true,
  'war.japan-russia': false,
  'control.tokyo': 'western',
  'control.osaka': 'western',
  'control.kagoshima': 'western',
  'control.harbin': 'western',
  'control.mukden': 'western',
  'home-hexes.japan': 3,
  'firestormed.japan': 4,
  'islands.western.full': 12,
  'islands.western.partial': 0,
  'islands.peak': 4,
  'cumulative.c-islands.1944-winter': -2,
});

/** Germany attacks the U.S. with atomic bombs in the last turn before its election (62.21B). */
const attacked = (german: number): Json =>
  near(1944, 'winter', {
    ...LATE,
    'us-attacked': true,
    'atomic.us': 1,
    'dp.level.germany': german,
    'dp.level.italy': 4,
    'dp.level.britain': 3,
    'dp.level.us': 2,
    'dp.level.russia': 3,
  });

/** The DPs of a late year, and what stands then. */
const LATE = {
  'usat.actual': 60,
  'usjt.actual': 56,
  'rgt.50': true,
  'dp.undefended': 0,
  'france.conquered': true,
  'surrendered.france': true,
  'war.germany-france': false,
  'war.germany-russia': false,
  'war.germany-us': true,
  'dp.allotment.germany': 14,
  'dp.allotment.italy': 6,
  'dp.allotment.britain': 3,
  'dp.allotment.us': 2,
  'dp.allotment.russia': 3,
};

/** An election after a British surrender at this level (62.31). */
const afterBritain = (level: number): Json =>
  near(1945, 'spring', { ...LATE, 'surrendered.britain': true, 'britain.level': level });

/** The Axis wins in Europe, and loses more than half of that in the Pacific (62.42B). */
const OFFSET = near(1945, 'spring', {
  ...LATE,
  'war.japan-us': true,
  'war-declared.japan-us': 'us',
  'resistance.japan': -3,
  'islands.peak': 4,
});

/** The Allies win in Europe, and lose far more in the Pacific (62.42B, 62.62). */
const IN_PACIFIC = near(1945, 'spring', {
  ...LATE,
  'dp.allotment.germany': 6,
  'war.japan-us': true,
  'war-declared.japan-us': 'us',
  'resistance.japan': 20,
  'islands.peak': 4,
});

/** France and Britain have surrendered, and Russia's level is zero (62.91). */
const BEATEN = near(1942, 'fall', {
  ...LATE,
  'war.germany-us': false,
  'surrendered.britain': true,
  'britain.level': -3,
  'russia.weakened': true,
});

/** Britain fights with its back to the wall: a DP level far below zero, and the rest is told (59.21). */
const britainFalls = (told: Readonly<Record<string, Json>>): Json =>
  near(1941, 'summer', {
    'usat.actual': 20,
    'usjt.actual': 20,
    'rgt.50': true,
    'dp.undefended': 0,
    'france.conquered': true,
    'surrendered.france': true,
    'war.germany-france': false,
    'war.germany-us': false,
    'war.italy-us': false,
    'dp.level.germany': 20,
    'dp.level.italy': 20,
    'dp.level.britain': -3,
    'changed.britain': false,
    'control.singapore': 'western',
    'oil-effects.britain': 0,
    'transports.atlantic': 10,
    'russians.eastern-europe': true,
    'unbuilt-factors.britain': 0,
    'navy.allied.whole': 60,
    'navy.allied.half': 0,
    'navy.axis.whole': 60,
    'navy.axis.half': 0,
    'western-front': 0,
    'russians.western-poland': false,
    'left.britain.aaf': 6,
    'left.britain.ground': 100,
    'left.britain.naval': 200,
    'dp.allotment.germany': 3,
    'dp.allotment.italy': 2,
    'dp.allotment.britain': 3,
    'dp.allotment.us': 2,
    'dp.allotment.russia': 3,
    ...told,
  });

const WITH_US = {
  'war.germany-us': true,
  'war-since.germany-us': '1941/spring',
  'war-declared.germany-us': 'us',
};
const SURRENDERED = {
  'surrendered.britain': true,
  'britain.level': -1,
  'britain.turn': '1940/fall',
  'britain.points': 0,
  'removed-factors.britain': 8,
  'british-peace': false,
  'treaty.japan': false,
};
/** So late that a war may come again, and has not (59.86). */
const IN_PEACE = {
  ...SURRENDERED,
  'british-peace': true,
  'war.germany-britain': false,
  'war.italy-britain': false,
};
/** France falls late, in the last turn but one: the level is what objectives leave of 6 (58.21, 58.22). */
const franceFalls = (level: number, more: Readonly<Record<string, Json>> = {}): Json =>
  near(1946, 'fall', {
    'usat.actual': 20,
    'rgt.50': true,
    'dp.undefended': 0,
    'dp.level.germany': 20,
    'dp.allotment.germany': 0,
    'dp.allotment.italy': 0,
    'dp.allotment.britain': 0,
    'dp.allotment.france': 0,
    'dp.allotment.us': 0,
    'dp.allotment.russia': 0,
    'control.paris': 'axis',
    'control.lyon': 'western',
    'control.marseilles': 'western',
    'objectives.france': 6 - level,
    'ground-factors.france': 9,
    'fleet.france.whole': 0,
    'fleet.france.half': 0,
    'cooperation.france': false,
    'base.france': 60,
    ...more,
  });

/** What becomes of each colony depends on who held it. */
const ALL_FRENCH = {
  'colony.lebanon-syria': 'french',
  'colony.morocco': 'french',
  'colony.algeria': 'french',
  'colony.tunisia': 'french',
};

interface More {
  readonly data?: Json;
  readonly rulings?: Readonly<Record<string, string>>;
}

function games(scenario: string, seeds: number, asides: number, more: More = {}): Games {
  return { setup: { scenario, rulings: more.rulings ?? {}, data: more.data ?? null }, seeds, asides };
}

const GAMES: readonly Games[] = [
  games('european-1940', 15, 5),
  games('european-1940', 15, 5, { rulings: OTHERS }),
  games('european-1940', 10, 40, { rulings: { secrecy: 'paper' } }),
  games('european-1940', 25, 10, { data: IN_1940 }),
  games('european-1940', 15, 10, { data: IN_1940, rulings: OTHERS }),
  games('european-1942', 25, 10, { data: IN_1942 }),
  games('opening-1939', 15, 5),
  games('campaign-1939', 30, 4, { data: LISTS }),
  games('campaign-1939', 10, 40, { rulings: OTHERS }),
  games('global-1939', 30, 4, { data: LISTS }),
  games('pacific-1941', 15, 10, { data: LISTS }),
  games('campaign-1939', 8, 40, { data: ITALY_INVADED }),
  games('campaign-1939', 8, 40, { data: ITALY_INVADED, rulings: { secrecy: 'paper' } }),
  games('global-1939', 5, 40, { data: JAPAN_FALLS }),
  games('pacific-1941', 8, 40, { data: JAPAN_FALLS }),
  games('campaign-1939', 50, 8, { data: italyFalls(0) }),
  games('campaign-1939', 8, 8, { data: italyFalls(-1) }),
  games('campaign-1939', 5, 4, { data: attacked(13) }),
  games('campaign-1939', 5, 4, { data: attacked(12) }),
  games('campaign-1939', 3, 4, { data: afterBritain(-8) }),
  games('campaign-1939', 3, 4, { data: afterBritain(-2) }),
  games('global-1939', 5, 4, { data: OFFSET }),
  games('global-1939', 5, 4, { data: IN_PACIFIC }),
  games('campaign-1939', 5, 4, { data: BEATEN }),
  games('campaign-1939', 8, 4, { data: britainFalls({}) }),
  games('campaign-1939', 5, 4, { data: britainFalls(WITH_US) }),
  games('campaign-1939', 5, 4, { data: britainFalls({ 'dp.level.britain': 1, 'transports.atlantic': 9 }) }),
  games('campaign-1939', 5, 4, { data: britainFalls({ 'dp.level.britain': -12 }) }),
  games('campaign-1939', 5, 4, { data: britainFalls({ ...WITH_US, ...SURRENDERED }) }),
  games('campaign-1939', 20, 30, { data: britainFalls(IN_PEACE) }),
  games('global-1939', 8, 4, { data: britainFalls({ 'war.japan-britain': true, 'war.japan-us': false }) }),
  games('global-1939', 4, 4, { data: britainFalls({ 'war.japan-britain': false, 'war.japan-us': false }) }),
  games('global-1939', 4, 4, { data: britainFalls({ 'war.japan-britain': true, 'war.japan-us': true }) }),
  games('global-1939', 10, 30, { data: britainFalls({ ...IN_PEACE, 'treaty.japan': true }) }),
  ...[3, 2, 1, 0, -1, -2, -3].map((level) =>
    games('campaign-1939', 6, 1000, { data: franceFalls(level, ALL_FRENCH) }),
  ),
  games('campaign-1939', 6, 10, {
    data: franceFalls(0, { 'colony.tunisia': 'axis', 'colony.morocco': 'british' }),
  }),
  games('campaign-1939', 4, 10, {
    data: franceFalls(0, { 'war.germany-us': true, 'cooperation.france': true }),
  }),
  games('campaign-1939', 6, 10, { data: franceFalls(0, { 'control.paris': 'western' }) }),
];

it('cites every clause that acts in some random game, or says why not', () => {
  const found = reached(aWorldAtWar, GAMES);
  expect(reachFaults(aWorldAtWar.clauses, found, UNREACHED)).toEqual([]);
}, 600_000);

it('plays every scenario', () => {
  const played = new Set(GAMES.map(({ setup }) => setup.scenario));
  expect(aWorldAtWar.scenarios.filter(({ id }) => !played.has(id))).toEqual([]);
});
