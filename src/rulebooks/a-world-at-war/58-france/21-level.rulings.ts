import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of 21-level.ts. */
export const { RULINGS } = rulingsOf([
  {
    id: 'paris-objective',
    clauses: ['58.21A'],
    question:
      'France surrenders with Paris still French: does Paris count among the objectives under French control?',
    choices: [
      { id: 'counts', text: 'Yes: the clause leaves out Lyon and Marseilles alone.' },
      { id: 'apart', text: 'No: like Lyon and Marseilles it has a modifier of its own.' },
    ],
    default: 'counts',
  },
  {
    id: 'french-covert',
    clauses: ['58.21E', '49.4262'],
    question:
      'DPs in France count \u201cas reduced by covert operations\u201d (47.21C is not in the text): how?',
    choices: [
      { id: 'reduce', text: 'Each takes one DP of the other side away; none go below zero.' },
      {
        id: 'modify',
        text: 'Each counts one for its side, as in a diplomatic roll, whatever DPs there are.',
      },
    ],
    default: 'reduce',
  },
]);
