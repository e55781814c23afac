import { texts } from '../../kernel/texts/texts.ts';
/** The texts of supplied.ts. */
export const say = texts({
  supplied: {
    pack: 'pack “{title}”',
    middle: 'a mid-game start ({season} {year})',
  },
});
