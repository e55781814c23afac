import type { Bot, BotSeat } from './bot.ts';
import { drawAllocation } from './minister-allocation.ts';
import { ahead } from './minister-ahead.ts';
import { beliefsOf } from './minister-belief.ts';
import { chooseByPlan } from './minister-plan.ts';
import { chooseSpending } from './minister-spending.ts';
import { steadyBot } from './steady.ts';

/**
 * Thinks of the others: where several place points in secret, or spend means on a roll and against it, it plays an equilibrium of
 * that game, in the open it looks ahead to the end, and where others reply in later steps it plays these through. All else it
 * does as `steady` does.
 */
export function ministerBot(seated: BotSeat): Bot {
  const steady = steadyBot(seated, (view) => beliefsOf(seated, view));
  return (asked) => {
    const { form } = asked.decision;
    const best = chooseSpending(seated, asked);
    if (best) return best;
    if (form.kind === 'choose') return ahead(seated, asked, form) ?? steady(asked);
    if (form.kind === 'allocate')
      return drawAllocation(seated, asked, form) ?? chooseByPlan(seated, asked) ?? steady(asked);
    return steady(asked);
  };
}
