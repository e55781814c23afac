import type { InForceOf } from '../54-surrender/in-force.ts';
import { resultNow, resultsAt } from './3-results.ts';
import { say } from './words.ts';

/** The result of Chinese resistance that applies, with every lesser one on its side of zero (61.11). */
export const inForce: InForceOf = (_, open) =>
  resultsAt(resultNow(open)).map(({ clause, about }) => ({
    clauses: [clause],
    about,
    on: 'china',
    since: say.inForce.japaneseTurn(),
    lifted: say.inForce.chineseTurn(),
  }));
