import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The ruling of 7-returns.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'british-at-start',
    clauses: ['59.73B', '59.65'],
    question:
      'The Axis hold Malta, Palestine, Transjordan, Egypt, Iraq, Gibraltar, Ulster or Scapa Flow: was it British when the game began?',
    choices: [
      { id: 'always', text: 'Yes, however the table tells it.' },
      { id: 'told', text: 'Only where the table says that it was.' },
    ],
    default: 'always',
  },
]);
