import { texts } from '../../../kernel/texts/texts.ts';
import { named } from '../rule-names.ts';

/** The texts of i1-progression.ts. */
export const say = texts({
  facts: {
    attempts: 'Influence',
    won: 'Influence',
  },
  fact: {
    attempts: named('How often has {nation} rolled for {entry}{aim}?'),
  },
});
