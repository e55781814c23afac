import type { Json } from '../../../kernel/index.ts';
import type { Games } from '../../../kernel/kit/reach.test-helper.ts';
import { games, near } from './starts.test-helper.ts';

// Falls of France.

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

/** Falls of France at every level. */
export const OF_FRANCE: readonly Games[] = [
  ...[3, 2, 1, 0, -1, -2, -3].map((level) =>
    games('campaign-1939', 2, 1000, { data: franceFalls(level, ALL_FRENCH) }),
  ),
  games('campaign-1939', 6, 10, {
    data: franceFalls(0, { 'colony.tunisia': 'axis', 'colony.morocco': 'british' }),
  }),
  games('campaign-1939', 4, 10, {
    data: franceFalls(0, { 'war.germany-us': true, 'cooperation.france': true }),
  }),
  games('campaign-1939', 6, 10, { data: franceFalls(0, { 'control.paris': 'western' }) }),
];
