import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of 24.56D-drawn.ts. */
export const { RULINGS: DRAWN_RULINGS, ruled: drawnRuling } = rulingsOf([
  {
    id: 'drawn-for',
    clauses: ['24.56D/event'],
    question: 'For which targets is a Russian event drawn that leaves Russia a choice between several?',
    choices: [
      {
        id: 'every-target',
        text: 'For every one that it names; if its text is not known, for the one used.',
      },
      { id: 'single-target', text: 'For none: only an event with one single target bars the Allies.' },
      { id: 'used', text: 'For the one in which Russia used it, from then on.' },
    ],
    default: 'every-target',
  },
  {
    id: 'secret-event',
    clauses: ['24.56D/event'],
    question:
      'A secret Russian event is turned up for a target where the Allies have placed a counter. And then?',
    choices: [
      { id: 'void', text: 'The counter is taken back and counts nothing; its strength stays secret.' },
      { id: 'keep', text: 'The counter stays: nobody could know.' },
    ],
    default: 'void',
  },
  {
    id: 'open-event',
    clauses: ['24.56D/event'],
    question:
      'An open Russian event comes to a target where the Allies have placed a counter: by its use there in step 6, or as it is told late. And then?',
    choices: [
      { id: 'keep', text: 'The counter stays: nothing barred it when it was placed.' },
      { id: 'void', text: 'The counter is taken back and counts nothing.' },
    ],
    default: 'keep',
  },
  {
    id: 'unused-card',
    clauses: ['24.56D/event'],
    question: 'Does a secret Russian card that is never turned up bar the Allies?',
    choices: [{ id: 'no', text: 'No: nobody can know of it.' }],
    default: 'no',
    fixed: true,
  },
]);
