import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The gaps in the story of Poland. */
export const { RULINGS } = rulingsOf([
  {
    id: 'poland-attacked',
    clauses: ['POL.E1', 'POL.AX'],
    question: 'Germany’s first attack is one on Poland itself: does Poland turn twice?',
    choices: [
      { id: 'box', text: 'No: its box says how it turns, as the attack dice are rolled.' },
      { id: 'both', text: 'Yes: it is Sworn as soon as the attack is reported, and then turns by its box.' },
    ],
    default: 'box',
  },
]);
