import { plural } from '../plural.ts';

/** The texts of the log and its history; what a line says stands with all texts of the page. */
export const l = {
  title: 'Log',
  done: (count: number): string => `Done (${count})`,
  past: (count: number): string => `Past, and not ticked off (${count})`,
  nowIn: (turn: string): string => `Now: ${turn}`,
  ofTurn: (turn: string, count: number): string => `${turn} (${count})`,
  everybody: 'Everybody',
  history: 'History',
  spine: 'Turns and great events',
  find: 'A country, a clause, a word',
  filters: 'Filters',
  kinds: {
    rolled: 'Rolls',
    revealed: 'Revealed',
    result: 'Results',
    directive: 'Do this',
    reported: 'Told',
    mended: 'Corrections',
  },
  place: 'Place',
  anyPlace: 'Any place',
  clause: 'Clause',
  anyClause: 'Any clause',
  clear: 'Show everything',
  found: (count: number): string => `${plural(count, 'line', 'lines')} found`,
  lines: (from: number, to: number): string => (from === to ? String(from) : `${from}\u2013${to}`),
  lineRange: (from: number, to: number): string => (from === to ? `line ${from}` : `lines ${from} to ${to}`),
  sum: (lines: number, rolls: number, mended: number): string =>
    `${plural(lines, 'line', 'lines')}, ${plural(rolls, 'roll', 'rolls')}, ${plural(mended, 'correction', 'corrections')}.`,
  more: (count: number): string => `and ${count} more`,
  before: 'Before the first turn',
  turn: (turn: number): string => `Turn ${turn}`,
  all: (count: number): string => `Show all ${count} lines`,
  linkAbout: 'It is a link to this seat: whoever has it can answer.',
  linkShown: 'The link to this moment',
} as const;
