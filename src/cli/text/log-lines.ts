import type { RecordLine } from '../../kernel/game/record.ts';
import type { ShownDispatch } from '../../kernel/game/directive.ts';
import { logBookOf } from '../../kernel/log/log-book.ts';
import { type Saying, sayingsOf } from '../../kernel/log/sayings.ts';
import { asSentence } from '../../kernel/log/sentences.ts';
import type { Table } from '../../kernel/rulebook.ts';
import { citation } from '../output.ts';
import { dispatchText, indent, sheetOf } from './show.ts';

// A line of the log in a terminal: below what came of it all that was told.

/** All that stands below what a line says first. `boxOf`: the box before something to do. */
export function belowText(
  table: Table,
  line: RecordLine,
  lines: readonly RecordLine[],
  boxOf: (dispatch: ShownDispatch) => string,
): readonly string[] {
  const told = (dispatch: ShownDispatch): string => `${boxOf(dispatch)}${dispatchText(table, dispatch)}`;
  return sayingsOf(line, lines, logBookOf(table)).flatMap((each, i) => [
    ...(i === 0 ? ofFirst(table, each) : each.dispatch ? [told(each.dispatch)] : ofSaid(each)),
    ...each.under.map(told),
  ]);
}

/** What is left of the first: its other sentences, its clauses and its sum. */
function ofFirst(table: Table, { more, dispatch }: Saying): readonly string[] {
  const cited = dispatch ? citation(dispatch.clauses).trim() : '';
  const sheet = dispatch ? sheetOf(table, dispatch) : '';
  const rest = [more.map(asSentence).join(' '), cited].filter(Boolean).join(' ');
  return [rest, sheet && indent(sheet)].filter(Boolean);
}

function ofSaid({ text, more }: Saying): readonly string[] {
  return [[text, ...more].map(asSentence).join(' ')];
}
