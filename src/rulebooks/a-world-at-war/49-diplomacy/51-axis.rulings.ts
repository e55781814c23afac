import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of 51-axis.ts. */
export const { RULINGS, ruled } = rulingsOf([
  {
    id: 'italy-alone',
    clauses: ['49.31', '49.51A', '55.22'],
    question:
      'Axis results benefit Germany. Germany has surrendered and Italy fights on alone: what of the diplomacy of the Axis?',
    choices: [
      {
        id: 'plays',
        text: 'It goes on with the DPs that are left, a third of them in one target; results benefit Italy.',
      },
      {
        id: 'ends',
        text: 'It ends: the Axis names no minor country and places no DPs in one, and no result favours it.',
      },
    ],
    default: 'plays',
  },
]);
