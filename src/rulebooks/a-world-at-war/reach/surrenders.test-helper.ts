import type { Json } from '../../../kernel/index.ts';
import type { Games, ReachLead } from '../../../kernel/kit/reach.test-helper.ts';
import { games, LATE, near } from './starts.test-helper.ts';

// Surrenders of the Axis, and U.S. elections.

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

/** The U.S. has made peace with Germany after an election, and comes back by its own declaration (62.71). */
const AT_PEACE = near(1945, 'spring', {
  ...LATE,
  'war.germany-us': false,
  'us.peace.germany': true,
  'election-result.europe': -7,
  'election-tension.usat': 60,
});
const BACK_AT_WAR: ReachLead = { facts: { 'war.germany-us': true, 'war-declared.germany-us': 'us' } };

/** Theatres near their ends. */
export const OF_SURRENDERS: readonly Games[] = [
  games('campaign-1939', 4, 40, { data: ITALY_INVADED }),
  games('campaign-1939', 2, 40, { data: ITALY_INVADED, rulings: { secrecy: 'paper' } }),
  games('global-1939', 5, 40, { data: JAPAN_FALLS }),
  games('pacific-1941', 8, 40, { data: JAPAN_FALLS }),
  games('campaign-1939', 14, 8, { data: italyFalls(0) }),
  games('campaign-1939', 8, 8, { data: italyFalls(-1) }),
  games('campaign-1939', 8, 4, { data: attacked(13) }),
  games('campaign-1939', 8, 4, { data: attacked(12) }),
  games('campaign-1939', 6, 4, { data: afterBritain(-8) }),
  games('campaign-1939', 6, 4, { data: afterBritain(-2) }),
  games('global-1939', 5, 4, { data: OFFSET }),
  games('global-1939', 5, 4, { data: IN_PACIFIC }),
  games('campaign-1939', 2, 4, { data: BEATEN }),
  games('campaign-1939', 3, 6, { data: AT_PEACE, lead: () => BACK_AT_WAR }),
];
