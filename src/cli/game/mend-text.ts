import type { Seat } from '../../kernel/forms/decision.ts';
import { type Game, stateOf } from '../../kernel/game/game.ts';
import { awaitingOf } from '../../kernel/game/play.ts';
import { readOn, type RecordLine } from '../../kernel/game/record.ts';
import { linesComing, type Amendment } from '../../kernel/game/correction.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { answerText } from '../text/answer-text.ts';
import { nameOf } from '../output.ts';

/** Lines by number: "line 4", "lines 8 to 20, 23". */
export function linesNamed(lines: readonly number[]): string {
  const sorted = lines.toSorted((a, b) => a - b);
  const starts = sorted.filter((n) => !sorted.includes(n - 1));
  const runs = starts.map((first) => {
    let last = first;
    while (sorted.includes(last + 1)) last++;
    return first === last ? `${first}` : `${first} to ${last}`;
  });
  return `${lines.length === 1 ? 'line' : 'lines'} ${runs.join(', ')}`;
}

/** What a line says that put something right, `had`: what had been seen. */
export function mendText(rulebook: Rulebook, line: RecordLine, had: string): string {
  const { mended = [], comes = [], anew = [], by, reason } = line;
  const parts = [
    ...mended.map((each) => editText(rulebook, each)),
    ...(comes.length > 0 ? [`comes again: ${linesNamed(comes)}`] : []),
    ...(anew.length > 0 ? [`chooses again: ${anew.map((seat) => nameOf(rulebook, seat)).join(', ')}`] : []),
    ...(reason ? [reason] : []),
  ];
  return `put right, all agreed${by ? ` (${by})` : ''}: ${parts.join('; ')}${had}`;
}

/** One thing that was put right, as far as the reader may know it. */
function editText(rulebook: Rulebook, { line, seat = '', decision, ...edit }: Amendment): string {
  const name = nameOf(rulebook, seat);
  if (edit.as === 'put in') {
    const before = line === undefined ? '' : `before line ${line}: `;
    return `${before}${decision === undefined ? `something of ${name}` : `${name} ${decision}: ${answerText(edit.answer)}`}`;
  }
  const isSecret = seat !== '' && decision === undefined;
  const where = line === undefined ? '' : ` in line ${line}`;
  const what = isSecret ? `an answer of ${name}${where}` : `line ${line}`;
  if (edit.as === 'struck out') return `${what} struck out`;
  return `${what} is ${isSecret ? 'another' : answerText(edit.answer)} instead`;
}

/** What still waits to come again, by the record of a reader (null: a spectator); nothing where that sees none of it. */
export function waitText(game: Game, reader: Seat | null): string | null {
  const lines = waiting(game, reader).length;
  if (lines === 0) return null;
  const { table } = game;
  const names = awaitingOf(table, stateOf(game)).map((seat) => nameOf(table.rulebook, seat));
  return `Coming again: ${lines} ${lines === 1 ? 'line' : 'lines'}, now waiting for ${names.join(', ')}`;
}

/** The lines of a record that still wait to come again. */
export function waiting(game: Game, reader: Seat | null): readonly number[] {
  return game.state.again ? linesComing(game, readOn(game, reader).entries) : [];
}
