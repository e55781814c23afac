import { z } from 'zod';
import type { Aside } from '../aside/aside.ts';
import { Pacing, SeatingBot, Suggestion, Suggesting } from './api.ts';
import { pacesOf } from './paces.ts';
import { denial, isDenied, SAYS } from '../denied.ts';
import { endpoint, type EndpointGround, NONE } from '../routes/endpoint.ts';
import type { Games } from '../games/games.ts';
import { checkCreator } from '../people/people.ts';
import { COST, LARGE_BODY } from '../gate/security.ts';
import { openPlace, sitDown } from '../people/places.ts';
import { playsAlone, seatBot, suggest } from './seats.ts';
import type { Thinking } from './thinking.ts';

const params = z.object({ id: z.string() });

interface Ways {
  readonly games: Games;
  readonly changed: Aside['changed'];
  readonly thinking: Pick<Thinking, 'suggest'>;
}

/** Seats that bots play, and what a bot would do in one's place. */
export function botRoutes(ground: EndpointGround, { games, changed, thinking }: Ways): void {
  endpoint(
    ground,
    {
      method: 'post',
      path: '/api/games/{id}/bots',
      about:
        'give a seat of one\u2019s own to a bot, or take it back; an empty seat, with the key of the game; the facts of the map, where one plays alone or has that key',
      params,
      query: NONE,
      body: SeatingBot,
      answer: SeatingBot,
    },
    async ({ params: { id }, body, key }) =>
      games.inTurn(id, async (live) => {
        const isMaker = checkCreator(live.seating, key) === null;
        const place = isMaker ? null : sitDown(live, { key, seat: null });
        if (isDenied(place)) return place;
        return (await seatBot(games, changed, live, { ...body, key, place })) ?? body;
      }),
  );
  endpoint(
    ground,
    {
      method: 'post',
      path: '/api/games/{id}/bots/pace',
      about: 'how fast the bots play, for whoever plays alone against them; or one answer more of theirs',
      params,
      query: NONE,
      body: Pacing,
      answer: Pacing,
    },
    async ({ params: { id }, body, key }) => {
      const place = await openPlace(games, id, { key, seat: null });
      if (isDenied(place)) return place;
      if (!playsAlone(place)) return denial(403, SAYS.tableFacts);
      pacesOf(games).set(id, body.pace, body.step === true);
      games.watchers.heard(id);
      return body;
    },
  );
  endpoint(
    ground,
    {
      method: 'post',
      path: '/api/games/{id}/suggest',
      about: 'what a bot would answer in one\u2019s place, and why; nothing is given',
      params,
      query: NONE,
      body: Suggesting,
      answer: Suggestion,
      most: LARGE_BODY,
      cost: COST.suggestion,
    },
    async ({ params: { id }, body, key }) => {
      const place = await openPlace(games, id, { key, seat: null });
      return isDenied(place) ? place : suggest(thinking, place, body);
    },
  );
}
