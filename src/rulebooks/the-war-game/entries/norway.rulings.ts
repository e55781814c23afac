import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of Norway. */
export const { RULINGS } = rulingsOf([
  {
    id: 'norway-raise',
    clauses: ['NOR.I1', 'NOR.M2'],
    question: 'Norway is the U.K.’s friend already when it is threatened: may the U.K. still roll for more?',
    choices: [
      { id: 'no', text: 'No: only a neutral Norway is open.' },
      { id: 'yes', text: 'Yes, while the threat lasts.' },
    ],
    default: 'no',
  },
  {
    id: 'norway-foreign',
    clauses: ['NOR.M1', 'G.H1'],
    question:
      'Total Control has made the army of Denmark, Sweden or Finland a nation\u2019s: is that army a foreign force beside Norway?',
    choices: [{ id: 'came', text: 'No: only units that have come into it are.' }],
    default: 'came',
    fixed: true,
  },
]);
