import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of 24.56D-allies.ts. */
export const { RULINGS: ALLY_RULINGS, ruled: allyRuling } = rulingsOf([
  {
    id: 'civil-war-lifts-event-bar',
    clauses: ['24.56D/civil-war'],
    question: 'In a civil war, may the Allies also place where a Russian event was drawn for the target?',
    choices: [
      { id: 'no', text: 'No: a civil war lifts the bar of Russian flags alone.' },
      { id: 'yes', text: 'Yes: a civil war lifts both bars.' },
    ],
    default: 'no',
  },
  {
    id: 'support-a-faction',
    clauses: ['24.56D/civil-war'],
    question: 'Which counters support the Allied faction in a civil war?',
    choices: [
      {
        id: 'every',
        text: 'Every diplomatic counter of the Allies there, one of the two as well as an extra.',
      },
    ],
    default: 'every',
    fixed: true,
  },
  {
    id: 'diplomatic-counters-only',
    clauses: ['24.56D', '24.61A', '24.61B'],
    question:
      'The sheet puts its restrictions on all placements of Russia and the Allies. Which counters do they bar?',
    choices: [
      {
        id: 'diplomatic',
        text: 'Diplomatic counters alone, as the rules themselves say; military ones may go anywhere.',
      },
    ],
    default: 'diplomatic',
    fixed: true,
  },
]);
