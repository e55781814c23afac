import { type Line, type Sheet, texts } from '../../../kernel/index.ts';
import { lastLevel } from '../61-china/3-results.ts';
import { part } from '../part.ts';
import {
  brpsLine,
  CHINA_WEAK,
  ENOUGH,
  groupsLine,
  LEAST,
  NOTHING,
  placesLine,
  SHEETS,
  turnLine,
} from './14-cumulative.ts';

// 57.11: the cumulative lines of the Japanese Resistance Table, as a game turn adds to them.

const CHINA_LEVEL = lastLevel.key();

/** Chinese resistance (57.11). */
const CHINA = turnLine('c-china', [CHINA_LEVEL], (known) =>
  known.number(CHINA_LEVEL) <= CHINA_WEAK ? 1 : 0,
);

/** Vladivostok and Irkutsk, both of them (57.11). */
const SIBERIA = placesLine('c-siberia', ['vladivostok', 'irkutsk'], 2);

/** Places in India (57.11). */
const INDIA = placesLine('c-india', ['calcutta', 'colombo', 'dacca', 'rangoon'], ENOUGH);

/** Places in Australia (57.11). */
const AUSTRALIA = placesLine('c-australia', ['cairns', 'darwin', 'port-moresby', 'townsville'], ENOUGH);

/** Enemy units (57.11). */
const BRPS = brpsLine();

/** Island groups of the Western Allies (57.11). */
const ISLANDS: readonly Line[] = [groupsLine('c-islands-8', -1), groupsLine('c-islands-12', LEAST)];

/** What a game turn adds (57.11, 57.14): all lines, or, before the second turn of the war, those that do not wait for it (57.14A). */
export function turnSheets(): Readonly<Record<string, Sheet>> {
  const all = [CHINA, SIBERIA, INDIA, AUSTRALIA, BRPS, ...ISLANDS];
  return {
    [SHEETS.all]: { title: say.sheet.cumulative(), lines: all },
    [SHEETS.first]: { title: say.sheet.cumulativeFirst(), lines: [CHINA, BRPS] },
    [NOTHING]: { title: say.sheet.cumulativeNothing(), lines: [] },
  };
}

const say = texts({
  sheet: {
    cumulative: 'What this game turn adds to Japanese resistance',
    cumulativeFirst:
      'What this game turn adds to Japanese resistance, before the second turn of the war with the U.S.',
    cumulativeNothing: 'A game turn of which nothing was told',
  },
});

/** 57.11: the cumulative lines. */
export const CUMULATIVE_LINES = part(import.meta.url, {
  clauses: {
    '57.11/c-china': ['computed', 'Chinese resistance at -3 or lower', 'CHINA'],
    '57.11/c-siberia': ['computed', 'Vladivostok and Irkutsk', 'SIBERIA'],
    '57.11/c-india': ['computed', 'Three of four in India', 'INDIA'],
    '57.11/c-australia': ['computed', 'Three of four in Australia', 'AUSTRALIA'],
    '57.11/c-brps': ['computed', 'Enemy units eliminated', 'BRPS'],
    '57.11/c-islands-8': ['computed', 'Eight to eleven island groups', 'ISLANDS'],
    '57.11/c-islands-12': ['computed', 'Twelve island groups or more', 'ISLANDS'],
  },
  sheets: turnSheets,
  texts: say,
});
