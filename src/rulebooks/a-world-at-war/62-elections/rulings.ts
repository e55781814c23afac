import { rulingsOf } from '../../../kernel/ruling.ts';

/** The rulings of rule 62. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'election-axis-dps',
    clauses: ['62.31/e-axis-dp', '62.32', '54.23'],
    question:
      'British and Russian DP levels count in an election though they are negative. What of German and Italian ones?',
    choices: [
      { id: 'as-counted', text: 'They count as they are, too.' },
      { id: 'not-below-zero', text: 'They count for no less than zero.' },
    ],
    default: 'as-counted',
  },
  {
    id: 'election-base',
    clauses: ['62.51', '62.52', '62.65'],
    question:
      'A result of 0 to \u22126 names no tension level: from which level are the four points for each better result counted?',
    choices: [
      { id: 'now', text: 'From the level as it stands at the election.' },
      {
        id: 'scale',
        text: 'From the level that the scale of 62.65 has for the result, and the tension is set to it: \u22126 is 50, \u22125 is 54, and so on.',
      },
    ],
    default: 'now',
  },
  {
    id: 'election-milder-tension',
    clauses: ['62.43', '62.65'],
    question: 'The Axis takes a milder result that is still a separate peace: by which is the tension set?',
    choices: [
      { id: 'taken', text: 'By the result that is taken.' },
      { id: 'rolled', text: 'By the result of the election.' },
    ],
    default: 'taken',
  },
  {
    id: 'election-no-war',
    clauses: ['62.41/-7', '62.64', '62.65'],
    question:
      'The U.S. is not at war in a theatre where the result is \u22127 or worse: there is no peace to sign. What of the tension?',
    choices: [
      { id: 'lowered', text: 'It falls to the level of that result if it stands higher.' },
      { id: 'set', text: 'It is set to that level, wherever it stands.' },
    ],
    default: 'lowered',
  },
  {
    id: 'defeated-us',
    clauses: ['62.82', '62.45', '62.67', '62.67A', '62.67B', '62.67C'],
    question:
      'A defeated U.S. takes no part in the war in any manner: what of the grants, mobilizations, DPs and RPs of a neutral one?',
    choices: [
      { id: 'none', text: 'It has none of them.' },
      { id: 'neutral', text: 'It has them, as after any separate peace.' },
    ],
    default: 'none',
    fixed: true,
  },
  {
    id: 'regained-by',
    clauses: ['62.52', '49.851D', '49.852D'],
    question: 'Four points of tension give the U.S. a level of its result back: points of which level?',
    choices: [
      { id: 'actual', text: 'Of the actual one, as soon as it has risen.' },
      { id: 'effective', text: 'Of the effective one, as each die has it.' },
    ],
    default: 'actual',
  },
  {
    id: 'senior-after-peace',
    clauses: ['49.51B', '62.61', '62.67B'],
    question:
      'The U.S. is the senior Western partner once at war with Germany: is it still so after a separate peace?',
    choices: [
      { id: 'britain', text: 'No: Britain is, until the U.S. is at war again.' },
      { id: 'us', text: 'Yes: it goes on with its diplomacy.' },
    ],
    default: 'britain',
  },
  {
    id: 'defeat-judged',
    clauses: ['62.91', '62.91B'],
    question:
      'France, Britain and Russia are in a state of surrender, and Germany or Japan surrenders later in the same turn: who has won?',
    choices: [
      { id: 'at-once', text: 'The Axis: the game ends as soon as the third Ally is in that state.' },
      {
        id: 'turn-end',
        text: 'Nobody by that rule: it is looked at when all surrenders of the turn are known.',
      },
    ],
    default: 'at-once',
  },
  {
    id: 'surrendered-britain',
    clauses: ['59.83', '62.64'],
    question:
      'Britain has surrendered and fights on beside the U.S., which then makes peace with Germany: what of Britain?',
    choices: [
      { id: 'neutral', text: 'It is neutral as long as the U.S. is.' },
      { id: 'fights-on', text: 'It fights on, as all others do that are at war.' },
    ],
    default: 'neutral',
  },
  {
    id: 'attack-election',
    clauses: ['62.21B', '62.61', '59.66A'],
    question:
      'The U.S. suffers an atomic attack in the turn in which Britain surrenders: which comes first, the election or the surrender?',
    choices: [
      {
        id: 'before-britain',
        text: 'The election: American units have left before concessions are determined, as 62.61 has it.',
      },
      { id: 'last', text: 'The surrender: it counts in the election.' },
    ],
    default: 'before-britain',
  },
  {
    id: 'neutral-us-dps',
    clauses: ['62.67B', '49.12'],
    question: 'A neutral U.S. that was at war with Germany receives five DPs: is that all it receives?',
    choices: [
      { id: 'basic', text: 'No: five is its basic allotment, and what else it has is added.' },
      { id: 'all', text: 'Yes: five in all.' },
    ],
    default: 'basic',
    fixed: true,
  },
]);
