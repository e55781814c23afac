import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of 4263-subversion.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'subversion-uses',
    clauses: ['49.4263'],
    question: 'How far does the level of subversion reach when several targets are named in a phase?',
    choices: [
      { id: 'each', text: 'Up to the level on each roll.' },
      { id: 'together', text: 'Up to the level on all rolls of the phase together.' },
    ],
    default: 'each',
  },
]);
