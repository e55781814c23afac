import { type Seat, texts } from '../../../kernel/index.ts';
import { NATIONS } from '../nations.ts';
import { part } from '../part.ts';
import type { Books, Go, Open, WarGameStep } from '../state.ts';
import { bonusRuling } from './i2-bonuses.rulings.ts';
import { lookAtBonuses } from './i2-bonuses.ts';
import { canTry } from './i3-attempts.ts';
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
const partTwo: WarGameStep<'part-two'> = {
  clauses: ['G.F1', 'G.F2', 'G.I6'],
  next(books, { open }, _, referee) {
    if (bonusRuling(open.rulings, 'influence') === 'reported') return [];
    resetLost(open, referee);
    lookAtBonuses(books, open);
    return ITEMS;
  },
};

/** The seats whose nations are still to say whom they try; null: nobody is asked that now. */
function stillToTry(books: Books, open: Open): readonly Seat[] | null {
  const items = open.agenda as readonly Go[];
  if (items[0]?.step !== 'attempts') return null;
  const nations = items.flatMap((item) => (item.step === 'attempts' ? [item.nation] : []));
  return [...new Set(nations.filter((each) => canTry(books, open, each)).map((each) => books.seating[each]))];
}

/** The end of part II; where nobody tries anybody any more, all say so at once (G.F2). */
const partTwoEnd: WarGameStep<'part-two-end'> = {
  clauses: ['G.F1'],
  ends: {
    name: 'influence',
    clauses: ['G.F1', 'G.F2'],
    args: (_, { turn }) => ({ turn }),
    seats: (books, open) => stillToTry(books, open),
  },
  next(_, { open }) {
    open.bonuses = {};
  },
};

const say = texts({
  skip: {
    influence: 'Nobody tries anybody any more in turn {turn}',
  },
  told: {
    skip: {
      influence: 'Part II of turn {turn}: nobody tries anybody any more.',
    },
  },
});

/** G.F1, G.F2: part II begins and ends. */
export const PART_TWO = part(import.meta.url, {
  steps: { 'part-two': partTwo, 'part-two-end': partTwoEnd },
  texts: say,
});
