import { plural } from '../plural.ts';

/** The texts of a grid of cells. */
export const cellTexts = {
  title: 'Points and chances',
  of: 'Chance of',
  /** Where the cells show a sum, as a margin, and no die falls. */
  sumOf: 'By how much',
  sort: 'Sorted',
  sorts: { listed: 'in the order of the list', gain: 'by what one more adds', now: 'by the chance as given' },
  plain: 'Without a roll',
  today: (result: string): string => `today ${result}`,
  paid: (paid: readonly (readonly [string, number])[]): string =>
    paid.map(([who, points]) => `${who} ${points}`).join(', '),
  /** What a cell is called in its line. */
  cell: (number: number, ...told: readonly (string | false | null | undefined)[]): string =>
    [plural(number, 'point', 'points'), ...told.filter((each) => each)].join(', '),
  proposed: 'what the bot would give',
  head: (name: string, number: number): string => `${name}, ${number}:`,
  paidBy: 'Given by',
  hint: 'A touch or a digit gives points; the arrow keys move, ? says more.',
} as const;
