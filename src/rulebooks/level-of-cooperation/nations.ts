import type { board } from '../../kernel/index.ts';

/** The six nations, with the figures printed in the chart: T1 (dice) and T2 (spheres). */
export const NATIONS = {
  usa: { side: 'allies', dice: 2, regions: ['north-america', 'south-america'] },
  uk: { side: 'allies', dice: 1, regions: [] },
  ussr: { side: 'allies', dice: 1, regions: [] },
  japan: { side: 'axis', dice: 1, regions: ['asia'] },
  italy: { side: 'axis', dice: 0, regions: ['europe', 'africa'] },
  germany: { side: 'axis', dice: 2, regions: ['europe', 'africa'] },
} as const satisfies Record<string, { side: NationSide; dice: number; regions: readonly NationRegion[] }>;

export type NationSide = 'allies' | 'axis';
export type NationId = keyof typeof NATIONS;

export const REGIONS = ['europe', 'africa', 'asia', 'north-america', 'south-america'] as const;
export type NationRegion = (typeof REGIONS)[number];

/** In the order of the printed chart. */
export const NATION_IDS: readonly NationId[] = ['usa', 'uk', 'ussr', 'japan', 'italy', 'germany'];

/** The Axis nations of a round, then the Allied ones; the order inside a side is ours. */
export const AXIS_FIRST: readonly NationId[] = ['germany', 'japan', 'italy', 'ussr', 'uk', 'usa'];

/** Whether a string names a nation. */
export function isNation(value: unknown): value is NationId {
  return typeof value === 'string' && Object.hasOwn(NATIONS, value);
}

/** The side a nation is on. */
export function sideOf(nation: NationId): NationSide {
  return NATIONS[nation].side;
}

/** The colours of the sides on the board. */
export const TONES = { axis: 'first', allies: 'second' } as const satisfies Record<
  NationSide,
  board.CampTone
>;

/** A level seen from a side: positive is good for it. The track itself counts the Allies as positive (T5). */
export function toward(side: NationSide, level: number): number {
  return side === 'allies' || level === 0 ? level : -level;
}

/** The track runs from -5 (Axis) to +5 (Allies) (T5, R1). */
export const END_OF_TRACK = 5;
/** From here a nation's marker stands on the territory (S9, R7). */
export const MARKER_LEVEL = 3;
/** A nation may still choose a neutral that leans at most this far to the enemy (T3). */
export const CHOICE_LIMIT = 2;

/** A level as the track prints it. */
export function signedLevel(level: number): string {
  return level > 0 ? `+${level}` : level < 0 ? `\u2212${-level}` : '0';
}
