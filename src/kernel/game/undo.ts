import type { Refusal } from '../clause.ts';
import { stillTrue, type UndoBody, withoutThese } from './course.ts';
import type { Seat } from '../forms/decision.ts';
import { addQuiet, base } from './enter.ts';
import { type Game, repeated, type Sender } from './game.ts';
import { judge, type Verdict } from './judge.ts';
import { seenBy } from './record.ts';

/** Who wants to go back, who agrees, and how far: `to` is the last line of the asker's own record that shall stand. */
export interface UndoRequest {
  readonly seat: Seat;
  readonly consent?: readonly Seat[];
  readonly to?: number;
  readonly reason?: string;
}

/**
 * Take back, as `judge` allows. Hidden entries of others never go: they are played again. The log keeps both lines.
 */
export function undo(game: Game, request: UndoRequest, sender: Sender = {}): Game | Refusal {
  const reason = request.reason ?? '';
  const again = repeated(game, sender.request, { reason });
  if (again) return again;
  const verdict = judgeUndo(game, request);
  if (verdict.can !== 'now') return verdict.why;
  const gone = new Set(verdict.gone.map(({ n }) => n));
  const undone = seenBy(game, request.seat).flatMap(({ line, entry }) => (gone.has(line.n) ? [entry] : []));
  const seats = agreedTo(request).filter((seat) => game.table.seats.includes(seat));
  return goBack(game, {
    ...base(game, sender),
    undone,
    seats: seats.length > 0 ? seats : [request.seat],
    reason,
  });
}

/** What a wish to take back comes to in a game. */
export function judgeUndo(game: Game, request: UndoRequest): Verdict {
  const { table, header } = game;
  const lines = seenBy(game, request.seat).map(({ line }) => line);
  const { to } = request;
  const wish = { table, dice: header.dice, lines, agreed: agreedTo(request) };
  return judge(to === undefined ? wish : { ...wish, to });
}

function agreedTo({ seat, consent = [] }: UndoRequest): readonly Seat[] {
  return [...new Set([seat, ...consent])];
}

/** Put a game back to before the entries that an undo takes back, after its checks. */
export function goBack(game: Game, body: UndoBody): Game {
  const { state, drafts } = withoutThese(game, body, game.state);
  const { n, undone } = body;
  const moments = game.moments.map((moment) => {
    if (undone.includes(moment.entry.n)) return { ...moment, gone: n };
    return drafts.includes(moment.entry.n) ? { ...moment, draft: n } : moment;
  });
  const checkpoints = stillTrue(game.checkpoints, [...undone, ...drafts]);
  return addQuiet({ ...game, moments, checkpoints }, body, state);
}
