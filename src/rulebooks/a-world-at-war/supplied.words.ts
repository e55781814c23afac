import { texts } from '../../kernel/texts/texts.ts';
/** The texts of supplied.ts. */
export const say = texts({
  supplied: {
    tables: 'tables of the players for {targets}',
    page: 'DP page',
    list: '{tension} list',
    middle: 'a mid-game start ({year}, {turn})',
  },
});
