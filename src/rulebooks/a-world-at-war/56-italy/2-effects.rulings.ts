import { rulingsOf } from '../../../kernel/steps/ruling.ts';

/** The rulings of 2-effects.ts. */
export const { RULINGS } = rulingsOf([
  {
    id: 'italian-results',
    clauses: ['56.51'],
    question:
      'Italy\u2019s associated minor countries surrender with it: what of its minor allies, BRPs and hex control by diplomacy?',
    choices: [{ id: 'end', text: 'They end too: nobody is left whom they benefit.' }],
    default: 'end',
    fixed: true,
  },
  {
    id: 'italy-after-germany',
    clauses: ['56.32', '56.32B', '56.41'],
    question: 'Italy surrenders after Germany: who receives the units and hexes that would pass to Germany?',
    choices: [{ id: 'nobody', text: 'Nobody: the units are removed, the hexes are controlled by nobody.' }],
    default: 'nobody',
    fixed: true,
  },
]);
