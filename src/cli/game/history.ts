import { kindShown } from '../../kernel/game/directive.ts';
import type { AffectedSheet } from '../../kernel/game/correction.ts';
import { factName } from '../../kernel/sums/facts.ts';
import { type Json, own } from '../../kernel/json.ts';
import { stateOf, type Game } from '../../kernel/game/game.ts';
import { viewOf } from '../../kernel/game/position.ts';
import { isCorrection } from '../../kernel/game/mended.ts';
import { partsBefore } from '../../kernel/game/last-told.ts';
import { record, type RecordLine } from '../../kernel/game/record.ts';
import type { Table } from '../../kernel/rulebook.ts';
import { headSaid, oneLine } from '../../kernel/log/head-said.ts';
import { logBookOf } from '../../kernel/log/log-book.ts';
import { checkSeat, withGame, withNotes } from './games.ts';
import { nameOf, type Result, say } from '../output.ts';
import { boardText } from '../text/panels.ts';
import { otherwiseText, totalText } from './otherwise-text.ts';
import { belowText } from '../text/log-lines.ts';
import { indent } from '../text/show.ts';

/** What a seat sees: the board, and with --json the whole view. Without a seat: a spectator. */
export function view(file: string, seat: string | undefined): Promise<Result> {
  return withGame<Result>(file, async (open) => {
    const bad = checkSeat(open.game, seat);
    if (bad) return bad;
    const seen = viewOf(stateOf(open.game).position, seat ?? null);
    const board = boardText(open.rulebook, open.game.table.rules.board(seen));
    return withNotes(open, { text: board, json: { view: seen } });
  });
}

/** What a seat may read of the game's history. */
export function log(file: string, seat: string | undefined): Promise<Result> {
  return withGame<Result>(file, async (open) => {
    const bad = checkSeat(open.game, seat);
    if (bad) return bad;
    const lines = record(open.game, seat ?? null);
    return withNotes(open, { text: logText(open.game, seat ?? null), json: { record: lines } });
  });
}

/** The record of a seat as text. */
export function logText(game: Game, seat: string | null): string {
  const lines = record(game, seat);
  return lines.length === 0 ? 'Nothing has happened yet.' : linesText(game.table, lines);
}

/** Lines of a record as text, each with what was told and its sheets. `all`: the whole record, where they are a part. */
export function linesText(
  table: Table,
  lines: readonly RecordLine[],
  all: readonly RecordLine[] = lines,
): string {
  return lines
    .flatMap((line) => {
      const again = againText(all, line);
      const undone = line.undone ? ' (taken back)' : '';
      const head = `${String(line.n).padStart(4)}  ${oneLine(headText(table, line, all))}${again}${undone}`;
      const told = [
        ...belowText(table, line, all, (each) => boxOf(line, each)),
        ...partsText(all, line),
        ...reopenedText(table, line),
        ...affectsText(table, line),
        ...otherwiseText(table, all, line.n),
      ];
      return [head, ...told.map((each) => indent(each, '      '))];
    })
    .join('\n');
}

/** Who had told the other parts of the same form, and where. */
function partsText(all: readonly RecordLine[], line: RecordLine): string[] {
  const parts = partsBefore(all, line).map(({ n, by }) => `line ${n}${by === undefined ? '' : ` (${by})`}`);
  return parts.length === 0 ? [] : [`Told of the same form before: ${parts.join(', ')}.`];
}

/** Whose sealed answers are asked for again, and why. */
function reopenedText({ rulebook }: Table, { reopened }: RecordLine): string[] {
  if (!reopened) return [];
  const seats = reopened.map((seat) => nameOf(rulebook, seat)).join(', ');
  return [`Asked again, as all know something else now: ${seats}.`];
}

/** The line that came again in this one, or that put it in. */
function againText(all: readonly RecordLine[], { again }: RecordLine): string {
  if (again === undefined) return '';
  return all[again - 1]?.mended ? ` (put in, line ${again})` : ` (again, line ${again})`;
}

/** Whether something to do is done, where it still is to do at all. */
function boxOf({ undone }: RecordLine, told: RecordLine['dispatches'][number]): string {
  if (kindShown(told) !== 'directive' || undone) return '';
  return told.done ? '[x] ' : '[ ] ';
}

/** The earlier lines with a sheet that the corrections in a line would have changed; that there is none. */
export function affectsText(table: Table, line: RecordLine): string[] {
  const { affects = [], affectsMore: more } = line;
  if (affects.length === 0)
    return isCorrection(line) ? [say(table.rulebook, { key: 'correction.none' })] : [];
  const rest = more === undefined ? [] : [say(table.rulebook, { key: 'correction.more', args: { more } })];
  return [...affects.map((each) => affectedText(table, each)), ...rest];
}

/** An earlier sum as it was, and as a correction would have had it. */
function affectedText(table: Table, { fact, n, sheet, before, after }: AffectedSheet): string {
  const { facts, sheets } = table.rules;
  const title = (own(sheets, sheet)?.title ?? sheet) as Json;
  const totals = { was: totalText(table, before), now: totalText(table, after) };
  const args = { fact: factName(facts, fact), n, sheet: title, ...totals };
  return say(table.rulebook, { key: 'correction.affects', args });
}

/** What a line of a record says first: what came of it, and who gave it. */
export function headText(table: Table, line: RecordLine, lines: readonly RecordLine[] = [line]): string {
  return headSaid(line, lines, logBookOf(table));
}
