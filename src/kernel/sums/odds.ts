import { type Count, rolls, ways } from './dice.ts';
import type { FactKey, Facts, FactSchema } from './facts.ts';
import { prepare } from './prepare.ts';
import type { Sheet } from './sheet.ts';

/** How many of the rolls give an outcome: `sure` whatever is unknown, `possible` for some of it. */
export interface OutcomeOdds {
  readonly outcome: string;
  readonly sure: number;
  readonly possible: number;
}

/** The exact chance of each outcome of a sheet, over `of` equally likely rolls. */
export interface Odds {
  readonly of: Count;
  readonly outcomes: readonly OutcomeOdds[];
}

/**
 * Exact odds of a roll: every fall of the dice is put into the sheet as facts, with what is known of the rest.
 * Where something is unknown, `sure` and `possible` differ. `dice`: the fact for each die, `sides`: its sides.
 */
export function rollOdds(
  name: string,
  sheet: Sheet,
  facts: Facts,
  schema: FactSchema,
  dice: readonly FactKey[],
  sides: readonly number[],
): Odds {
  const sure = new Map<string, number>();
  const possible = new Map<string, number>();
  const sum = prepare(name, sheet, schema);
  for (const faces of rolls(sides)) {
    const rolled: Facts = (key) => {
      const die = dice.indexOf(key);
      return die < 0 ? facts(key) : faces[die];
    };
    const outcomes = sum.outcomes(rolled);
    for (const { id } of outcomes) possible.set(id, (possible.get(id) ?? 0) + 1);
    const [only, ...more] = outcomes;
    if (only && more.length === 0) sure.set(only.id, (sure.get(only.id) ?? 0) + 1);
  }
  const outcomes = (sheet.outcomes ?? []).map((each) => ({
    outcome: each.id,
    sure: sure.get(each.id) ?? 0,
    possible: possible.get(each.id) ?? 0,
  }));
  return { of: ways(sides), outcomes };
}

const PERCENT = 100n;

/**
 * A chance in percent, to so many places: nothing but a sure one is said to be 100, and nothing but an impossible one 0
 * (">99.9", "<0.1").
 */
export function percentText(count: number | bigint, of: number | bigint, places: number): string {
  const [some, all] = [BigInt(count), BigInt(of)];
  const unit = 10n ** BigInt(places);
  const rounded = (some * PERCENT * unit * 2n + all) / (all * 2n);
  const text = (parts: bigint): string =>
    places === 0 ? String(parts) : `${parts / unit}.${String(parts % unit).padStart(places, '0')}`;
  if (some > 0n && rounded === 0n) return `<${text(1n)}`;
  if (some < all && rounded === PERCENT * unit) return `>${text(rounded - 1n)}`;
  return text(rounded);
}

const MOST_IN_BRIEF = 3;

/** What says the chances in a line: of two outcomes the second, where it says the first too; nothing where many can fall. */
export function inBrief({ of, outcomes }: Odds): readonly OutcomeOdds[] {
  const can = outcomes.filter(({ possible }) => possible > 0);
  const [first, second, ...more] = can;
  if (can.length > MOST_IN_BRIEF) return [];
  if (!first || !second || more.length > 0) return can;
  const all = Number(of);
  const isRest = first.sure + second.possible === all && first.possible + second.sure === all;
  return isRest ? [second] : can;
}
