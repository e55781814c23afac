import { isRefusal } from '../../kernel/clause.ts';
import type { Lasts } from '../../kernel/game/entry.ts';
import type { Seat } from '../../kernel/forms/decision.ts';
import { settleAll } from '../../kernel/game/settle.ts';
import { type HabitLeft, habitsOf, leaveAnswer, type LeaveRequest } from '../../kernel/game/leave.ts';
import { save } from '../game/games.ts';
import { answerLeftText, HOW_LONG, NOTHING_TO_LEAVE, WHEN_GIVEN } from '../game/habit.ts';
import { isFailed, failureOf } from '../output.ts';
import {
  type PromptQuestion,
  type Command,
  hear,
  readerOf,
  reload,
  type Session,
  tellFrom,
  type Went,
} from '../game/session.ts';

/** An answer that can be left now, by its place in the list. */
interface Choice {
  readonly habit: HabitLeft;
  readonly answer: string;
}

/** What a seat leaves to be answered for it, by number: left, changed or ended. */
export const leaveHabits: Command = async (session, asked) => {
  const seat = readerOf(asked);
  if (seat === null) {
    session.console.print('Only a seat leaves answers: type "habits" when it is asked something.');
    return undefined;
  }
  for (;;) {
    const choices = choicesOf(session, seat);
    if (choices.length === 0) {
      session.console.print(NOTHING_TO_LEAVE);
      return undefined;
    }
    session.console.print([...choices.map((each, i) => lineText(session, each, i)), WHEN_GIVEN].join('\n'));
    const heard = await hear(session, asked, 'Which is left, or no longer? (a number; Enter: none)');
    if (typeof heard === 'string') return heard;
    if (heard.line === '') return undefined;
    const chosen = choices[Number(heard.line) - 1];
    if (!chosen) {
      session.console.print(`There is no "${heard.line}" among them: type the number that stands before it.`);
      continue;
    }
    const leaves = await howLong(session, asked, chosen);
    if (leaves === undefined) continue;
    if (typeof leaves === 'string') return leaves;
    const went = await leave(session, { seat, habit: chosen.habit.name, ...leaves });
    if (went) return went;
  }
};

function choicesOf({ open: { game } }: Session, seat: Seat): readonly Choice[] {
  const shown = habitsOf(game, seat).filter((each) => each.of === undefined || each.left);
  return shown.flatMap((habit) => Object.keys(habit.kind.answers).map((answer) => ({ habit, answer })));
}

function lineText({ open: { rulebook } }: Session, { habit, answer }: Choice, i: number): string {
  const left = isLeft({ habit, answer }) && habit.left ? ` (left: ${HOW_LONG[habit.left.lasts]})` : '';
  return `  ${`${i + 1}`.padStart(2)}  ${answerLeftText(rulebook, habit, answer)}${left}`;
}

function isLeft({ habit, answer }: Choice): boolean {
  return habit.left?.answer === answer;
}

/** How long it is left; undefined: said wrong, or thought better of. */
async function howLong(
  session: Session,
  asked: PromptQuestion,
  chosen: Choice,
): Promise<Pick<LeaveRequest, 'leaves'> | Went | undefined> {
  const { game } = session.open;
  const lasts = Object.keys(HOW_LONG).filter((each) => each !== 'turn' || game.table.rules.turn);
  const words = [...lasts, ...(isLeft(chosen) ? ['end'] : [])];
  const heard = await hear(session, asked, `How long? (${words.join(', ')}; Enter: back)`);
  if (typeof heard === 'string') return heard;
  const word = heard.line.toLowerCase();
  if (word === 'end' && words.includes(word)) return { leaves: null };
  if (lasts.includes(word)) return { leaves: { answer: chosen.answer, lasts: word as Lasts } };
  if (word !== '') session.console.print(`"${heard.line}" is none of ${words.join(', ')}.`);
  return undefined;
}

/** Leave it, saved first; play goes on where that answers what is asked. */
async function leave(session: Session, request: LeaveRequest): Promise<Went | undefined> {
  const { open, console } = session;
  const next = settleAll(open.game, leaveAnswer(open.game, request));
  if (isRefusal(next)) {
    console.print(failureOf(next, open.rulebook).failed);
    return undefined;
  }
  const saved = await save(open, next);
  if (isFailed(saved)) return reload(session, saved);
  session.open = saved;
  const n = open.game.moments.length + 1;
  if (next.moments.length === n) return undefined;
  tellFrom(session, request.seat, n + 1);
  return 'moved';
}
