// Which turn goes to paper: all of the record, unless one was asked for.

let wanted: number | null = null;

/** Print one turn of the record: the one that begins at this line. */
export function printTurn(from: number): void {
  wanted = from;
  window.addEventListener('afterprint', () => (wanted = null), { once: true });
  window.print();
}

/** The line at which the turn begins that is being printed; null: all is. */
export function turnPrinted(): number | null {
  return wanted;
}
