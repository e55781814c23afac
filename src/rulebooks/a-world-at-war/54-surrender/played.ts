import type { Books, Open } from '../state.ts';
import { ruled } from './12-checks.rulings.ts';

/** Whether the surrenders of a game are played, and not reported (54.12, ruling surrenders). */
export function arePlayed({ plan }: Pick<Books, 'plan'>, { rulings }: Open): boolean {
  return plan.surrenders && ruled(rulings, 'surrenders') === 'played';
}

/** Whether the fall of France, a British surrender and U.S. elections are played, and not reported (58.11, 59.12, ruling late-war). */
export function isLateWarPlayed(books: Pick<Books, 'plan'>, open: Open): boolean {
  return arePlayed(books, open) && ruled(open.rulings, 'late-war') === 'played';
}
