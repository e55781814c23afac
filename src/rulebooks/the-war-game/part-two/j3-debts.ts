import { type Referee, directive, tell, texts } from '../../../kernel/index.ts';
import { incomeOf } from '../rules/income.ts';
import { type Player, PLAYERS } from '../nations.ts';
import { part } from '../part.ts';
import type { Open } from '../state.ts';

/** G.J3, G.A4: a player's turn ends with the income of each of its nations: what neutrals pay it, and what it owes for influence. */
export function tellIncome(open: Open, player: Player, referee: Referee): void {
  if (!referee.tell) return;
  for (const nation of PLAYERS.find(({ id }) => id === player)?.nations ?? []) {
    const income = incomeOf(open, nation);
    const owes = open.spent[nation] ?? 0;
    if (income > 0 || owes > 0)
      tell(referee, 'note', say.told.income, { nation, income, owes }, ['G.A4', 'G.J3']);
    if (owes > 0) directive(referee, say.told.debt, { nation, owes }, ['G.J3']);
  }
}

const say = texts({
  told: {
    income: '{nation}: neutrals pay it ${income}; it owes ${owes} for influence.',
    debt: '{nation} pays ${owes} for influence, from any of its money.',
  },
});

/** G.J3: debts. */
export const DEBTS = part(import.meta.url, {
  clauses: {
    'G.J3': ['directive', 'Debts', 'tellIncome'],
  },
  texts: say,
});
