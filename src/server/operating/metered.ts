import type { Games } from '../games/games.ts';
import type { Meters } from './meters.ts';

/** The games, with what is stored of them counted. */
export function meterGames(games: Games, meters: Meters): Games {
  return {
    ...games,
    async enter(live, next, digest) {
      const before = live.game.moments.length;
      const start = performance.now();
      const no = await games.enter(live, next, digest);
      const { header, moments } = live.game;
      if (no === null)
        meters.stored(header.rulebook, moments.length - before, (performance.now() - start) / 1000);
      return no;
    },
  };
}
