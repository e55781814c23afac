import type { Games } from '../games/games.ts';
import { signedPast } from '../desk/signed.ts';
import type { AsidePart } from './part.ts';

/** What the house has signed of the public chain, each time that it is longer; first by which key, and what the game is called. */
export function pastPart(games: Games): AsidePart {
  return {
    name: 'past',
    follow() {
      let isFirst = true;
      let before = '';
      return async (live) => {
        const signed = await signedPast(games, live);
        if (!signed || signed.signature === before) return null;
        const { key, game, lines, signature } = signed;
        const set = { ...(isFirst ? { key, game } : {}), lines, by: signature };
        isFirst = false;
        before = signature;
        return { set };
      };
    },
  };
}
