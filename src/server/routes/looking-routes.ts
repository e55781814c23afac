import { z } from 'zod';
import { AsideNews } from '../api/aside-api.ts';
import { AffectedPage, Desk, InvitedLink, LinesPage, ThenDesk, Visit, whole } from '../api/api.ts';
import { PublicPast } from '../api/past-api.ts';
import type { Aside } from '../aside/aside.ts';
import { denial, isDenied, SAYS } from '../denied.ts';
import { affectedOf, deskOf, earlierOf, momentOf, visitOf } from '../desk/desk.ts';
import { endpoint, type EndpointGround, NONE } from './endpoint.ts';
import type { Games } from '../games/games.ts';
import { chainOf } from '../desk/past.ts';
import { signedPast } from '../desk/signed.ts';
import { eyesOf, openPlace } from '../people/places.ts';
import { COST } from '../gate/security.ts';

const params = z.object({ id: z.string() });
const seat = z.string().optional();

/** What a person can look at: the desk, how it stood before, and what a correction touches. All of it can be long. */
export function lookingRoutes(ground: EndpointGround, games: Games, aside: Aside): void {
  nowRoutes(ground, games, aside);
  thenRoutes(ground, games);
  earlierRoute(ground, games);
  pastRoute(ground, games);
}

/** Which game it is, the desk, and what stands beside it. */
function nowRoutes(ground: EndpointGround, games: Games, aside: Aside): void {
  endpoint(
    ground,
    {
      method: 'get',
      path: '/api/games/{id}',
      about: 'which game it is, and who the key belongs to; or that it is an invitation',
      params,
      query: NONE,
      body: NONE,
      answer: z.union([Visit, InvitedLink]),
    },
    async ({ params, key }) => {
      const place = await openPlace(games, params.id, { key, seat: null });
      if (!isDenied(place)) return visitOf(place);
      // a page asks here what its link is: of an invitation that is an answer, and no refusal
      return place.status === 403 ? { invited: true as const } : place;
    },
  );
  endpoint(
    ground,
    {
      method: 'get',
      path: '/api/games/{id}/desk',
      about: 'the desk of one of the person\u2019s seats',
      params,
      query: z.object({ seat, from: whole.optional() }),
      body: NONE,
      answer: Desk,
      dear: true,
    },
    async ({ params, query, key }) => {
      const place = await openPlace(games, params.id, { key, seat: query.seat });
      return isDenied(place) ? place : deskOf(place, query.from);
    },
  );
  endpoint(
    ground,
    {
      method: 'get',
      path: '/api/games/{id}/aside',
      about: 'what stands beside the desk of one of the person\u2019s seats: times, talk, who is there',
      params,
      query: z.object({ seat }),
      body: NONE,
      answer: z.array(AsideNews),
    },
    async ({ params, query, key }) => {
      const place = await openPlace(games, params.id, { key, seat: query.seat });
      return isDenied(place) ? place : aside.whole(place);
    },
  );
}

/** Earlier lines of a record, a page at a time. */
function earlierRoute(ground: EndpointGround, games: Games): void {
  endpoint(
    ground,
    {
      method: 'get',
      path: '/api/games/{id}/lines',
      about:
        'the lines before those of a desk: up to line `before` of a seat\u2019s record, so many at once; `at`: as they were after that line',
      params,
      query: z.object({ seat, before: whole, at: whole.optional() }),
      body: NONE,
      answer: LinesPage,
      dear: true,
    },
    async ({ params, query: { seat: asked, before, at }, key }) => {
      const place = await openPlace(games, params.id, { key, seat: null });
      if (isDenied(place)) return place;
      const of = eyesOf(place, asked);
      return isDenied(of) ? of : (earlierOf(place.live, of, { before, at }) ?? denial(404, SAYS.noLine));
    },
  );
}

/** What a page cannot make of its lines to see that the past is the one that it remembers. */
function pastRoute(ground: EndpointGround, games: Games): void {
  endpoint(
    ground,
    {
      method: 'get',
      path: '/api/games/{id}/past',
      about:
        'of the game\u2019s public chain what nobody can make of its lines: where it begins, how long it is, the hashes of lines that stand as earlier rules named things, and what the house signed of it',
      params,
      query: NONE,
      body: NONE,
      answer: PublicPast,
      dear: true,
    },
    async ({ params, key }) => {
      const place = await openPlace(games, params.id, { key, seat: null });
      if (isDenied(place)) return place;
      const chain = chainOf(place.live);
      return { chain, signed: await signedPast(games, place.live) };
    },
  );
}

/** How the desk stood before, and which past sums a correction touches. */
function thenRoutes(ground: EndpointGround, games: Games): void {
  endpoint(
    ground,
    {
      method: 'get',
      path: '/api/games/{id}/at/{n}',
      about:
        'what a seat could see after its own line n; `as`: what another could see then. A spectator sees it always, every seat once the game is over',
      params: params.extend({ n: whole }),
      query: z.object({ seat, as: seat }),
      body: NONE,
      answer: ThenDesk,
      cost: COST.lookBack,
      dear: true,
    },
    async ({ params, query, key }) => {
      const place = await openPlace(games, params.id, { key, seat: null });
      if (isDenied(place)) return place;
      const of = eyesOf(place, query.seat);
      const eyes = query.as === undefined ? of : eyesOf(place, query.as);
      if (isDenied(of)) return of;
      if (isDenied(eyes)) return eyes;
      const then = await games.pace.run(momentOf(place.live, of, params.n, eyes));
      return then ?? denial(404, SAYS.noLine);
    },
  );
  endpoint(
    ground,
    {
      method: 'get',
      path: '/api/games/{id}/affected/{n}',
      about: 'past sums that the corrections in line n of a seat touch, so many at once',
      params: params.extend({ n: whole }),
      query: z.object({ seat, from: whole.optional() }),
      body: NONE,
      answer: AffectedPage,
      cost: COST.lookBack,
      dear: true,
    },
    async ({ params, query, key }) => {
      const place = await openPlace(games, params.id, { key, seat: query.seat });
      if (isDenied(place)) return place;
      return affectedOf(place, params.n, query.from ?? 0) ?? denial(404, SAYS.noLine);
    },
  );
}
