import { rulingFact } from '../../kernel/sums/family.ts';
import type { Values } from '../../kernel/sums/sheet.ts';
import { part } from './part.ts';
import { RULINGS } from './rounding.rulings.ts';
import type { Open } from './state.ts';

// How many fives or tens a count holds, where a resistance table does not say how to round.

/** The ruling resistance-rounding, as a fact. */
export const ROUNDING = rulingFact('resistance-rounding');

/** How often a count holds so many (60.11, 61.11), by ruling resistance-rounding. */
export function timesIn(known: Values, count: number, size: number): number {
  return times(known.text(ROUNDING), count, size);
}

/** The same outside a sheet (59.65). */
export function timesNow({ rulings }: Open, count: number, size: number): number {
  return times(rulings['resistance-rounding'], count, size);
}

function times(ruling: string | undefined, count: number, size: number): number {
  return ruling === 'nearest' ? Math.round(count / size) : Math.floor(count / size);
}

/** 60.11, 61.11: rounding. */
export const ROUNDED = part(import.meta.url, { rulings: RULINGS });
