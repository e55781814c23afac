import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of 41-naming.ts. */
export const { RULINGS } = rulingsOf([
  {
    id: 'same-target',
    clauses: ['49.422', '49.431'],
    question: 'West and Russia name the same target in one phase: how many rolls?',
    choices: [{ id: 'one', text: 'One, which counts as named by both.' }],
    default: 'one',
    fixed: true,
  },
  {
    id: 'allied-naming',
    clauses: ['49.412A', '49.413A', '49.422'],
    question: 'Both announce before DPs are revealed, but who of West and Russia names first?',
    choices: [
      { id: 'together', text: 'Neither: both name in secret, and their targets are opened together.' },
    ],
    default: 'together',
    fixed: true,
  },
]);
