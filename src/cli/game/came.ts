import type { Seat } from '../../kernel/forms/decision.ts';
import type { Entry } from '../../kernel/game/entry.ts';
import { type Game, gameAt } from '../../kernel/game/game.ts';
import { canonical, type Json } from '../../kernel/json.ts';
import { isPassed, isUndo } from '../../kernel/game/moment.ts';
import { record, type RecordLine, seenBy } from '../../kernel/game/record.ts';
import type { Table } from '../../kernel/rulebook.ts';
import { linesText } from './history.ts';
import { linesNamed, waiting } from './mend-text.ts';
import { otherwiseText } from './otherwise-text.ts';

/** The lines of a reader (null: a spectator) that show the entries from one number on, up to another. */
export function linesOf(
  game: Game,
  reader: Seat | null,
  from: number,
  to = Number.POSITIVE_INFINITY,
): RecordLine[] {
  return seenBy(game, reader).flatMap(({ line, entry }) => (entry >= from && entry <= to ? [line] : []));
}

/** The lines of a reader that came again, or had been left, and came at once after entry `n`. */
export function cameAfter(game: Game, reader: Seat | null, n: number): RecordLine[] {
  const end = game.moments.findIndex(
    ({ entry }) => entry.n > n && !isPassed(entry) && (isUndo(entry) || !cameByItself(entry)),
  );
  return linesOf(game, reader, n + 1, end === -1 ? undefined : end);
}

/** Whether an entry came again, had been left, or was all that was possible. */
function cameByItself(entry: Entry): boolean {
  return 'again' in entry || ('decision' in entry && (entry.habit === true || entry.only === true));
}

/** What is otherwise since the game was put right last, where with entry `n` all came that the reader saw wait. */
export function settledText(game: Game, reader: Seat | null, n: number): string[] {
  const isSettled = waiting(game, reader).length === 0 && waiting(gameAt(game, n - 1), reader).length > 0;
  if (!isSettled) return [];
  const lines = record(game, reader);
  const mend = lines.findLast(({ mended, undone }) => mended && !undone);
  return mend ? otherwiseText(game.table, lines, mend.n) : [];
}

/**
 * Lines that are new to somebody who has read all before them: those that came again and told what they had told by their
 * numbers alone, all others as the log has them. `lines`: the whole record.
 */
export function newsText(table: Table, lines: readonly RecordLine[], fresh: readonly RecordLine[]): string {
  const parts: string[] = [];
  let same: RecordLine[] = [];
  const flush = (): void => {
    if (same.length > 0) parts.push(sameText(same));
    same = [];
  };
  for (const line of fresh) {
    if (isAsItWas(lines, line)) same.push(line);
    else {
      flush();
      parts.push(linesText(table, [line], lines));
    }
  }
  flush();
  return parts.join('\n');
}

function isAsItWas(lines: readonly RecordLine[], line: RecordLine): boolean {
  const old = line.again === undefined ? undefined : lines[line.again - 1];
  return old !== undefined && !line.undone && bodyOf(old) === bodyOf(line);
}

/** What a line tells, whatever of it is done by now. */
function bodyOf({ kind, seat, answer, own, seats, affects, dispatches }: RecordLine): string {
  const told = dispatches.map(({ done: _done, ...each }) => each);
  return canonical([kind, seat, answer, own, seats, affects, told].map((each) => (each ?? null) as Json));
}

function sameText(lines: readonly RecordLine[]): string {
  const numbers = lines.map(({ n }) => n);
  const [first = 0, last = first] = [numbers[0], numbers.at(-1)];
  const before = linesNamed(lines.flatMap(({ again }) => again ?? []));
  const head = (first === last ? `${first}` : `${first}\u2013${last}`).padStart(4);
  return `${head}  ${before} again, as ${lines.length === 1 ? 'it was' : 'they were'}`;
}
