import { texts } from '../../kernel/texts/texts.ts';
/** The texts of supplied.ts. */
export const say = texts({
  supplied: {
    map: 'a map of your own, with {lands} lands of players',
    middle: 'a start of your own in turn {turn}',
  },
});
