import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The ruling of 11-conditions.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'paris-asked',
    clauses: ['58.11A', '58.12'],
    question:
      'It was told before the Allied player turn that the Axis control Paris: is it asked again once Allied combat is over?',
    choices: [
      { id: 'again', text: 'Yes: the Allies may have won it back.' },
      { id: 'once', text: 'No: what was told counts until something else is told.' },
    ],
    default: 'again',
  },
]);
