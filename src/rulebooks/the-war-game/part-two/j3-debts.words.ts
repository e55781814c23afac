import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of j3-debts.ts. */
export const say = texts({
  told: {
    income: '{nation}: neutrals pay it ${income}; it owes ${owes} for influence.',
    debt: '{nation} pays ${owes} for influence, from any of its money.',
  },
});
