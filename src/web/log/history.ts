import type { Panel } from '../../kernel/board/panel.ts';
import { type Json, own } from '../../kernel/json.ts';
import { kindShown, type ShownDispatch } from '../../kernel/game/directive.ts';
import { isCorrection } from '../../kernel/game/mended.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { TurnStart } from '../../kernel/game/reading.ts';
import type { ReadTable } from '../../kernel/rulebook.ts';
import type { Book } from '../book.tsx';
import { hasWords } from '../find.tsx';
import { doneText, reportedIn } from './done.ts';
import type { l } from './texts.ts';

/** A turn of the record: its lines, the newest first. */
export interface TurnLines {
  /** Null: before the first turn that the rules count. */
  readonly turn: number | null;
  /** The line at which it begins in the record. */
  readonly from: number;
  readonly lines: readonly RecordLine[];
}

/** Lines by the turns in which they were given, the newest first. */
export function byTurn(lines: readonly RecordLine[], turns: readonly TurnStart[]): readonly TurnLines[] {
  const starts = turns[0]?.line === 1 ? turns : [{ turn: null, line: 1 }, ...turns];
  return starts
    .map(({ turn, line: from }, i) => {
      const before = starts[i + 1]?.line ?? Number.POSITIVE_INFINITY;
      return { turn, from, lines: lines.filter(({ n }) => n >= from && n < before).toReversed() };
    })
    .filter((each) => each.lines.length > 0)
    .toReversed();
}

/** What results can be about: the powers that sit at the table, and the places of the board, by all that they are called. */
export function placesAndPowers({ rules, setup }: ReadTable, panels: readonly Panel[]): ReadonlySet<string> {
  const places = panels.flatMap((panel) => (panel.kind === 'map' ? panel.places : []));
  const ids = places.flatMap(({ choice }) => choice ?? []);
  const powers = setup.scenario.seats.flatMap((seat) => seat.powers);
  return new Set([...powers, ...ids.flatMap((id) => [id, ...(rules.called?.(id) ?? [])])]);
}

/** What came of a line, and still holds: results about a place or a power, but for sums of which nothing came. */
export function eventsOf(
  table: ReadTable,
  about: ReadonlySet<string>,
  { undone, dispatches }: RecordLine,
): readonly ShownDispatch[] {
  if (undone) return [];
  return dispatches.filter((each) => kindShown(each) === 'result' && isEvent(table, about, each));
}

function isEvent({ rules }: ReadTable, about: ReadonlySet<string>, { sheet, data }: ShownDispatch): boolean {
  const outcomes = (sheet && own(rules.sheets, sheet.sheet)?.outcomes) ?? [];
  const [came] = outcomes.filter(({ id }) => sheet?.outcomes.includes(id));
  if (came) return !came.nothing;
  return [...namesOf(data as unknown as Json)].some((name) => about.has(name));
}

/** All that a text names. */
export function namesOf(data: Json): ReadonlySet<string> {
  const found = new Set<string>();
  gather(data, found);
  return found;
}

/** What of a record is looked for; what is empty leaves everything. */
export interface Wanted {
  readonly typed: string;
  /** A seat and its powers: what they answered, and what speaks of them. */
  readonly names: readonly string[];
  /** A place, by all that it is called. */
  readonly place: readonly string[];
  readonly clause: string;
  readonly kinds: readonly LogKind[];
}

export type LogKind = keyof typeof l.kinds;

/** Whether a line has what is looked for. */
export function isWanted(line: RecordLine, wanted: Wanted, book: Book): boolean {
  const { typed, names, place, clause, kinds } = wanted;
  return (
    (kinds.length === 0 || kinds.some((kind) => isOfKind(line, kind, book))) &&
    (names.length === 0 || names.some((name) => namesIn(line).has(name))) &&
    (place.length === 0 || place.some((name) => namesIn(line).has(name))) &&
    (clause === '' || clausesIn(line).includes(clause)) &&
    (typed.trim() === '' || hasWords(textOf(line, book), typed))
  );
}

function isOfKind(line: RecordLine, kind: LogKind, book: Book): boolean {
  if (kind === 'mended') return line.kind === 'undo' || line.kind === 'passed' || isCorrection(line);
  if (kind === 'reported') return reportedIn(line, book).length > 0;
  return line.dispatches.some((each) => kindShown(each) === kind);
}

/** The clauses that a line cites. */
export function clausesIn({ dispatches }: RecordLine): readonly string[] {
  return dispatches.flatMap(({ clauses }) => clauses);
}

const named = new WeakMap<RecordLine, ReadonlySet<string>>();

/** All that a line names: whose it is, what was answered, and what was told. */
export function namesIn(line: RecordLine): ReadonlySet<string> {
  const known = named.get(line);
  if (known) return known;
  const { seat, seats, decision, answer, own: mine, dispatches } = line;
  const found = new Set<string>();
  gather([seat ?? '', ...(seats ?? []), decision ?? '', answer ?? null, { ...mine }], found);
  for (const { data } of dispatches) gather(data as unknown as Json, found);
  named.set(line, found);
  return found;
}

/** The names in what is stored: texts and keys, and their parts, as in 'dp.germany/turkey'. */
function gather(value: Json, found: Set<string>): void {
  if (typeof value === 'string') for (const part of value.split(/[/.]/)) found.add(part);
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) {
      if (!Array.isArray(value)) gather(key, found);
      gather(each as Json, found);
    }
}

const said = new WeakMap<RecordLine, string>();

/** All that a line says, to be searched. */
function textOf(line: RecordLine, book: Book): string {
  const known = said.get(line);
  if (known !== undefined) return known;
  const { n, by = '', reason = '', dispatches } = line;
  const facts = reportedIn(line, book).flat();
  const told = dispatches.flatMap(({ data, clauses }) => [book.say(data), ...clauses]);
  const text = [n, by, reason, doneText(line, book), ...facts, ...told].join(' ');
  said.set(line, text);
  return text;
}
