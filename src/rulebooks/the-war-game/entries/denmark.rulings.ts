import { rulingsOf } from '../../../kernel/ruling.ts';

/** The gaps and contradictions in the story of Denmark. */
export const { RULINGS } = rulingsOf([
  {
    id: 'denmark-liberator',
    clauses: ['DEN.E1'],
    question: 'Who can liberate Denmark?',
    choices: [
      { id: 'friends', text: 'Any Ally but the U.S.S.R.' },
      { id: 'any-ally', text: 'Any Ally, the U.S.S.R. too.' },
    ],
    default: 'friends',
  },
]);
