import type { Allocation } from '../../../kernel/index.ts';

// What an answer in rows says (59.512, 59.66).

/** How many of a row: what is not named is none. */
export function countIn(given: Allocation, row: string): number {
  return given[row] ?? 0;
}

/** Whether there is any of it. */
export function has(given: Allocation, row: string): boolean {
  return countIn(given, row) > 0;
}
