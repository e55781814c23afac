import { rulingsOf } from '../../../kernel/ruling.ts';

/** The rulings of rule 57. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'japan-check',
    clauses: ['57.11', '57.13'],
    question:
      'Japan surrenders at the end of an Allied player turn, and its situation is counted anew at the end of a game turn: when is it checked?',
    choices: [
      {
        id: 'game-turn',
        text: 'At the end of the game turn, with what that turn adds to the cumulative lines.',
      },
      {
        id: 'allied-turn',
        text: 'At the end of the Allied player turn, with the cumulative lines up to the turn before.',
      },
    ],
    default: 'game-turn',
  },
  {
    id: 'manila-singapore',
    clauses: ['57.11'],
    question:
      'Manila and Singapore have lines of their own: do they also count among the Pacific objectives?',
    choices: [
      { id: 'both', text: 'Yes: Japan counts each of them twice.' },
      { id: 'own-line', text: 'No: each counts in its own line alone.' },
    ],
    default: 'both',
  },
  {
    id: 'japanese-hex',
    clauses: ['57.11'],
    question: 'Which Japanese hexes cost resistance when Allied units occupy them?',
    choices: [
      { id: 'home', text: 'Those of Japan itself.' },
      { id: 'controlled', text: 'All that Japan held before.' },
    ],
    default: 'home',
    fixed: true,
  },
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
  {
    id: 'by-the-date',
    clauses: ['57.81'],
    question:
      'In a European scenario each atomic bomb used by the date brings the surrender of Japan one turn nearer: what of one used in that very turn?',
    choices: [
      { id: 'in-turn', text: 'It counts: Japan surrenders at the end of the Allied player turn.' },
      { id: 'before', text: 'It does not: Japan surrenders as the turn begins.' },
    ],
    default: 'in-turn',
  },
  {
    id: 'marines',
    clauses: ['57.82B'],
    question:
      'The marines from the Pacific are called 1-3 each turn, and 1-2 in their total: which are they?',
    choices: [
      { id: 'two-1-3', text: '1-3 units.' },
      { id: 'two-1-2', text: '1-2 units.' },
    ],
    default: 'two-1-3',
  },
]);
