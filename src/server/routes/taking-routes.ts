import { z } from 'zod';
import { whole } from '../api/api.ts';
import { InvitationSeen, NewOwnKey, TakenSeat } from '../api/people-api.ts';
import { denial, type Denial, endedText, isDenied, SAYS } from '../denied.ts';
import type { Games } from '../games/games.ts';
import type { LiveGame } from '../games/live-game.ts';
import { agreeTo, awaitedBy, takeSeat } from '../people/invitations.ts';
import { invitedAt, isTaken } from '../people/people.ts';
import { sitDown } from '../people/places.ts';
import { endpoint, type EndpointGround, NONE } from './endpoint.ts';

const params = z.object({ id: z.string() });

/** A seat of one's own: an invitation is looked at, and the seat is taken with it; whoever holds a seat agrees to another. */
export function takingRoutes(ground: EndpointGround, games: Games): void {
  endpoint(
    ground,
    {
      method: 'get',
      path: '/api/games/{id}/invitation',
      about: 'what the key of an invitation is for: which game, which seat, and who sits there',
      params,
      query: NONE,
      body: NONE,
      answer: InvitationSeen,
    },
    async ({ params: { id }, key }) => games.inTurn(id, async (live) => seenOf(games, live, key ?? '')),
  );
  endpoint(
    ground,
    {
      method: 'post',
      path: '/api/games/{id}/take',
      about:
        'take a seat with the key of an invitation: from then on it opens with the key alone that is sent, which the sender has made',
      params,
      query: NONE,
      body: NewOwnKey,
      answer: TakenSeat,
    },
    async ({ params: { id }, key, body }) =>
      games.inTurn(id, async (live) => {
        const at = await takeSeat(games, live, { key: key ?? '', own: body.key });
        if (isDenied(at)) return at;
        const { name = '', seats = [] } = live.seating.people[at] ?? {};
        return { game: id, title: live.seating.title, name, seats: [...seats] };
      }),
  );
  endpoint(
    ground,
    {
      method: 'post',
      path: '/api/games/{id}/people/{index}/agree',
      about: 'agree, as who holds a seat, that an invitation to it can be taken now',
      params: params.extend({ index: whole }),
      query: NONE,
      body: z.strictObject({}),
      answer: z.object({ agreed: z.literal(true) }),
    },
    async ({ params: { id, index }, key }) =>
      games.inTurn(id, async (live) => {
        const place = sitDown(live, { key, seat: null });
        if (isDenied(place)) return place;
        games.saw(id, place.at);
        return (await agreeTo(games, live, { at: index, by: place.at })) ?? { agreed: true as const };
      }),
  );
}

function seenOf(games: Games, live: LiveGame, key: string): z.infer<typeof InvitationSeen> | Denial {
  const { seating, game } = live;
  const at = invitedAt(seating, key);
  const person = seating.people[at];
  if (!person) return denial(409, SAYS.noInvitation);
  if (person.revoked) return denial(401, endedText(seating.title));
  const { title, scenario } = { title: game.table.rulebook.title, scenario: game.table.setup.scenario };
  const titles = new Map(scenario.seats.map((seat) => [seat.id, seat.title]));
  const named = (seats: readonly string[]): string[] => seats.map((seat) => titles.get(seat) ?? seat);
  const waits = awaitedBy(person, games.clock());
  const { invitation } = person;
  return {
    game: live.id,
    title: seating.title,
    rulebook: title,
    scenario: scenario.title,
    name: person.name,
    seats: named(person.seats),
    by:
      seating.people.find(({ held, invitation }) => held === 'held' && invitation === undefined)?.name ??
      null,
    state: isTaken(person) ? 'taken' : waits.length > 0 ? 'waits' : 'open',
    until: waits.length > 0 ? (invitation?.wait?.until ?? null) : null,
    waits: waits.map((each) => seating.people[each]?.name ?? ''),
    people: seating.people.flatMap((each, i) =>
      each.revoked || i === seating.published
        ? []
        : [
            {
              name: each.name,
              seats: named(each.seats),
              held: each.held === 'held',
              same: i !== at && each.seats.some((seat) => person.seats.includes(seat)),
            },
          ],
    ),
  };
}
