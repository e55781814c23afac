import type { RecordLine } from '../../kernel/game/record.ts';
import type { TurnStart } from '../../kernel/game/turns.ts';
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

/** The record as plain text, the oldest line first, by turns. */
export function asText(
  lines: readonly RecordLine[],
  turns: readonly TurnStart[],
  titleOf: TitleOf,
  book: Book,
): string {
  const parts = lines.flatMap((line, i) => {
    const turn = turnAt(turns, line.n);
    const isFirst = i === 0 || turnAt(turns, lines[i - 1]?.n ?? 0) !== turn;
    const text = saidIn(line, book).join('\n    ');
    return [
      ...(isFirst ? ['', titleOf(turn), ''] : []),
      `${line.n}. ${text}${line.undone ? ' (taken back)' : ''}`,
    ];
  });
  return `${parts.join('\n').trimStart()}\n`;
}

/** The record as a table: a row for each line. */
export function asCsv(
  lines: readonly RecordLine[],
  turns: readonly TurnStart[],
  titleOf: TitleOf,
  book: Book,
): string {
  const rows = lines.map((line) => [
    String(line.n),
    titleOf(turnAt(turns, line.n)),
    line.seat === undefined ? '' : book.name(line.seat),
    line.by ?? '',
    saidIn(line, book).join(' '),
    [...new Set(clausesIn(line))].join(' '),
    line.undone ? 'yes' : '',
  ]);
  const head = ['line', 'turn', 'seat', 'by', 'text', 'clauses', 'taken back'];
  return `${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** The record as data: what the seat was told and answered, as it may know it, and nothing else. */
export function asJson(
  lines: readonly RecordLine[],
  turns: readonly TurnStart[],
  seat: Seat | null,
  { table: { rulebook, setup } }: Book,
): string {
  const { scenario, rulings } = setup;
  const head = { format: 1, kind: 'record', rulebook: rulebook.id, rulesVersion: rulebook.version };
  return `${JSON.stringify({ ...head, scenario: scenario.id, rulings, seat, turns, lines }, null, 1)}\n`;
}

/** A cell that no program takes for a formula. */
function cell(text: string): string {
  const plain = /^[=+@\t\r-]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
