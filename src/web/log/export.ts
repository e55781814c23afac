import type { RecordLine } from '../../kernel/game/record.ts';
import type { TurnStart } from '../../kernel/game/reading.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Book } from '../book.tsx';
import { clausesIn } from './history.ts';
import { doneText, isToldByRules, reportedIn } from './done.ts';

/** What a line says, in sentences, in the order in which the log has them. */
export function saidIn(line: RecordLine, book: Book): readonly string[] {
  const done = isToldByRules(line) ? '' : doneText(line, book);
  const facts = reportedIn(line, book).map((each) => each.join(' '));
  return [done, ...facts, ...line.dispatches.map(({ data }) => book.say(data))].filter(Boolean);
}

type TitleOf = (turn: number | null) => string;

const turnAt = (turns: readonly TurnStart[], line: number): number | null =>
  turns.findLast((each) => each.line <= line)?.turn ?? null;

/** A record as it is saved. `at`: when its lines came, where that is known. */
export interface Saved {
  readonly lines: readonly RecordLine[];
  readonly turns: readonly TurnStart[];
  readonly at: readonly (number | null)[];
}

const timeOf = ({ at }: Saved, { n }: RecordLine): string => {
  const time = at[n - 1] ?? null;
  return time === null ? '' : new Date(time).toISOString();
};

/** The record as plain text, the oldest line first, by turns. */
export function asText(saved: Saved, titleOf: TitleOf, book: Book): string {
  const { lines, turns } = saved;
  const parts = lines.flatMap((line, i) => {
    const turn = turnAt(turns, line.n);
    const isFirst = i === 0 || turnAt(turns, lines[i - 1]?.n ?? 0) !== turn;
    const text = saidIn(line, book).join('\n    ');
    const time = timeOf(saved, line).slice(0, 16).replace('T', ' ');
    return [
      ...(isFirst ? ['', titleOf(turn), ''] : []),
      `${line.n}. ${time && `[${time} UTC] `}${text}${line.undone ? ' (taken back)' : ''}`,
    ];
  });
  return `${parts.join('\n').trimStart()}\n`;
}

/** The record as a table: a row for each line. */
export function asCsv(saved: Saved, titleOf: TitleOf, book: Book): string {
  const { lines, turns } = saved;
  const rows = lines.map((line) => [
    String(line.n),
    timeOf(saved, line),
    titleOf(turnAt(turns, line.n)),
    line.seat === undefined ? '' : book.name(line.seat),
    line.by ?? '',
    saidIn(line, book).join(' '),
    [...new Set(clausesIn(line))].join(' '),
    line.undone ? 'yes' : '',
  ]);
  const head = ['line', 'time', 'turn', 'seat', 'by', 'text', 'clauses', 'taken back'];
  return `${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** The record as data: what the seat was told and answered, as it may know it, when that came, and nothing else. */
export function asJson(
  { lines, turns, at }: Saved,
  seat: Seat | null,
  { table: { rulebook, setup } }: Book,
): string {
  const { scenario, rulings } = setup;
  const head = { format: 1, kind: 'record', rulebook: rulebook.id, rulesVersion: rulebook.version };
  const times = lines.map(({ n }) => at[n - 1] ?? null);
  return `${JSON.stringify({ ...head, scenario: scenario.id, rulings, seat, turns, lines, times }, null, 1)}\n`;
}

/** A cell that no program takes for a formula. */
function cell(text: string): string {
  const plain = /^[=+@\t\r-]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
