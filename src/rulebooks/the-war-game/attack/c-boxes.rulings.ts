import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** What the guide leaves open: rulings of c-boxes.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'after-box',
    clauses: ['G.C1', 'G.C5'],
    question: 'Does the story of a territory go on once an attack has made it take sides?',
    choices: [
      { id: 'closed', text: 'No, but for the rules that speak of it.' },
      { id: 'goes-on', text: 'Yes.' },
    ],
    default: 'closed',
  },
  {
    id: 'last-attack',
    clauses: ['G.C5', 'G.A4'],
    question:
      'A box has given a territory into Total Control, and another player attacks it: does that box count?',
    choices: [
      {
        id: 'turns',
        text: 'Yes, the last: with it turn as many units as can have been native and have not retreated.',
      },
      { id: 'stays', text: 'No: it is the nation’s until it is conquered.' },
    ],
    default: 'turns',
  },
]);
