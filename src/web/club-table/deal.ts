import { type Row, type SeatNamed, seatsCalled } from './parse.ts';
import { clubTableTexts } from './texts.ts';

/** What a column of a spreadsheet is: a seat by its id, or one of these. */
export const USES = ['game', 'watch', 'out'] as const;

/** Rows from a spreadsheet, without the headings. */
export interface Pasted {
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
  /** How many columns the widest row has. */
  readonly width: number;
  /** What the headings say of the columns, or their number. */
  readonly columns: readonly string[];
}

/** How people come to the seats. */
export type Way = 'pasted' | 'random' | 'rotated';

/** Whether lines say themselves who has which seat: "Table 1: Anna = Axis". */
export function saysSeats(text: string): boolean {
  return /^[^:\n]*:[^\n]*=/m.test(text);
}

/** Read rows with tabs, semicolons or commas between the cells; a list of one name a line is dealt to the seats in turn. */
export function pastedIn(text: string, seats: readonly SeatNamed[]): Pasted {
  const between = ['\t', ';', ','].find((each) => text.includes(each));
  const all = text.split(/\r?\n/).flatMap((each, i) => {
    if (each.trim() === '') return [];
    const cells = between === undefined ? [each] : each.split(between);
    return [{ line: i + 1, cells: cells.map(bare) }];
  });
  const first = all[0]?.cells ?? [];
  const heads = first.map((cell) => useCalled(cell, seats));
  const isHead = first.length > 0 && heads.every((use) => use !== null) && first.some((cell) => cell !== '');
  const rows = isHead ? all.slice(1) : all;
  const listed = between === undefined && !isHead ? inGroups(rows, seats.length) : rows;
  const width = Math.max(0, ...listed.map(({ cells }) => cells.length), isHead ? first.length : 0);
  return { rows: listed, width, columns: columnsOf(isHead ? heads : [], width, seats) };
}

/** A cell without the quotes that spreadsheets put around it. */
const bare = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('""', '"')
    .trim();

/** What a heading says; null: it is none. */
function useCalled(cell: string, seats: readonly SeatNamed[]): string | null {
  if (cell === '') return 'out';
  // a part of a word can be a person's name
  const found = seatsCalled(cell, seats).filter(
    ({ id, title }) => id === cell || wordsOf(title).includes(cell.toLowerCase()),
  );
  if (found.length === 1) return found[0]?.id ?? null;
  if (clubTableTexts.headings.game.includes(cell.toLowerCase())) return 'game';
  return clubTableTexts.headings.watch.includes(cell.toLowerCase()) ? 'watch' : null;
}

/** A title itself, and its words. */
function wordsOf(title: string): readonly string[] {
  const whole = title.toLowerCase();
  return [...new Set([whole, ...whole.split(/\s+/)])];
}

function inGroups(rows: Pasted['rows'], size: number): Pasted['rows'] {
  const groups: { line: number; cells: string[] }[] = [];
  for (const [i, { line, cells }] of rows.entries())
    if (i % Math.max(1, size) === 0) groups.push({ line, cells: [...cells] });
    else groups.at(-1)?.cells.push(...cells);
  return groups;
}

/** The columns as they are headed; else the seats in their order, after the name of the game where there is a column more. */
function columnsOf(heads: readonly (string | null)[], width: number, seats: readonly SeatNamed[]): string[] {
  if (heads.length > 0) return Array.from({ length: width }, (_, i) => heads[i] ?? 'out');
  const from = width === seats.length + 1 ? 1 : 0;
  return Array.from({ length: width }, (_, i) => (i < from ? 'game' : (seats[i - from]?.id ?? 'out')));
}

/** Another use for a column; a seat or the name of a game leaves the column that had it, which takes what was here. */
export function withUse(columns: readonly string[], at: number, use: string): readonly string[] {
  const was = columns[at] ?? 'out';
  const isOne = use !== 'watch' && use !== 'out';
  return columns.map((each, i) => (i === at ? use : isOne && each === use ? was : each));
}

/** A game as it is dealt: who has which seat, what is wrong in which of them. */
export interface Dealt extends Row {
  readonly cells: Readonly<Record<string, string>>;
  readonly faults: Readonly<Record<string, string>>;
  /** Seats that nobody has. */
  readonly empty: readonly string[];
}

interface Dealing {
  readonly pasted: Pasted;
  readonly columns: readonly string[];
  readonly seats: readonly SeatNamed[];
  readonly way: Way;
  /** Numbers by chance from 0 to 1, as many as are asked for, the same again. */
  readonly lots: readonly number[];
  /** What other games are called. */
  readonly taken: readonly string[];
  /** Whether a seat may be empty. */
  readonly mayBeEmpty: boolean;
}

/** What comes of rows: a game for each. */
export function dealt({ pasted, columns, seats, way, lots, taken, mayBeEmpty }: Dealing): readonly Dealt[] {
  const played = seats.filter(({ id }) => columns.includes(id)).map(({ id }) => id);
  const grid = pasted.rows.map(({ cells }) => played.map((id) => cells[columns.indexOf(id)] ?? ''));
  const seated = way === 'rotated' ? rotated(grid) : way === 'random' ? atRandom(grid, lots) : grid;
  const names = new Set(taken);
  return pasted.rows.map(({ line, cells }, at) => {
    const cell = Object.fromEntries(played.map((id, i) => [id, seated[at]?.[i] ?? '']));
    const given = columns.includes('game') ? (cells[columns.indexOf('game')] ?? '') : '';
    const title = given || nextTitle(names);
    const faults = faultsOf(cell, seats, { title, isTaken: names.has(title), mayBeEmpty });
    names.add(title);
    const looking = cells.filter((each, i) => columns[i] === 'watch' && each !== '');
    const empty = seats.filter(({ id }) => (cell[id] ?? '') === '').map(({ id }) => id);
    return { line, title, people: peopleIn(cell, looking), cells: cell, faults, empty };
  });
}

/** Each row one seat further than the one before. */
function rotated(grid: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return grid.map((row, by) => row.map((_, i) => row[(i + by) % row.length] ?? ''));
}

/** All names in other places; where somebody plays in several games, each game keeps its people. */
function atRandom(
  grid: readonly (readonly string[])[],
  lots: readonly number[],
): readonly (readonly string[])[] {
  const all = grid.flat();
  const known = all.filter((each) => each !== '');
  if (new Set(known).size < known.length) {
    let from = 0;
    return grid.map((row) => {
      from += row.length;
      return shuffled(row, lots.slice(from - row.length, from));
    });
  }
  const mixed = shuffled(all, lots);
  let at = 0;
  return grid.map((row) => row.map(() => mixed[at++] ?? ''));
}

function shuffled(names: readonly string[], lots: readonly number[]): readonly string[] {
  const order = names.map((name, i) => ({ name, lot: lots[i] ?? 0 }));
  return order.toSorted((one, other) => one.lot - other.lot).map(({ name }) => name);
}

function nextTitle(names: ReadonlySet<string>): string {
  for (let n = 1; ; n++) if (!names.has(clubTableTexts.table(n))) return clubTableTexts.table(n);
}

const LONGEST = { name: 60, title: 120 };

function faultsOf(
  cells: Readonly<Record<string, string>>,
  seats: readonly SeatNamed[],
  { title, isTaken, mayBeEmpty }: { title: string; isTaken: boolean; mayBeEmpty: boolean },
): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  if (isTaken) faults['game'] = clubTableTexts.faults.same(title);
  else if (title.length > LONGEST.title) faults['game'] = clubTableTexts.faults.long;
  const isNobody = seats.every(({ id }) => (cells[id] ?? '') === '');
  for (const { id } of seats) {
    const name = cells[id] ?? '';
    if (name === '' && (isNobody || !mayBeEmpty))
      faults[id] = isNobody ? clubTableTexts.faults.none : clubTableTexts.faults.empty;
    else if (name.length > LONGEST.name) faults[id] = clubTableTexts.faults.long;
  }
  return faults;
}

/** One person for each name. */
function peopleIn(cells: Readonly<Record<string, string>>, looking: readonly string[]): Row['people'] {
  const held = new Map<string, string[]>();
  for (const [seat, name] of Object.entries(cells))
    if (name !== '') held.set(name, [...(held.get(name) ?? []), seat]);
  for (const name of looking) if (!held.has(name)) held.set(name, []);
  return [...held].map(([name, seats]) => ({ name, seats }));
}

/** Lines that say who has which seat, as rows are shown. */
export function dealtOf(rows: readonly Row[]): readonly Dealt[] {
  return rows.map((row) => {
    const cells: Record<string, string> = {};
    for (const { name, seats } of row.people)
      for (const seat of seats) cells[seat] = cells[seat] === undefined ? name : `${cells[seat]}, ${name}`;
    return { ...row, cells, faults: {}, empty: [] };
  });
}
