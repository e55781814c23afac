import { own } from '../json.ts';
import type { DispatchKind } from '../steps/dispatch.ts';
import type { Rules } from '../rulebook.ts';
import type { Seat } from '../seat.ts';
import { factsNeeded } from '../sums/evaluate.ts';
import type { FactKey, Facts } from '../sums/facts.ts';
import { sidesOf } from '../sums/know.ts';
import { type Chance, howMany } from '../sums/series.ts';
import type { Hope, SheetResult } from '../sums/sheet.ts';
import { chanceOf, comesTrue, sidesAlike, type WeighedSheet, weigh } from '../sums/weigh.ts';
import type { OpenCommon } from './position.ts';
import type { RecordLine } from './record.ts';

// After the game: what fell, beside what was to be expected when the dice were cast. From one record, so from what its
// reader knows.

/** Something that was hoped for when dice fell: its chance then, and whether it came. */
export interface HopeAtFall {
  /** The line of the record. */
  readonly n: number;
  readonly sheet: SheetResult;
  readonly hope: Hope;
  readonly chance: Chance;
  readonly came: boolean;
  /** Whether something was told of it beside the roll. */
  readonly changed: boolean;
}

/** How a seat's rolls went: of `rolls` those that came, against all the ways they could have gone. */
export interface Luck {
  readonly seat: Seat;
  readonly rolls: number;
  readonly came: number;
  /** What was to be expected, as a number of rolls. */
  readonly expected: number;
  /** The share of all games, with the same rolls, in which as many or more come. */
  readonly asMany: { readonly some: bigint; readonly of: bigint };
}

/** Rules as far as luck reads them. */
type Hoping = Pick<Rules, 'facts' | 'sheets' | 'hoped'>;

/**
 * Every roll of a record in which somebody hopes for something, each with its hopes, as `open` has them by then. Rolls whose sum
 * is not all known are left out, and hopes that could only come or only fail.
 */
export function hopedIn(
  rules: Hoping,
  open: OpenCommon,
  lines: readonly RecordLine[],
): readonly (readonly HopeAtFall[])[] {
  return lines
    .filter(({ undone }) => !undone)
    .flatMap(({ n, dispatches }) =>
      dispatches.flatMap(({ kind, sheet }) => {
        const changed = dispatches.some((each) => CHANGES.includes(each.kind));
        const hoped = kind === 'rolled' && sheet ? hopesOf(rules, open, { n, changed }, sheet) : [];
        return hoped.length === 0 ? [] : [hoped];
      }),
    );
}

/** What is told where a roll has changed something. */
const CHANGES: readonly DispatchKind[] = ['result', 'directive', 'revealed'];

function hopesOf(
  rules: Hoping,
  open: OpenCommon,
  line: Pick<HopeAtFall, 'n' | 'changed'>,
  sheet: SheetResult,
): readonly HopeAtFall[] {
  const hopes = (rules.hoped?.(open, sheet.sheet) ?? own(rules.sheets, sheet.sheet))?.hopes ?? [];
  const weighed = hopes.length === 0 ? null : beforeItFell(rules, sheet);
  if (!weighed) return [];
  return hopes.flatMap((hope) => {
    const { sure, possible, of } = chanceOf(weighed, hope);
    const fell = comesTrue({ weight: 1n, total: sheet.total, outcomes: sheet.outcomes }, hope);
    if (sure !== possible || fell.some !== fell.all || sure === 0n || sure === of) return [];
    return [{ ...line, sheet, hope, chance: { some: sure, of }, came: fell.all }];
  });
}

/** What a roll could have come to, with all that was known of it but its dice; null where it has none. */
function beforeItFell(rules: Pick<Rules, 'facts' | 'sheets'>, result: SheetResult): WeighedSheet | null {
  const sheet = own(rules.sheets, result.sheet);
  if (!sheet) return null;
  const isDie = (key: FactKey): boolean => own(rules.facts, key)?.by === 'dice';
  const dice = factsNeeded(result.sheet, sheet, rules.facts).filter(
    (key) => isDie(key) && own(result.facts, key) !== undefined,
  );
  const facts: Facts = (key) => (isDie(key) ? undefined : own(result.facts, key));
  const weights = new Map(dice.map((die) => [die, sidesAlike(sidesOf(rules.facts, die))]));
  return dice.length === 0 ? null : weigh(result.sheet, sheet, facts, rules.facts, weights);
}

/** The luck of each seat that hoped for something, in the order in which they first did: of each roll its first hope. */
export function luckOf(rolls: readonly (readonly HopeAtFall[])[]): readonly Luck[] {
  const seats = new Set(rolls.flatMap((hoped) => hoped.flatMap(({ hope }) => hope.seats)));
  return [...seats].map((seat) => {
    const own = rolls.flatMap((hoped) => hoped.find(({ hope }) => hope.seats.includes(seat)) ?? []);
    const came = own.filter((each) => each.came).length;
    const { ways, of } = howMany(own.map(({ chance }) => chance));
    return {
      seat,
      rolls: own.length,
      came,
      expected: own.reduce((sum, { chance }) => sum + share(chance), 0),
      asMany: { some: ways.slice(came).reduce((sum, each) => sum + each, 0n), of },
    };
  });
}

/** What came to pass in fewer than so many of a hundred games is worth telling. */
const UNLIKELY = 60n;

/**
 * The rolls that changed most: those that changed something and went as it was not likely, of each that hope whose chance went
 * furthest, the furthest first, at most `most`.
 */
export function turningPoints(
  rolls: readonly (readonly HopeAtFall[])[],
  most: number,
): readonly HopeAtFall[] {
  const furthest = rolls.flatMap((hoped) => hoped.toSorted(byChange).slice(0, 1));
  const told = furthest.filter(
    (each) => each.changed && wayOf(each) * 100n > BigInt(each.chance.of) * (100n - UNLIKELY),
  );
  return told.toSorted(byChange).slice(0, most);
}

/** How far a chance went when the dice fell, the furthest first. */
function byChange(one: HopeAtFall, other: HopeAtFall): number {
  const by = wayOf(other) * BigInt(one.chance.of) - wayOf(one) * BigInt(other.chance.of);
  return by > 0n ? 1 : by < 0n ? -1 : 0;
}

function wayOf({ chance: { some, of }, came }: HopeAtFall): bigint {
  return came ? BigInt(of) - BigInt(some) : BigInt(some);
}

const PLACES = 1_000_000n;

/** A chance as a number, near enough to be set beside others. */
function share({ some, of }: Chance): number {
  return Number((BigInt(some) * PLACES) / BigInt(of)) / Number(PLACES);
}
