import type { RecordLine } from '../game/record.ts';
import { own } from '../json.ts';
import type { Seat } from '../seat.ts';
import type { ArrangedLine } from './arranged.ts';
import type { LogBook } from './log-book.ts';
import { capital, inARow } from './sentences.ts';

// Lines in which nothing was done, as one: '5 passes: covert operations by all, subversion by Cora'.

/** Whether nothing was done in a line, and it was no other line before it was put right. */
export function standsAsPass({ line, was }: ArrangedLine): boolean {
  return line.pass === true && !line.undone && (was === undefined || was.pass === true);
}

/** What a pass was about: as the rules call it, else what it says. */
function aboutOf({ step, decision = '' }: RecordLine, { table, say }: LogBook): string | undefined {
  const name = step ?? decision.slice(decision.lastIndexOf('/') + 1);
  const key = `passed.${name}`;
  return own(table.rulebook.words, key) === undefined ? undefined : say({ key });
}

/** Who passed. Where each seat has a person of its own it is named by the person. */
function whoOf({ seats, seat, by }: RecordLine, book: LogBook): readonly string[] {
  if (seats && seats.length > 1 && seats.length === book.table.seats.length) return ['all'];
  const named = (id: Seat): string => book.name(id);
  if (seats) return seats.map(named);
  return [by ?? (seat === undefined ? '' : named(seat))].filter(Boolean);
}

/** Passes in one sentence. `saidOf`: what a line says by itself. */
export function passesSaid(
  lines: readonly RecordLine[],
  book: LogBook,
  saidOf: (line: RecordLine) => string,
): string {
  const kinds = Map.groupBy(lines, (line) => aboutOf(line, book) ?? '');
  const parts = [...kinds].flatMap(([about, all]) => {
    if (about === '') return all.map(saidOf);
    const who = [...new Set(all.flatMap((line) => whoOf(line, book)))];
    return `${about}${who.length === 0 ? '' : ` by ${who.includes('all') ? 'all' : inARow(who)}`}`;
  });
  const count = lines.length === 1 ? '1 pass' : `${lines.length} passes`;
  return `${count}: ${[...new Set(parts)].join(', ')}`;
}

/** A pass by itself: who passed on what. */
export function passSaid(line: RecordLine, book: LogBook): string | undefined {
  const about = aboutOf(line, book);
  if (about === undefined) return undefined;
  const seats = line.seats ?? (line.seat === undefined ? [] : [line.seat]);
  const who = seats.length > 1 && seats.length === book.table.seats.length ? ['all'] : seats.map(book.name);
  return capital(`no ${about}${who.length === 0 ? '' : ` by ${inARow(who)}`}`);
}
