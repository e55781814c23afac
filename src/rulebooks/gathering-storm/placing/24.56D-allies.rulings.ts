import { rulingsOf } from '../../../kernel/ruling.ts';

/** The rulings of 24.56D-allies.ts. */
export const { RULINGS, ruled } = rulingsOf([
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
]);
