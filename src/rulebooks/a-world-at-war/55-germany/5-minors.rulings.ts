import { rulingsOf } from '../../../kernel/index.ts';

/** The rulings of 5-minors.ts. */
export const { RULINGS: MINOR_RULINGS, ruled: minorRuling } = rulingsOf([
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
    id: 'surrendered-minors',
    clauses: ['55.51', '56.51', '49.435'],
    question:
      'Minor allies and associated minor countries surrender with Germany or Italy: can they be named as diplomatic targets later?',
    choices: [
      {
        id: 'named',
        text: 'Yes: nobody controls their capitals, so they are not conquered in the sense of 49.435.',
      },
      {
        id: 'conquered',
        text: 'No: they count as conquered, as the power does with which they surrender (54.31).',
      },
    ],
    default: 'named',
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
