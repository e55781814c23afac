import { texts } from '../../../kernel/texts/texts.ts';
import { named } from '../rule-names.ts';

/** The texts of i2-bonuses.ts. */
export const say = texts({
  fact: {
    bonus: named('Does this apply: {rule}?'),
  },
});
