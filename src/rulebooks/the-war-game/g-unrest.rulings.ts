import { rulingsOf } from '../../kernel/steps/ruling.ts';

/** What the guide leaves open: rulings of g-unrest.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'wishes-asked',
    clauses: ['G.F2', 'BUL.U1', 'THA.U1'],
    question: 'A roll of part I is made only if a nation wishes it. When is that nation asked?',
    choices: [
      {
        id: 'in-turn',
        text: 'When it is its own turn to roll; what another nation rolls for it is rolled at once.',
      },
      { id: 'with-dice', text: 'Just before the nation throws its dice that makes the roll.' },
      { id: 'first', text: 'Before the first dice of part I.' },
    ],
    default: 'in-turn',
  },
]);
