import { rulingsOf } from '../../../kernel/ruling.ts';

/** The rulings of rule 59. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'british-check',
    clauses: ['59.11', '59.21', '59.22D'],
    question: 'When is the British resistance level checked?',
    choices: [
      {
        id: 'game-turn',
        text: 'At the end of each game turn, as 59.11 has it: transports have been replaced.',
      },
      { id: 'allied-turn', text: 'At the end of each Allied player turn, as the note of the table has it.' },
    ],
    default: 'game-turn',
  },
  {
    id: 'usat-in-resistance',
    clauses: ['59.21', '49.851D'],
    question: 'Which USAT level does the British resistance table count?',
    choices: [
      {
        id: 'actual',
        text: 'The actual one: 49.851D does not name the table among what the effective one governs.',
      },
      { id: 'effective', text: 'The effective one.' },
    ],
    default: 'actual',
    fixed: true,
  },
  {
    id: 'british-again',
    clauses: ['59.87', '59.86B'],
    question:
      'Germany has declared war on the West after a British surrender: can Britain surrender once more?',
    choices: [
      { id: 'never', text: 'No: 59.87 excepts it.' },
      {
        id: 'anew',
        text: 'Yes, at zero or less as at first: it need not be below the level of the surrender.',
      },
    ],
    default: 'never',
  },
  {
    id: 'british-initial',
    clauses: ['59.87', '59.872'],
    question: 'Britain has surrendered twice: below which level does it surrender again?',
    choices: [{ id: 'latest', text: 'Below that of the latest surrender, from which its cost is counted.' }],
    default: 'latest',
  },
  {
    id: 'british-excess',
    clauses: ['59.513A', '59.513F'],
    question: 'May Britain remove more than its surrender asks for?',
    choices: [{ id: 'told', text: 'Yes: at least that is asked. What is more than asked is told.' }],
    default: 'told',
  },
  {
    id: 'japanese-treaty',
    clauses: ['59.891C', '59.892', '59.61'],
    question:
      'The U.S. is at war with Germany when Britain surrenders, but not with Japan: may Japan make peace?',
    choices: [
      { id: 'with-peace', text: 'No: there is no treaty between Germany and Britain to adhere to.' },
      { id: 'always', text: 'Yes: 59.891C says only that Britain surrenders.' },
    ],
    default: 'with-peace',
  },
  {
    id: 'commonwealth-units',
    clauses: ['59.513C', '59.513D', '59.514C'],
    question: 'Which air and naval units of the Commonwealth stay when Britain surrenders?',
    choices: [
      { id: 'all', text: 'Those of Canada, South Africa, Australia and India, as 59.514C has it.' },
      { id: 'australian', text: 'The Australian ones alone, which 59.513C and D name.' },
    ],
    default: 'all',
  },
  {
    id: 'us-in-europe',
    clauses: ['59.61', '59.62'],
    question:
      'The U.S. is at war with Italy and not with Germany when Britain surrenders: does the war go on?',
    choices: [
      { id: 'germany', text: 'No: 59.61 asks for a war with Germany.' },
      { id: 'europe', text: 'Yes: 59.62 brings peace only where the U.S. is not at war in Europe.' },
    ],
    default: 'germany',
  },
  {
    id: 'britain-in-asia',
    clauses: ['59.83', '59.891B', '62.62', '62.82'],
    question:
      'Britain has surrendered and fights Japan; the U.S. makes peace with Japan: what of Britain there?',
    choices: [
      {
        id: 'fights-on',
        text: 'It fights on: its surrender takes effect in Europe alone, and other Allies may fight on.',
      },
      { id: 'neutral', text: 'It is neutral as long as the U.S. is.' },
    ],
    default: 'fights-on',
  },
  {
    id: 'british-war-ends',
    clauses: ['59.14B', '59.85'],
    question:
      'Russia too is in a state of surrender: is it a Japan that has surrendered that ends the war, or one that has not?',
    choices: [{ id: 'not', text: 'One that has not surrendered, as 59.14B and 62.91 have it.' }],
    default: 'not',
  },
]);
