import { texts } from '../../../kernel/texts/texts.ts';
import { named } from '../rule-names.ts';

/** The texts of sheets.ts. */
export const say = texts({
  sheet: {
    influence: named('{nation} influences {entry}{aim}'),
  },
  line: {
    base: 'the number of this roll',
    adds: 'by its entry, always',
    bonus: named('{rule}'),
    own: 'dollars of {nation}',
    against: 'dollars against it',
  },
  hope: {
    works: 'it works',
    fails: 'it does not work',
  },
  fact: {
    influenceDie: named('The d12 of {nation} for {entry}{aim}?'),
  },
});
