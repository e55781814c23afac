import { z } from 'zod';
import { Standing, KeepingWish, WithheldGame } from '../api/keeping-api.ts';
import { denial, type Denial, isDenied, SAYS } from '../denied.ts';
import { endpoint, type EndpointGround, NONE, strange } from './endpoint.ts';
import type { Games } from '../games/games.ts';
import { COST } from '../gate/security.ts';
import { standingOf } from '../desk/standings.ts';

/** So many games are asked for at once. */
const MOST_STANDINGS = 100;

/** How many games stand, in one request: each key pays for its own, and a wrong one costs what it costs elsewhere. */
export function standingsRoutes(ground: EndpointGround, games: Games): void {
  const { budgets, lanes, failed } = ground;
  const one = async (address: string, wanted: KeepingWish): Promise<Standing | Denial> => {
    const payer = await budgets.payer(address, wanted.key);
    if (!budgets.spend(payer, COST.request)) return denial(429, SAYS.tooMany);
    // no game is opened for a stranger
    const found =
      payer.key === null ? strange(payer) : await lanes.take(payer, () => standingOf(games, wanted));
    if (isDenied(found) && found.status === 401) budgets.spend(payer, COST.badKey);
    return found;
  };
  endpoint(
    ground,
    {
      method: 'post',
      path: '/api/standings',
      about: 'how games stand, each for the key that is sent with it',
      params: NONE,
      query: NONE,
      body: z.strictObject({ games: z.array(KeepingWish).max(MOST_STANDINGS) }),
      answer: z.array(z.union([Standing, WithheldGame])),
      dear: 'inParts',
    },
    async ({ body, payer: { address } }) => {
      const all: (Standing | WithheldGame)[] = [];
      for (const wanted of body.games) {
        // a game that cannot be read keeps nobody from the others
        const found = await one(address, wanted).catch(failed);
        all.push(isDenied(found) ? withheld(wanted, found) : found);
      }
      return all;
    },
  );
}

function withheld({ game }: KeepingWish, { status, error }: Denial): WithheldGame {
  return { game, status, refused: error.message };
}
