import { part } from './part.ts';
import type { Books, Open } from './state.ts';
import { ruled, RULINGS } from './played.rulings.ts';

/** Whether the surrenders of a game are played, and not reported (54.12, ruling surrenders). */
export function arePlayed({ plan }: Pick<Books, 'plan'>, { rulings }: Open): boolean {
  return plan.surrenders && ruled(rulings, 'surrenders') === 'played';
}

/** Whether the fall of France, a British surrender and elections are played, and not reported (ruling late-war). */
export function isLateWarPlayed(books: Pick<Books, 'plan'>, open: Open): boolean {
  return books.plan.europe && arePlayed(books, open) && ruled(open.rulings, 'late-war') === 'played';
}

/** 54.12, 58.11: who says what the rules of surrender and elections bring. */
export const PLAYED = part(import.meta.url, { rulings: RULINGS });
