import { rulingsOf } from '../../../kernel/ruling.ts';

/** The rulings of 5-minors.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'negated',
    clauses: ['55.51', '55.22'],
    question: 'Germany surrenders: which results of 7 and 8 are negated?',
    choices: [
      { id: 'all', text: 'All.' },
      { id: 'german', text: 'Those that benefit Germany: a 7 or 8 of Italy stays while Italy fights on.' },
    ],
    default: 'all',
  },
  {
    id: 'reactions-after-germany',
    clauses: ['49.61', '55.51', '55.22'],
    question:
      'Germany surrenders, Italy fights on: what of the Axis die rolls in reaction that are still to come?',
    choices: [
      { id: 'end', text: 'They fall away with Germany.' },
      { id: 'kept', text: 'They are made, for Italy.' },
    ],
    default: 'end',
  },
]);
