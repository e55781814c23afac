import { type FactKey, reportedValue, rulingsOf, texts, pairs, whole, once } from '../../../kernel/index.ts';
import { fact, family } from '../facts/facts.ts';
import { part } from '../part.ts';
import type { Open } from '../state.ts';

// 60.31: which units go for a level, and from where.

/** Where removed units come from, in that order (60.31B). */
export const SOURCES = ['mobilized', 'unbuilt', 'built'] as const;
export type UnitSource = (typeof SOURCES)[number];

/** What can be removed (60.31A), each with its factors; infantry beside the 3-3 units is counted in factors. */
export const UNITS = { 'armor-4-5': 4, 'armor-3-5': 3, 'infantry-3-3': 3, infantry: 1, aaf: 1 } as const;
export type Unit = keyof typeof UNITS;
export const UNIT_IDS: readonly Unit[] = ['armor-4-5', 'armor-3-5', 'infantry-3-3', 'infantry', 'aaf'];

/** What goes for each level: units worth 20 BRPs (60.31A). */
const FOR_A_LEVEL = { 'armor-4-5': 1, aaf: 1, 'infantry-3-3': 3 } as const;
/** What goes for each 4-5 armor unit that there is not (60.31A). */
const INSTEAD = { 'armor-3-5': 1, infantry: 2 } as const;

/** How many of a unit a source has (60.31B). */
export const available = family<[UnitSource, Unit]>({
  key: once((source, unit) => `available.${source}.${unit}`),
  each: () => pairs(SOURCES, UNIT_IDS),
  spec: (_, source, unit) =>
    fact(unit === 'infantry' ? 'availableFactors' : 'available', whole(0, 99), ['60.31B'], {
      lasts: 'turn',
      askedOf: 'russia',
      args: { source, unit },
    }),
});

/** What of a unit is removed: how many in all, and from which source how many. */
export interface OwedUnit {
  readonly unit: Unit;
  readonly count: number;
  readonly from: Readonly<Partial<Record<UnitSource, number>>>;
}

/** What Russia removes, and the facts that nobody has told and on which it depends. */
export interface OwedUnits {
  readonly units: readonly OwedUnit[];
  readonly missing: readonly FactKey[];
  /** Fewer than asked for, as there are no more. */
  readonly isShort: boolean;
}

/** So many of a unit, from the sources in their order (60.31B). */
function drawn(open: Open, unit: Unit, wanted: number): OwedUnit & { left: number; missing: FactKey[] } {
  const from: Partial<Record<UnitSource, number>> = {};
  let left = wanted;
  for (const source of SOURCES) {
    if (left === 0) break;
    const key = available.key(source, unit);
    const there = reportedValue(open.facts, key);
    if (typeof there !== 'number') return { unit, count: wanted - left, from, left, missing: [key] };
    from[source] = Math.min(left, there);
    left -= Math.min(left, there);
  }
  return { unit, count: wanted - left, from, left, missing: [] };
}

/**
 * 60.31, 60.31A, 60.31B: the units that go for so many levels: for each a 4-5 armor unit, an AAF and three 3-3 infantry
 * units; a 3-5 armor unit and two factors of other infantry where no 4-5 is left.
 */
export function owedFor(open: Open, levels: number): OwedUnits {
  const first = eachDrawn(open, FOR_A_LEVEL, levels);
  const armor = first.find(({ unit }) => unit === 'armor-4-5');
  const slots = armor?.missing.length === 0 ? armor.left : 0;
  const all = [...first, ...insteadDrawn(open, slots)];
  return {
    units: all.map(({ unit, count, from }) => ({ unit, count, from })),
    missing: all.flatMap(({ missing }) => missing),
    isShort: all.some(({ unit, left }) => unit !== 'armor-4-5' && left > 0),
  };
}

/** 60.31A: what goes where no 4-5 armor is left; by ruling no-armor infantry only beside the 3-5 armor that there is. */
function insteadDrawn(open: Open, slots: number): ReturnType<typeof drawn>[] {
  if (ruled(open.rulings, 'no-armor') === 'infantry') return eachDrawn(open, INSTEAD, slots);
  const { infantry, ...armor } = INSTEAD;
  const drawnArmor = eachDrawn(open, armor, slots);
  const going = drawnArmor.every(({ missing }) => missing.length === 0)
    ? drawnArmor.reduce((sum, { count }) => sum + count, 0)
    : 0;
  return [...drawnArmor, ...eachDrawn(open, { infantry }, going)];
}

function eachDrawn(
  open: Open,
  list: Readonly<Partial<Record<Unit, number>>>,
  times: number,
): ReturnType<typeof drawn>[] {
  return UNIT_IDS.flatMap((unit) => {
    const each = list[unit];
    return each === undefined ? [] : [drawn(open, unit, each * times)];
  });
}

const say = texts({
  facts: {
    available: 'Units that Russia can remove',
  },
  name: {
    mobilized: 'mobilized',
    unbuilt: 'unbuilt',
    built: 'built',
    'armor-4-5': '4-5 armor',
    'armor-3-5': '3-5 armor',
    'infantry-3-3': '3-3 infantry',
    infantry: 'other infantry factors',
    aaf: 'AAF',
  },
  fact: {
    available: 'Units of Russia, {source}: how many of {unit}?',
    availableFactors: 'Units of Russia, {source}: how many {unit}?',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    available:
      'On the map and in the Russian force pool, where the question says: mobilized, unbuilt or built. More than must be removed need not be counted.',
    availableFactors:
      'On the map and in the Russian force pool, where the question says: mobilized, unbuilt or built. More than must be removed need not be counted.',
  },
});

const { RULINGS, ruled } = rulingsOf([
  {
    id: 'russia-armor',
    clauses: ['60.31A', '60.31B'],
    question: 'When is no 4-5 armor unit left, so that a 3-5 and two factors of other infantry go?',
    choices: [
      { id: 'anywhere', text: 'When none is mobilized, unbuilt or built: sources come after kinds.' },
    ],
    default: 'anywhere',
  },
  {
    id: 'no-armor',
    clauses: ['60.31A'],
    question: 'There is neither a 4-5 nor a 3-5 armor unit: do the two further infantry factors go?',
    choices: [
      { id: 'infantry', text: 'Yes: what there is of what is removed instead goes.' },
      { id: 'nothing', text: 'No: they go with a 3-5 armor unit alone.' },
    ],
    default: 'infantry',
  },
]);

/** 60.31A, 60.31B: the units that Russia owes. */
export const OWED_UNITS = part(import.meta.url, {
  clauses: {
    '60.31A': ['enforced', 'Units removed', 'owedFor'],
    '60.31A/armor': ['enforced', 'A 4-5 armor unit', 'owedFor'],
    '60.31A/air': ['enforced', 'An AAF', 'owedFor'],
    '60.31A/infantry': ['enforced', 'Three 3-3 infantry units', 'owedFor'],
    '60.31A/substitute': ['enforced', 'A 3-5 armor unit and infantry', 'owedFor'],
    '60.31B': ['enforced', 'Sources of removed units', 'owedFor'],
    '60.31B/mobilized': ['enforced', 'Mobilized units', 'owedFor'],
    '60.31B/unbuilt': ['enforced', 'Unbuilt units', 'owedFor'],
    '60.31B/built': ['enforced', 'Built units', 'owedFor'],
  },
  facts: [available],
  rulings: RULINGS,
  texts: say,
});
