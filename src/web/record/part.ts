import type { Part } from './years.ts';

// Which part of the record goes to paper, and what with it: all of it, unless something else was asked for.

/** What goes to paper with the log. */
export interface PrintWith {
  readonly sums: boolean;
  readonly standing: boolean;
  readonly passes: boolean;
  readonly tables: boolean;
}

export const PRINT_WITH: PrintWith = { sums: true, standing: true, passes: false, tables: false };

interface Wanted {
  readonly part: Part | null;
  readonly withs: PrintWith;
}

const WHOLE: Wanted = { part: null, withs: PRINT_WITH };

let wanted = WHOLE;

/** Print a part of the record (null: the whole game) with what was chosen. */
export function printPart(part: Part | null, withs: PrintWith = PRINT_WITH): void {
  wanted = { part, withs };
  window.addEventListener('afterprint', () => (wanted = WHOLE), { once: true });
  window.print();
}

/** What is being printed. */
export function printWanted(): Wanted {
  return wanted;
}
