import { type SheetResult, reportedValue, rulingsOf, setFact, texts, whole } from '../../../kernel/index.ts';
import { fact, single } from '../facts/facts.ts';
import { fallOf, tellFall } from '../war/falls.ts';
import { part } from '../part.ts';
import type { WorldFamily, Open } from '../state.ts';

// 60.32A: units are removed once for each level; only a further drop costs more.

const say = texts({
  fact: {
    russiaLowest: 'The lowest resistance level for which Russia has removed units',
  },
});

/** As low as a level is kept. */
const LOWEST = -99;

/** The level from which a further drop counts (60.32A): the lowest for which units were removed, or by ruling russia-drops the last. */
export const lowest: WorldFamily<[]> = {
  ...single(
    'russia.lowest',
    fact('russiaLowest', whole(LOWEST, 0), ['60.32A'], { byRules: true, onMap: true }),
    ({ open }) => fromNow(open),
  ),
  // put right by the table, it is both
  write({ open }, { value }) {
    tellFall(open, 'russia', 'level', typeof value === 'number' ? value : undefined);
  },
};

/** Both are kept, as the ruling can change in play. */
function fromNow(open: Open): number | undefined {
  const told = reportedValue(open.facts, lowest.key());
  const ever = typeof told === 'number' ? told : undefined;
  return ruled(open.rulings, 'russia-drops') === 'last' ? (fallOf(open, 'russia').level ?? ever) : ever;
}

/** The level from which a drop counts now; zero where nothing was removed (60.32A). */
export function lowestOf(open: Open): number {
  return fromNow(open) ?? 0;
}

/** 60.31: units have been removed down to a level. */
export function noteRemoved(open: Open, reached: number): void {
  const told = reportedValue(open.facts, lowest.key());
  setFact(open.facts, lowest.key(), typeof told === 'number' ? Math.min(told, reached) : reached);
  tellFall(open, 'russia', 'level', reached);
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

/** 60.32A: the level has been worked out, and no units go for it: by ruling russia-drops the next drop is counted from it. */
export function noteLevel(open: Open, sum: SheetResult): void {
  const { min, max } = sum.total;
  const isKnown = min === max || min >= 0;
  tellFall(open, 'russia', 'level', isKnown ? levelReached(sum) : undefined);
}

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'russia-drops',
    clauses: ['60.32A'],
    question: 'From what has the Russian level to fall for more units to be removed?',
    choices: [
      {
        id: 'lowest',
        text: 'From the lowest for which units were removed: \u22123, \u22122, \u22123 costs once.',
      },
      { id: 'last', text: 'From the level before: \u22123, \u22122, \u22123 costs for the last step again.' },
    ],
    default: 'lowest',
  },
]);

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
