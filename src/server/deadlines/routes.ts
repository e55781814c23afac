import { z } from 'zod';
import { Away, DeadlineBody } from '../api/aside-api.ts';
import { isDenied } from '../denied.ts';
import { endpoint, type EndpointGround, NONE } from '../routes/endpoint.ts';
import type { Games } from '../games/games.ts';
import { checkCreator } from '../people/people.ts';
import { sitDown } from '../people/places.ts';
import type { Deadlines } from './deadlines.ts';

const params = z.object({ id: z.string() });

/** By what the deadlines of a game are set, and who is away when. */
export function deadlineRoutes(ground: EndpointGround, games: Games, deadlines: Deadlines): void {
  endpoint(
    ground,
    {
      method: 'post',
      path: '/api/games/{id}/deadline',
      about:
        'set how long an answer may take, with the key of the game; with that of a person, want it so: it is so once all with a seat do',
      params,
      query: NONE,
      body: DeadlineBody,
      answer: DeadlineBody,
    },
    async ({ params, body, key }) =>
      games.inTurn(params.id, async (live) => {
        if (checkCreator(live.seating, key) === null) return (await deadlines.set(live, body.rule)) ?? body;
        const place = sitDown(live, { key, seat: null });
        return isDenied(place) ? place : ((await deadlines.wish(place, body.rule)) ?? body);
      }),
  );
  endpoint(
    ground,
    {
      method: 'post',
      path: '/api/games/{id}/away',
      about: 'say on which days one is away: no time runs then',
      params,
      query: NONE,
      body: Away,
      answer: Away,
    },
    async ({ params, body, key }) =>
      games.inTurn(params.id, async (live) => {
        const place = sitDown(live, { key, seat: null });
        if (isDenied(place)) return place;
        await deadlines.leave(place, body.days);
        return body;
      }),
  );
}
