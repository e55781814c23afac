import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The ruling on what comes of attacks: whether the table is asked. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'conquests',
    clauses: ['49.435', '49.4265'],
    question: 'Whether a country that is fought has been conquered: is the table asked?',
    choices: [
      {
        id: 'asked',
        text: 'Yes: before each player turn while it is fought, as known when that begins, and once a year where a result is in effect.',
      },
      { id: 'told', text: 'No: the table tells it by itself.' },
    ],
    default: 'asked',
  },
]);
