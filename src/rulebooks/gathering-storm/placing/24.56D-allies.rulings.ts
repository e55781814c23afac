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
  {
    id: 'drawn-for',
    clauses: ['24.56D/event'],
    question: 'For which targets is a Russian event drawn that names several?',
    choices: [
      { id: 'every-target', text: 'For every target that it names.' },
      { id: 'single-target', text: 'For none: only an event with a single target bars the Allies.' },
      { id: 'used', text: 'For the target in which Russia has used it.' },
    ],
    default: 'every-target',
  },
]);
