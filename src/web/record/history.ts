import type { Panel } from '../../kernel/board/panel.ts';
import type { Json } from '../../kernel/json.ts';
import { isCorrection } from '../../kernel/game/mended.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import { reportsIn } from '../../kernel/log/facts-told.ts';
import { sayingsOf } from '../../kernel/log/sayings.ts';
import type { ReadTable } from '../../kernel/rulebook.ts';
import type { Book } from '../book.tsx';
import { hasWords } from '../find.tsx';

import type { logTexts } from '../texts/log.ts';

/** What results can be about: the powers that sit at the table, and the places of the board, by all that they are called. */
export function placesAndPowers({ rules, setup }: ReadTable, panels: readonly Panel[]): ReadonlySet<string> {
  const places = panels.flatMap((panel) => (panel.kind === 'map' ? panel.places : []));
  const ids = places.flatMap(({ choice }) => choice ?? []);
  const powers = setup.scenario.seats.flatMap((seat) => seat.powers);
  return new Set([...powers, ...ids.flatMap((id) => [id, ...(rules.called?.(id) ?? [])])]);
}

/** All that a text names. */
export function namesOf(data: Json): ReadonlySet<string> {
  const found = new Set<string>();
  gather(data, found);
  return found;
}

export type LogFilter = keyof typeof logTexts.shows;

/** Whether a line has what is looked for. `was`: it was put right. */
export function isWanted(line: RecordLine, typed: string, of: LogFilter, book: Book, was = false): boolean {
  return isOf(line, of, book, was) && (typed.trim() === '' || hasWords(textOf(line, book), typed));
}

function isOf(line: RecordLine, of: LogFilter, book: Book, was: boolean): boolean {
  if (of === 'all') return true;
  if (of === 'mended') return was || line.kind === 'undo' || line.kind === 'passed' || isCorrection(line);
  if (of === 'told') return reportsIn(line.answer) !== null;
  const kinds = sayingsOf(line, [], book).map(({ kind }) => kind);
  return of === 'rolled'
    ? kinds.includes('rolled')
    : kinds.includes('changed') || kinds.includes('directive');
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
  const { n, by = '', dispatches } = line;
  const told = sayingsOf(line, [], book).flatMap(({ text, more }) => [text, ...more]);
  const under = dispatches.flatMap(({ data, clauses }) => [book.say(data), ...clauses]);
  const text = [n, by, ...told, ...under].join(' ');
  said.set(line, text);
  return text;
}
