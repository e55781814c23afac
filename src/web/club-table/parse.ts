import { clubTableTexts } from './texts.ts';

/** A seat as the scenario names it. */
export interface SeatNamed {
  readonly id: string;
  readonly title: string;
}

/** A game that a line asks for. */
export interface Row {
  readonly line: number;
  readonly title: string;
  readonly people: readonly { readonly name: string; readonly seats: readonly string[] }[];
}

interface Parsed {
  readonly rows: readonly Row[];
  /** What is wrong, by line. */
  readonly faults: readonly string[];
}

/** Lines such as "Table 1: Anna = Axis; Ben = Allies". `taken`: what other games are called; `room`: so many more there can be. */
export function parseTables(
  text: string,
  seats: readonly SeatNamed[],
  taken: readonly string[],
  room: number,
): Parsed {
  const [rows, faults]: [Row[], string[]] = [[], []];
  for (const [i, each] of text.split('\n').entries()) {
    if (each.trim() === '') continue;
    const found = rowIn(each, i + 1, seats);
    const fault = typeof found === 'string' ? found : doubled(found, taken, rows);
    if (fault !== null) faults.push(clubTableTexts.faults.line(i + 1, fault));
    else if (typeof found !== 'string') rows.push(found);
  }
  if (rows.length > room) faults.push(clubTableTexts.faults.most(room));
  return { rows, faults };
}

function doubled({ title }: Row, taken: readonly string[], rows: readonly Row[]): string | null {
  const isThere = taken.includes(title) || rows.some((each) => each.title === title);
  return isThere ? clubTableTexts.faults.same(title) : null;
}

/** The game of a line, or what is wrong with it. */
function rowIn(text: string, line: number, seats: readonly SeatNamed[]): Row | string {
  const [, title = '', rest = ''] = /^([^:]*):(.*)$/.exec(text) ?? [];
  if (title.trim() === '') return clubTableTexts.faults.noName;
  const people: { name: string; seats: readonly string[] }[] = [];
  for (const part of rest.split(';').map((each) => each.trim())) {
    if (part === '') continue;
    const [name = '', held = ''] = part.split('=').map((each) => each.trim());
    const found = seatsIn(held, seats);
    if (typeof found === 'string') return found;
    if (people.some((each) => each.name === name)) return clubTableTexts.faults.twice(name);
    if (name === '' || name.length > 60 || title.trim().length > 120) return clubTableTexts.faults.long;
    people.push({ name, seats: found });
  }
  const empty = seats.filter(({ id }) => !people.some((each) => each.seats.includes(id)));
  if (empty.length > 0) return clubTableTexts.faults.nobody(listOf(empty));
  return { line, title: title.trim(), people };
}

/** The ids of seats that are named with commas between; none where it says that somebody looks on. */
function seatsIn(text: string, seats: readonly SeatNamed[]): readonly string[] | string {
  const ids = new Set<string>();
  for (const part of text.split(/[,+]/).map((each) => each.trim())) {
    const name = bare(part);
    if (name === '' || name === bare(clubTableTexts.spectator)) continue;
    const found = name === 'all' ? seats : seatsCalled(name, seats);
    if (found.length === 0) return clubTableTexts.faults.noSeat(part, listOf(seats));
    if (found.length > 1 && name !== 'all') return clubTableTexts.faults.twoSeats(part, listOf(found));
    for (const { id } of found) ids.add(id);
  }
  return [...ids];
}

/** The seat that is called so; else those of whose name it is a part. */
export function seatsCalled(called: string, seats: readonly SeatNamed[]): readonly SeatNamed[] {
  const name = bare(called);
  const exact = seats.filter(({ id, title }) => [id, title].some((each) => bare(each) === name));
  return exact.length > 0 ? exact : seats.filter(({ title }) => bare(title).includes(name));
}

/** A name without what people write otherwise: capitals, stops, blanks. */
function bare(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

function listOf(seats: readonly SeatNamed[]): string {
  return seats.map(({ title }) => title).join(', ');
}
