import type { Decision } from '../../kernel/forms/decision.ts';
import { stateOf } from '../../kernel/game/game.ts';
import { type More, moreOf, nothingMore } from '../../kernel/game/leave.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { answerLeftText } from '../game/habit.ts';
import { decisionOf } from './play-if.ts';
import { type Command, type Session, submit } from '../game/session.ts';

// The one press for all that a seat does without in a turn.

/** What a seat does without for the turn with that press, in words. */
function moreWords(rulebook: Rulebook, { habits }: More): string {
  return habits
    .map((habit) => answerLeftText(rulebook, habit, Object.keys(habit.kind.answers)[0] ?? ''))
    .join('; ');
}

/** The line that says how all is done without at once; empty: it cannot be. */
export function nothingText({ open, past }: Session, decision: Decision): string {
  const more = past ? null : moreOf(open.game.table, stateOf(open.game), decision);
  return more ? `"nothing": nothing here, and for this turn: ${moreWords(open.rulebook, more)}` : '';
}

/** Nothing here, and nothing of what its seat can do without for the turn. */
export const doNothing: Command = async (session, asked) => {
  const { game } = session.open;
  const decision = session.past ? undefined : decisionOf(session, asked);
  const more = decision && moreOf(game.table, stateOf(game), decision);
  if (decision && more)
    return submit(session, decision, more.nothing, (now) => nothingMore(now, decision, more));
  session.console.print('Here nothing more than this question can be done without: answer it by itself.');
  return undefined;
};
