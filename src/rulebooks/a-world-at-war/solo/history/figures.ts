import type { HistoryElse, HistoryLine } from '../../../../kernel/solo/history.ts';
import { course, house, line, otherwise } from './line.ts';

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
  ...course('undefended.this-year', house('what Russia left behind in the first summer, and less in the second'), {
    '1939/fall': 0,
    '1941/summer': 2,
    '1942/spring': 1,
    '1943/spring': 0,
  }),
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
  line('1940/fall', house('the Axis is winning'), {
    'table.other.rumania': 2,
    'table.other.hungary': 3,
    'table.other.bulgaria': 2,
    'table.other.spain': 2,
    'table.other.yugoslavia': 1,
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

/** All figures of Europe. */
export const FIGURES: readonly HistoryLine[] = [...BRP_LINES, ...LAND, ...TENSIONS, ...LEANINGS];

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
  otherwise('left.*', 0, house('units are counted on the map that there is not')),
];
