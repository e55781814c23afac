import type { Books, Open } from '../state.ts';
import { ruled } from './12-checks.rulings.ts';

/** Whether the surrenders of a game are played, and not reported (54.12, ruling surrenders). */
export function arePlayed({ plan }: Pick<Books, 'plan'>, { rulings }: Open): boolean {
  return plan.surrenders && ruled(rulings, 'surrenders') === 'played';
}
