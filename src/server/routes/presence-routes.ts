import { z } from 'zod';
import { Nudge, Nudging, Showing } from '../api/aside-api.ts';
import { isDenied } from '../denied.ts';
import { endpoint, type EndpointGround, NONE } from './endpoint.ts';
import type { Games } from '../games/games.ts';
import { manage } from '../people/people.ts';
import { openPlace } from '../people/places.ts';
import type { Presence } from '../people/presence.ts';

const params = z.object({ id: z.string() });

/** Who lets others see that they look at a game, and nudges. */
export function presenceRoutes(ground: EndpointGround, games: Games, presence: Presence): void {
  endpoint(
    ground,
    {
      method: 'post',
      path: '/api/games/{id}/presence',
      about: 'let others see that one looks at the game, or no longer',
      params,
      query: NONE,
      body: Showing,
      answer: Showing,
    },
    async ({ params, body, key }) => {
      const place = await openPlace(games, params.id, { key, seat: null });
      if (isDenied(place)) return place;
      if (body.shows !== undefined) await presence.show(place, body.shows);
      if (body.away !== undefined) await presence.turn(place, body.away);
      return body;
    },
  );
  endpoint(
    ground,
    {
      method: 'post',
      path: '/api/games/{id}/nudge',
      about:
        'nudge somebody for whom the game waits; with the key of the game and no name, all for whom it waits; once a day for each person',
      params,
      query: NONE,
      body: Nudging,
      answer: Nudge,
    },
    async ({ params, body, key }) => {
      const place = await openPlace(games, params.id, { key, seat: null });
      if (isDenied(place) && body.person === undefined)
        return manage(games, params.id, key, (live) => presence.nudgeAll(live));
      return isDenied(place) ? place : presence.nudge(place, body.person);
    },
  );
}
