import { type Words, json } from '../../../kernel/index.ts';
import { resultTableTexts } from './results.words.ts';

/** What a result does, best for the Allies first. `none`: no effect at all. */
export type ResultEffect =
  | 'allied-ally'
  | 'allied-associate'
  | 'allied-hexes'
  | 'allied-brps'
  | 'allied-policy'
  | 'current'
  | 'axis-policy'
  | 'axis-brps'
  | 'axis-hexes'
  | 'axis-associate'
  | 'axis-ally'
  | 'none';

/** One row of a diplomatic table. */
export interface ResultRow {
  readonly id: string;
  readonly from?: number;
  readonly to?: number;
  readonly effect: ResultEffect;
  /** BRPs that go with it; 'all': all the country has. */
  readonly brps?: number | 'all';
  /** Starred: permanent (49.52). */
  readonly permanent?: boolean;
  /** What else the row gives, in the words of whoever supplied the table. */
  readonly text?: string;
}

/**
 * The general scale that the examples of 49.53 and 49.58, the statuses of 49.433 and the tables known agree on. It
 * stands in where a country's own table is not supplied; it has no BRPs and no stars, as these differ by country.
 */
export const GENERAL: readonly ResultRow[] = [
  { id: '-3', to: -3, effect: 'allied-ally' },
  { id: '-2', from: -2, to: -2, effect: 'allied-associate' },
  { id: '-1', from: -1, to: -1, effect: 'allied-hexes' },
  { id: '0', from: 0, to: 0, effect: 'allied-brps' },
  { id: '1-2', from: 1, to: 2, effect: 'allied-policy' },
  { id: '3-4', from: 3, to: 4, effect: 'current' },
  { id: '5-6', from: 5, to: 6, effect: 'axis-policy' },
  { id: '7', from: 7, to: 7, effect: 'axis-brps' },
  { id: '8', from: 8, to: 8, effect: 'axis-hexes' },
  { id: '9', from: 9, to: 9, effect: 'axis-associate' },
  { id: '10', from: 10, effect: 'axis-ally' },
];

/** What each result does, by its id in every table. */
export const EFFECTS: Readonly<Record<string, ResultEffect>> = {
  ...Object.fromEntries(GENERAL.map(({ id, effect }) => [id, effect])),
  '1-6': 'none',
};

/** What a result does. Throws for an id that no table has: our own mistake. */
export function effectOf(id: string): ResultEffect {
  const effect = json.own(EFFECTS, id);
  if (effect === undefined) throw new Error(`no result ${id}`);
  return effect;
}

/** The most BRPs that a country can give. */
export const MOST_BRPS = 200;

/** The result that an effect is, as it stands in effect for a country. Throws for the middle, which never does. */
export function resultOf(effect: ResultEffect): string {
  const row = GENERAL.find((each) => each.effect === effect);
  if (row === undefined) throw new Error(`${effect} is never in effect`);
  return row.id;
}

/** How far an effect goes, Allied ones lowest. */
export function rank(effect: ResultEffect): number {
  return GENERAL.findIndex((each) => each.effect === effect);
}

/** What the players may say that a row on this side gives: the dividing line stays where the table has it (49.53). */
export function effectsOf(side: 'axis' | 'allied'): readonly ResultEffect[] {
  return [...GENERAL.map(({ effect }) => effect).filter((effect) => favours(effect) === side), 'none'];
}

/** The side an effect favours; the middle favours nobody (49.53). */
export function favours(effect: ResultEffect): 'axis' | 'allied' | null {
  if (effect.startsWith('axis')) return 'axis';
  return effect.startsWith('allied') ? 'allied' : null;
}

/** What a row of the tables gives, by its name. */
export const resultNamed = (id: string): Words => resultTableTexts.result[id as Named]();
type Named = Exclude<keyof typeof resultTableTexts.result, 'gives' | 'nothing' | 'permanent'>;

/** A row in words: as tables have it, or what the players say that it gives; and whether it is permanent (49.52). */
export function resultWords(row: ResultRow): Words {
  const result = row.effect === json.own(EFFECTS, row.id) ? resultNamed(row.id) : changedWords(row);
  return row.permanent ? resultTableTexts.result.permanent({ result }) : result;
}

function changedWords({ from, to, effect }: ResultRow): Words {
  const totals = totalsWords(from, to);
  return effect === 'none'
    ? resultTableTexts.result.nothing({ totals })
    : resultTableTexts.result.gives({ totals, effect });
}

/** The totals of a row: one, some, or all from there on. */
export function totalsWords(from: number | undefined, to: number | undefined): Words {
  if (from === undefined) return resultTableTexts.totals.down({ to: to ?? '' });
  if (to === undefined) return resultTableTexts.totals.up({ from });
  return from === to ? resultTableTexts.totals.one({ from }) : resultTableTexts.totals.some({ from, to });
}
