import { rulingsOf } from '../../../kernel/ruling.ts';

/** The rulings of 24.83-threat.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'threat-stack',
    clauses: ['24.83'],
    question: 'Can several communist threat modifiers of one power count in the same target?',
    choices: [
      { id: 'yes', text: 'Yes: one for each Russian flag that it eliminated in the region.' },
      { id: 'no', text: 'No: each in another target of the region.' },
    ],
    default: 'yes',
  },
]);
