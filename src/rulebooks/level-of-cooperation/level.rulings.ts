import { rulingsOf } from '../../kernel/index.ts';

/** The rulings of level.ts. */
export const { RULINGS: LEVEL_RULINGS, ruled: levelRuling } = rulingsOf([
  {
    id: 'A5',
    clauses: ['S9', 'R7'],
    question: 'Who controls a neutral that a team-mate pushes further?',
    choices: [
      { id: 'first', text: 'The nation whose marker stands there keeps it.' },
      { id: 'last', text: 'The marker passes to the nation that rolled last.' },
    ],
    default: 'first',
  },
  {
    id: 'A14',
    clauses: ['S8'],
    question: 'What happens to a neutral below level 3 that is attacked?',
    choices: [
      {
        id: 'enemy-side',
        text: 'It goes to level 3 of the attacker\u2019s enemies, with the marker of the first of them in order that has it in its sphere.',
      },
      { id: 'own-defence', text: 'It stays on its level and defends itself.' },
    ],
    default: 'enemy-side',
  },
  {
    id: 'A14-capital',
    clauses: ['S8', 'R11'],
    question: 'Can an enemy whose capital is lost get the marker on a neutral that is attacked?',
    choices: [
      { id: 'any', text: 'Yes: the first that has the neutral in its sphere, its capital lost or not.' },
      { id: 'free', text: 'No, as long as the capital of another enemy is free.' },
    ],
    default: 'any',
    fixed: true,
  },
  {
    id: 'A14-none',
    clauses: ['S8', 'T2'],
    question: 'No enemy of the attacker has the neutral in its sphere. And then?',
    choices: [
      { id: 'first', text: 'It goes to the first enemy in order all the same.' },
      { id: 'own-defence', text: 'It stays on its level and defends itself.' },
    ],
    default: 'first',
  },
  {
    id: 'A14-capture',
    clauses: ['S8', 'R10'],
    question:
      'A neutral below level 3 is reported as taken, and nothing was said of the attack. Was it attacked?',
    choices: [
      {
        id: 'attack',
        text: 'Yes: it went to the attacker\u2019s enemies first, and is theirs once it is retaken.',
      },
      { id: 'as-told', text: 'Only if that is reported, too.' },
    ],
    default: 'attack',
    fixed: true,
  },
  {
    id: 'A15',
    clauses: ['S11'],
    question: 'At which levels are units replaced on attack?',
    choices: [
      {
        id: 'pro-side',
        text: 'At 3 and 4. At 5 they have been replaced already, and below 3 nobody controls them.',
      },
    ],
    default: 'pro-side',
    fixed: true,
  },
  {
    id: 'A16',
    clauses: ['S11'],
    question: 'How are native units replaced?',
    choices: [{ id: 'one-for-one', text: 'One for one by type, without a limit of pieces.' }],
    default: 'one-for-one',
    fixed: true,
  },
  {
    id: 'A17',
    clauses: ['R8', 'S9'],
    question: 'Can an enemy roll take a marker off?',
    choices: [{ id: 'never', text: 'No: from level 3 on enemies cannot choose the neutral.' }],
    default: 'never',
    fixed: true,
  },
  {
    id: 'A18',
    clauses: ['S11', 'T4'],
    question: 'May native units at level 3 or 4 move or attack?',
    choices: [{ id: 'defend', text: 'No: they only defend.' }],
    default: 'defend',
    fixed: true,
  },
  {
    id: 'A19',
    clauses: ['T4'],
    question: 'May the nation build in a neutral before level 5?',
    choices: [{ id: 'no', text: 'No; at level 5 as in any territory it owns.' }],
    default: 'no',
    fixed: true,
  },
  {
    id: 'A20',
    clauses: ['R10'],
    question: 'Who gets a captured neutral back when its side retakes it?',
    choices: [
      { id: 'marker', text: 'The nation of the marker; it returns to the track.' },
      { id: 'liberator', text: 'The nation that took it; it stays off the track.' },
    ],
    default: 'marker',
  },
  {
    id: 'A20-unmarked',
    clauses: ['R10'],
    question: 'Who gets a captured neutral on which no marker stood when an enemy of its captor retakes it?',
    choices: [
      { id: 'taker', text: 'The nation that took it; it stays off the track.' },
      { id: 'freed', text: 'Nobody: it returns to the track at its level.' },
    ],
    default: 'taker',
  },
  {
    id: 'A22',
    clauses: ['S9'],
    question: 'Who may attack from level 3 on?',
    choices: [
      {
        id: 'enemies',
        text: 'Every enemy of the controlling side, by the board game\u2019s own rules of war.',
      },
    ],
    default: 'enemies',
    fixed: true,
  },
  {
    id: 'A24',
    clauses: ['R1', 'R8'],
    question: 'Can a level drop from 3 to 2?',
    choices: [{ id: 'never', text: 'Not by rolls.' }],
    default: 'never',
    fixed: true,
  },
]);
