import type { Decision } from '../../kernel/forms/decision.ts';
import { readyToRoll, type Thrown, throwOf } from '../../trust/rolling.ts';
import type { Denial } from '../denied.ts';
import type { Games } from '../games/games.ts';
import type { LiveGame } from '../games/live-game.ts';
import { keepingOf } from './keeping.ts';
import { settledLots, whyNotYet } from './lots.ts';

/** See to it, in its turn, that the chain of a game is one of this house; where it is not, the head of one is stored and told. */
export async function takeUpDice(games: Games, live: LiveGame): Promise<Denial | null> {
  const ready = readyToRoll(live.game, await keepingOf(games, live));
  return ready === live.game ? null : games.enter(live, ready, '');
}

/** What falls for a decision, in the turn in which it is stored; null where people roll. */
export async function letFall(
  games: Games,
  live: LiveGame,
  decision: Decision,
): Promise<Thrown | Denial | null> {
  if (decision.form.kind !== 'roll') return null;
  const no = (await takeUpDice(games, live)) ?? (await settleLots(games, live)) ?? whyNotYet(live);
  return no ?? throwOf(live.game, decision, await keepingOf(games, live));
}

/** What follows from the lots by itself: who gave a seat to a bot, or has left, is waited for no longer. */
async function settleLots(games: Games, live: LiveGame): Promise<Denial | null> {
  const settled = await settledLots(games, live, live.game);
  return settled === live.game ? null : games.enter(live, settled, '');
}
