import type { GameAbout } from '../../store/index.ts';
import { denial, type Denial, isDenied } from '../denied.ts';
import type { Games } from '../games/games.ts';
import type { LiveGame } from '../games/live-game.ts';
import { announcement, type RenewedLink, renewLink } from './invitations.ts';
import { hashKey, newKey } from './people.ts';
import { LINKS } from './texts.ts';

/** Whose links are made anew: these people, by name, or everybody with a link; and the maker's. */
interface Renewal {
  readonly people: readonly string[] | 'all';
  readonly maker: boolean;
}

/** New keys, told this once. Those in whose place they stand open nothing any more, but for those of who holds a seat. */
export interface RenewedKeys {
  readonly title: string;
  readonly people: readonly RenewedLink[];
  readonly creatorKey: string | null;
}

/** What whoever runs a server can do with all its games. */
export interface Keeper {
  list(): Promise<readonly GameAbout[]>;
  renew(game: string, what: Renewal): Promise<RenewedKeys | Denial>;
}

/** The keeper of the games of a server. */
export function makeKeeper(games: Games): Keeper {
  return {
    list: () => games.database.games(),
    renew: (id, what) => games.inTurn(id, (live) => renewLinks(games, live, what)),
  };
}

async function renewLinks(
  games: Games,
  live: LiveGame,
  { people, maker }: Renewal,
): Promise<RenewedKeys | Denial> {
  const { published } = live.seating;
  const seated = live.seating.people.flatMap((person, at) =>
    person.revoked || at === published ? [] : [{ person, at }],
  );
  const meant = seated.filter(({ person }) => people === 'all' || people.includes(person.name));
  const missing =
    people === 'all' ? undefined : people.find((name) => !meant.some((each) => each.person.name === name));
  if (missing !== undefined) {
    const names = seated.map(({ person }) => person.name).join(', ');
    return denial(404, `Nobody called ${missing} has a link of this game; those who have one: ${names}.`);
  }
  const renewed = [];
  for (const { at } of meant) {
    const link = await renewLink(games, live, { at, by: 'keeper' });
    if (isDenied(link)) return link;
    renewed.push(link);
  }
  return {
    title: live.seating.title,
    people: renewed,
    creatorKey: maker ? await renewMaker(games, live) : null,
  };
}

async function renewMaker(games: Games, live: LiveGame): Promise<string> {
  const key = newKey();
  await games.database.manage(live.id, hashKey(key), announcement(games, LINKS.maker));
  live.seating = { ...live.seating, creator: hashKey(key) };
  games.changed(live);
  return key;
}
