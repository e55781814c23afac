import { part } from '../part.ts';
import type { Books, Open } from '../state.ts';
import { playedRuling, PLAYED_RULINGS } from './played.rulings.ts';

type Plan = Pick<Books, 'plan'>;
type Ruled = Pick<Open, 'rulings'>;

/** Whether the checks of a game are made, and its surrenders not reported (54.12, ruling surrenders). */
export function arePlayed({ plan }: Plan, { rulings }: Ruled): boolean {
  return plan.surrenders && playedRuling(rulings, 'surrenders') === 'played';
}

/** Whether a fall that the table reports brings what any fall does (54.31, ruling reported-falls). */
export function areReportsWhole({ rulings }: Ruled): boolean {
  return playedRuling(rulings, 'reported-falls') === 'whole';
}

/** Whether rules read the register of falls, whoever wrote there (54.31). */
export function doFallsCount(open: Ruled): boolean {
  return playedRuling(open.rulings, 'surrenders') === 'played' || areReportsWhole(open);
}

/** Whether what a surrender brings is played, whoever says when it comes (54.31). */
export function areEffectsPlayed({ plan }: Plan, open: Ruled): boolean {
  return plan.surrenders && doFallsCount(open);
}

/** Whether the fall of France, a British surrender and elections are played, and not reported (ruling late-war). */
export function isLateWarPlayed(books: Plan, open: Ruled): boolean {
  return (
    books.plan.europe && areEffectsPlayed(books, open) && playedRuling(open.rulings, 'late-war') === 'played'
  );
}

/** 54.12, 58.11: who says what the rules of surrender and elections bring. */
export const PLAYED_RESULTS = part(import.meta.url, { rulings: PLAYED_RULINGS });
