import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of 12-checks.ts. */
export const { RULINGS: SURRENDER_CHECK_RULINGS, ruled: surrenderCheckRuling } = rulingsOf([
  {
    id: 'check-order',
    clauses: ['54.12', '55.52'],
    question: 'Germany and Italy are both to be checked at the end of one player turn: which comes first?',
    choices: [
      {
        id: 'germany',
        text: 'Germany: what it held in the Mediterranean passes to Italy before Italy is checked.',
      },
      { id: 'italy', text: 'Italy.' },
    ],
    default: 'germany',
  },
  {
    id: 'russia-in-order',
    clauses: ['54.12', '55.21', '60.11'],
    question:
      'Russia is checked at the end of a player turn in which Germany or Italy may fall: which comes first?',
    choices: [
      { id: 'after', text: 'Germany and Italy: peace, or an enemy the fewer, counts for Russia at once.' },
      { id: 'before', text: 'Russia, with all that fought at the start of the checks.' },
    ],
    default: 'after',
  },
  {
    id: 'france-in-order',
    clauses: ['54.12', '58.12', '60.11'],
    question: 'France falls at the end of a player turn in which others are checked: which comes first?',
    choices: [
      { id: 'before', text: 'France: it counts for nobody any more.' },
      { id: 'after', text: 'The others, with a France that still fights.' },
    ],
    default: 'before',
  },
  {
    id: 'britain-or-japan',
    clauses: ['54.12', '57.11', '59.11', '62.21B'],
    question:
      'Britain and Japan are both to be checked at the end of one game turn: which comes first, and when is the election?',
    choices: [
      {
        id: 'britain',
        text: 'Britain; with an election, Japan, then the election, then Britain.',
      },
    ],
    default: 'britain',
    fixed: true,
  },
  {
    id: 'peace-in-phase',
    clauses: ['55.21', '56.21'],
    question: 'A report in the middle of a diplomatic phase ends the war in Europe: what of that phase?',
    choices: [{ id: 'finished', text: 'What was named is still rolled; there is no later one.' }],
    default: 'finished',
    fixed: true,
  },
  {
    id: 'safe-word',
    clauses: ['54.22'],
    question:
      'The table has said that a power is safe: is that filled in when it is asked again in a later turn?',
    choices: [
      { id: 'until-changed', text: 'Yes, until something is told that its level hangs on.' },
      { id: 'worked-out', text: 'Only where its level as last told is above the mark.' },
    ],
    default: 'until-changed',
  },
  {
    id: 'word-anew',
    clauses: ['54.22', '61.11'],
    question:
      'A check has been worked out after the table has said that other powers are safe: when is it asked of them anew?',
    choices: [
      {
        id: 'on-a-fall',
        text: 'When something comes of it for others: the result of China, which never surrenders, is none.',
      },
      { id: 'on-any', text: 'On any result, that of China among them.' },
    ],
    default: 'on-a-fall',
    fixed: true,
  },
]);
