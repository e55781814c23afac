import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of 11-resistance.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'germany-needed',
    clauses: ['54.22', '55.11'],
    question:
      'Germany surrenders at zero whoever holds Berlin, but its DPs need no counting while Berlin is its own and has no atomic marker: is its level then checked?',
    choices: [
      { id: 'sum', text: 'Yes, wherever the sum could come to zero or less.' },
      { id: 'berlin', text: 'No: only when Berlin is in Allied hands or has an atomic marker.' },
    ],
    default: 'sum',
    fixed: true,
  },
]);
