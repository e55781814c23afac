import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of 58-obligations.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'declaring-out-of-turn',
    clauses: ['49.58', '49.59'],
    question:
      'Germany or Russia takes a result that needs a declaration of war in the other’s player turn, in which it cannot declare any: when must it?',
    choices: [
      { id: 'next', text: 'In its own next player turn; until its end the result stands.' },
      { id: 'same', text: 'Before the next diplomatic phase, as in its own player turn.' },
    ],
    default: 'next',
  },
  {
    id: 'claimed-war',
    clauses: ['49.4265', '49.58'],
    question:
      'Germany claims its declaration of war on Russia in a roll for Finland, whose table then obliges it to declare: on which results does that hang?',
    choices: [
      {
        id: 'owed',
        text: 'On all that the Axis takes by that roll, BRPs (7) too: it is void if no war is declared.',
      },
      { id: 'hexes', text: 'On 8 or more, as elsewhere; BRPs stay though no war is declared.' },
      { id: 'told', text: 'On none: that it has to declare is told, and the players see to it.' },
    ],
    default: 'owed',
  },
  {
    id: 'not-declared',
    clauses: ['49.58'],
    question:
      'Germany or Russia takes a result that needs a declaration of war and then declares none: what holds?',
    choices: [{ id: 'before', text: 'What was in effect for the country before.' }],
    default: 'before',
    fixed: true,
  },
]);
