import { type Bar, type Limit, type Words, once } from '../../../kernel/index.ts';
import { fallOf } from '../war/falls.ts';
import { part } from '../part.ts';
import { type Faction, powersOf } from '../powers.ts';
import { type Open, SEASONS } from '../state.ts';
import { isMinor, RUSSIAN_TARGETS, TARGETS } from '../tables/targets.ts';
import { vichyNow } from '../war/vichy.ts';
import { allocationRuling } from './2-allocation.rulings.ts';
import { allocationTexts } from './2-allocation.words.ts';
import { diplomacyBarTexts } from './43-bars.words.ts';
import { fellThisYear } from './431c-france.ts';
import { axisBeneficiary } from './51-axis.ts';

// 49.3, 49.81: where a faction may not put its DPs, and how many at most.

const TURNS_OF_1939 = 2;

/**
 * Game turns in which a DP placed for this year can be triggered in USAT, one each (49.82C). A game that begins in the
 * middle of a year begins with DPs that were placed at its start.
 */
export function triggeringTurns({ year, rulings }: Open): number {
  return year === 1939 && allocationRuling(rulings, 'usat-first-year') === 'two'
    ? TURNS_OF_1939
    : SEASONS.length;
}

/** The most DPs a faction may have in one target: a third of its pool, rounded up (49.31). */
export function oneThird(pool: number): number {
  return Math.ceil(pool / 3);
}

const BAR = {
  rgt: barIn(['49.33', '49.81A'], allocationTexts.bar.rgt),
  usjt: barIn(['49.35', '49.81C'], allocationTexts.bar.usjt),
  russianUsat: barIn(['49.32', '49.81B'], allocationTexts.bar.russianList),
  russianList: barIn(['49.32'], allocationTexts.bar.russianList),
  usatYears: barIn(['49.34', '49.81B'], allocationTexts.bar.usatYears),
  axisEnded: barIn(['49.51A'], diplomacyBarTexts.bar.axisEnded),
  noVichy: barIn(['58.31B'], diplomacyBarTexts.bar.noVichyFrance),
  vichy: barIn(['49.36B'], allocationTexts.bar.vichy),
};

function barIn(
  clauses: readonly string[],
  text: (args: { readonly target: string; readonly year: number }) => Words,
): (target: string, year: number) => Bar {
  return once((target, year) => ({ clauses, reason: text({ target, year }) }));
}

/** Why a faction may not put DPs in a target, or null (49.32 to 49.35, 49.36B, 49.51A; 58.31B; of the tensions 49.81, 49.81A to C). */
export function allocationBar(open: Open, faction: Faction, target: string): Bar | null {
  const { year } = open;
  if (target === 'rgt') return BAR.rgt(target, year);
  if (target === 'usjt') return BAR.usjt(target, year);
  if (faction === 'russia' && !RUSSIAN_TARGETS.includes(target))
    return (target === 'usat' ? BAR.russianUsat : BAR.russianList)(target, year);
  if (target === 'usat' && (year < 1939 || year > 1941)) return BAR.usatYears(target, year);
  if (faction === 'european-axis' && isMinor(target) && axisBeneficiary(open) === null)
    return BAR.axisEnded(target, year);
  if (target === 'vichy-france' && vichyNow(open) === 'none') return BAR.noVichy(target, year);
  if (target === 'vichy-france' && franceStands(open)) return BAR.vichy(target, year);
  return null;
}

/** 49.36B: France stands, or did at the year's start. */
function franceStands(open: Open): boolean {
  if (open.franceStood || fellThisYear(open) === true) return true;
  return fallOf(open, 'france').now === false;
}

const rowsOf = (faction: Faction) =>
  once((target: string) => powersOf(faction).map((power) => `${power}/${target}`));

/** The rows of a faction in a target, one for each of its powers. */
export const ROWS_IN: Readonly<Record<Faction, (target: string) => readonly string[]>> = {
  'european-axis': rowsOf('european-axis'),
  'western-allies': rowsOf('western-allies'),
  russia: rowsOf('russia'),
};

/** The most in each target, in the order of all: a third (49.31), in USAT no more than can be triggered (49.34). */
export function ofTargets(open: Open, faction: Faction, pool: number): readonly Limit[] {
  const third = oneThird(pool);
  const turns = triggeringTurns(open);
  const thirds = ofThirds(faction, third);
  return turns <= third
    ? thirds.map((limit, at) => (TARGETS[at] === 'usat' ? ofUsat(faction, turns) : limit))
    : thirds;
}

const ofThirds = once((faction: Faction, third: number): Limit[] =>
  TARGETS.map((target) => ({
    rows: ROWS_IN[faction](target),
    max: third,
    clauses: ['49.31'],
    reason: allocationTexts.limit.third({ target, third }),
  })),
);

const ofUsat = once(
  (faction: Faction, turns: number): Limit => ({
    rows: ROWS_IN[faction]('usat'),
    max: turns,
    clauses: ['49.31', '49.34', '49.82C'],
    reason: allocationTexts.limit.usat({ turns }),
  }),
);

/** 49.31 to 49.36B, 49.81: where DPs may not be placed, and how many at most. */
export const RESTRICTIONS = part(import.meta.url, {
  clauses: {
    '49.3': ['heading', 'Restrictions on DP allocations'],
    '49.31': ['enforced', 'One-third limit', 'ofTargets'],
    '49.32': ['enforced', 'Russian DP allocations', 'allocationBar'],
    '49.33': ['enforced', 'RGT', 'allocationBar'],
    '49.34': ['enforced', 'USAT', 'allocationBar'],
    '49.35': ['enforced', 'USJT', 'allocationBar'],
    '49.36B': ['enforced', 'Vichy France', 'allocationBar'],
    '49.36': ['heading', 'Minor countries'],
    '49.36A': ['enforced', 'Belgium and Luxembourg', '../tables/targets.ts#MINORS'],
  },
});
