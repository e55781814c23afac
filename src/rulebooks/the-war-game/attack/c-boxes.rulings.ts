import { rulingsOf } from '../../../kernel/index.ts';

/** What the guide leaves open: rulings of c-boxes.ts. */
export const { RULINGS: BOX_RULINGS, ruled: boxRuling } = rulingsOf([
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
  {
    id: 'box-moves-others',
    clauses: ['G.C1', 'G.F3', 'HUN.E1', 'EST.E1'],
    question:
      'A territory turns as attack dice are rolled on it, and that moves another: when does the other turn?',
    choices: [
      { id: 'at-once', text: 'At once, before the battle.' },
      { id: 'after-battle', text: 'After the battle, if what moves it is still so.' },
    ],
    default: 'at-once',
  },
  {
    id: 'neutral-box',
    clauses: ['G.C1', 'EIR.AL', 'PER.AL', 'VEN.AL'],
    question: 'A box says that an attacked territory is Neutral, and no more: does its story go on?',
    choices: [
      { id: 'goes-on', text: 'Yes: it has taken nobody’s side; where a story ends, its box says so.' },
      { id: 'closes', text: 'No: its unrest and influence end.' },
    ],
    default: 'goes-on',
  },
]);
