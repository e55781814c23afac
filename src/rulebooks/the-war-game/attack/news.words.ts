import { texts } from '../../../kernel/texts/texts.ts';

/** The texts of news.ts. */
export const say = texts({
  ask: {
    news: '{player}: what happened on the map? Attacks, moves into and out of neutral territories, land taken.',
  },
  told: {
    strikes: '{nation} has attacked or entered: {what}.',
  },
});
