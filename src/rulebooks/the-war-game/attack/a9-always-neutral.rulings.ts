import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** What the guide leaves open of a country that is never turned. */
export const { RULINGS } = rulingsOf([
  {
    id: 'swiss-loss',
    clauses: ['SWI.E1'],
    question: 'Which two units does the attacker of Switzerland remove?',
    choices: [{ id: 'owner', text: 'Those that he chooses, of each attack; of fewer, all.' }],
    default: 'owner',
  },
]);
