import { rulingsOf } from '../../kernel/steps/ruling.ts';

/** The ruling of withdrawn.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'corrected-cause',
    clauses: ['54.31', '49.61', '56.11', '58.11', '59.12', '60.12', '62.71'],
    question:
      'What a war, a surrender, an offer or an election brings waits for an answer, and what brought it is corrected: what of it?',
    choices: [
      { id: 'withdrawn', text: 'It is withdrawn: what was wrong brings nothing.' },
      { id: 'goes-on', text: 'It goes on, until it is put right where it was told.' },
    ],
    default: 'withdrawn',
    fixed: true,
  },
]);
