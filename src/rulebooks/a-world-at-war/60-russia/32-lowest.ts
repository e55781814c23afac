import { reported, setFact } from '../../../kernel/sums/facts.ts';
import type { SheetResult } from '../../../kernel/sums/sheet.ts';
import { texts } from '../../../kernel/texts/texts.ts';
import { fact, single, whole } from '../facts.ts';
import { part } from '../part.ts';
import type { Open } from '../state.ts';
import { ruled, RULINGS } from './32-lowest.rulings.ts';

// 60.32A: units are removed once for each level; only a further drop costs more.

const say = texts({
  fact: {
    russiaLowest: 'The lowest resistance level for which Russia has removed units',
  },
});

/** As low as a level is kept. */
const LOWEST = -99;

/** The lowest level for which units were removed (60.32A). */
export const lowest = single(
  'russia.lowest',
  fact('russiaLowest', whole(LOWEST, 0), ['60.32A'], { byRules: true, onMap: true }),
);

/** The lowest level so far; zero where nothing was removed (60.32A). */
export function lowestOf({ facts }: Open): number {
  const told = reported(facts, lowest.key());
  return typeof told === 'number' ? told : 0;
}

/** The level down to which units are to be removed now (60.31, 60.32A). */
export function levelReached({ total }: SheetResult): number {
  return Math.max(LOWEST, Math.min(0, total.min));
}

/** Whether it is known well enough what comes of a level that may be fatal (60.31): it is no lower than for which units went. */
export function isSettledBy(open: Open, { total }: SheetResult): boolean {
  const isNoLower = total.max <= 0 && total.min >= lowestOf(open);
  return isNoLower && ruled(open.rulings, 'russia-drops') === 'lowest';
}

/** 60.32A, by ruling russia-drops: a level that has risen may be what the next drop is counted from. */
export function noteRise(open: Open, sum: SheetResult): void {
  if (ruled(open.rulings, 'russia-drops') === 'last') setFact(open.facts, lowest.key(), levelReached(sum));
}

/** 60.32A: the lowest level so far. */
export const LOWEST_LEVEL = part(import.meta.url, {
  clauses: {
    '60.32': ['heading', 'Subsequent turns'],
    '60.32A': ['enforced', 'Removal of additional units', '12-state.ts#judgeRussia'],
    '60.32A/example': ['enforced', 'Example: -3, then -2', '12-state.ts#judgeRussia'],
  },
  facts: [lowest],
  rulings: RULINGS,
  texts: say,
});
