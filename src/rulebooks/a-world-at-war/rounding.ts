import { rulingFact } from '../../kernel/family.ts';
import type { Values } from '../../kernel/sheet.ts';

// How many fives or tens a count holds, where a resistance table does not say how to round.

/** The ruling resistance-rounding, as a fact. */
export const ROUNDING = rulingFact('resistance-rounding');

/** How often a count holds so many (60.11, 61.11), by ruling resistance-rounding. */
export function timesIn(known: Values, count: number, size: number): number {
  return known.text(ROUNDING) === 'nearest' ? Math.round(count / size) : Math.floor(count / size);
}
