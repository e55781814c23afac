import {
  type AllocateForm,
  type Lead,
  type Limit,
  type Possible,
  type View,
  type Words,
  once,
  rowWith,
} from '../../../kernel/index.ts';
import { part } from '../part.ts';
import { FACTIONS, type Faction, type Power, powersOf } from '../powers.ts';
import { standingOf } from '../starts/standing.ts';
import { dpDoor, dpsIn, isPaper, type Open, type SealedPart } from '../state.ts';
import { resultNamed } from '../tables/results.ts';
import { isMinor, RUSSIAN_TARGETS, TARGETS } from '../tables/targets.ts';
import { hasSurrendered } from './17-surrender.ts';
import { allocationRuling, ALLOCATION_RULINGS } from './2-allocation.rulings.ts';
import { allocationTexts } from './2-allocation.words.ts';
import { allocationBar, oneThird, ofTargets, ROWS_IN } from './3-restrictions.ts';
import { dpKey, rolledWith } from './42-leads.ts';
import { isConquered } from './43-bars.ts';
import { usatLeads } from './83-leads.ts';

// 49.2: the DPs of a faction, and the form by which it places them.

/** All DPs of a faction this year (49.31: the powers of a faction form one pool). */
export function poolOf(open: Open, faction: Faction): number {
  return powersOf(faction).reduce((sum, power) => sum + (open.allotment[power] ?? 0), 0);
}

/** The factions that place DPs: by ruling nothing-to-choose all, else those that have any (49.16). */
export function placing(open: Open): readonly Faction[] {
  if (allocationRuling(open.rulings, 'nothing-to-choose') === 'asked') return FACTIONS;
  return FACTIONS.filter((faction) => poolOf(open, faction) > 0);
}

/** The DPs of a faction in a target that have been opened to all this year; undefined while they have not. */
export function shownIn(open: Open, faction: Faction, target: string): number | undefined {
  const shown = open.revealed[faction]?.[dpDoor(target)];
  return typeof shown === 'number' ? shown : undefined;
}

/** All DPs of a faction that have been opened this year. */
export function shownDps(open: Open, faction: Faction): number {
  return Object.entries(open.revealed[faction] ?? {}).reduce(
    (sum, [door, value]) => (door.startsWith('dp/') ? sum + Number(value) : sum),
    0,
  );
}

/** What is left of a faction's pool beside the DPs that it has shown, and used in USAT. */
export function unseenDps(open: Open, faction: Faction): number {
  return Math.max(0, poolOf(open, faction) - (open.spent[faction] ?? 0) - shownDps(open, faction));
}

/** On paper: the most DPs that a faction can have in a target, from what it has shown and what it can have unseen (49.31). */
export function mostOnPaper(open: Open, faction: Faction, target: string): number {
  const shown = shownIn(open, faction, target);
  if (shown !== undefined) return shown;
  if (allocationBar(open, faction, target)) return 0;
  const used = target === 'usat' ? (open.spent[faction] ?? 0) : 0;
  return Math.min(oneThird(poolOf(open, faction)), unseenDps(open, faction) + used);
}

/** The DPs that a faction has in a target as its own view tells: those that it placed, on paper the most it can have. */
export type PlacedDps = (target: string) => number;

/** The DPs of a faction, from its own allocation. */
export function ownDps(open: Open, faction: Faction, dps: Readonly<Record<string, number>>): PlacedDps {
  if (isPaper(open)) return (target) => mostOnPaper(open, faction, target);
  const rows = ROWS_IN[faction];
  return (target) => rows(target).reduce((sum, row) => sum + (dps[row] ?? 0), 0);
}

/**
 * DPs of a faction in a target as a view knows them: revealed, one's own unless they stand on paper, what one's spy ring
 * sees (49.21), none where it may place none (49.32), or anything up to its third (49.31) and to what it has not yet shown.
 */
export function dpsKnown(
  { seat, open, sealed }: View<Open, SealedPart>,
  faction: Faction,
  target: string,
): Possible {
  const shown = shownIn(open, faction, target);
  if (shown !== undefined) return shown;
  if (seat === faction && sealed && !isPaper(open)) return dpsIn(sealed.dps, target);
  const seen = sealed?.revealed[faction]?.[dpDoor(target)];
  if (typeof seen === 'number') return seen;
  if (faction === 'russia' && !RUSSIAN_TARGETS.includes(target)) return 0;
  return { min: 0, max: Math.min(oneThird(poolOf(open, faction)), unseenDps(open, faction)) };
}

/**
 * The form of a faction's secret allocation (49.21): power by target, each power's own DPs (49.24), with itself too (49.25),
 * with every bar and limit; `isAhead`: while it is still to be chosen, with the rolls that it leads to.
 */
export function allocationForm(open: Open, faction: Faction, isAhead = false): AllocateForm {
  const bars = TARGETS.map((target) => allocationBar(open, faction, target));
  const most = ofTargets(open, faction, poolOf(open, faction));
  const useless = TARGETS.map((target) => isUseless(open, target));
  return {
    kind: 'allocate',
    unit: 'DP',
    rows: PLACES[faction].map((place) => {
      const max = Math.min(most[place.at]?.max ?? 0, open.allotment[place.power] ?? 0);
      const barred = bars[place.at] ?? null;
      if (useless[place.at]) return rowWith(place.warned, max, barred);
      const row = rowWith(place, max, barred);
      const leads = isAhead && barred === null ? leadsNow(open, faction, place) : [];
      return leads.length > 0 ? { ...row, leads } : row;
    }),
    // what limits a target first: it is the closer one where a row is over both
    limits: [
      ...most,
      ...powersOf(faction).map((power) => ofPower(power, open.allotment[power] ?? 0)),
      ...triggeredBefore(open, faction, most),
    ],
  };
}

/** 49.51, 49.83: the roll that DPs lead to, and the result that is in effect today; in USAT the level, once all are triggered. */
function leadsNow(open: Open, faction: Faction, { leads, at }: Placing): readonly Lead[] {
  if (at === AT_USAT) return usatLeads(open, faction);
  const result = standingOf(open, TARGETS[at] ?? '')?.result;
  const now = result === undefined ? allocationTexts.now.none() : resultNamed(result);
  return (leads ?? []).map((lead) => ({ ...lead, now }));
}

const AT_USAT = TARGETS.indexOf('usat');

/** 49.83: a game that begins in the middle of a year: the DPs that were triggered in USAT before lie there. */
function triggeredBefore(open: Open, faction: Faction, most: readonly Limit[]): Limit[] {
  const spent = open.spent[faction] ?? 0;
  if (spent === 0 || allocationBar(open, faction, 'usat') !== null) return [];
  const min = Math.min(spent, most[AT_USAT]?.max ?? 0, poolOf(open, faction));
  const reason = allocationTexts.limit.triggered({ spent });
  return [{ rows: ROWS_IN[faction]('usat'), min, clauses: ['49.82A', '49.83'], reason }];
}

/**
 * Whether DPs in a target count for nothing any more: those in Italy and France only as it surrenders (56.31A, 58.21E), and a
 * country that is conquered cannot be named (49.435). They are lawful all the same: it may be free again.
 */
function isUseless(open: Open, target: string): boolean {
  if (target === 'italy' || target === 'france') return hasSurrendered(open, target);
  return isMinor(target) && isConquered(open, target);
}

/** A row of a faction's allocation. */
interface Placing {
  readonly id: string;
  readonly label: Words;
  readonly power: Power;
  /** The roll in which its DPs count, should the target be named (49.4261). */
  readonly leads: readonly Lead[] | null;
  /** The same where DPs in the target count for nothing any more. */
  readonly warned: { readonly id: string; readonly label: Words };
  /** Where the target stands in the list of all. */
  readonly at: number;
}

const placesOf = (faction: Faction): Placing[] =>
  powersOf(faction).flatMap((power) =>
    TARGETS.map((target, at) => ({
      id: `${power}/${target}`,
      label: allocationTexts.row.dps({ power, target }),
      power,
      leads: isMinor(target) ? rolledWith(target, dpKey(faction, target)) : null,
      warned: { id: `${power}/${target}`, label: allocationTexts.row.dpsUseless({ power, target }) },
      at,
    })),
  );

/** Every row of every faction, built once; only their bars and maxima change. */
const PLACES: Readonly<Record<Faction, readonly Placing[]>> = {
  'european-axis': placesOf('european-axis'),
  'western-allies': placesOf('western-allies'),
  russia: placesOf('russia'),
};

const ofPower = once(
  (power: string, dps: number): Limit => ({
    rows: TARGETS.map((target) => `${power}/${target}`),
    max: dps,
    clauses: ['49.11', '49.24'],
    reason: allocationTexts.limit.power({ power, dps }),
    whose: allocationTexts.limit.whose({ power }),
  }),
);

/** 49.24 to 49.26: whose DPs may be placed, and with whom. */
export const ALLOCATION = part(import.meta.url, {
  clauses: {
    '49.24': ['enforced', 'General rule regarding allocations', 'allocationForm'],
    '49.25': ['enforced', 'Major power may allocate DPs to itself', 'allocationForm'],
    '49.26': ['computed', 'Neutral Italian DPs', '../powers.ts#areEnemies'],
  },
  rulings: ALLOCATION_RULINGS,
  texts: allocationTexts,
});
