import type { Seat } from '../../kernel/index.ts';

// The five major powers, in the order of 16.16A, and the three sides of the table.

export const POWERS = ['germany', 'italy', 'britain', 'france', 'russia'] as const;
export type StormPower = (typeof POWERS)[number];

export const SIDES = ['axis', 'allies', 'russia'] as const;
export type Side = (typeof SIDES)[number];

const OF: Readonly<Record<Side, readonly StormPower[]>> = {
  axis: ['germany', 'italy'],
  allies: ['britain', 'france'],
  russia: ['russia'],
};

/** The powers of a side, in the order in which they place where each has a seat of its own (ruling order). */
export function powersOf(side: Side): readonly StormPower[] {
  return OF[side];
}

/** The side of a power. */
export function sideOf(power: StormPower): Side {
  if (power === 'russia') return 'russia';
  return power === 'germany' || power === 'italy' ? 'axis' : 'allies';
}

/** Whether a text is the id of a power. */
export function isPower(id: unknown): id is StormPower {
  return POWERS.some((power) => power === id);
}

/** Whether a text is the id of a side. */
export function isSide(id: unknown): id is Side {
  return SIDES.some((side) => side === id);
}

/** Whose seat is whose: one for each side, or one for each power. */
export type PowerSeating = Readonly<Record<StormPower, Seat>>;

/** One seat for each side. */
export const BY_SIDE: PowerSeating = {
  germany: 'axis',
  italy: 'axis',
  britain: 'allies',
  france: 'allies',
  russia: 'russia',
};

/** One seat for each power. */
export const BY_POWER: PowerSeating = {
  germany: 'germany',
  italy: 'italy',
  britain: 'britain',
  france: 'france',
  russia: 'russia',
};

/** The powers of a seat; none for the dice, the table and spectators. */
export function powersAt(seating: PowerSeating, seat: Seat | null): readonly StormPower[] {
  return POWERS.filter((power) => seating[power] === seat);
}

/** The seats of a side, in the order in which they place. */
export function seatsOf(seating: PowerSeating, side: Side): readonly Seat[] {
  return [...new Set(powersOf(side).map((power) => seating[power]))];
}

/** Every seat, in the order in which sealed answers are taken. */
export function seatsIn(seating: PowerSeating): readonly Seat[] {
  return [...new Set(POWERS.map((power) => seating[power]))];
}
