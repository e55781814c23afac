import { texts } from '../../../kernel/texts/texts.ts';
import { named } from '../rule-names.ts';

/** The texts of j1-money.ts. */
export const say = texts({
  facts: {
    opened: 'Influence',
    money: 'Influence',
    bonus: 'Influence',
    spent: 'Influence',
  },
  fact: {
    money: {
      influence: named('What does {nation} spend on {entry}{aim}?'),
      counter: named('What is spent against {nation} in {entry}{aim}?'),
    },
    spent: 'What has {nation} spent on influence this turn?',
    opened: 'Has the payment that opens {entry} been made?',
  },
  name: {
    '1': '1',
    '2': '2',
    '3': '3',
  },
});
