import { z } from 'zod';
import { fileName } from '../../kernel/texts/file-name.ts';
import type { Aside } from '../aside/aside.ts';
import { CreatedGame } from '../api/api.ts';
import { sha256Hex } from '../../trust/hash.ts';
import { type Denial, denial, endedText, isDenied, SAYS } from '../denied.ts';
import { endpoint, type EndpointGround, NONE } from './endpoint.ts';
import type { Games } from '../games/games.ts';
import { revoke } from './people-routes.ts';
import { hashKey, manage, MOST_PEOPLE, newKey } from '../people/people.ts';
import { isOpened } from '../people/places.ts';
import { ALL } from '../people/rooms.ts';
import { COST } from '../gate/security.ts';
import { commonOf } from '../desk/sight.ts';
import { type DoneReply, say } from './talk-routes.ts';
import { fileOf, importGame } from '../games/whole.ts';
import { GameFile, ImportedGame, PublishedLink } from '../api/whole-api.ts';
import { isEnded, type LiveGame } from '../games/live-game.ts';

const params = z.object({ id: z.string() });

interface Ways {
  readonly games: Games;
  readonly aside: Aside;
  readonly addresses: () => readonly string[];
}

/** Whole games in and out: their file, a game that goes on from one, and one that is over for everybody to look at. */
export function wholeRoutes(
  ground: EndpointGround,
  ways: Ways,
  mayCreate: (key: string | null) => Denial | null,
): void {
  const { games, addresses } = ways;
  endpoint(
    ground,
    {
      method: 'post',
      path: '/api/imports',
      about: 'go on with a game from a file; every entry of it is played again first',
      params: NONE,
      query: NONE,
      body: ImportedGame,
      answer: CreatedGame,
      status: 201,
      most: ground.limits.creation,
      cost: COST.creation,
      dear: true,
    },
    async ({ body, key }) => {
      const no = mayCreate(key);
      if (no) return no;
      const founded = await importGame(games, body);
      return isDenied(founded) ? founded : { ...founded, addresses: [...addresses()] };
    },
  );
  makerRoutes(ground, ways);
}

/** For the key that a game was created with. */
function makerRoutes(ground: EndpointGround, { games, aside, addresses }: Ways): void {
  endpoint(
    ground,
    {
      method: 'post',
      path: '/api/games/{id}/file',
      about:
        'the file of a game, with all its secrets; all at the table are told that it was taken, unless it is over and ended',
      params,
      query: NONE,
      body: z.strictObject({ request: z.string().min(1).max(100) }),
      answer: GameFile,
      cost: COST.creation,
      dear: true,
    },
    async ({ params, key, body }) =>
      manage(games, params.id, key, async (live) => {
        const text = await fileOf(games, live.id);
        if (isDenied(text)) return text;
        const told = isOpened(live) ? {} : await tell(games, aside, live.id, { ...body, text });
        if (isDenied(told)) return told;
        const day = new Date(games.clock()).toISOString().slice(0, 10);
        return { name: fileName(live.seating.title, day, 'jsonl'), text };
      }),
  );
  endpoint(
    ground,
    {
      method: 'post',
      path: '/api/games/{id}/publish',
      about: 'let everybody who has the link look at a game that is over; or no longer',
      params,
      query: NONE,
      body: z.strictObject({ published: z.boolean() }),
      answer: PublishedLink,
    },
    async ({ params, key, body }) =>
      manage(games, params.id, key, async (live) => {
        const made = await publish(games, live, body.published);
        return isDenied(made) ? made : { key: made, addresses: [...addresses()] };
      }),
  );
}

/**
 * Nobody takes the secrets of a game without the others hearing of it, as long as its records are not open to all: only for
 * the same bytes, asked for again, was that said already.
 */
async function tell(
  games: Games,
  aside: Aside,
  id: string,
  { request, text }: { readonly request: string; readonly text: string },
): Promise<DoneReply | Denial> {
  const bytes = sha256Hex(text);
  const said = { by: 'table', name: '', seat: null, room: ALL, text: SAYS.fileTaken } as const;
  return say(games, aside, id, { ...said, request: `file/${request}/${bytes}` });
}

/** The key of a spectator's link for everybody, in place of the one before; null: there is none any more. */
async function publish(games: Games, live: LiveGame, wanted: boolean): Promise<string | null | Denial> {
  if (wanted && ((live.stopped && !isEnded(live)) || !commonOf(live).seen.over))
    return denial(409, SAYS.notOver);
  const { seating } = live;
  const { people, published } = seating;
  if (!wanted) {
    if (published !== null) await revoke(games, live, published, false);
    return null;
  }
  if (people.length >= MOST_PEOPLE) return denial(409, SAYS.full);
  const key = newKey();
  const everybody = { name: SAYS.everybody, seats: [], key: hashKey(key), revoked: false };
  await games.database.publish(live.id, people.length, everybody);
  const others = people.map((each, at) => (at === published ? { ...each, revoked: true } : each));
  live.seating = { ...seating, people: [...others, everybody], published: people.length };
  if (published !== null) games.watchers.dismiss(live.id, endedText(live.seating.title), published);
  games.changed(live);
  return key;
}
