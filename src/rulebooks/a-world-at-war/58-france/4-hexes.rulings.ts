import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The ruling of 4-hexes.ts. */
export const { RULINGS } = rulingsOf([
  {
    id: 'french-hexes-after-us',
    clauses: ['58.31B', '58.41', '58.411', '58.72'],
    question:
      'Without Vichy France the Axis gain all of France; once the U.S. is at war with Germany what is French becomes British. Which holds?',
    choices: [
      {
        id: 'british',
        text: 'The exception: it becomes British, and nobody receives the BRPs of Vichy; France has been conquered only if the Axis hold Paris.',
      },
    ],
    default: 'british',
    fixed: true,
  },
]);
