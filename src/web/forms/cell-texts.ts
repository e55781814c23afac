import { plural } from '../plural.ts';

/** The texts of a grid of cells. */
export const c = {
  title: 'Points and chances',
  of: 'Chance of',
  sort: 'Sorted',
  sorts: { listed: 'in the order of the list', gain: 'by what one more adds', now: 'by the chance as given' },
  plain: 'Without a roll',
  today: (result: string): string => `today ${result}`,
  paid: (paid: readonly (readonly [string, number])[]): string =>
    paid.map(([who, points]) => `${who} ${points}`).join(', '),
  /** What a cell is called in its line. */
  cell: (number: number, ...told: readonly string[]): string =>
    [plural(number, 'point', 'points'), ...told].join(', '),
  head: (name: string, number: number): string => `${name}, ${number}:`,
  paidBy: 'Given by',
  hint: 'A touch or a digit gives points; the arrow keys move, ? says more.',
} as const;
