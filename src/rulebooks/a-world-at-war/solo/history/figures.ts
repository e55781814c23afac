import type { HistoryElse, HistoryLine } from '../../../../kernel/solo/index.ts';
import { course, house, line, otherwise, RECORD } from './line.ts';

// Figures that stand on the records of players and that no source gives: house values, each a plain guess that can be changed.

/** BRPs at the start of each year, 1939 to 1946. */
const BRPS = {
  germany: [150, 230, 320, 390, 420, 400, 190, 90],
  italy: [75, 85, 95, 95, 80, 20, 0, 0],
  britain: [125, 165, 170, 175, 180, 190, 190, 190],
  france: [90, 110, 0, 0, 0, 0, 0, 0],
  us: [225, 235, 260, 330, 420, 480, 520, 540],
  russia: [90, 145, 190, 150, 190, 260, 320, 350],
} as const;
const FIRST_YEAR = 1939;

const BRP_LINES: readonly HistoryLine[] = Object.entries(BRPS).flatMap(([power, values]) =>
  values.map((value, i) => {
    const year = FIRST_YEAR + i;
    return line(year === FIRST_YEAR ? '1939/fall' : `${year}/spring`, house('a plain guess of its BRPs'), {
      [`brp.${power}`]: value,
      [`brp.now.${power}`]: value,
    });
  }),
);

/** What the DP page takes from a power for the land it has lost. */
const LAND: readonly HistoryLine[] = [
  ...course('dp.other.now.italy', house('Africa and Sicily lost'), { '1939/fall': 0, '1943/summer': -3 }),
  ...course('dp.other.now.germany', house('the lands it had taken are lost'), {
    '1939/fall': 0,
    '1944/fall': -2,
    '1944/winter': -4,
  }),
  ...course(
    'undefended.this-year',
    house('what Russia left behind in the first summer, and less in the second'),
    {
      '1939/fall': 0,
      '1941/summer': 2,
      '1942/spring': 1,
      '1943/spring': 0,
    },
  ),
];

/** How far the lists of the tensions move a level each turn, so that it is near 50 as the U.S. came into the war. */
const TENSIONS: readonly HistoryLine[] = [
  line('1939/fall', house('low as the war begins'), { 'usat.actual': 4, 'usjt.actual': 8, 'rgt.actual': 10 }),
  ...course('usat.other', house('its list as a sum: most for the fall of France'), {
    '1939/fall': 2,
    '1940/summer': 8,
    '1940/fall': 4,
    '1941/summer': 6,
    '1941/winter': 8,
    '1942/spring': 0,
  }),
  ...course('usjt.other', house('its list as a sum: most for Indochina and the embargo'), {
    '1939/fall': 3,
    '1940/fall': 6,
    '1941/spring': 4,
    '1941/summer': 8,
    '1942/spring': 0,
  }),
];

/** What the lines of country tables that are not supplied come to. */
const LEANINGS: readonly HistoryLine[] = [
  line('1939/fall', house('how each country leaned'), {
    'table.other.belgium-luxembourg': -1,
    'table.other.bulgaria': 1,
    'table.other.greece': -1,
    'table.other.hungary': 2,
    'table.other.ireland': 0,
    'table.other.norway': -1,
    'table.other.rumania': 0,
    'table.other.spain': 1,
    'table.other.sweden': 0,
    'table.other.turkey': -1,
    'table.other.ukraine': 0,
    'table.other.vichy-france': 1,
    'table.other.yugoslavia': 0,
  }),
  line('1940/summer', house('the Axis is winning'), {
    'table.other.rumania': 3,
    'table.other.hungary': 4,
    'table.other.bulgaria': 3,
    'table.other.spain': 3,
    'table.other.sweden': 1,
    'table.other.turkey': 0,
    'table.other.yugoslavia': 2,
  }),
  line('1943/spring', house('the Axis is losing'), {
    'table.other.rumania': 0,
    'table.other.hungary': 1,
    'table.other.bulgaria': 0,
    'table.other.spain': -1,
    'table.other.sweden': -1,
    'table.other.turkey': -2,
    'table.other.yugoslavia': -1,
    'table.other.vichy-france': -1,
  }),
];

/** What is left of France as it falls. */
const FRANCE: readonly HistoryLine[] = [
  line('1939/fall', house('a France that is beaten in one campaign, its fleet whole but for a few ships'), {
    'objectives.france': 2,
    'ground-factors.france': 20,
    'fleet.france.whole': 36,
    'fleet.france.half': 0,
    'cooperation.france': false,
    'base.france': 90,
  }),
];

/** What the table of Finland counts on its borders. */
const FINLAND: readonly HistoryLine[] = [
  line('1939/fall', house('no army stands at its borders'), {
    'finland.axis-fives': 0,
    'finland.allied-fives': 0,
    'finland.baltic-states': false,
    'finland.germany-declares': false,
    'finland.lost-hexes': 0,
  }),
  line('1940/summer', RECORD, { 'finland.baltic-states': true }),
  line('1941/spring', house('the Germans gather in the north'), { 'finland.axis-fives': 1 }),
];

/** What else is asked: offensives, forces at a border, and how low a level surely is not. */
const OTHERS: readonly HistoryLine[] = [
  line('1939/fall', house('the army that claimed Bessarabia'), { 'rumania.russian-forces': -2 }),
];

/** All figures of Europe. */
export const FIGURES: readonly HistoryLine[] = [
  ...BRP_LINES,
  ...LAND,
  ...TENSIONS,
  ...LEANINGS,
  ...FRANCE,
  ...FINLAND,
  ...OTHERS,
];

/** What is asked again and again, and of which nothing happened. */
export const QUIET: readonly HistoryElse[] = [
  otherwise('safe.*', true, house('no other power was near its end')),
  otherwise('dp.other.*', 0, house('what the DP page gives and takes is even')),
  otherwise('brp.now.*', 100, house('a hundred BRPs')),
  otherwise('dp.undefended', 0, '49.154F: nothing lost before the first year'),
  otherwise('unbuilt.*', 0, house('every unit that can be is built')),
  otherwise('extra.*', 0, house('players add no line of their own')),
  otherwise('in-play.*', false, house('nobody has the research result')),
  otherwise('spy-ring.*', false, house('no spy rings')),
  otherwise('war.*', false, house('no other war was declared')),
  otherwise('norway.mined', false, house('mined only where a line says so')),
  otherwise('rgt.50', false, house('it stayed below until Germany attacked')),
  otherwise('usat.effective', 20, house('where nobody keeps it: two DPs for the U.S.')),
  otherwise('conquered.*', false, house('who falls, and when, stands in the lines')),
  otherwise('aggressor.*', 'none', house('nobody was driven to the other side')),
  otherwise('offensives.*', 0, house('offensives that a list of tensions would count are in its sum')),
  otherwise('dp.least.*', -20, '54.22: nobody is sure of it, so that the level is worked out'),
  otherwise('changed.*', false, house('what has changed is told as it happens')),
  otherwise('left.*', 0, house('units are counted on the map that there is not')),
];
