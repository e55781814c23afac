import { texts } from '../../../kernel/index.ts';
import type { InForceOf } from '../54-surrender/in-force.ts';
import { part } from '../part.ts';
import { resultNow, resultsAt } from './3-results.ts';

/** The result of Chinese resistance that applies, with every lesser one on its side of zero (61.11). */
export const inForce: InForceOf = (_, open) =>
  resultsAt(resultNow(open)).map(({ clause, about }) => ({
    clauses: [clause],
    about,
    on: 'china',
    since: say.inForce.japaneseTurn(),
    lifted: say.inForce.chineseTurn(),
  }));

const say = texts({
  inForce: {
    japaneseTurn: 'the start of a Japanese player turn',
    chineseTurn: 'the next level, found at the end of the Chinese player turn',
  },
});

/** 61.11: what applies with the result in force. */
export const IN_FORCE = part(import.meta.url, { gives: { inForce: [inForce] }, texts: say });
