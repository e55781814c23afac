import { z } from '@hono/zod-openapi';
import { NewPerson, PersonSeats, SeatedPerson, whole } from '../api/api.ts';
import type { Person as Seater, Proposal } from '../../store/index.ts';
import { type Denial, denial, endedText, isDenied, SAYS } from '../denied.ts';
import { endpoint, type EndpointGround, NONE } from './endpoint.ts';
import type { Games } from '../games/games.ts';
import type { LiveGame } from '../games/live-game.ts';
import { nameKept } from '../people/names.ts';
import { badSeats, hashKey, manage, MOST_PEOPLE, newKey } from '../people/people.ts';

const params = z.object({ id: z.string() });

/** Who sits at a game: for the key that it was created with. */
export function peopleRoutes(ground: EndpointGround, games: Games, addresses: () => readonly string[]): void {
  endpoint(
    ground,
    {
      method: 'get',
      path: '/api/games/{id}/people',
      about: 'who sits at a game',
      params,
      query: NONE,
      body: NONE,
      answer: z.array(SeatedPerson),
    },
    async ({ params, key }) =>
      manage(games, params.id, key, async (live) =>
        seatedAt(live, await games.database.upkeep.seen(live.id)),
      ),
  );
  endpoint(
    ground,
    {
      method: 'post',
      path: '/api/games/{id}/people',
      about: 'give somebody a key of their own',
      params,
      query: NONE,
      body: PersonSeats,
      answer: NewPerson,
      status: 201,
    },
    async ({ params, key, body }) =>
      manage(games, params.id, key, async (live) => {
        const added = await addPerson(games, live, body);
        if (!isDenied(added)) games.changed(live);
        return isDenied(added) ? added : { ...added, addresses: [...addresses()] };
      }),
  );
  endpoint(
    ground,
    {
      method: 'post',
      path: '/api/games/{id}/people/{index}/revoke',
      about: 'let a key open nothing any more',
      params: params.extend({ index: whole }),
      query: NONE,
      body: NONE,
      answer: z.array(SeatedPerson),
    },
    async ({ params, key }) => manage(games, params.id, key, (live) => revoke(games, live, params.index)),
  );
}

/** The people of a game for its maker, and when each was last there. */
export function seatedAt(
  { seating, game }: LiveGame,
  seen: ReadonlyMap<number, number>,
): z.infer<typeof SeatedPerson>[] {
  const titles = new Map(game.table.setup.scenario.seats.map((seat) => [seat.id, seat.title]));
  return seating.people.map(({ name, seats, revoked }, index) => ({
    index,
    published: index === seating.published,
    name,
    seats: [...seats],
    titles: seats.map((seat) => titles.get(seat) ?? seat),
    revoked,
    seen: seen.get(index) ?? null,
  }));
}

/** Give somebody a key of their own. */
async function addPerson(
  games: Games,
  live: LiveGame,
  wish: z.infer<typeof PersonSeats>,
): Promise<Omit<z.infer<typeof NewPerson>, 'addresses'> | Denial> {
  const { seating } = live;
  if (seating.people.length >= MOST_PEOPLE) return denial(409, SAYS.full);
  const { seats } = wish;
  const name = nameKept(wish.name);
  const there = seating.people.flatMap((each) => (each.revoked ? [] : [each.name]));
  const bad = badSeats([{ name, seats }], live.game.table.seats, there);
  if (bad !== null) return denial(400, bad);
  const key = newKey();
  const index = seating.people.length;
  const person = { name, seats, key: hashKey(key), revoked: false };
  await games.database.seat(live.id, index, person);
  live.seating = { ...seating, people: [...seating.people, person] };
  return { index, name, seats, key };
}

/** Let a key open nothing any more. */
export async function revoke(
  games: Games,
  live: LiveGame,
  index: number,
): Promise<z.infer<typeof SeatedPerson>[] | Denial> {
  const { seating } = live;
  const person = seating.people[index];
  if (!person) return denial(404, SAYS.noPerson);
  const { proposal } = seating;
  const ends = proposal !== null && isBound(proposal, person);
  await games.database.revoke(live.id, index, ends);
  const people = seating.people.with(index, { ...person, revoked: true });
  const published = seating.published === index ? null : seating.published;
  const standIns = new Map(
    [...seating.standIns].filter(([absent, { by }]) => absent !== index && by !== index),
  );
  live.seating = { ...seating, people, published, standIns, proposal: ends ? null : proposal };
  games.watchers.dismiss(live.id, endedText(live.seating.title), index);
  // within this turn nothing can act in between
  const no = await games.endAbandoned(live);
  if (no) return no;
  // what waited for them may wait for others now
  games.changed(live);
  return seatedAt(live, await games.database.upkeep.seen(live.id));
}

/** Whether a proposal stands on the word of somebody who can still take it back. */
function isBound({ agreed }: Proposal, { seats, revoked }: Seater): boolean {
  return !revoked && seats.some((seat) => agreed.includes(seat));
}
