import type { Keeping } from '../../trust/rolling.ts';
import type { Games } from '../games/games.ts';
import type { LiveGame } from '../games/live-game.ts';

/** What a house calls a game where it has its dice from: a copy of it, here or elsewhere, has others. */
export function diceName(id: string, own = ''): string {
  return `${id}/${own}`;
}

/** The chains of a house, and what it calls a game there. */
export async function keepingOf(games: Pick<Games, 'chains'>, { id, game }: LiveGame): Promise<Keeping> {
  return { chains: await games.chains(), name: diceName(id, game.header.id) };
}
