import { reported } from '../../kernel/facts.ts';
import { fact, single, truth } from './facts.ts';
import { hasSurrendered } from './49-diplomacy/17-surrender.ts';
import type { Books, Open } from './state.ts';

// When a war, and with it the game, is over (55.21, 56.21, 57.91, 62.91).

/** Whether the war in Europe is over (55.21, 56.21). */
export const europeOver = single(
  'over.europe',
  fact('europeOver', truth, ['55.21', '56.21'], { kept: true }),
);

/** Whether the war in Europe is over: there is no more diplomacy (55.21, 56.21). */
export function isEuropeOver({ facts }: Open): boolean {
  return reported(facts, europeOver.key()) === true;
}

/** Whether the Axis has won, as France, Britain and Russia are in a state of surrender (62.91). */
export const axisVictory = single('over.axis-victory', fact('axisVictory', truth, ['62.91'], { kept: true }));

/** Whether the Allies have lost the game without an election (62.91). */
export function hasAxisWon({ facts }: Open): boolean {
  return reported(facts, axisVictory.key()) === true;
}

/** Whether there is diplomacy in Europe: not in Pacific scenarios, nor once the war there is over (55.21, 56.21). */
export function hasDiplomacy({ plan }: Pick<Books, 'plan'>, open: Open): boolean {
  return plan.europe && !isEuropeOver(open);
}

/** Whether nothing is left to play: in Europe, in the Pacific (57.91), or in both (57.21), or as the Allies have lost (62.91). */
export function isDecided({ plan }: Pick<Books, 'plan'>, open: Open): boolean {
  if (hasAxisWon(open)) return true;
  const isPacificOver = hasSurrendered(open, 'japan');
  if (!plan.europe) return isPacificOver;
  return isEuropeOver(open) && (plan.european || isPacificOver);
}
