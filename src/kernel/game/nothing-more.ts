import type { Refusal } from '../clause.ts';
import type { Decision } from '../forms/decision.ts';
import { answer, findRequest, type Game, type Sender } from './game.ts';
import { noteLeft } from './leave.ts';
import type { More } from './more.ts';

/** Give nothing, and leave the rest of what the seat does without for this turn: one act, stored as what it consists of. */
export function nothingMore(
  game: Game,
  decision: Decision,
  { nothing, habits }: More,
  sender: Sender = {},
): Game | Refusal {
  const { seat, id } = decision;
  const move = { seat, decision: id, answer: nothing };
  if (findRequest(game, sender.request)) return answer(game, move, sender);
  const { request: _, ...by } = sender;
  let now = game;
  for (const { name, kind } of habits) {
    const [first = ''] = Object.keys(kind.answers);
    const left = noteLeft(now, { seat, habit: name, leaves: { answer: first, lasts: 'turn' } }, by);
    if ('refused' in left) return left;
    now = left;
  }
  return answer(now, move, sender);
}
