import {
  type Bar,
  type FactKey,
  family,
  reportedValue,
  rulingsOf,
  texts,
  whole,
} from '../../../kernel/index.ts';
import { NATIONS, type Nation } from '../nations.ts';
import { part } from '../part.ts';
import type { WarGameGround, Open } from '../state.ts';

// G.J2: a nation spends no more on influence in a turn than a tenth of its land value, rounded up.

const MOST_VALUE = 400;
const PARTS = 10;

/** What the land of a nation is worth (ruling land-value). */
export const landValue = family<WarGameGround, [Nation]>({
  key: (nation) => `land-value.${nation}`,
  each: () => NATIONS.map((nation): [Nation] => [nation]),
  spec: (_, nation) => ({
    type: whole(0, MOST_VALUE),
    lasts: 'turn',
    likely: true,
    askedOf: nation,
    question: say.fact.landValue({ nation }),
    clauses: ['G.J2'],
  }),
});

/** G.J2: a tenth of the land value of a nation, rounded up; null: nobody has said it. */
export function capOf({ facts }: Pick<Open, 'facts'>, nation: Nation): number | null {
  const value = reportedValue(facts, landValue.key(nation));
  return typeof value === 'number' ? Math.ceil(value / PARTS) : null;
}

/** G.J2: what a nation can still spend under its cap in this turn; null: not known. */
export function leftOf(open: Open, nation: Nation): number | null {
  const cap = capOf(open, nation);
  if (cap === null) return null;
  const counted = (open.spent[nation] ?? 0) - (open.uncapped[nation] ?? 0);
  return Math.max(0, cap - Math.max(0, counted));
}

/** G.J2: the land value of these nations, where nobody has said it and it counts. */
export function unknownValues(open: Open, nations: readonly Nation[]): readonly FactKey[] {
  return nations.filter((each) => capOf(open, each) === null).map((each) => landValue.key(each));
}

/** Whether the sums that entries ask for count under the cap (ruling cap-fixed-sums). */
export function countsFixed({ rulings }: Pick<Open, 'rulings'>): boolean {
  return ruled(rulings, 'cap-fixed-sums') === 'under';
}

/** Whether money against influence counts under the cap (ruling cap-counters). */
export function countsCounters({ rulings }: Pick<Open, 'rulings'>): boolean {
  return ruled(rulings, 'cap-counters') === 'under';
}

/** G.J2: why a nation cannot pay so much. */
export function capBar(nation: Nation, left: number): Bar {
  return { clauses: ['G.J2'], reason: say.bar.cap({ nation, left }) };
}

const say = texts({
  bar: {
    cap: '{nation} has ${left} left for influence this turn.',
  },
  facts: {
    'land-value': 'What land is worth',
  },
  fact: {
    landValue: 'What is the land of {nation} worth?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    landValue:
      'On the map: the values of the lands that it holds, added up; your record of income has it. Usually what it was last turn.',
  },
});

/** What the guide leaves open. */
const { RULINGS, ruled } = rulingsOf([
  {
    id: 'cap-fixed-sums',
    clauses: ['G.J2', 'G.J9'],
    question:
      'Do the sums that a territory itself asks for count under the cap of a tenth of the land value?',
    choices: [
      { id: 'under', text: 'Yes: who has less left cannot roll; with land worth 60 nobody can pay Spain 7.' },
      { id: 'outside', text: 'No: only what is spent beyond them counts.' },
    ],
    default: 'under',
  },
  {
    id: 'cap-counters',
    clauses: ['G.J2', 'G.J5'],
    question: 'Does money that is spent against influence count under the cap of a tenth of the land value?',
    choices: [
      { id: 'under', text: 'Yes: it is money for influence, too.' },
      { id: 'outside', text: 'No: only what a nation spends on its own influence counts.' },
    ],
    default: 'under',
  },
  {
    id: 'land-value',
    clauses: ['G.J2'],
    question: 'What is the land value of a nation, of which a tenth is the cap?',
    choices: [{ id: 'told', text: 'What the table says in that turn, before the first money is spent.' }],
    default: 'told',
    fixed: true,
  },
]);

/** G.J2: the cap. */
export const CAP = part(import.meta.url, {
  clauses: {
    'G.J2': ['enforced', 'At most a tenth of the land value', 'leftOf'],
  },
  facts: [landValue],
  rulings: RULINGS,
  texts: say,
});
