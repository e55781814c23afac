import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of 5-minors.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'french-results',
    clauses: ['58.51', '49.51B'],
    question:
      'The minor allies and associated countries of France become British: what of its hex control and BRPs by diplomacy?',
    choices: [
      { id: 'british', text: 'They become British as well.' },
      { id: 'end', text: 'They end.' },
    ],
    default: 'british',
  },
  {
    id: 'french-heir',
    clauses: ['49.51B', '58.51'],
    question: 'A table names France as the beneficiary, and France has fallen: who benefits?',
    choices: [{ id: 'senior', text: 'The senior Western partner.' }],
    default: 'senior',
    fixed: true,
  },
]);
