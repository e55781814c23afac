// What rule 49 prints: who and what there is, and the figures of its tables.

export type Faction = 'european-axis' | 'western-allies' | 'russia';
export type Power = 'germany' | 'italy' | 'britain' | 'france' | 'us' | 'russia';
export type Value = number | string | boolean;

export const FACTIONS: readonly Faction[] = ['european-axis', 'western-allies', 'russia'];

/** Whose DPs are one total (49.31). */
export const POWERS: Readonly<Record<Faction, readonly Power[]>> = {
  'european-axis': ['germany', 'italy'],
  'western-allies': ['britain', 'france', 'us'],
  russia: ['russia'],
};

export const ALL_POWERS: readonly Power[] = FACTIONS.flatMap((each) => POWERS[each]);

/** 49.12; of the U.S. it follows from USAT. */
export const BASIC: Readonly<Record<Exclude<Power, 'us'>, number>> = {
  germany: 3,
  italy: 2,
  britain: 3,
  france: 2,
  russia: 3,
};

/** 49.141 */
export const PACIFIC_BRPS: Readonly<Record<number, number>> = { 1942: 1, 1943: 2, 1944: 3, 1945: 4, 1946: 5 };

/** The countries with a diplomatic table, in the order of the form. */
export const TARGETS: readonly string[] = [
  'belgium-luxembourg',
  'bulgaria',
  'finland',
  'greece',
  'hungary',
  'ireland',
  'norway',
  'rumania',
  'spain',
  'sweden',
  'turkey',
  'ukraine',
  'vichy-france',
  'yugoslavia',
];

/** Where DPs count beside the countries: France and Italy for their surrenders (56.31A, 58.21E), USAT, intelligence. */
export const PLACES: readonly string[] = [
  ...TARGETS,
  'france',
  'italy',
  'intelligence',
  'usat',
  'rgt',
  'usjt',
];

/** 49.32 */
export const RUSSIAN: ReadonlySet<string> = new Set([
  'bulgaria',
  'finland',
  'greece',
  'hungary',
  'rumania',
  'sweden',
  'turkey',
  'ukraine',
  'yugoslavia',
]);

/** 49.411A: of these the Axis may name all, without DPs in them. */
export const FIVE: ReadonlySet<string> = new Set(['bulgaria', 'finland', 'hungary', 'rumania', 'yugoslavia']);

/** 49.62D */
export const BALKANS: readonly string[] = ['hungary', 'rumania', 'bulgaria', 'yugoslavia', 'greece'];

/** 49.62 */
export const REACTIONS: Readonly<Record<Faction, readonly string[]>> = {
  'european-axis': ['norway', 'spain', 'vichy-france', ...BALKANS],
  'western-allies': ['norway'],
  russia: [],
};

/** 49.434, 49.44: not before war or an RGT level of 50. */
export const WAITING: ReadonlySet<string> = new Set(['finland', 'sweden', 'yugoslavia', 'rumania']);

export const SEASONS = ['spring', 'summer', 'fall', 'winter'] as const;

/** The rows of a table from the lowest total to the highest, on the scale of the known tables. */
const SCALE = ['-3', '-2', '-1', '0', '1-2', '1-2', '3-4', '3-4', '5-6', '5-6', '7', '8', '9', '10'] as const;

/** The row of a total. */
export function rowOf(target: string, total: number): string {
  const row = SCALE[Math.min(Math.max(total, -3), 10) + 3] ?? '10';
  const hasNoEffect = target === 'belgium-luxembourg' && ['1-2', '3-4', '5-6'].includes(row);
  return hasNoEffect ? '1-6' : row;
}

/** Whom a row favours: what lies on one side of the middle (49.53). */
export function sideOf(row: string): 'axis' | 'allies' | 'nobody' {
  if (['3-4', '1-6'].includes(row)) return 'nobody';
  return ['5-6', '7', '8', '9', '10'].includes(row) ? 'axis' : 'allies';
}

const AXIS_ROWS = ['10', '9', '8', '7', '5-6', '3-4'];
const ALLIED_ROWS = ['-3', '-2', '-1', '0', '1-2', '3-4'];

/** A row and all lesser ones on its side, the middle last (49.53). */
export function lesserRows(target: string, row: string): readonly string[] {
  const rows = sideOf(row) === 'axis' ? AXIS_ROWS : ALLIED_ROWS;
  const all = rows.slice(rows.indexOf(row));
  if (target !== 'belgium-luxembourg') return all;
  return [...all.filter((each) => !['5-6', '1-2', '3-4'].includes(each)), '1-6'];
}

export function isAxis(power: string): boolean {
  return power === 'germany' || power === 'italy';
}

export function factionOf(power: string): Faction {
  if (isAxis(power)) return 'european-axis';
  return power === 'russia' ? 'russia' : 'western-allies';
}
