import type { Game } from '../../kernel/game/game.ts';
import { endLeft } from '../../kernel/game/leave.ts';
import type { Seating } from '../../store/index.ts';
import type { Denial } from '../denied.ts';
import { isEnded, type LiveGame } from './live-game.ts';

/** Whether somebody of that name sat at a game, and nobody of that name does any more. */
function hasLeft({ people }: Pick<Seating, 'people'>, name: string): boolean {
  const called = people.filter((each) => each.name === name);
  return called.length > 0 && called.every(({ revoked }) => revoked);
}

/**
 * What was left by those whose links have ended acts no more. Each turn with a game begins with it: so it holds whenever a link
 * was ended, though the game took no entry then.
 */
export async function endAbandoned(
  enter: (live: LiveGame, next: Game, digest: string) => Promise<Denial | null>,
  live: LiveGame,
): Promise<Denial | null> {
  const { game, seating } = live;
  // nor later, in a game that its maker has ended and opens again
  if (
    (live.stopped && !isEnded(live)) ||
    !game.state.habits ||
    !seating.people.some(({ revoked }) => revoked)
  )
    return null;
  const next = endLeft(game, (by) => hasLeft(seating, by));
  return next === game ? null : enter(live, next, '');
}
