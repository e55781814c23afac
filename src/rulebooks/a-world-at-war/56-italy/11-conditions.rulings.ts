import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The ruling of 11-conditions.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'italy-checked',
    clauses: ['54.12', '56.11', '56.12B'],
    question: 'Italy is at war with Russia alone: can it surrender?',
    choices: [
      { id: 'any-ally', text: 'Yes: its conditions name no enemy.' },
      { id: 'west', text: 'No: not before it is at war with one of the West.' },
    ],
    default: 'any-ally',
    fixed: true,
  },
]);
