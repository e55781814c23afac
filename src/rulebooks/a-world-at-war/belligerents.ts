import { onceForPair } from './once.ts';

// The wars between major powers that rules read, and where what is told of them is kept.

/** A power that can be at war with another one. */
export type Belligerent = 'germany' | 'italy' | 'japan' | 'britain' | 'france' | 'us' | 'russia' | 'china';

/** The wars between major powers that rules read: an Axis power or Japan, and one of the Allies. */
export const WARS = [
  ['germany', 'britain'],
  ['germany', 'france'],
  ['germany', 'us'],
  ['germany', 'russia'],
  ['italy', 'britain'],
  ['italy', 'france'],
  ['italy', 'us'],
  ['italy', 'russia'],
  ['japan', 'britain'],
  ['japan', 'us'],
  ['japan', 'russia'],
  ['japan', 'china'],
] as const satisfies readonly (readonly [Belligerent, Belligerent])[];

export type War = (typeof WARS)[number];

/** Where what is told of a war is kept, and when it began. */
export const warKey = onceForPair((a, b) => `war.${a}-${b}`);
export const sinceKey = onceForPair((a, b) => `war-since.${a}-${b}`);
