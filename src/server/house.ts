import { z } from 'zod';
import { type Aside, makeAside } from './aside/aside.ts';
import { asideParts } from './aside/index.ts';
import { type Bots, makeBots } from './bots/answering.ts';
import { botRoutes } from './bots/routes.ts';
import type { Thinking } from './bots/thinking.ts';
import { CreatedGame, NewGame } from './api/api.ts';
import { Book } from './api/rulebooks-api.ts';
import type { Budgets } from './gate/budgets.ts';
import { endpoint, type EndpointGround, NONE } from './routes/endpoint.ts';
import { denial, type Denial, isDenied, SAYS } from './denied.ts';
import { foundGame } from './games/found.ts';
import type { Games } from './games/games.ts';
import { type Going, goingOn } from './games/processes.ts';
import type { Log } from './log.ts';
import { fitsKey } from './people/people.ts';
import { changeRoutes } from './routes/change-routes.ts';
import { clubRoutes } from './routes/club-routes.ts';
import { clubTableRoutes } from './routes/club-table-routes.ts';
import { type Deadlines, makeDeadlines } from './deadlines/deadlines.ts';
import { deadlineRoutes } from './deadlines/routes.ts';
import { type HandOver, makeHandOver } from './stand-ins/hand-over.ts';
import { standInRoutes } from './stand-ins/routes.ts';
import { lookingRoutes } from './routes/looking-routes.ts';
import { makerRoutes } from './routes/maker-routes.ts';
import { notesRoutes } from './routes/notes-routes.ts';
import { peopleRoutes } from './routes/people-routes.ts';
import { makePresence, type Presence } from './people/presence.ts';
import { presenceRoutes } from './routes/presence-routes.ts';
import { COST, type Limits } from './gate/security.ts';
import { standingsRoutes } from './routes/standings-routes.ts';
import type { Notices } from './notices/notices.ts';
import { takingRoutes } from './routes/taking-routes.ts';
import { talkRoutes } from './routes/talk-routes.ts';
import { wholeRoutes } from './routes/whole-routes.ts';
import { traceOf } from './trace.ts';

// The house: what is done with games, on whatever machine it stands. What needs a machine of a kind is put around it.

/** What the routes stand on. */
export interface House {
  readonly games: Games;
  readonly aside: Aside;
  readonly presence: Presence;
  readonly deadlines: Deadlines;
  readonly handOver: HandOver;
  readonly thinking: Pick<Thinking, 'suggest'>;
  readonly limits: Limits;
  readonly log: Log;
  /** The addresses at which others can open the pages now. */
  readonly addresses: () => readonly string[];
  /** The hash of the key that creating games needs; null: none is needed. */
  readonly creation: Uint8Array | null;
  readonly budgets: Budgets;
}

/** All that is asked of a house, wherever it stands. */
export function houseRoutes(ground: EndpointGround, house: House): void {
  publicRoutes(ground, house);
  lookingRoutes(ground, house.games, house.aside);
  changeRoutes(ground, house.games);
  presenceRoutes(ground, house.games, house.presence);
  deadlineRoutes(ground, house.games, house.deadlines);
  standInRoutes(ground, house.games, house.handOver);
  botRoutes(ground, { games: house.games, changed: house.aside.changed, thinking: house.thinking });
  peopleRoutes(ground, house.games, house.addresses);
  takingRoutes(ground, house.games);
  makerRoutes(ground, house.games, house.aside, house.addresses);
  standingsRoutes(ground, house.games);
  clubRoutes(ground, house.games, (key) => mayCreate(house, key));
  clubTableRoutes(ground, house.games, {
    mayCreate: (key) => mayCreate(house, key),
    addresses: house.addresses,
  });
  talkRoutes(ground, house.games, house.aside);
  notesRoutes(ground, house.games);
  wholeRoutes(ground, house, (key) => mayCreate(house, key));
}

/** Whether somebody may make something on this server; a denial says why not. */
function mayCreate({ creation }: Pick<House, 'creation'>, key: string | null): Denial | null {
  if (creation && key === null) return denial(401, SAYS.noCreation);
  return creation && !fitsKey(key ?? '', creation) ? denial(401, SAYS.badCreation) : null;
}

function publicRoutes(ground: EndpointGround, { games, creation, limits, addresses }: House): void {
  const books = games.rulebooks.about();
  endpoint(
    ground,
    {
      method: 'get',
      path: '/api/rulebooks',
      about: 'the rulebooks that can be played',
      params: NONE,
      query: NONE,
      body: NONE,
      answer: z.array(Book),
    },
    async () => [...books],
  );
  endpoint(
    ground,
    {
      method: 'post',
      path: '/api/games',
      about: 'create a game; the keys are shown this once',
      params: NONE,
      query: NONE,
      body: NewGame,
      answer: CreatedGame,
      status: 201,
      most: limits.creation,
      cost: COST.creation,
    },
    async ({ body, key }) => {
      const no = mayCreate({ creation }, key);
      if (no) return no;
      const founded = await foundGame(games, body);
      return isDenied(founded) ? founded : { ...founded, addresses: [...addresses()] };
    },
  );
}

/** What goes on in a house beside what is asked of it. */
type Beside = Pick<House, 'aside' | 'presence' | 'deadlines' | 'handOver'> & {
  readonly going: Going;
  readonly bots: Bots;
};

/** Milliseconds for which bots let others read, where nobody says otherwise. */
const PAUSE = 1500;

/** What tells people elsewhere that something waits for them, as far as a house needs it. */
export type Telling = Pick<Notices, 'begin' | 'changed' | 'drain' | 'nudged'>;

interface Helpers {
  readonly notices: Telling;
  readonly thinking: Thinking;
  readonly log: Log;
  /** How long bots let others read before they answer, in milliseconds. */
  readonly pause?: number | undefined;
}

/** What stands beside the desks of games, and what is done when time is over. */
export function besideOf(games: Games, { notices, thinking, log, pause = PAUSE }: Helpers): Beside {
  const failed = (error: unknown): void => log.error(traceOf(error), 'fault');
  const changed = (id: string): Promise<void> => aside.changed(id);
  const presence = makePresence(games, changed);
  const handOver = makeHandOver(games, changed);
  const aside = makeAside(games, asideParts(games, presence, handOver));
  // what is told elsewhere names the deadline, and reminds of it
  const timed = async (id: string): Promise<void> => {
    notices.changed(id);
    await changed(id);
  };
  const deadlines = makeDeadlines(games, { changed: timed, handOver, failed });
  presence.listen((game, person, by) => void notices.nudged(game, person, by).catch(failed));
  const bots = makeBots(games, { changed, thinking, failed, pause });
  const going = goingOn({ games, aside, deadlines, notices, bots, failed });
  return { aside, presence, deadlines, handOver, going, bots };
}
