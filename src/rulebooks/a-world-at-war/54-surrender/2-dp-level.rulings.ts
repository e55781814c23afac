import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of 2-dp-level.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'fallen-level',
    clauses: ['49.17', '54.21', '62.31/e-axis-dp', '62.31/e-allied-dp'],
    question:
      'A power surrenders, and an election in the same turn counts DP levels: what of the level that it has fallen at?',
    choices: [
      { id: 'none', text: 'Nothing: who has surrendered receives no DPs, and has no level.' },
      { id: 'as-told', text: 'It counts as it was told for its check.' },
    ],
    default: 'none',
    fixed: true,
  },
]);
