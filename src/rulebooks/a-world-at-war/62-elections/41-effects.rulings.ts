import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings on what an election brings. */
export const { RULINGS: ELECTIONS_EFFECT_RULINGS, ruled: electionsEffectRuling } = rulingsOf([
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
    id: 'peace-with-italy',
    clauses: ['62.41', '62.41/-7', '62.61', '62.64'],
    question:
      'The result in Europe is \u22127 or worse, and of the Axis there the U.S. is at war with Italy alone: what of that war?',
    choices: [
      {
        id: 'bound',
        text: 'It goes on, as the peace is one with Germany; everything that a milder result forbids is forbidden.',
      },
    ],
    default: 'bound',
    fixed: true,
  },
]);
