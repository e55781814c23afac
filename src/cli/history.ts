import { stateOf, type Game } from '../kernel/game.ts';
import { viewOf } from '../kernel/position.ts';
import { record, type RecordLine } from '../kernel/record.ts';
import type { Table } from '../kernel/rulebook.ts';
import { checkSeat, withGame, withNotes } from './games.ts';
import { cited, type Result, say } from './output.ts';
import { boardText, dispatchText, indent } from './show.ts';

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

/** Lines of a record as text, each with what was told and its sheets. */
export function linesText(table: Table, lines: readonly RecordLine[]): string {
  return lines
    .flatMap((line) => {
      const undone = line.undone ? ' (taken back)' : '';
      const head = `${String(line.n).padStart(4)}  ${headText(line)}${undone}`;
      return [head, ...line.dispatches.map((each) => indent(dispatchText(table, each), '      '))];
    })
    .join('\n');
}

function headText(line: RecordLine): string {
  switch (line.kind) {
    case 'answer':
      return `${line.seat ?? ''} ${line.decision ?? ''} ${JSON.stringify(line.answer)}${line.by ? ` (${line.by})` : ''}`;
    case 'step': {
      const own = line.own ? `; your own: ${JSON.stringify(line.own)}` : '';
      return `${(line.seats ?? []).join(', ')}: sealed answers opened${own}`;
    }
    case 'told':
      return 'told';
    case 'undo':
      return undoText(line);
  }
}

function undoText({ to, reason, seen, seats }: RecordLine): string {
  const why = reason ? `: ${reason}` : '';
  const doors = seen?.doors ?? [];
  const had = [...(seen?.dice ? ['dice'] : []), ...doors];
  return `back to ${to ?? 0} by ${(seats ?? []).join(', ')}${why}${had.length === 0 ? '' : `; had been seen: ${had.join(', ')}`}`;
}

/** Replay a file and check every answer and hash. */
export function verify(file: string): Promise<Result> {
  return withGame<Result>(file, async (open) => {
    const last = open.game.moments.at(-1)?.entry.hash ?? null;
    const entries = open.game.moments.length;
    if (!open.stopped)
      return withNotes(open, {
        text: `${file}: ${entries} entries, all equal. Last hash ${last ?? '-'}.`,
        json: { ok: true, entries, hash: last },
      });
    const { n, clauses } = open.stopped;
    const message = say(open.rulebook, open.stopped.refused);
    return {
      text: `${message}${cited(clauses)}\nEqual up to entry ${entries}.`,
      json: { ok: false, entries, at: n, message, clauses },
      code: 1,
    };
  });
}
