import { z } from 'zod';
import { isRefusal } from '../../kernel/clause.ts';
import type { ClubTable } from '../../store/index.ts';
import { CreatedGame, type NewGame } from '../api/api.ts';
import {
  KeptClubTable,
  NewClubTable,
  NewTableGame,
  TableRecord,
  Template,
  WatchedTable,
} from '../api/keeping-api.ts';
import { isSameHash } from '../../trust/bytes.ts';
import { randomHex } from '../../trust/random.ts';
import { denial, type Denial, isDenied, SAYS } from '../denied.ts';
import { deskOf } from '../desk/desk.ts';
import { endpoint, type EndpointGround, NONE } from './endpoint.ts';
import { foundGame, tableOf } from '../games/found.ts';
import type { Games } from '../games/games.ts';
import { fitsKey, hashKey, newKey } from '../people/people.ts';
import type { LiveGame } from '../games/live-game.ts';
import { makeQueues } from '../games/queues.ts';
import { COST } from '../gate/security.ts';
import { makerOf } from '../desk/standings.ts';

/** So many games one table of an organiser has. */
const MOST_GAMES = 60;

const params = z.object({ id: z.string() });

interface Entrance {
  readonly mayCreate: (key: string | null) => Denial | null;
  readonly addresses: () => readonly string[];
}

/**
 * Many games made from one template, for whoever organises them. Their key is that of the maker of each of the games, and shows
 * no more of a game than a spectator sees.
 */
export function clubTableRoutes(ground: EndpointGround, games: Games, entrance: Entrance): void {
  makingRoutes(ground, games, entrance);
  keyRoutes(ground, games);
  endpoint(
    ground,
    {
      method: 'get',
      path: '/api/club-tables/{id}',
      about: 'the games that somebody organises, and who sits there',
      params,
      query: NONE,
      body: NONE,
      answer: WatchedTable,
    },
    async ({ params: { id }, key }) => {
      const table = await opened(games, id, key);
      return isDenied(table) ? table : watched(games, table, ground.failed);
    },
  );
  endpoint(
    ground,
    {
      method: 'get',
      path: '/api/club-tables/{id}/games/{game}',
      about: 'the whole record of one of these games, as a spectator may know it',
      params: params.extend({ game: z.string() }),
      query: NONE,
      body: NONE,
      answer: TableRecord,
      dear: true,
    },
    async ({ params: { id, game }, key }) => {
      const table = await opened(games, id, key);
      if (isDenied(table)) return table;
      const live = table.games.includes(game) ? await games.open(game) : denial(404, SAYS.noGame);
      return isDenied(live) ? live : recordOf(live);
    },
  );
}

/** The key of an organiser is renewed, or ended: the games go on as they are. */
function keyRoutes(ground: EndpointGround, games: Games): void {
  const path = '/api/club-tables/{id}';
  endpoint(
    ground,
    {
      method: 'post',
      path: `${path}/renew`,
      about: 'give the organiser another key in the place of this one, which ends, for all the games too',
      params,
      query: NONE,
      body: NONE,
      answer: KeptClubTable,
      dear: true,
    },
    async ({ params: { id }, key }) => {
      const table = await opened(games, id, key);
      if (isDenied(table)) return table;
      return { table: id, key: await rekeyed(games, id, table) };
    },
  );
  endpoint(
    ground,
    {
      method: 'post',
      path: `${path}/end`,
      about: 'let the key of the organiser open nothing any more; the games go on',
      params,
      query: NONE,
      body: NONE,
      answer: z.object({ ended: z.literal(true) }),
      dear: true,
    },
    async ({ params: { id }, key }) => {
      const table = await opened(games, id, key);
      if (isDenied(table)) return table;
      await rekeyed(games, id, table);
      return { ended: true as const };
    },
  );
}

/** Another key, for the games as well: those that are in memory or come there meanwhile. */
async function rekeyed(games: Games, id: string, table: ClubTable): Promise<string> {
  const key = newKey();
  const hash = hashKey(key);
  await games.database.clubTables.rekey(id, hash);
  for (const game of table.games)
    await games.inTurn(game, async (live) => {
      if (isSameKey(live.seating.creator, table.key)) live.seating = { ...live.seating, creator: hash };
      return null;
    });
  return key;
}

function isSameKey(one: Uint8Array | null, other: Uint8Array): boolean {
  return one !== null && isSameHash(one, other);
}

function makingRoutes(ground: EndpointGround, games: Games, { mayCreate, addresses }: Entrance): void {
  const { creation } = ground.limits;
  const queues = makeQueues();
  const { others } = games.database;
  /** One after the other for each table, also of those that other processes make. */
  const alone = <T>(id: string, act: () => Promise<T>): Promise<T> =>
    queues.take(id, () => (others ? others.alone(`club table ${id}`, act) : act()));
  endpoint(
    ground,
    {
      method: 'post',
      path: '/api/club-tables',
      about: 'begin to organise games of one template; the key is shown this once',
      params: NONE,
      query: NONE,
      body: NewClubTable,
      answer: KeptClubTable,
      status: 201,
      most: creation,
      cost: COST.creation,
    },
    async ({ body: { title, template }, key }) => {
      const no = mayCreate(key) ?? (await badTemplate(games, template));
      if (no) return no;
      const [table, opens] = [randomHex(8), newKey()];
      await games.database.clubTables.found(table, {
        title,
        key: hashKey(opens),
        template: JSON.parse(JSON.stringify(template)),
      });
      return { table, key: opens };
    },
  );
  endpoint(
    ground,
    {
      method: 'post',
      path: '/api/club-tables/{id}/games',
      about: 'make one of the games; the keys of its people are shown this once',
      params,
      query: NONE,
      body: NewTableGame,
      answer: CreatedGame,
      status: 201,
      cost: COST.creation,
    },
    async ({ params: { id }, body, key }) =>
      alone(id, async () => {
        const table = await opened(games, id, key);
        if (isDenied(table)) return table;
        const made = await makeGame({ games, failed: ground.failed }, id, table, body, key ?? '');
        return isDenied(made) ? made : { ...made, addresses: [...addresses()] };
      }),
  );
}

async function badTemplate({ rulebooks }: Games, template: z.infer<typeof Template>): Promise<Denial | null> {
  const table = await tableOf(rulebooks, template);
  return isDenied(table) ? table : null;
}

async function opened({ database }: Games, id: string, key: string | null): Promise<ClubTable | Denial> {
  if (key === null) return denial(401, SAYS.noClubTable);
  const table = await database.clubTables.of(id);
  return table && fitsKey(key, table.key) ? table : denial(401, SAYS.badClubTable);
}

/** One of each name, so that whoever asks again after a break makes none twice. */
async function makeGame(
  { games, failed }: { readonly games: Games } & Pick<EndpointGround, 'failed'>,
  id: string,
  table: ClubTable,
  { title, people, bots }: z.infer<typeof NewTableGame>,
  key: string,
) {
  if (table.games.length >= MOST_GAMES)
    return denial(409, SAYS.manyTables.replace('{most}', String(MOST_GAMES)));
  const { games: there } = await watched(games, table, failed);
  if (there.some((each) => each.title === title)) return denial(409, SAYS.sameTable);
  const wish: NewGame = { ...Template.parse(table.template), title, people, ...(bots ? { bots } : {}) };
  const made = await foundGame(games, wish, key);
  if (!isDenied(made)) await games.database.clubTables.add(id, made.game);
  return made;
}

/** The games and their people, without opening one of them; one that cannot be read is there without them. */
async function watched(
  { database }: Games,
  table: ClubTable,
  failed: EndpointGround['failed'],
): Promise<WatchedTable> {
  const read = async (game: string): Promise<WatchedTable['games'][number]> => {
    const seating = await database.seating(game);
    if (!seating || isRefusal(seating)) return { game, title: game, people: [] };
    const seen = await database.upkeep.seen(game);
    const people = seating.people.flatMap(({ name, seats, revoked }, index) =>
      revoked ? [] : [{ index, name, seats: [...seats], seen: seen.get(index) ?? null }],
    );
    return { game, title: seating.title, people };
  };
  const alone = async (game: string): Promise<WatchedTable['games'][number]> => {
    try {
      return await read(game);
    } catch (error) {
      failed(error);
      return { game, title: game, people: [] };
    }
  };
  return {
    title: table.title,
    template: Template.parse(table.template),
    most: MOST_GAMES,
    games: await Promise.all(table.games.map(alone)),
  };
}

/** All of a game that a spectator may know: what is so now, and how it came about. */
function recordOf(live: LiveGame): z.infer<typeof TableRecord> {
  const desk = deskOf(makerOf(live), 0, Number.POSITIVE_INFINITY);
  const { game, title, rulebook, scenario, rulings, data, dice, rulesVersion, people } = desk;
  const { over, stopped, awaiting, view, lines } = desk;
  return {
    game,
    title,
    rulebook,
    scenario,
    rulings,
    data,
    dice,
    rulesVersion,
    people,
    over,
    stopped,
    awaiting,
    view,
    lines,
  };
}
