import { isRefusal } from '../../kernel/clause.ts';
import type { Decision, Seat } from '../../kernel/forms/decision.ts';
import { stateOf } from '../../kernel/game/game.ts';
import type { Json } from '../../kernel/json.ts';
import { legal } from '../../kernel/game/play.ts';
import { concernedSeats } from '../../kernel/game/always-open.ts';
import { withStop } from '../../kernel/texts/words.ts';
import { nameOf } from '../output.ts';
import { isYes } from '../text/parse-answer.ts';
import { printIf } from './play-if.ts';
import { type PromptQuestion, hear, readerOf, type Session, submit, type Went } from '../game/session.ts';

// All seats are at one keyboard: what takes a decision from some of them is said, asked, and done at once.

/** Give an answer; what takes a decision from seats only when those at the keyboard say that they agree. */
export async function submitAgreed(
  session: Session,
  asked: PromptQuestion,
  decision: Decision,
  value: Json,
): Promise<Went> {
  const { game } = session.open;
  const seats = concernedSeats(game.table, decision, value);
  const move = { seat: decision.seat, decision: decision.id, answer: value };
  // what is refused takes nothing from anybody
  if (seats.length === 0 || isRefusal(legal(game.table, stateOf(game), move)))
    return submit(session, decision, value);
  if (decision.form.kind === 'report') printIf(session, readerOf(decision), move);
  const what =
    decision.form.kind === 'report'
      ? 'The rules keep this themselves. All must agree:'
      : 'This takes a decision away from';
  const agreed = await doAgree(session, asked, withStop(`${what} ${seatNames(session, seats)}`));
  if (agreed === 'left') return agreed;
  return agreed ? submit(session, decision, value) : 'moved';
}

/** Seats by name. */
export function seatNames({ open }: Session, seats: readonly Seat[]): string {
  return seats.map((seat) => nameOf(open.rulebook, seat)).join(', ');
}

/** Say what needs the agreement of others, and ask whether they agree. */
export async function doAgree(
  session: Session,
  asked: PromptQuestion,
  what: string,
): Promise<boolean | 'left'> {
  session.console.print(what);
  const heard = await hear(session, asked, 'Do they agree? (yes; Enter: no, leave it)');
  if (heard === 'left') return heard;
  const areAgreed = typeof heard !== 'string' && isYes(heard.line);
  if (!areAgreed) session.console.print('Nothing was changed.');
  return areAgreed;
}
