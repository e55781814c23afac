import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of 14-turn.ts. */
export const { RULINGS: TURN_RULINGS, ruled: turnRuling } = rulingsOf([
  {
    id: 'japan-brps-start',
    clauses: ['57.14A'],
    question:
      'The lines for objectives and island groups wait for the second turn of the war with the U.S.: what of those for BRPs and for China?',
    choices: [
      { id: 'with-war', text: 'They count from the turn in which that war begins.' },
      { id: 'with-objectives', text: 'They wait as well.' },
    ],
    default: 'with-war',
  },
  {
    id: 'second-us-war',
    clauses: ['57.14A', '62.62'],
    question:
      'After a separate peace Japan and the U.S. are at war again: from which outbreak on do the turns count for the lines that wait for the second?',
    choices: [
      { id: 'first', text: 'From the first: the lines count at once.' },
      { id: 'latest', text: 'From the new one: they wait for its second turn.' },
    ],
    default: 'first',
  },
  {
    id: 'island-peak',
    clauses: ['57.14E'],
    question: 'From when on can a wider expansion raise the island groups that Japan counts?',
    choices: [
      { id: 'at-once', text: 'From the first turn of its war with Britain or the U.S. on.' },
      { id: 'with-objectives', text: 'From the second turn of its war with the U.S. on.' },
    ],
    default: 'at-once',
  },
]);
