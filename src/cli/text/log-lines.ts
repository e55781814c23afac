import type { RecordLine } from '../../kernel/game/record.ts';
import { kindShown, type ShownDispatch } from '../../kernel/game/directive.ts';
import { own } from '../../kernel/json.ts';
import type { LogBook } from '../../kernel/log/log-book.ts';
import { type Saying, sayingsOf } from '../../kernel/log/sayings.ts';
import { asSentence } from '../../kernel/log/sentences.ts';
import type { ReadTable, Table } from '../../kernel/rulebook.ts';
import { citation, nameOf, say } from '../output.ts';
import { dispatchText, indent, sheetOf } from './show.ts';

// A line of the log in a terminal: what came of it, and below it all that was told.

/** How a game's words and names read in a terminal. */
export function logBookOf(table: ReadTable): LogBook {
  const titles = Object.fromEntries(table.setup.scenario.seats.map(({ id, title }) => [id, title]));
  return {
    table,
    say: (words) => say(table.rulebook, words),
    name: (value) =>
      (typeof value === 'string' ? own(titles, value) : undefined) ?? nameOf(table.rulebook, value),
  };
}

/** What a line says first. */
export function outcomeText(table: Table, line: RecordLine, lines: readonly RecordLine[]): string {
  const [first] = sayingsOf(line, lines, logBookOf(table));
  return first ? `${markOf(first.dispatch)}${first.text}` : '';
}

const markOf = (dispatch: ShownDispatch | undefined): string =>
  dispatch && kindShown(dispatch) === 'directive' ? 'ON THE MAP: ' : '';

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
