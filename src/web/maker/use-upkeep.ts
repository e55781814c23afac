import { useCallback, useEffect, useState } from 'react';
import type { NewPerson, Upkeeping, UpkeepReply } from '../../server/api/index.ts';
import { call, Refused } from '../api.ts';
import { linkTexts } from './link-texts.ts';
import { keepLink, type KeptLinks, keptLinks } from '../kept/kept-links.ts';

/** A person of a game, as its maker sees them. */
export type Seated = UpkeepReply['people'][number];

/** What the maker of a game sees of it and can do. */
export interface Upkeep {
  readonly game: UpkeepReply | null;
  /** The key of each person's link, by name, as far as this browser knows it. */
  readonly keys: ReadonlyMap<string, string>;
  readonly trouble: string | null;
  /** What the last thing that was done with a link has changed. */
  readonly changed: string;
  /** Look again. */
  load(): Promise<void>;
  change(wish: Upkeeping): Promise<boolean>;
  renew(person: Seated): Promise<void>;
  revoke(person: Seated): Promise<void>;
  add(name: string, seats: readonly string[]): Promise<boolean>;
  /** Give a seat that nobody has to a bot, or (null) let none have it. */
  seatBot(seat: string, level: string | null): Promise<void>;
}

/** Milliseconds after which it is looked at anew who has come. */
const AGAIN = 20_000;

/** A game by its maker's key. `shown`: its links, where they have just been made and are kept nowhere. */
export function useUpkeep(id: string, key: string, shown: KeptLinks | null): Upkeep {
  const [game, setGame] = useState<UpkeepReply | null>(null);
  const [made, setMade] = useState<ReadonlyMap<string, string>>(new Map());
  const [trouble, setTrouble] = useState<string | null>(null);
  const [changed, setChanged] = useState('');
  const path = `/games/${encodeURIComponent(id)}`;
  const ask = useCallback(
    async <T>(at: string, body?: object): Promise<T | null> => {
      setTrouble(null);
      if (body !== undefined) setChanged('');
      try {
        return await call<T>(path + at, key, body);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        setTrouble(error.message);
        return null;
      }
    },
    [path, key],
  );
  const load = useCallback(async (): Promise<void> => {
    const found = await ask<UpkeepReply>('/maker');
    if (found) setGame(found);
  }, [ask]);
  useEffect(() => {
    void load();
    // who opens a link is seen at once, as long as somebody looks
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible')
        call<UpkeepReply>(`${path}/maker`, key).then(setGame, () => undefined);
    }, AGAIN);
    return () => clearInterval(timer);
  }, [load, path, key]);
  const take = async (keyed: NewPerson): Promise<void> => {
    const titles = new Map(game?.seats.map((seat) => [seat.id, seat.title]));
    const link = {
      name: keyed.name,
      seats: keyed.seats.map((seat) => titles.get(seat) ?? seat),
      key: keyed.key,
    };
    setMade((before) => new Map(before).set(keyed.name, keyed.key));
    keepLink(id, link, localStorage, emptyLinks(id, key, game));
    await load();
  };
  return {
    game,
    keys: new Map([
      ...((keptLinks(id) ?? shown)?.people ?? []).map(({ name, key }) => [name, key] as const),
      ...made,
    ]),
    trouble,
    changed,
    load,
    async change(wish) {
      const found = await ask<UpkeepReply>('/maker', wish);
      if (found) setGame(found);
      return found !== null;
    },
    async renew({ index }) {
      const keyed = await ask<NewPerson>(`/people/${index}/renew`, {});
      if (keyed) await take(keyed);
      if (keyed) setChanged(linkTexts.isRenewed(keyed.name));
    },
    async revoke({ index, name }) {
      if (!(await ask(`/people/${index}/revoke`, {}))) return;
      await load();
      setChanged(linkTexts.isRevoked(name));
    },
    async add(name, seats) {
      const keyed = await ask<NewPerson>('/people', { name, seats });
      if (keyed) await take(keyed);
      if (keyed) setChanged(linkTexts.isAdded(keyed.name));
      return keyed !== null;
    },
    async seatBot(seat, level) {
      if (await ask('/bots', { seat, level })) await load();
    },
  };
}

/** What a browser keeps of a game that was made elsewhere. */
function emptyLinks(game: string, creatorKey: string, found: UpkeepReply | null): KeptLinks {
  const { title = '', addresses = [] } = found ?? {};
  return { game, title, creatorKey, people: [], addresses, handedOn: true };
}
