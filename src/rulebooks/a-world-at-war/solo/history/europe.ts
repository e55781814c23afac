import type { HistoryLine } from '../../../../kernel/solo/index.ts';
import { house, line, RECORD } from './line.ts';

// The war in Europe as it went, in the turns of the game: December is Winter, March Spring.

const NORTH: readonly HistoryLine[] = [
  line(
    '1939/winter',
    RECORD,
    { 'war.russia-finland': true, 'at-war.russia.finland': true },
    { id: 'winter-war' },
  ),
  line('1940/spring', RECORD, { 'at-war.russia.finland': false }, { after: 'winter-war' }),
  line('1940/spring', RECORD, { 'norway.mined': true }, { chance: 70 }),
  line('1940/spring', RECORD, { 'war.axis-denmark': true, 'at-war.germany.norway': true }, { id: 'norway' }),
  line('1940/summer', RECORD, { 'conquered.norway': true }, { after: 'norway' }),
];

const FRANCE: readonly HistoryLine[] = [
  line('1940/spring', RECORD, { 'at-war.germany.belgium-luxembourg': true }),
  line('1940/summer', RECORD, { 'conquered.belgium-luxembourg': true }),
  line('1939/fall', RECORD, { 'paris.axis': false }),
  line('1940/summer', RECORD, { 'control.paris': 'axis', 'paris.axis': true }, { id: 'paris', within: 1 }),
  line(
    '1940/summer',
    RECORD,
    { 'war.italy-france': true, 'war.italy-britain': true, 'war-declared.italy-britain': 'italy' },
    { after: 'paris' },
  ),
  line('1939/fall', RECORD, { 'control.lyon': 'western', 'control.marseilles': 'western' }),
  line('1939/fall', 'scenario: the colonies are French as the war begins', {
    'colony.lebanon-syria': 'french',
    'colony.morocco': 'french',
    'colony.algeria': 'french',
    'colony.tunisia': 'french',
  }),
];

const SOUTH: readonly HistoryLine[] = [
  line('1940/fall', RECORD, { 'at-war.italy.greece': true }, { id: 'greece', within: 1 }),
  line(
    '1941/spring',
    RECORD,
    { 'at-war.germany.greece': true, 'at-war.germany.yugoslavia': true, 'at-war.italy.yugoslavia': true },
    { id: 'balkans', after: 'greece' },
  ),
  line(
    '1941/summer',
    RECORD,
    { 'conquered.greece': true, 'conquered.yugoslavia': true },
    { after: 'balkans' },
  ),
  line('1941/summer', RECORD, { 'colony.lebanon-syria': 'free' }),
  line(
    '1942/fall',
    RECORD,
    { 'vichy.colonies-attacked': 2, 'colony.morocco': 'free', 'colony.algeria': 'free' },
    { id: 'torch', within: 1 },
  ),
  line(
    '1943/spring',
    RECORD,
    { 'axis-in-africa': false, 'colony.tunisia': 'free' },
    { id: 'tunis', after: 'torch', within: 1 },
  ),
  line('1944/summer', RECORD, { 'control.rome': 'western' }, { after: 'tunis', within: 1 }),
];

/** The war with Russia and the U.S.: `barbarossa` and `usEntry` are when each begins. */
const east = (barbarossa: string, usEntry: string, source: string): readonly HistoryLine[] => [
  line(barbarossa, source, { 'war.germany-russia': true, 'war.italy-russia': true }, { id: 'barbarossa' }),
  line(
    usEntry,
    RECORD,
    { 'war.germany-us': true, 'war.italy-us': true, 'war-declared.germany-us': 'germany' },
    { id: 'us', within: 1 },
  ),
];

const END: readonly HistoryLine[] = [
  line('1944/spring', RECORD, { 'russians.western-poland': false }),
  line(
    '1944/summer',
    RECORD,
    { 'french-hexes.western': 6, 'western-front': 40 },
    { id: 'overlord', within: 1 },
  ),
  line(
    '1944/fall',
    RECORD,
    { 'control.paris': 'western', 'french-hexes.western': 30 },
    { after: 'overlord' },
  ),
  line(
    '1944/fall',
    RECORD,
    { 'conquered.rumania': true, 'conquered.bulgaria': true },
    { id: 'danube', within: 1 },
  ),
  line('1944/fall', RECORD, { 'conquered.finland': true }, { within: 1 }),
  line('1944/winter', RECORD, { 'russians.western-poland': true }, { after: 'danube' }),
  line('1944/winter', RECORD, { 'conquered.hungary': true }, { after: 'danube' }),
  line('1944/winter', RECORD, { 'west.in-germany': true }, { after: 'overlord', within: 1 }),
  line(
    '1945/spring',
    RECORD,
    {
      'control.berlin': 'russia',
      'control.breslau': 'russia',
      'control.essen': 'western',
      'control.cologne': 'western',
      'control.leipzig': 'western',
      'control.berchtesgaden': 'western',
      'safe.germany': false,
    },
    { after: 'danube', within: 2 },
  ),
  line(
    '1943/summer',
    house('with Africa lost the level of Italy is worked out'),
    { 'safe.italy': false },
    { after: 'tunis' },
  ),
];

/** The historical course. */
export const EUROPE: readonly HistoryLine[] = [
  ...NORTH,
  ...FRANCE,
  ...SOUTH,
  ...east('1941/summer', '1941/winter', RECORD),
  ...END,
];

/** Russia is attacked a year later. */
export const EUROPE_LATER: readonly HistoryLine[] = [
  ...NORTH,
  ...FRANCE,
  ...SOUTH,
  ...east('1942/spring', '1941/winter', house('Germany turns on the Mediterranean first')),
  ...END,
];

/** What stands in 1942: the friends that Germany had won by then. */
export const STANDS_1942: readonly HistoryLine[] = [
  line('1942/spring', RECORD, {
    'standing.hungary': 'germany/10',
    'standing.rumania': 'germany/10',
    'standing.bulgaria': 'germany/9',
    'standing.finland': 'germany/9',
    'finland.demands': true,
    'france.vichy': 'established',
  }),
];
