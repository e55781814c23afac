import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of 66-demands.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'neutralized-minors',
    clauses: ['59.65', '59.66'],
    question: 'Is a British minor country that becomes neutral conceded, so that the next priority opens?',
    choices: [
      { id: 'conceded', text: 'Yes: neutral or Axis, it has been demanded.' },
      { id: 'axis-only', text: 'No: it has to come under Axis control.' },
    ],
    default: 'conceded',
  },
  {
    id: 'political-concessions',
    clauses: ['59.73G'],
    question: 'Germany gives territory back and takes none: which political concessions can it still demand?',
    choices: [
      { id: 'neutrality', text: 'That British minor countries become neutral.' },
      { id: 'indemnity', text: 'None: an indemnity alone.' },
    ],
    default: 'neutrality',
  },
  {
    id: 'forgone-indemnity',
    clauses: ['59.71', '59.75', '59.75A', '59.75B'],
    question: 'Do the points of an indemnity count when it is worked out what Germany has not taken?',
    choices: [
      { id: 'counts', text: 'Yes: one that could be imposed is forgone, one that is imposed is taken.' },
      { id: 'apart', text: 'No: territory alone counts.' },
    ],
    default: 'counts',
  },
]);
