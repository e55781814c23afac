import type { CreatedGame, UpkeepReply } from '../server/api/index.ts';
import { linesIn } from '../store/data-text.ts';
import { Refused } from '../web/api.ts';
import { keepLinks } from '../web/kept/kept-links.ts';
import { pageOf } from '../web/kept/whose.ts';
import { makeHash } from '../web/route.ts';
import { SERVED } from '../web/served.ts';
import { siteTexts } from './texts.ts';

/** Where a server offers this page. */
const OFFERED = '/offline/';

/** Whether a page stands where a server offers it. Whether one is there is asked only by whoever takes a game to it. */
export function isAtServer({ pathname }: Pick<Location, 'pathname'>): boolean {
  return pathname.startsWith(OFFERED);
}

type Taken = Pick<UpkeepReply, 'title' | 'seats' | 'bots'>;

/**
 * Take a game to the server that serves this page, with an invitation to each seat that no bot has. Returns the address of its
 * maker's page there. Throws `Refused`.
 */
export async function takeToServer(
  { title, seats, bots }: Taken,
  file: string,
  key: string | undefined,
  server: Pick<typeof SERVED, 'ask'> = SERVED,
): Promise<string> {
  const free = seats.filter(({ id }) => !Object.hasOwn(bots.seats, id));
  const body = {
    lines: (linesIn(file)?.lines ?? []).map((line) => line ?? null),
    title,
    people: free.map((seat) => ({ name: seat.title, seats: [seat.id] })),
    bots: bots.seats,
  };
  const said = await server.ask({ path: '/imports', key, body }).catch(() => null);
  if (said?.status !== 201) throw refusedBy(said?.status ?? 0, said?.body);
  const { game, creatorKey, people, addresses } = said.body as CreatedGame;
  const titleOf = (id: string): string => seats.find((seat) => seat.id === id)?.title ?? id;
  const links = people.map((each) => ({ ...each, seats: each.seats.map(titleOf) }));
  keepLinks({ game, title, creatorKey, people: links, addresses, handedOn: false }, localStorage, 'server');
  return pageOf('server') + makeHash({ page: 'people', game, key: creatorKey });
}

function refusedBy(status: number, body: unknown): Refused {
  const { message } = (body as { error?: { message?: string } } | undefined)?.error ?? {};
  return new Refused(status, message ?? siteTexts.toServer.none);
}
