import { z } from 'zod';
import { LettingRead, NamedStandIn, StandingIn } from '../api/aside-api.ts';
import { type Denial, isDenied } from '../denied.ts';
import { endpoint, type EndpointGround, NONE } from '../routes/endpoint.ts';
import type { Games } from '../games/games.ts';
import { type AtDesk, sitDown } from '../people/places.ts';
import type { HandOver } from './hand-over.ts';

const params = z.object({ id: z.string() });
const NOTHING = z.strictObject({});

const spec = { method: 'post', params, query: NONE } as const;

/** Who plays for those who are away: each says it for themselves, with the key of their own. */
export function standInRoutes(ground: EndpointGround, games: Games, handOver: HandOver): void {
  namingRoutes(ground, games, handOver);
  playingRoutes(ground, games, handOver);
}

/** Do something with a game for whoever has a key of it, and give that answer. */
async function own<T>(
  games: Games,
  { id, key }: { readonly id: string; readonly key: string | null },
  answer: T,
  act: (place: AtDesk) => Promise<Denial | null>,
): Promise<T | Denial> {
  return games.inTurn(id, async (live) => {
    const place = sitDown(live, { key, seat: null });
    if (isDenied(place)) return place;
    games.saw(id, place.at);
    return (await act(place)) ?? answer;
  });
}

function namingRoutes(ground: EndpointGround, games: Games, handOver: HandOver): void {
  endpoint(
    ground,
    {
      ...spec,
      path: '/api/games/{id}/stand-in',
      about:
        'name who plays one\u2019s seats in one\u2019s absence, where the table lets deadlines hand over; who does reads all that is secret of them, but notes and words to the maker from before only where their writers let them',
      body: NamedStandIn,
      answer: NamedStandIn,
    },
    ({ params: { id }, key, body }) =>
      own(games, { id, key }, body, (place) => handOver.name(place, body.by, body.lets)),
  );
  endpoint(
    ground,
    {
      ...spec,
      path: '/api/games/{id}/stand-in/lets',
      about:
        'let somebody who stands in read the notes and the words to the maker that the sender wrote before, or no longer',
      body: LettingRead,
      answer: LettingRead,
    },
    ({ params: { id }, key, body }) =>
      own(games, { id, key }, body, (place) => handOver.letRead(place, body.by, body.lets)),
  );
}

function playingRoutes(ground: EndpointGround, games: Games, handOver: HandOver): void {
  endpoint(
    ground,
    {
      ...spec,
      path: '/api/games/{id}/stand-in/accept',
      about: 'play for somebody in their absence who has named the sender, or not, or no longer',
      body: StandingIn,
      answer: StandingIn,
    },
    ({ params: { id }, key, body }) =>
      own(games, { id, key }, body, (place) => handOver.accept(place, body.for, body.accept)),
  );
  endpoint(
    ground,
    {
      ...spec,
      path: '/api/games/{id}/back',
      about: 'be back: whoever played for the sender sees nothing of those seats any more',
      body: NOTHING,
      answer: NOTHING,
    },
    ({ params: { id }, key, body }) => own(games, { id, key }, body, (place) => handOver.back(place)),
  );
}
