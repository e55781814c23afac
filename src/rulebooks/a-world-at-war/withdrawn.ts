import { hasSurrendered } from './49-diplomacy/17-surrender.ts';
import type { Fallible } from './falls.ts';
import { part } from './part.ts';
import type { Books, Go, Open, Position } from './state.ts';
import { ruled, RULINGS } from './withdrawn.rulings.ts';

// What waits because of something that was told, once that has been corrected.

/** Whether a correction takes away what waits because of it (54.31, ruling corrected-cause). */
export function isWithdrawable({ rulings }: Pick<Open, 'rulings'>): boolean {
  return ruled(rulings, 'corrected-cause') === 'withdrawn';
}

/** What waits of a surrender falls with it, as soon as the power is told not to have surrendered (54.31). */
export function unlessFallen(power: Fallible) {
  return (_: Books, { open }: Position): readonly Go[] | null =>
    isWithdrawable(open) && !hasSurrendered(open, power) ? [] : null;
}

/** 54.31: what a correction takes away. */
export const CORRECTED = part(import.meta.url, { rulings: RULINGS });
