import { z } from '@hono/zod-openapi';
import { NewPerson, whole } from '../api/api.ts';
import { Upkeeping, UpkeepReply } from '../api/keeping-api.ts';
import type { KeptDeadlines } from '../../store/index.ts';
import type { Deadline } from '../api/aside-api.ts';
import { canHaveBots, levelsOf } from '../bots/seats.ts';
import { absentOf, type InForce, ruleOf, wishesOf } from '../deadlines/due.ts';
import { denial, SAYS } from '../denied.ts';
import { endpoint, type EndpointGround, NONE } from './endpoint.ts';
import type { Games } from '../games/games.ts';
import { renewLink } from '../people/keeper.ts';
import { keepAs, type LiveGame } from '../games/live-game.ts';
import { manage } from '../people/people.ts';
import { isOpened } from '../people/places.ts';
import { seatedAt } from './people-routes.ts';
import { commonOf } from '../desk/sight.ts';

const params = z.object({ id: z.string() });

/** What the maker of a game does with it: for the key that it was created with. Nothing of it stands in the game's record. */
export function makerRoutes(ground: EndpointGround, games: Games, addresses: () => readonly string[]): void {
  const path = '/api/games/{id}/maker';
  endpoint(
    ground,
    {
      method: 'get',
      path,
      about: 'a game as its maker sees it',
      params,
      query: NONE,
      body: NONE,
      answer: UpkeepReply,
    },
    async ({ params, key }) => manage(games, params.id, key, (live) => upkeptOf(games, live, addresses())),
  );
  endpoint(
    ground,
    {
      method: 'post',
      path,
      about: 'give a game another title, end it or open it again, put it away or take it out',
      params,
      query: NONE,
      body: Upkeeping,
      answer: UpkeepReply,
    },
    async ({ params, body, key }) =>
      manage(games, params.id, key, async (live) => {
        if (body.ended === false && isOpened(live)) return denial(409, SAYS.opened);
        await keep(games, live, body);
        return upkeptOf(games, live, addresses());
      }),
  );
  endpoint(
    ground,
    {
      method: 'post',
      path: '/api/games/{id}/people/{index}/renew',
      about: 'give a person another key in the place of theirs, which ends',
      params: params.extend({ index: whole }),
      query: NONE,
      body: NONE,
      answer: NewPerson,
    },
    async ({ params, key }) =>
      manage(games, params.id, key, async (live) => {
        const person = live.seating.people[params.index];
        if (!person || person.revoked) return denial(404, SAYS.noPerson);
        const renewed = await renewLink(games, live, person, params.index);
        const { name, seats, key } = renewed;
        return { index: params.index, name, seats: [...seats], key, addresses: [...addresses()] };
      }),
  );
}

/** Those who watch look again: what is changed here stands in no sight. */
async function keep({ database, clock, watchers }: Games, live: LiveGame, wish: Upkeeping): Promise<void> {
  const { title, ended, archived } = wish;
  const { upkeep } = database;
  if (title !== undefined && title !== live.seating.title) {
    await upkeep.entitle(live.id, title);
    live.seating = { ...live.seating, title };
  }
  const since = (is: boolean | undefined, before: number | null): number | null =>
    is === undefined ? before : is ? (before ?? clock()) : null;
  const kept = { ended: since(ended, live.kept.ended), archived: since(archived, live.kept.archived) };
  await upkeep.keep(live.id, kept);
  keepAs(live, kept);
  watchers.dismiss(live.id, null);
  watchers.heard(live.id);
}

async function upkeptOf(
  { database }: Games,
  live: LiveGame,
  addresses: readonly string[],
): Promise<UpkeepReply> {
  const { header, table } = live.game;
  const { rulebook, scenario, dice, rulings } = header;
  const kept = await database.deadlines.kept(live.id);
  return {
    game: live.id,
    title: live.seating.title,
    rulebook,
    scenario,
    dice: dice === 'typed' ? 'typed' : 'program',
    rulings,
    seats: table.setup.scenario.seats.map(({ id, title }) => ({ id, title })),
    people: seatedAt(live, await database.upkeep.seen(live.id)),
    bots: { can: canHaveBots(live) && live.stopped === null, seats: levelsOf(live.seating) },
    over: commonOf(live).seen.over,
    ...live.kept,
    addresses: [...addresses],
    deadlines: deadlinesIn(live, kept),
  };
}

function deadlinesIn({ seating }: LiveGame, kept: KeptDeadlines): UpkeepReply['deadlines'] {
  const inForce = ruleOf(kept);
  const absent = Object.entries(absentOf(seating, kept)).map(([name, days]) => [name, [...days]]);
  return {
    rule: inForce && askedFor(inForce),
    wishes: wishesOf(seating, kept),
    absent: Object.fromEntries(absent),
  };
}

/** A rule as it was asked for. */
function askedFor(inForce: InForce): Deadline {
  const { from: _, ...rule } = inForce;
  return rule;
}
