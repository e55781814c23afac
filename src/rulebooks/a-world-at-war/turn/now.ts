import type { Words } from '../../../kernel/index.ts';
import { worldSequenceTexts } from './sequence.words.ts';
import { type Books, type Open, SEASONS } from '../state.ts';

// Which player turn it is, counted through all years: until when a directive can be followed (49.41).

/** The player turns of a game turn. */
const PHASES = 2;

/** The game turn under way, counted the same way: what is left for a turn is over with it. */
export const turnNow = ({ year, turn }: Open): number => year * SEASONS.length + SEASONS.indexOf(turn);

/** What a game turn is called (49.41). */
export function turnCalled(turn: number): Words {
  const season = SEASONS[turn % SEASONS.length] ?? SEASONS[0];
  return worldSequenceTexts.when({
    turn: worldSequenceTexts.turn[season](),
    year: Math.floor(turn / SEASONS.length),
  });
}

/** The player turn under way: each has a higher number than those before. */
export function momentNow({ plan }: Pick<Books, 'plan'>, open: Open): number {
  return turnNow(open) * PHASES + plan.order.indexOf(open.phase);
}

/** How many game turns follow the one under way: what would begin in one that does not come is not told. */
export function turnsToCome({ plan: { to } }: Pick<Books, 'plan'>, open: Open): number {
  return to.year * SEASONS.length + SEASONS.indexOf(to.season) - turnNow(open);
}

/** The last player turn of the game turn that follows. */
export function endOfNextTurn(open: Open): number {
  return (turnNow(open) + 2) * PHASES - 1;
}
