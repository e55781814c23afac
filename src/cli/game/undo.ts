import { isRefusal } from '../../kernel/clause.ts';
import { type Game, stateOf, takeBack } from '../../kernel/game/game.ts';
import { stands } from '../../kernel/game/moment.ts';
import { awaitingOf } from '../../kernel/game/play.ts';
import { undo as goBack } from '../../kernel/game/undo.ts';
import { withStop } from '../../kernel/texts/words.ts';
import { checkSeat, save, withGame } from './games.ts';
import { failure, type Failure, isFailed, failureOf, type Result } from '../output.ts';

export interface UndoOptions {
  readonly seat?: string;
  readonly consent: readonly string[];
  readonly to?: string;
  readonly reason?: string;
}

/** Take back: a held answer of the seat's own, else the latest answer, or further with everybody's consent. */
export function undo(file: string, options: UndoOptions): Promise<Result> {
  return withGame<Result>(file, async (open) => {
    const next = gameWithout(open.game, options);
    if (isFailed(next)) return next;
    const saved = await save(open, next);
    if (isFailed(saved)) return saved;
    const awaiting = awaitingOf(next.table, stateOf(next));
    return {
      text: withStop(`Taken back. Next: ${awaiting.join(', ')}`),
      json: { n: next.moments.length, awaiting },
    };
  });
}

/** The game with something taken back. */
export function gameWithout(game: Game, options: UndoOptions): Game | Failure {
  const { rulebook } = game.table;
  const bad = [options.seat, ...options.consent]
    .map((each) => checkSeat(game, each))
    .find((each) => each !== null);
  if (bad) return bad;
  const seat = options.seat ?? latestSeat(game);
  const held = options.to === undefined ? latestHeld(game, seat) : undefined;
  if (held !== undefined) {
    const withdrawn = takeBack(game, seat, held);
    return isRefusal(withdrawn) ? failureOf(withdrawn, rulebook) : withdrawn;
  }
  const to = options.to === undefined ? undefined : lineNumber(options.to);
  if (isFailed(to)) return to;
  const { consent, reason = '' } = options;
  const next = goBack(game, { seat, consent, ...(to === undefined ? {} : { to }), reason });
  return isRefusal(next) ? failureOf(next, rulebook) : next;
}

/** Who answered last. */
export function latestSeat(game: Game): string {
  const latest = game.moments.findLast((each) => stands(each) && 'decision' in each.entry);
  return latest && 'decision' in latest.entry ? latest.entry.seat : '';
}

/** The latest of a seat's sealed answers that are held. */
function latestHeld(game: Game, seat: string): string | undefined {
  const held = stateOf(game).held[seat] ?? {};
  const latest = game.moments.findLast(
    ({ entry }) => 'decision' in entry && entry.seat === seat && Object.hasOwn(held, entry.decision),
  );
  return latest && 'decision' in latest.entry ? latest.entry.decision : undefined;
}

/** A line of the seat's own log. */
function lineNumber(line: string): number | Failure {
  return /^\d{1,9}$/.test(line) ? Number(line) : failure(`"${line}" is no number of a line of the log.`);
}
