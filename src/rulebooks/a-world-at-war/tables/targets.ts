import type { Faction } from '../powers.ts';

/** The minor countries: each has a die roll of its own. Belgium and Luxembourg are one (49.36A). */
export const MINORS = [
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
] as const;
export type Minor = (typeof MINORS)[number];

/** Targets without a die roll of this rule: DPs in them count elsewhere (56.31A, 58.21E, 41.76, 49.83). */
export const OTHER_TARGETS = ['france', 'italy', 'intelligence', 'usat', 'rgt', 'usjt'] as const;
export const TARGETS: readonly string[] = [...MINORS, ...OTHER_TARGETS];

/** The Axis may name these beside its one target, each once a year, even without DPs in them (49.411A). */
export const AXIS_FIVE: readonly string[] = ['bulgaria', 'finland', 'hungary', 'rumania', 'yugoslavia'];

/** Where Russia may place DPs (49.32). */
export const RUSSIAN_TARGETS: readonly string[] = [
  'bulgaria',
  'finland',
  'greece',
  'hungary',
  'rumania',
  'sweden',
  'turkey',
  'ukraine',
  'yugoslavia',
];

/** What Russia may not name before its war with Germany or RGT 50, with the clause (49.434, 49.44). */
export const RUSSIA_WAITS: Readonly<Record<string, readonly string[]>> = {
  finland: ['49.434', '49.44'],
  sweden: ['49.434'],
  yugoslavia: ['49.434'],
  rumania: ['49.44'],
};

/** Foreign factors allowed by hex control (49.54). */
export function factorLimit(target: string, faction: Faction): number {
  return target === 'finland' && faction === 'european-axis' ? 5 : 10;
}

/** Whether a string names a minor country with a die roll. */
export function isMinor(value: string): value is Minor {
  return MINORS.some((each) => each === value);
}
