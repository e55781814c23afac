import { type Count, rolls, ways } from './dice.ts';
import type { FactKey, Facts, FactSchema } from './facts.ts';
import { prepare } from './prepare.ts';
import type { Outcome, Sheet } from './sheet.ts';

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
  for (const outcomes of outcomesOfFalls(name, sheet, facts, schema, dice, sides)) {
    for (const { id } of outcomes) count(possible, id);
    const [only, ...more] = outcomes;
    if (only && more.length === 0) count(sure, only.id);
  }
  return { of: ways(sides), outcomes: countedIn(sheet.outcomes ?? [], sure, possible) };
}

/** Whether nothing comes of the highest totals of a sheet, so that less is more: a roll of so much or less works. */
export function isFalling({ outcomes = [] }: Sheet): boolean {
  const rising = outcomes.toSorted((one, other) => lowest(one) - lowest(other));
  return rising.at(-1)?.nothing === true && rising[0]?.nothing !== true;
}

/** The same for each outcome or one further up, of a sheet where less is more further down: from the least to the furthest. */
export function rollOddsUp(...asked: Parameters<typeof rollOdds>): Odds {
  const [, sheet, , , , sides] = asked;
  const sure = new Map<string, number>();
  const possible = new Map<string, number>();
  const sorted = (sheet.outcomes ?? []).toSorted((one, other) => lowest(one) - lowest(other));
  const rising = isFalling(sheet) ? sorted.toReversed() : sorted;
  for (const outcomes of outcomesOfFalls(...asked)) {
    const at = outcomes.map((each) => rising.indexOf(each));
    const [low, high] = [Math.min(...at), Math.max(...at)];
    for (const [i, { id }] of rising.entries()) {
      if (i <= high) count(possible, id);
      if (i <= low) count(sure, id);
    }
  }
  return { of: ways(sides), outcomes: countedIn(rising, sure, possible) };
}

/** What each fall of the dice can bring, in the order of `rolls`. */
export function* outcomesOfFalls(
  ...[name, sheet, facts, schema, dice, sides]: Parameters<typeof rollOdds>
): Generator<readonly Outcome[]> {
  const sum = prepare(name, sheet, schema);
  for (const faces of rolls(sides)) {
    const rolled: Facts = (key) => {
      const die = dice.indexOf(key);
      return die < 0 ? facts(key) : faces[die];
    };
    yield sum.outcomes(rolled);
  }
}

function lowest({ from = Number.NEGATIVE_INFINITY }: Outcome): number {
  return from;
}

function count(counts: Map<string, number>, id: string): void {
  counts.set(id, (counts.get(id) ?? 0) + 1);
}

function countedIn(
  outcomes: readonly Outcome[],
  sure: ReadonlyMap<string, number>,
  possible: ReadonlyMap<string, number>,
): OutcomeOdds[] {
  return outcomes.map(({ id }) => ({
    outcome: id,
    sure: sure.get(id) ?? 0,
    possible: possible.get(id) ?? 0,
  }));
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
