import type { Decision } from '../../kernel/forms/decision.ts';
import { readyToRoll, type Thrown, throwOf } from '../../trust/rolling.ts';
import type { Denial } from '../denied.ts';
import type { Games } from '../games/games.ts';
import type { LiveGame } from '../games/live-game.ts';

/** What a house calls a game where it has its dice from: a copy of it, here or elsewhere, has others. */
export function diceName(id: string, own = ''): string {
  return `${id}/${own}`;
}

/** See to it, in its turn, that the chain of a game is one of this house; where it is not, the head of one is stored and told. */
export async function takeUpDice(games: Games, live: LiveGame): Promise<Denial | null> {
  const ready = readyToRoll(live.game, await keeping(games, live));
  return ready === live.game ? null : games.enter(live, ready, '');
}

/** What falls for a decision, in the turn in which it is stored; null where people roll. */
export async function letFall(
  games: Games,
  live: LiveGame,
  decision: Decision,
): Promise<Thrown | Denial | null> {
  return (await takeUpDice(games, live)) ?? throwOf(live.game, decision, await keeping(games, live));
}

async function keeping(games: Pick<Games, 'chains'>, { id, game }: LiveGame) {
  return { chains: await games.chains(), name: diceName(id, game.header.id) };
}
