import { rulingsOf } from '../../../kernel/ruling.ts';

/** The rulings of rule 56. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'italy-declaration',
    clauses: ['56.12', '56.12A', '56.12B', '56.31A'],
    question:
      'The DP total and the surrender level both name the modifier for who declared war, and when: does it count twice in the level?',
    choices: [{ id: 'once', text: 'Once: it is in the DP total, which is in the level.' }],
    default: 'once',
    fixed: true,
  },
  {
    id: 'italian-results',
    clauses: ['56.51'],
    question:
      'Italy\u2019s associated minor countries surrender with it: what of its minor allies, BRPs and hex control by diplomacy?',
    choices: [{ id: 'end', text: 'They end too: nobody is left whom they benefit.' }],
    default: 'end',
    fixed: true,
  },
  {
    id: 'italy-after-germany',
    clauses: ['56.32', '56.32B', '56.41'],
    question: 'Italy surrenders after Germany: who receives the units and hexes that would pass to Germany?',
    choices: [{ id: 'nobody', text: 'Nobody: the units are removed, the hexes are controlled by nobody.' }],
    default: 'nobody',
    fixed: true,
  },
  {
    id: 'italy-declared-on',
    clauses: ['56.12A', '56.12B'],
    question:
      'Which declaration of war counts for Italy\u2019s DP total, if it is at war with several of the West?',
    choices: [{ id: 'britain', text: 'That of the war with Britain.' }],
    default: 'britain',
    fixed: true,
  },
  {
    id: 'italy-checked',
    clauses: ['54.12', '56.11', '56.12B'],
    question: 'Italy is at war with Russia alone: can it surrender?',
    choices: [
      { id: 'any-ally', text: 'Yes: its conditions name no enemy.' },
      { id: 'west', text: 'No: not before it is at war with one of the West.' },
    ],
    default: 'any-ally',
    fixed: true,
  },
]);
