import { plural } from '../plural.ts';

/** The texts of a grid of cells. */
export const cellTexts = {
  title: 'Points and chances',
  of: 'Chance of',
  /** Where the cells show a sum, as a margin, and no die falls. */
  sumOf: 'By how much',
  sort: 'Sorted',
  sorts: { listed: 'as listed', gain: 'by what one more adds', now: 'by the chance as given' },
  plain: 'Without a roll',
  today: (result: string): string => `today ${result}`,
  paid: (paid: readonly (readonly [string, number])[]): string =>
    paid.map(([who, points]) => `${who} ${points}`).join(', '),
  /** What a cell is called in its line. */
  cell: (number: number, unit = 'point', ...told: readonly (string | false | null | undefined)[]): string =>
    [plural(number, unit, `${unit}s`), ...told.filter((each) => each)].join(', '),
  proposed: 'what the bot would give',
  head: (name: string, number: number): string => `${name}, ${number}:`,
  paidBy: 'Given by',
  bare: 'Points',
  noTables: 'No tables, no chances. For the next game:',
  typeOne: 'Type one, 2 minutes',
  most: (number: number): string => `at most ${number} in one place`,
  /** A pip in its line: so many, of whom. */
  pip: (giver: string, number: number, unit = 'point', isProposed = false): string =>
    [plural(number, unit, `${unit}s`), giver, isProposed && 'otherwise by the bot']
      .filter(Boolean)
      .join(', '),
  left: (number: number): string => `${number} more can be given here.`,
  hint: 'A touch or a digit gives points; the arrow keys move, ? says more.',
} as const;
