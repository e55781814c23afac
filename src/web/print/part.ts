import type { Part } from '../log/years.ts';

// Which part of the record goes to paper: all of it, unless one was asked for.

let wanted: Part | null = null;

/** Print a part of the record; null: the whole game. */
export function printPart(part: Part | null): void {
  wanted = part;
  window.addEventListener('afterprint', () => (wanted = null), { once: true });
  window.print();
}

/** The part that is being printed; null: all is. */
export function partPrinted(): Part | null {
  return wanted;
}
