import type { Seat } from '../../kernel/forms/decision.ts';
import { type Game, stateOf } from '../../kernel/game/game.ts';
import { record } from '../../kernel/game/record.ts';
import { judgeUndo } from '../../kernel/game/undo.ts';
import { withStop } from '../../kernel/texts/words.ts';
import { save } from '../game/games.ts';
import { headText } from '../game/history.ts';
import { citation, isFailed, nameOf, say } from '../output.ts';
import { beforePerson } from './play-bots.ts';
import { doAgree, seatNames } from './play-agreed.ts';
import {
  type PromptQuestion,
  type Command,
  readerOf,
  reload,
  type Session,
  type Went,
} from '../game/session.ts';
import { latestSeat, gameWithout } from '../game/undo.ts';

/**
 * Takes back what the person at the keyboard has put down in secret, else the latest line of the log as that person
 * reads it. What somebody else holds in secret goes only while nobody sits at the keyboard.
 */
export const takeBackLatest: Command = async (session, asked) => {
  const { seat } = asked;
  const { game } = session.open;
  const { held } = stateOf(game);
  const holds = held[seat] !== undefined;
  const sits = readerOf(asked) !== null;
  if (!holds && sits && Object.keys(held).length > 0) {
    session.console.print(
      'You have put down nothing yet, and what others put down in secret is theirs to take back.',
    );
    return 'moved';
  }
  if (holds) return goBack(session, asked, seat);
  const by = sits ? seat : latestSeat(game);
  const isHeld = held[by] !== undefined;
  return isHeld ? goBack(session, asked, by) : askAndGoBack(session, asked, by);
};

/** Go back where it can be done; what needs the others only when they agree. */
async function askAndGoBack(session: Session, asked: PromptQuestion, by: Seat): Promise<Went> {
  const { game, rulebook } = session.open;
  const to = beforePerson(session, by);
  const verdict = judgeUndo(game, { seat: by, ...(to === undefined ? {} : { to }) });
  if (verdict.can === 'together') {
    const { why, missing } = verdict;
    const others =
      why.refused.key === 'undo.consent' ? '' : withStop(` All must agree: ${seatNames(session, missing)}`);
    const agreed = await doAgree(session, asked, `${say(rulebook, why.refused)}${others}`);
    if (agreed !== true) return agreed === 'left' ? agreed : 'moved';
  }
  const consent = verdict.can === 'together' ? game.table.seats : [];
  return goBack(session, asked, by, consent, to);
}

async function goBack(
  session: Session,
  asked: PromptQuestion,
  seat: Seat,
  consent: readonly Seat[] = [],
  to?: number,
): Promise<Went> {
  const { console, open } = session;
  const next = gameWithout(open.game, { consent, seat, ...(to === undefined ? {} : { to: String(to) }) });
  if (isFailed(next)) {
    console.print(`${next.failed}${citation(next.clauses)}`);
    return 'moved';
  }
  const saved = await save(open, next);
  if (isFailed(saved)) return reload(session, saved);
  session.open = saved;
  console.print(takenText(open.game, readerOf(asked), next));
  return 'moved';
}

/** What was taken back, in the words of the log of the one at the keyboard. */
function takenText(before: Game, reader: Seat | null, after: Game): string {
  const { table } = before;
  const entry = after.moments.at(-1)?.entry;
  if (entry && 'withdraw' in entry)
    return `Taken back: what ${nameOf(table.rulebook, entry.seat)} had put down in secret.`;
  const stood = (game: Game): ReturnType<typeof record> =>
    record(game, reader).filter(({ kind, undone }) => kind !== 'undo' && !undone);
  const left = new Set(stood(after).map(({ n }) => n));
  const gone = stood(before).filter(({ n }) => !left.has(n));
  const [first] = gone;
  if (!first) return 'Taken back.';
  const more = gone.length > 1 ? ` and what followed` : '';
  return `Taken back: ${headText(table, first, record(before, reader))}${more}`;
}
