import type { Solo } from '../../../kernel/solo/index.ts';
import { SEASONS, type Open } from '../state.ts';
import { TURNS } from '../war/wars.ts';
import { AIMS } from './aims.ts';
import { HISTORIES } from './history/index.ts';
import { worldSoloTexts } from './solo.words.ts';
import { standingsOf } from './stands.ts';

/** The turn of a date, as the game counts them: '1941/summer'. */
function dated(date: string): number | undefined {
  if (!TURNS.includes(date)) return undefined;
  const [year = '', season = ''] = date.split('/');
  return Number(year) * SEASONS.length + SEASONS.findIndex((each) => each === season);
}

/** A World at War without players. */
export const solo: Solo<Open> = {
  aims: AIMS,
  histories: HISTORIES,
  texts: worldSoloTexts,
  dated,
  tellsUnasked: true,
  bind: standingsOf,
};
