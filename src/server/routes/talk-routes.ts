import { z } from 'zod';
import type { AtDesk } from '../people/places.ts';
import { Lookers, MakerSays, Says, TalkSeen, TalkPage, Thread } from '../api/talk-api.ts';
import type { Aside } from '../aside/aside.ts';
import { lineOf, linesOf } from '../aside/talk.ts';
import { whole } from '../api/api.ts';
import { denial, type Denial, isDenied, SAYS } from '../denied.ts';
import { endpoint, type EndpointGround, NONE } from './endpoint.ts';
import type { Games } from '../games/games.ts';
import type { LiveGame } from '../games/live-game.ts';
import { openPlace } from '../people/places.ts';
import { manage } from '../people/people.ts';
import { ALL, readersOf, roomOfMaker, roomsAt } from '../people/rooms.ts';
import { COST } from '../gate/security.ts';
import type { SaidLine } from '../../store/index.ts';

const params = z.object({ id: z.string() });
const DONE = z.object({});
/** It is done; there is nothing to say of it. */
export type DoneReply = z.infer<typeof DONE>;

/** So many lines of a person within a minute, and of a game in all. */
const MINUTE = 60_000;
const MOST_AT_ONCE = 20;
const MOST_SAID = 20_000;
const PAGE = 100;

/** What is said at a table: it is no part of the game, and nobody is answered by it. */
export function talkRoutes(ground: EndpointGround, games: Games, aside: Aside): void {
  endpoint(
    ground,
    {
      method: 'post',
      path: '/api/games/{id}/talk',
      about: 'say something to all, to the seats of one\u2019s own side, or to whoever made the game',
      params,
      query: NONE,
      body: Says,
      answer: DONE,
    },
    async ({ params, key, body }) => {
      const place = await openPlace(games, params.id, { key, seat: body.desk });
      return isDenied(place) ? place : sayAt(games, aside, place, body);
    },
  );
  endpoint(
    ground,
    {
      method: 'post',
      path: '/api/games/{id}/talk/seen',
      about: 'so many lines of this desk\u2019s talk were seen',
      params,
      query: NONE,
      body: TalkSeen,
      answer: DONE,
    },
    async ({ params, key, body }) => {
      const place = await openPlace(games, params.id, { key, seat: body.desk });
      if (isDenied(place)) return place;
      const { talk } = games.database;
      const { reader, hears, apart } = await roomsAt(games, place);
      await talk.see(
        params.id,
        reader,
        Math.min(body.count, await talk.count(params.id, Object.values(hears), apart)),
      );
      await aside.changed(params.id);
      return {};
    },
  );
  pageRoute(ground, games);
  makerRoutes(ground, games, aside);
}

/** Earlier lines, a page at a time. */
function pageRoute(ground: EndpointGround, games: Games): void {
  endpoint(
    ground,
    {
      method: 'get',
      path: '/api/games/{id}/talk',
      about: 'what was said before the first so many lines of this desk',
      params,
      query: z.object({ seat: z.string().optional(), before: whole }),
      body: NONE,
      answer: TalkPage,
      cost: COST.lookBack,
    },
    async ({ params, key, query }) => {
      const place = await openPlace(games, params.id, { key, seat: query.seat });
      if (isDenied(place)) return place;
      const { talk } = games.database;
      const after = Math.max(0, query.before - PAGE);
      const most = query.before - after;
      const lines = await linesOf(talk, place, await roomsAt(games, place), { after, most });
      return { lines, before: after };
    },
  );
}

/** What whoever made the game says and hears: with all, and with each seat by itself; never what a side says among itself. */
function makerRoutes(ground: EndpointGround, games: Games, aside: Aside): void {
  const path = '/api/games/{id}/talk/maker';
  endpoint(
    ground,
    {
      method: 'get',
      path,
      about: 'what was said to whoever made the game, by whom',
      params,
      query: NONE,
      body: NONE,
      answer: z.object({ lookers: Lookers, threads: z.array(Thread) }),
      cost: COST.lookBack,
    },
    async ({ params, key }) => manage(games, params.id, key, (live) => threadsOf(games, live)),
  );
  endpoint(
    ground,
    {
      method: 'post',
      path,
      about: 'say something as the maker',
      params,
      query: NONE,
      body: MakerSays,
      answer: DONE,
    },
    async ({ params, key, body }) =>
      manage(games, params.id, key, async (live) => {
        const room = roomOfMaker(live, body.to);
        if (room === null) return denial(404, SAYS.noPerson);
        return say(games, aside, live.id, { by: 'maker', name: '', seat: null, room, ...body });
      }),
  );
  endpoint(
    ground,
    {
      method: 'post',
      path: '/api/games/{id}/talk/lookers',
      about: 'what spectators may do where all talk',
      params,
      query: NONE,
      body: z.strictObject({ may: Lookers }),
      answer: DONE,
    },
    async ({ params, key, body }) =>
      manage(games, params.id, key, async (live) => {
        await games.database.talk.letLookers(live.id, body.may);
        await aside.changed(live.id);
        return {};
      }),
  );
}

async function threadsOf(
  { database: { talk } }: Games,
  live: LiveGame,
): Promise<{ lookers: z.infer<typeof Lookers>; threads: z.infer<typeof Thread>[] }> {
  const threads = [];
  for (const each of [{ reader: ALL, title: '', names: [] }, ...readersOf(live)]) {
    const room = roomOfMaker(live, each.reader) ?? ALL;
    const after = Math.max(0, (await talk.count(live.id, [room])) - PAGE);
    const said = await talk.heard(live.id, [room], after, PAGE);
    const lines = said.map((one, i) => lineOf(one, { n: after + i + 1, to: 'maker', at: 'maker' }));
    threads.push({ to: each.reader, title: each.title, names: [...each.names], lines });
  }
  return { lookers: await talk.lookers(live.id), threads };
}

async function sayAt(
  games: Games,
  aside: Aside,
  place: AtDesk,
  { to, text, request }: z.infer<typeof Says>,
): Promise<DoneReply | Denial> {
  const { live, person, at, seat } = place;
  const { hears, speaks } = await roomsAt(games, place);
  const room = hears[to];
  if (room === undefined || !speaks.includes(to)) return denial(403, SAYS.noVoice);
  return say(games, aside, live.id, { by: at, name: person.name, seat, room, text, request });
}

interface Saying extends Omit<SaidLine, 'at'> {
  readonly request: string;
}

/**
 * Say something, once for each request key of whoever says it, unless it is too much; whoever hears it is told. Nobody
 * can take another's key, nor one of the server's.
 */
export async function say(
  { database: { talk }, clock }: Games,
  aside: Aside,
  id: string,
  { request, by, name, seat, room, text }: Saying,
): Promise<DoneReply | Denial> {
  const at = clock();
  if ((await talk.saidSince(id, by, at - MINUTE)) >= MOST_AT_ONCE) return denial(429, SAYS.muchTalk);
  if ((await talk.count(id, null)) >= MOST_SAID) return denial(409, SAYS.allTalk);
  await talk.say(id, { at, by, name, seat, room, text }, `${by}/${request}`);
  await aside.heard(id);
  return {};
}
