import { rulingsOf } from '../../kernel/index.ts';

/** The rulings of spheres.ts. */
export const { RULINGS: SPHERE_RULINGS, ruled: sphereRuling } = rulingsOf([
  {
    id: 'A8',
    clauses: ['T2'],
    question: 'Does the sentence on adjacent countries widen every sphere?',
    choices: [
      { id: 'any-adjacent', text: 'Yes: every nation may choose a neutral next to something it controls.' },
      {
        id: 'chart-only',
        text: 'No: only the Soviet Union by anything adjacent, the United Kingdom by colonies.',
      },
    ],
    default: 'any-adjacent',
  },
  {
    id: 'A9',
    clauses: ['T2', 'S3'],
    question: 'Is there a fixed list of neutrals for each nation?',
    choices: [
      { id: 'tags', text: 'Each neutral has region tags; a card may allot further neutrals to a nation.' },
    ],
    default: 'tags',
    fixed: true,
  },
  {
    id: 'A10',
    clauses: ['T2'],
    question: 'Which region does a neutral between two belong to?',
    choices: [
      {
        id: 'card',
        text: 'The card says; the example has Turkey in Europe and Asia, the rest of the Middle East in Asia.',
      },
    ],
    default: 'card',
    fixed: true,
  },
]);
