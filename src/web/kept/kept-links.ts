import { nameOf, type Whose, whoseHere } from './whose.ts';

/** The links of a game that was made in this browser: whoever has them has its seats. */
export interface KeptLinks {
  readonly game: string;
  readonly title: string;
  /** The key of whoever made it. */
  readonly creatorKey: string;
  readonly people: readonly KeptLink[];
  /** Where others on the same network could open the pages then. */
  readonly addresses: readonly string[];
  /** Whether its maker has said that all of them are handed on. */
  readonly handedOn: boolean;
  /** Its maker has a seat, whose link is none of these. */
  readonly mine?: true;
}

/** A person's link; `seats` are called as players call them. */
export interface KeptLink {
  readonly name: string;
  readonly seats: readonly string[];
  readonly key: string;
}

const placeOf = (game: string, whose: Whose): string => nameOf('links.', whose) + game;

/** Keep the links of a game in this browser, in place of those kept before. Returns whether it keeps them. */
export function keepLinks(
  links: KeptLinks,
  storage: Storage = localStorage,
  whose: Whose = whoseHere(),
): boolean {
  try {
    storage.setItem(placeOf(links.game, whose), JSON.stringify(links));
    return true;
  } catch {
    return false;
  }
}

/** The links of a game that this browser keeps; null where it keeps none. */
export function keptLinks(
  game: string,
  storage: Storage = localStorage,
  whose: Whose = whoseHere(),
): KeptLinks | null {
  try {
    return linksIn(JSON.parse(storage.getItem(placeOf(game, whose)) ?? 'null'));
  } catch {
    return null;
  }
}

/** All games whose links this browser keeps. */
export function keptGames(storage: Storage = localStorage, whose: Whose = whoseHere()): KeptLinks[] {
  const place = placeOf('', whose);
  try {
    return Object.keys(storage)
      .filter((each) => each.startsWith(place))
      .flatMap((each) => keptLinks(each.slice(place.length), storage, whose) ?? [])
      .toSorted((a, b) => a.title.localeCompare(b.title));
  } catch {
    return [];
  }
}

/** Keep a link more, in place of one that the same person had; `otherwise`: what is kept from now on where nothing was. */
export function keepLink(
  game: string,
  link: KeptLink,
  storage: Storage = localStorage,
  otherwise: KeptLinks | null = null,
): void {
  const links = keptLinks(game, storage) ?? otherwise;
  if (!links) return;
  const others = links.people.filter(({ name }) => name !== link.name);
  keepLinks({ ...links, people: [...others, link] }, storage);
}

/** Keep the links of a game no longer. */
export function forgetLinks(game: string, storage: Storage = localStorage): void {
  storage.removeItem(placeOf(game, whoseHere()));
}

/** What is stored, where it is what this version of the page stores. */
export function linksIn(stored: unknown): KeptLinks | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { game, title, creatorKey, people, addresses, handedOn } = stored as Partial<KeptLinks>;
  const isWhole = [game, title, creatorKey].every((each) => typeof each === 'string');
  if (!isWhole || !Array.isArray(people) || !Array.isArray(addresses)) return null;
  return { ...(stored as KeptLinks), handedOn: handedOn === true };
}
