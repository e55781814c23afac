import { reported } from '../../../kernel/facts.ts';
import { fact, single, truth, whole } from '../facts.ts';
import { part } from '../part.ts';
import type { Open } from '../state.ts';
import { areAtWar, TURNS } from '../wars.ts';
import { say } from './facts.words.ts';

// What the rules keep of British surrenders: a table corrects it, and a game in the middle begins with it.

/** The lowest level at which Britain can surrender (59.41). */
export const FLOOR = -10;
/** More than Germany can forgo or give back. */
const MOST_POINTS = 99;
/** More than Britain has. */
const MOST_FACTORS = 400;

/** The level of the latest British surrender (59.41, 59.87, 59.872). */
export const britishLevel = single(
  'britain.level',
  fact('britishLevel', whole(FLOOR, 0), ['59.41', '59.87'], { byRules: true, onMap: true }),
);

/** The game turn of the latest British surrender (59.52, 59.86A to C). */
export const britishTurn = single(
  'britain.turn',
  fact('britishTurn', { kind: 'choice', values: TURNS }, ['59.52', '59.86A'], { byRules: true }),
);

/** Whether Germany declared a war on the West that is over now, after the latest British surrender (59.86B, 59.87). */
export const germanDeclaration = single(
  'german-declaration',
  fact('germanDeclaration', truth, ['59.86B', '59.87']),
);

/** The concession points that Germany gave back or did not take in the latest British surrender (59.75A). */
export const forgone = single(
  'britain.points',
  fact('forgonePoints', whole(0, MOST_POINTS), ['59.75A'], { byRules: true }),
);

/** The ground and army air factors that Britain has removed for its surrenders: they count as unbuilt (59.871). */
export const removedFactors = single(
  'removed-factors.britain',
  fact('removedFactors', whole(0, MOST_FACTORS), ['59.871'], { byRules: true }),
);

/** Whether the peace between Germany and Britain stands (59.62, 59.86). */
export const britishPeace = single(
  'british-peace',
  fact('britishPeace', truth, ['59.62', '59.86'], { kept: true, onMap: true }),
  ({ open }) => (wasPeace(open) ? isPeace(open) : reported(open.facts, 'british-peace')),
);

/** Whether the peace between Germany and Britain was made, and no news has ended it (59.62). */
export function wasPeace({ facts }: Open): boolean {
  return reported(facts, britishPeace.key()) === true;
}

/** Whether it stands: not beside a war that is being fought, as one that is put right can be (59.62, 59.83). */
export function isPeace(open: Open): boolean {
  return wasPeace(open) && !areAtWar(open, 'germany', 'britain');
}

/** Whether Japan adheres to that peace (59.892). */
export const japaneseTreaty = single(
  'treaty.japan',
  fact('japaneseTreaty', truth, ['59.892'], { kept: true, onMap: true }),
);

/** Rule 59: what the rules keep of British surrenders. */
export const KEPT = part(import.meta.url, {
  facts: [
    britishLevel,
    britishTurn,
    germanDeclaration,
    forgone,
    removedFactors,
    britishPeace,
    japaneseTreaty,
  ],
  texts: say,
});
