import { type FactKey, reportedValue, texts, truth } from '../../../kernel/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { type Belligerent, between, WARS, warKey } from '../war/belligerents.ts';
import { fact, single } from '../facts/facts.ts';
import { part } from '../part.ts';
import { doFallsCount } from './played.ts';
import type { Books, Open } from '../state.ts';

// When a war, and with it the game, is over (55.21, 56.21, 57.91, 62.91).

/** Whether the war in Europe is over (55.21, 56.21): it follows from who has surrendered, and from the wars of Italy. */
const europeOver = single(
  'over.europe',
  fact('europeOver', truth, ['55.21', '56.21'], { by: 'game' }),
  ({ open }) => {
    const now = doFallsCount(open) && isPeace(open);
    return typeof now === 'boolean' ? now : undefined;
  },
);

/** Whether the war in Europe is over: there is no more diplomacy (55.21, 56.21). By ruling reported-falls the table ends it itself. */
export function isEuropeOver(open: Open): boolean {
  return doFallsCount(open) && isPeace(open) === true;
}

/** Whether Italy ever went to war with an Ally (55.21); where nobody knows, the facts that would say. */
function wentToWar(open: Open): boolean | readonly FactKey[] {
  const ofItaly = WARS.filter(([a]) => a === 'italy');
  // a war that is over was fought too
  if (ofItaly.some(([a, b]) => between(open, [a, b]).all.some(({ by }) => by !== 'nobody'))) return true;
  const missing = ofItaly.filter(([a, b]) => between(open, [a, b]).now === undefined);
  return missing.length > 0 ? missing.map(([a, b]) => warKey(a, b)) : false;
}

/** Whether nobody of the Axis fights on: Germany beaten, and Italy too or never in the war (55.21, 56.21). */
export function isPeace(open: Open): boolean | readonly FactKey[] {
  if (!hasSurrendered(open, 'germany')) return false;
  if (hasSurrendered(open, 'italy')) return true;
  const fought = wentToWar(open);
  return typeof fought === 'boolean' ? !fought : fought;
}

/** Powers whose surrender ends every war of theirs (57.11, 58.624): those of Germany and Italy end with the war in Europe. */
const ENDS_WARS = ['japan', 'france'] as const;

/** Whether a war has ended with a surrender (54.31, 55.21, 56.21, 57.11, 58.624). */
export function isWarEnded(open: Open, a: Belligerent, b: Belligerent): boolean {
  if (ENDS_WARS.some((power) => (power === a || power === b) && hasSurrendered(open, power))) return true;
  return (a === 'germany' || a === 'italy') && isEuropeOver(open);
}

/** Whether the Axis has won, as France, Britain and Russia are in a state of surrender (62.91). */
export const axisVictory = single('over.axis-victory', fact('axisVictory', truth, ['62.91'], { kept: true }));

/** Whether the Allies have lost the game without an election (62.91). */
export function hasAxisWon({ facts }: Open): boolean {
  return reportedValue(facts, axisVictory.key()) === true;
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

const say = texts({
  facts: {
    over: 'Surrender',
  },
  fact: {
    europeOver: 'Is the war in Europe over?',
  },
});

/** 55.21, 56.21: the end of the war in Europe. */
export const OVER = part(import.meta.url, { facts: [europeOver], texts: say });
