import { z } from 'zod';
import { NewPerson, PersonSeats, SeatedPerson, whole } from '../api/api.ts';
import type { Person as Seater, OneProposal } from '../../store/index.ts';
import { type Denial, denial, endedText, isDenied, SAYS } from '../denied.ts';
import { endpoint, type EndpointGround, NONE } from './endpoint.ts';
import type { Games } from '../games/games.ts';
import type { LiveGame } from '../games/live-game.ts';
import { announcement, awaitedBy, invitePerson, restsFrom } from '../people/invitations.ts';
import { nameKept, seatsOf } from '../people/names.ts';
import { badSeats, manage, MOST_PEOPLE } from '../people/people.ts';
import { LINKS } from '../people/texts.ts';

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
        seatedAt(live, await games.database.upkeep.seen(live.id), games.clock()),
      ),
  );
  endpoint(
    ground,
    {
      method: 'post',
      path: '/api/games/{id}/people',
      about:
        'invite somebody to seats, or give a spectator a key; all are told. To a seat that somebody holds the invitation opens nothing before they have agreed, or 24 hours have passed',
      params,
      query: NONE,
      body: PersonSeats,
      answer: NewPerson,
      status: 201,
    },
    async ({ params, key, body }) =>
      manage(games, params.id, key, async (live) => {
        const added = await addPerson(games, live, body);
        return isDenied(added) ? added : { ...added, addresses: [...addresses()] };
      }),
  );
  endpoint(
    ground,
    {
      method: 'post',
      path: '/api/games/{id}/people/{index}/revoke',
      about: 'let a key open nothing any more; all are told',
      params: params.extend({ index: whole }),
      query: NONE,
      body: NONE,
      answer: z.array(SeatedPerson),
    },
    async ({ params, key }) =>
      manage(games, params.id, key, (live) => revoke(games, live, params.index, true)),
  );
}

/** The people of a game for its maker, and when each was last there. */
export function seatedAt(
  { seating, game }: LiveGame,
  seen: ReadonlyMap<number, number>,
  now: number,
): z.infer<typeof SeatedPerson>[] {
  const titles = new Map(game.table.setup.scenario.seats.map((seat) => [seat.id, seat.title]));
  return seating.people.map((person, index) => {
    const { name, seats, revoked, held = 'link', invitation } = person;
    const wait = invitation?.wait ?? null;
    return {
      index,
      published: index === seating.published,
      name,
      seats: [...seats],
      titles: seats.map((seat) => titles.get(seat) ?? seat),
      revoked,
      seen: seen.get(index) ?? null,
      held,
      invited: held === 'invited' || wait !== null,
      waits: awaitedBy(person, now).length > 0 ? (wait?.until ?? null) : null,
    };
  });
}

/** Invite somebody, or let a spectator look on. */
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
  const index = seating.people.length;
  return { index, name, seats, key: await invitePerson(games, live, { name, seats }) };
}

/** Let a key open nothing any more; `tells`: all are told, with it. */
export async function revoke(
  games: Games,
  live: LiveGame,
  index: number,
  tells: boolean,
): Promise<z.infer<typeof SeatedPerson>[] | Denial> {
  const { seating } = live;
  const person = seating.people[index];
  if (!person) return denial(404, SAYS.noPerson);
  const { proposal } = seating;
  const ends =
    proposal !== null && [proposal, ...(proposal.waiting ?? [])].some((each) => isBound(each, person));
  const line =
    tells && !person.revoked ? [announcement(games, LINKS.ended(person.name, seatsOf(live, index)))] : [];
  const rests = restsFrom(person, games.clock());
  await games.database.revoke(live.id, index, { ends, rests }, ...line);
  const ended = { ...person, revoked: true, ...(rests === null ? {} : { rests }) };
  const people = seating.people.with(index, ended);
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
  return seatedAt(live, await games.database.upkeep.seen(live.id), games.clock());
}

/** Whether a proposal stands on the word of somebody who can still take it back. */
function isBound({ agreed }: OneProposal, { seats, revoked }: Seater): boolean {
  return !revoked && seats.some((seat) => agreed.includes(seat));
}
