import { NATIONS } from '../nations.ts';
import { part } from '../part.ts';
import type { Go, Step } from '../state.ts';
import { ruled } from './i2-bonuses.rulings.ts';
import { lookAtBonuses } from './i2-bonuses.ts';
import { resetLost } from './i4-resets.ts';

declare module '../state.ts' {
  interface Steps {
    /** Part II, where the program plays it. */
    'part-two': object;
    'part-two-end': object;
  }
}

const ITEMS: readonly Go[] = [
  ...NATIONS.map((nation): Go => ({ step: 'attempts', nation })),
  { step: 'part-two-end' },
];

/** G.F1, G.F2: influence, nation by nation in the order of play. */
export const partTwo: Step<'part-two'> = {
  clauses: ['G.F1', 'G.F2', 'G.I6'],
  next(books, { open }, _, referee) {
    if (ruled(open.rulings, 'influence') === 'reported') return [];
    resetLost(open, referee);
    lookAtBonuses(books, open);
    return ITEMS;
  },
};

/** The end of part II. */
export const partTwoEnd: Step<'part-two-end'> = {
  clauses: ['G.F1'],
  next(_, { open }) {
    open.bonuses = {};
  },
};

/** G.F1, G.F2: part II begins and ends. */
export const PART_TWO = part(import.meta.url, {
  steps: { 'part-two': partTwo, 'part-two-end': partTwoEnd },
});
