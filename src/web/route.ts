import { useEffect, useState } from 'react';

/** Where the desk stands: everything is in the fragment of the address, which never leaves the browser. */
export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'new' }
  | { readonly page: 'write' }
  | { readonly page: 'import' }
  | { readonly page: 'check' }
  | GameRoute
  | CampaignRoute
  | OddsRoute
  | { readonly page: 'people'; readonly game: string; readonly key: string }
  | { readonly page: 'links'; readonly game: string }
  | TakeRoute
  | ClubTableRoute
  | ClubRoute
  | { readonly page: 'lost'; readonly hash: string };

/** Whose record is looked at, and where. */
interface Looking {
  readonly seat?: string;
  /** The line of the record that a replay stands at. */
  readonly at?: number;
}

export interface GameRoute extends Looking {
  readonly page: 'game';
  readonly game: string;
  readonly key: string;
  /** Whose eyes a replay has, where not the seat's own ('': a spectator's); its lines are counted in their record. */
  readonly as?: string;
}

/** The example campaign. */
export interface CampaignRoute extends Looking {
  readonly page: 'campaign';
}

/** The calculator: a sheet without a game, and all that is said of it. */
export interface OddsRoute {
  readonly page: 'odds';
  readonly rulebook?: string;
  readonly sheet?: string;
  /** What is said, as it stands in the address. */
  readonly said: string;
}

/** The club file; with an id and a key the one that the server keeps. */
export interface ClubRoute {
  readonly page: 'club';
  readonly kept?: { readonly id: string; readonly key: string };
}

/** Games that come from another device; without any, those of this one go to another. */
export interface TakeRoute {
  readonly page: 'take';
  readonly parts: readonly string[];
}

/** Many games of one template; without an id and a key they are still to be made. */
export interface ClubTableRoute {
  readonly page: 'club-table';
  readonly kept?: { readonly id: string; readonly key: string };
}

/** Read a fragment such as '#/game/ab12/secret?seat=germany&at=7'. */
export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  const [page, ...parts] = path.split('/').filter(Boolean).map(decode);
  if (page === undefined) return { page: 'start' };
  if (page === 'new' || page === 'write' || page === 'import' || page === 'check') return { page };
  if (page === 'campaign') return { page, ...lookingIn(query) };
  if (page === 'odds') {
    const [rulebook, ...sheet] = parts;
    return {
      page,
      ...(rulebook === undefined ? {} : { rulebook }),
      ...(sheet.length === 0 ? {} : { sheet: sheet.join('/') }),
      said: query,
    };
  }
  const [game, key] = parts;
  if (page === 'club' || page === 'club-table')
    return { page, ...(game && key ? { kept: { id: game, key } } : {}) };
  if (page === 'take') return { page, parts };
  if (page === 'people' && game && key) return { page, game, key };
  if (page === 'links' && game && key === undefined) return { page, game };
  if (page !== 'game' || !game || !key) return { page: 'lost', hash };
  const as = new URLSearchParams(query).get('as');
  return { page: 'game', game, key, ...lookingIn(query), ...(as === null ? {} : { as }) };
}

function lookingIn(query: string): Looking {
  const found = new URLSearchParams(query);
  const seat = found.get('seat');
  const at = found.get('at');
  return { ...(seat ? { seat } : {}), ...(at !== null && /^\d{1,9}$/.test(at) ? { at: Number(at) } : {}) };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The fragment of a route: what `parseRoute` reads back. */
export function makeHash(route: Route): string {
  if (route.page === 'start') return '#/';
  if (route.page === 'new' || route.page === 'write' || route.page === 'import' || route.page === 'check')
    return `#/${route.page}`;
  if (route.page === 'lost') return route.hash;
  if (route.page === 'odds') {
    const path = [route.rulebook, ...(route.sheet?.split('/') ?? [])].filter((each) => each !== undefined);
    const query = route.said === '' ? '' : `?${route.said}`;
    return `#/odds${path.map((each) => `/${encodeURIComponent(each)}`).join('')}${query}`;
  }
  if (route.page === 'people')
    return `#/people/${encodeURIComponent(route.game)}/${encodeURIComponent(route.key)}`;
  if (route.page === 'club' || route.page === 'club-table') {
    const { id, key } = route.kept ?? {};
    const at = id && key ? `/${encodeURIComponent(id)}/${encodeURIComponent(key)}` : '';
    return `#/${route.page}${at}`;
  }
  if (route.page === 'take')
    return `#/take${route.parts.map((each) => `/${encodeURIComponent(each)}`).join('')}`;
  if (route.page === 'links') return `#/links/${encodeURIComponent(route.game)}`;
  if (route.page === 'campaign') return `#/campaign${queryOf(route)}`;
  return `#/game/${encodeURIComponent(route.game)}/${encodeURIComponent(route.key)}${queryOf(route)}`;
}

function queryOf({ seat, at, as }: Looking & Pick<GameRoute, 'as'>): string {
  const query = new URLSearchParams();
  if (seat !== undefined) query.set('seat', seat);
  if (at !== undefined) query.set('at', String(at));
  if (as !== undefined) query.set('as', as);
  return query.size > 0 ? `?${query}` : '';
}

/** Go to a route; `replace` leaves no step in the history. */
export function go(route: Route, replace = false): void {
  const hash = makeHash(route);
  if (hash === window.location.hash) return;
  if (!replace) {
    window.location.hash = hash;
    return;
  }
  window.history.replaceState(null, '', hash);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

/** The route of the page, kept up to date. */
export function useRoute(): Route {
  const [hash, setHash] = useState(window.location.hash);
  useEffect(() => {
    const changed = (): void => setHash(window.location.hash);
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, []);
  return parseRoute(hash);
}
