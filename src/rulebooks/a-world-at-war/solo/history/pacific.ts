import type { HistoryElse, HistoryLine } from '../../../../kernel/solo/index.ts';
import { course, house, line, otherwise, RECORD } from './line.ts';

// The war in the Pacific as it went, in the turns of the game.

const BEFORE: readonly HistoryLine[] = [
  line('1939/fall', RECORD, {
    'control.chungking': 'china',
    'control.yenan': 'communists',
    'control.singapore': 'western',
    'control.manila': 'western',
    'control.peking': 'japan',
    'control.shanghai': 'japan',
    'control.nanking': 'japan',
    'control.canton': 'japan',
    'control.seoul': 'japan',
    'control.taipei': 'japan',
    'control.okinawa': 'japan',
    'control.vladivostok': 'russia',
    'control.irkutsk': 'russia',
    'control.calcutta': 'western',
    'control.colombo': 'western',
    'control.dacca': 'western',
    'control.rangoon': 'western',
    'control.cairns': 'western',
    'control.darwin': 'western',
    'control.port-moresby': 'western',
    'control.townsville': 'western',
  }),
];

const CONQUESTS: readonly HistoryLine[] = [
  line(
    '1941/winter',
    RECORD,
    {
      'war.japan-us': true,
      'war-declared.japan-us': 'japan',
      'war.japan-britain': true,
      'war-declared.japan-britain': 'japan',
    },
    { id: 'pearl-harbor' },
  ),
  line(
    '1942/spring',
    RECORD,
    { 'control.singapore': 'japan', 'control.manila': 'japan' },
    { id: 'singapore' },
  ),
  line('1942/summer', RECORD, { 'control.rangoon': 'japan' }, { after: 'singapore', within: 1 }),
  line(
    '1942/fall',
    house('New Guinea could have fallen'),
    { 'control.port-moresby': 'japan' },
    { chance: 25, id: 'moresby' },
  ),
  line('1944/spring', RECORD, { 'control.port-moresby': 'western' }, { after: 'moresby' }),
];

const RETURN: readonly HistoryLine[] = [
  line('1944/winter', RECORD, { 'control.manila': 'western' }, { within: 1 }),
  line('1945/spring', RECORD, { 'control.rangoon': 'western', 'control.okinawa': 'western' }, { within: 1 }),
  line('1945/summer', RECORD, {
    'war.japan-russia': true,
    'control.harbin': 'russia',
    'control.mukden': 'russia',
    'control.seoul': 'russia',
  }),
  line('1945/summer', RECORD, { 'atomic.japan': 2 }, { within: 1 }),
  ...course('firestormed.japan', RECORD, { '1945/spring': 3, '1945/summer': 8 }),
];

const COUNTED: readonly HistoryLine[] = [
  ...course('objectives.pacific', house('Pacific objectives that Japan held'), {
    '1939/fall': 2,
    '1942/spring': 10,
    '1942/summer': 12,
    '1943/fall': 10,
    '1944/summer': 7,
    '1944/winter': 4,
    '1945/spring': 3,
    '1945/summer': 2,
  }),
  ...course('islands.japan.full', house('island groups that Japan held'), {
    '1942/spring': 8,
    '1942/summer': 10,
    '1943/fall': 8,
    '1944/summer': 5,
    '1945/spring': 2,
  }),
  ...course('islands.western.full', house('island groups that the West held'), {
    '1941/winter': 3,
    '1943/fall': 6,
    '1944/spring': 8,
    '1944/fall': 12,
  }),
  ...course('eliminated.brps', house('BRPs that Japan sank and shot down each turn'), {
    '1941/winter': 60,
    '1942/spring': 50,
    '1942/fall': 30,
    '1943/summer': 15,
    '1944/summer': 5,
    '1945/spring': 10,
  }),
  ...course('unbuilt-factors.china', house('what China could not build'), {
    '1939/fall': 5,
    '1944/summer': 15,
  }),
  ...course('foreign-factors.china', house('what the Allies had in China'), {
    '1939/fall': 0,
    '1944/spring': 5,
  }),
];

/** The historical course. */
export const PACIFIC: readonly HistoryLine[] = [...BEFORE, ...CONQUESTS, ...RETURN, ...COUNTED];

/** What is asked again and again, and of which nothing happened. */
export const PACIFIC_QUIET: readonly HistoryElse[] = [
  otherwise('eliminated.*', 0, house('no named ships are told apart')),
  otherwise('islands.*', 0, house('no groups held in part')),
  otherwise('occupied.*', false, 'history: nobody landed in Japan'),
  otherwise('home-hexes.japan', 0, 'history: nobody landed in Japan'),
];
