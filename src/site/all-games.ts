import { ALL_GAMES, type AllGamesWish, type Brought, type SeatsHere } from '../server/local/index.ts';
import type { GameFiles } from '../store/browser/index.ts';
import { call } from '../web/api.ts';
import { keepLinks, keptGames } from '../web/kept/kept-links.ts';
import { knownDesks } from '../web/kept/known.ts';
import { bundleFrom, bundleHere, takeOver, textOf } from '../web/take/bundle.ts';

/** What was put aside in this browser. */
export type Asides = Exclude<Awaited<ReturnType<GameFiles['asides']>>, { readonly refused: unknown }>;

const ask = <T>(wish: AllGamesWish): Promise<T> => call<T>(ALL_GAMES, undefined, wish);

/** All games of this browser as a file, with the links that it knows. Throws `Refused`, as the others here do. */
export function allGames(): Promise<Uint8Array<ArrayBuffer>> {
  return ask({ does: 'save', links: textOf(bundleHere()) });
}

/** Put the games of a file in the place of those that are here. What lay in it of links is known here from then on. */
export async function bringGames(bytes: Uint8Array, aside: boolean): Promise<Brought> {
  const brought = await ask<Brought>({ does: 'bring', bytes, aside });
  takeLinks(brought.links);
  return brought;
}

/** Know the links from now on that lay in a file. */
export function takeLinks(links: string | null): void {
  const bundle = bundleFrom(parsed(links));
  if (bundle) takeOver(bundle);
}

/** The games of this browser to which it knows no link. */
export async function withoutLink(): Promise<Brought['games']> {
  const games = await ask<Brought['games']>({ does: 'games' });
  const known = new Set([...knownDesks(), ...keptGames()].map(({ game }) => game));
  return games.filter(({ id }) => !known.has(id));
}

/** Sit at every seat of a game that no bot has. */
export async function sitAt(game: string): Promise<void> {
  const { title, name, key, creatorKey } = await ask<SeatsHere>({ does: 'sit', game });
  const people = [{ name, seats: [], key }];
  keepLinks({ game, title, creatorKey, people, addresses: [], handedOn: true });
}

export const asides = (): Promise<Asides> => ask({ does: 'asides' });

export const savedAside = (number: number): Promise<Uint8Array<ArrayBuffer>> =>
  ask({ does: 'save aside', number });

export const forgetAside = (number: number): Promise<null> => ask({ does: 'forget aside', number });

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
