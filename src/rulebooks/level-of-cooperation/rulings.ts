import type { Ruling } from '../../kernel/ruling.ts';

type Row = [id: string, clauses: string, question: string, ...choices: [id: string, text: string][]];

/** Questions with one answer: listed so that everybody can see what was taken for granted. */
const SETTLED: readonly Row[] = [
  [
    'A15',
    'S11',
    'At which levels are units replaced on attack?',
    ['pro-side', 'At 3 and 4; at 5 they are already, below 3 nobody controls them.'],
  ],
  [
    'A7',
    'T4',
    'Do the United Kingdom, the United States and the Soviet Union share benefits in neutrals?',
    ['shared', 'Yes; what keeps them out of Soviet land is no matter of this chart.'],
  ],
  [
    'A9',
    'T2 S3',
    'Is there a fixed list of neutrals for each nation?',
    ['tags', 'Each neutral has region tags; a card may allot further neutrals to a nation.'],
  ],
  [
    'A10',
    'T2',
    'Which region does a neutral between two belong to?',
    [
      'card',
      'The card says; the example has Turkey in Europe and Asia, the rest of the Middle East in Asia.',
    ],
  ],
  ['A11', 'S3 S4', 'May a nation split its dice?', ['one', 'No: one neutral a turn, all dice at it.']],
  [
    'A12',
    'S2 S3',
    'May a nation decline after naming a neutral?',
    ['binding', 'No: it names first, then the roll is due.'],
  ],
  [
    'A13',
    'T4',
    'When does a benefit start?',
    [
      'at-once',
      'At once: for use from the next turn of that side, income at the nation\u2019s next collection.',
    ],
  ],
  [
    'A16',
    'S11',
    'How are native units replaced?',
    ['one-for-one', 'One for one by type, without a limit of pieces.'],
  ],
  [
    'A17',
    'R8 S9',
    'Can an enemy roll take a marker off?',
    ['never', 'No: from level 3 on enemies cannot choose the neutral.'],
  ],
  ['A18', 'S11 T4', 'May native units at level 3 or 4 move or attack?', ['defend', 'No: they only defend.']],
  [
    'A19',
    'T4',
    'May the nation build in a neutral before level 5?',
    ['no', 'No; at level 5 as in any territory it owns.'],
  ],
  [
    'A21',
    'T4',
    'What does docking mean?',
    [
      'right',
      'Ships may lie next to the neutral as next to a friendly territory; the board game says what that is worth.',
    ],
  ],
  [
    'A22',
    'S9',
    'Who may attack from level 3 on?',
    ['enemies', 'Every enemy of the controlling side, by the board game\u2019s own rules of war.'],
  ],
  [
    'A23',
    'S1',
    'What follows the diplomacy phase?',
    ['next-nation', 'The turn ends; the next nation begins.'],
  ],
  ['A24', 'R1 R8', 'Can a level drop from 3 to 2?', ['never', 'Not by rolls.']],
  ['A25', 'S3', 'What if a nation has nothing to choose?', ['ends', 'Its phase ends without a roll.']],
];

/** Questions whose answer changes sums or the order: fixed for a game. */
const FIXED: readonly Row[] = [
  [
    'A2',
    'S5',
    'Is the hit number capped?',
    ['no-cap', 'No: from 6 on every die hits.'],
    ['cap', 'At 5: a 6 always misses.'],
  ],
  [
    'A3',
    'S5 R4',
    'Which places count for the hit number?',
    ['controlled', 'All it controls and did not own at the start, former neutrals among them.'],
    ['conquests', 'Only what it took from enemies or by attack.'],
  ],
  [
    'order',
    'S1',
    'In which order do the nations move?',
    ['axis-first', 'Axis, then Allies: Germany, Japan, Italy, Soviet Union, United Kingdom, United States.'],
    ['chart', 'As the chart lists them: United States, United Kingdom, Soviet Union, Japan, Italy, Germany.'],
  ],
];

/** Questions that the table may settle anew from now on. */
const OPEN: readonly Row[] = [
  [
    'A1',
    'S6 R4',
    'Does a die hit at or below the hit number, or only on it?',
    ['at-or-below', 'At or below.'],
    ['exactly', 'On a 1 or exactly the adjusted number.'],
  ],
  [
    'A4',
    'T4',
    'Are benefits cumulative?',
    ['cumulative', 'Yes: a level has all that lower ones have.'],
    ['own-level', 'No: a level has only its own, level 5 has all; income stays from level 3 on.'],
  ],
  [
    'A5',
    'S9 R7',
    'Who controls a neutral that a team-mate pushes further?',
    ['first', 'The nation whose marker stands there keeps it.'],
    ['last', 'The marker passes to the nation that rolled last.'],
  ],
  [
    'A6',
    'T4',
    'Who has the benefits of docking, flying over and entering?',
    ['side', 'The whole side.'],
    ['roller', 'Only the nation that moved the neutral last.'],
  ],
  [
    'A8',
    'T2',
    'Does the sentence on adjacent countries widen every sphere?',
    ['any-adjacent', 'Yes: every nation may choose a neutral next to something it controls.'],
    ['chart-only', 'No: only the Soviet Union by anything adjacent, the United Kingdom by colonies.'],
  ],
  [
    'A14',
    'S8',
    'What happens to a neutral below level 3 that is attacked?',
    [
      'enemy-side',
      'It goes to level 3 of the attacker\u2019s enemies, with the marker of the first of them in order that has it in its sphere.',
    ],
    ['own-defence', 'It stays on its level and defends itself.'],
  ],
  [
    'A20',
    'R10',
    'Who gets a captured neutral back when its side retakes it?',
    ['marker', 'The nation of the marker; it returns to the track.'],
    ['liberator', 'The nation that took it; it stays off the track.'],
  ],
];

function ruling([id, clauses, question, ...choices]: Row, fixed: boolean): Ruling {
  const list = choices.map(([choice, text]) => ({ id: choice, text }));
  const [first] = list;
  return {
    id,
    clauses: clauses.split(' '),
    question,
    choices: list,
    default: first?.id ?? '',
    ...(fixed ? { fixed } : {}),
  };
}

/** All rulings A1 to A25, and the order of play. */
export const RULINGS: readonly Ruling[] = [
  ...FIXED.map((row) => ruling(row, true)),
  ...OPEN.map((row) => ruling(row, false)),
  ...SETTLED.map((row) => ruling(row, true)),
].sort((a, b) => numberOf(a) - numberOf(b));

/** A1 to A25 by number, the order of play last. */
function numberOf({ id }: Ruling): number {
  return id.startsWith('A') ? Number(id.slice(1)) : 99;
}
