import { isRefusal } from '../../kernel/clause.ts';
import type { Seat } from '../../kernel/forms/decision.ts';
import { findRequest, type Game, stateOf } from '../../kernel/game/game.ts';
import { settleAll } from '../../kernel/game/settle.ts';
import { mend as putRight } from '../../kernel/game/mend.ts';
import { awaitingOf } from '../../kernel/game/play.ts';
import { record, type RecordLine } from '../../kernel/game/record.ts';
import { givenSaid } from '../../kernel/log/answer-told.ts';
import type { Table } from '../../kernel/rulebook.ts';
import { withStop } from '../../kernel/texts/words.ts';
import { logBookOf } from '../../kernel/log/log-book.ts';
import { cameAfter, linesOf, newsText } from './came.ts';
import { checkSeat, type OpenGame, save, withGame, withNotes } from './games.ts';
import { headText, linesText } from './history.ts';
import { type EditOptions, editsIn } from './mend-edits.ts';
import { otherwise } from '../../kernel/game/mended.ts';
import { targetsOf } from './mend-lines.ts';
import { waiting, waitText } from './mend-text.ts';
import { failure, isFailed, failureOf, type Result } from '../output.ts';

export interface MendOptions extends EditOptions {
  readonly reason?: string;
  readonly anew: readonly string[];
  readonly by?: string;
  readonly request?: string;
}

/** Put right what was wrong then, all seats at this device agreeing; without an edit: the lines that can be. */
export function mend(file: string, options: MendOptions): Promise<Result> {
  return withGame<Result>(file, async (open) => {
    const { seat, reason, anew, by, request } = options;
    const { game } = open;
    const bad = [seat, ...anew].map((each) => checkSeat(game, each)).find((each) => each !== null);
    if (bad) return bad;
    if (!game.table.seats.includes(seat))
      return failure(`Name a seat that puts it right: ${game.table.seats.join(', ')}.`);
    const edits = editsIn(game, options);
    if (isFailed(edits)) return edits;
    if (edits.length === 0) return listed(open, seat);
    if (!reason?.trim()) return failure('Say why with --reason: it stands in the log.');
    const wish = { seat, mend: edits, reason, ...(anew.length > 0 ? { anew } : {}) };
    const sender = { ...(by === undefined ? {} : { by }), ...(request === undefined ? {} : { request }) };
    const next = settleAll(game, putRight(game, wish, sender));
    if (isRefusal(next)) return failureOf(next, open.rulebook);
    const saved = await save(open, next);
    if (isFailed(saved)) return saved;
    const n = findRequest(saved.game, request)?.entry.n ?? game.moments.length + 1;
    return withNotes(open, done(saved.game, seat, n));
  });
}

function listed(open: OpenGame, seat: Seat): Result {
  const targets = targetsOf(open.game, seat);
  const lines = targets.map(({ line, decision }) => {
    const what =
      decision === undefined ? headText(open.game.table, line) : ownText(open.game.table, line, decision);
    return `${String(line.n).padStart(4)}  ${what.replaceAll('\n', ' ')}`;
  });
  const json = targets.map(({ line: { n }, decision }) => ({ line: n, ...(decision ? { decision } : {}) }));
  return withNotes(open, { text: lines.join('\n') || NOTHING, json: { lines: json } });
}

const NOTHING = 'There is nothing yet that this seat could put right.';

function ownText(table: Table, { own }: RecordLine, decision: string): string {
  return `your own: ${givenSaid(own?.[decision] ?? null, decision, logBookOf(table))}`;
}

/** What entry `n` put right, what came of it, and what play waits for, as a seat may read it. */
function done(game: Game, seat: Seat, n: number): Result {
  const lines = record(game, seat);
  const came = cameAfter(game, seat, n);
  const [line] = linesOf(game, seat, n, n);
  const awaiting = awaitingOf(game.table, stateOf(game));
  const next = awaiting.length === 0 ? 'The game is over.' : withStop(`Next: ${awaiting.join(', ')}`);
  const text = [
    ...(line ? [linesText(game.table, [line], lines)] : []),
    ...(came.length > 0 ? [newsText(game.table, lines, came)] : []),
    waitText(game, seat) ?? next,
  ];
  const otherwiseNow = line ? otherwise(lines, line.n) : null;
  const json = {
    n,
    line,
    otherwise: otherwiseNow,
    came: came.map((each) => each.n),
    waiting: waiting(game, seat),
    awaiting,
  };
  return { text: text.join('\n'), json };
}
