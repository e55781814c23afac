import { addMove, base, type Game, withHash } from './add.ts';
import { askedOf } from './allow.ts';
import { comeAgain } from './come-again.ts';
import { come } from './course.ts';
import type { Decision } from '../forms/decision.ts';
import { answerLeft, habitOf, useUp } from './habit.ts';
import { type Json, own } from '../json.ts';
import { copyState, enact, isAwaited } from './play.ts';
import { viewOf } from './position.ts';

/** An answer that is due by a habit. */
export interface Due {
  readonly habit: string;
  readonly decision: Decision;
  readonly answer: Json;
}

/**
 * A game goes on by itself: what waits to come again, and what seats have left, as far as it is asked for; nothing that a seat
 * has left twice in one go, so that no game is played to its end while nobody looks.
 */
export function goOn(game: Game): Game {
  let now = comeAgain(game);
  const given = new Set<string>();
  for (let next = due(now, given); next; next = due(now, given)) {
    given.add(keyOf(next));
    now = comeAgain(give(now, next));
  }
  return now === game ? game : withHash(now);
}

/**
 * The next answer that a seat has left and that is asked for now: an open one at once, sealed ones when nobody else is
 * awaited, so that nothing shows of them before. What a seat had answered before, and took back, it answers itself, and what
 * was `given` already is not given again.
 */
export function due(
  { table, state, moments }: Pick<Game, 'table' | 'state' | 'moments'>,
  given: ReadonlySet<string> = NONE,
): Due | null {
  if (!state.habits) return null;
  const { position, held } = state;
  const asked = table.rules
    .awaiting(position.open)
    .flatMap((seat) => askedOf(table, viewOf(position, seat)).filter(isAwaited))
    .filter(({ seat, id }) => own(own(held, seat) ?? {}, id) === undefined);
  const wasGiven = ({ seat, id }: Decision): boolean =>
    moments.some(({ entry }) => 'decision' in entry && entry.seat === seat && entry.decision === id);
  const all = asked.map((decision): Due | null => {
    const answer = answerLeft(table, state, decision);
    if (answer === undefined || wasGiven(decision)) return null;
    const next = { habit: habitOf(table, decision)?.name ?? '', decision, answer };
    return given.has(keyOf(next)) ? null : next;
  });
  const open = all.find((each) => each !== null && !each.decision.sealed);
  return open ?? (all.every((each) => each !== null) ? (all[0] ?? null) : null);
}

const NONE: ReadonlySet<string> = new Set();

function keyOf({ habit, decision: { seat } }: Due): string {
  return `${seat} ${habit}`;
}

function give(game: Game, { decision, answer }: Due): Game {
  const { table } = game;
  const { seat, id } = decision;
  const state = copyState(table, game.state);
  const move = { seat, decision: id, answer };
  const body = { ...base(game, {}), ...move, habit: true as const };
  const done = enact(table, state, decision, move);
  come(state, body);
  useUp(table, state, decision, body);
  return addMove(game, body, done, state, false);
}
