import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of 8-tension.ts. */
export const { RULINGS: TENSION_RULINGS, ruled: tensionRuling } = rulingsOf([
  {
    id: 'usjt-at-once',
    clauses: ['49.852A', '49.852C'],
    question:
      'Japan attacks Britain alone and USJT is rolled at once: is it rolled again at the end of that turn’s Allied diplomatic phase?',
    choices: [
      {
        id: 'instead',
        text: 'No: the roll at once is the exception to it, and holds until the Allied player turn ends.',
      },
      { id: 'besides', text: 'Yes: at the end of every Allied diplomatic phase.' },
    ],
    default: 'instead',
  },
  {
    id: 'tensions-at-war',
    clauses: ['49.841A', '62.51'],
    question: 'Are USAT and USJT recorded while the U.S. is at war with Germany or Japan?',
    choices: [
      { id: 'adverse', text: 'Only after an adverse election, which makes them recorded “again”.' },
      { id: 'recorded', text: 'Yes, as before the war.' },
    ],
    default: 'adverse',
  },
  {
    id: 'tensions-in-turn-of-war',
    clauses: ['49.841A', '62.51'],
    question:
      'Where a level is not recorded while the U.S. is at war: from when on, in the turn in which the war comes?',
    choices: [
      { id: 'next-turn', text: 'From the next turn on: in this one events still count.' },
      { id: 'at-once', text: 'From the outbreak on.' },
    ],
    default: 'next-turn',
  },
]);
