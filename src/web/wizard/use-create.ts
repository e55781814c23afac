import { useState } from 'react';
import type { Scenario } from '../../kernel/rulebook.ts';
import { call, type CreatedGame, type Person } from '../api.ts';
import { sayScreen } from '../kept/screen.ts';
import { go } from '../route.ts';
import { keepLinks, type KeptLinks } from '../kept/kept-links.ts';
import { newOwnKey } from '../kept/own-key.ts';
import { keepDesk } from '../kept/known.ts';
import { botsOf, emptySeat, forOthersOf, peopleOf, type Seating, seatField, whyNot } from './seats.ts';
import { type Once, useOnce } from './use-once.ts';

/** Makes the game, and keeps its links. With one person the desk opens at once; with several, their links are shown. */
export function useCreate(
  seating: Seating,
  onUnkept: (links: KeptLinks) => void,
  { path = '/games', onMade }: { readonly path?: string; onMade?(): void } = {},
): Omit<Once, 'once'> & {
  /** It was to begin while somebody was missing. */
  readonly tried: boolean;
  create(scenario: Scenario, key: string | undefined, game: object): void;
} {
  const { once, ...shown } = useOnce();
  const [tried, setTried] = useState(false);
  const make = async (
    scenario: Scenario,
    key: string | undefined,
    game: object,
    me: Me | undefined,
  ): Promise<void> => {
    const created = await call<CreatedGame>(path, key, game);
    const title = 'title' in game ? String(game.title) : '';
    const links = linksOf(created, scenario, title);
    const own = me === undefined ? undefined : created.people[me.person];
    const alone = created.people.length === 1 ? own : undefined;
    const isKept = keepLinks(alone ? { ...links, handedOn: true } : withoutMine(links, me));
    if (own) keepDesk({ game: created.game, key: own.key, title: links.title, at: Date.now() });
    if (seating.mode === 'solo') sayScreen(created.game, false);
    onMade?.();
    if (alone) go({ page: 'game', game: created.game, key: alone.key });
    else if (isKept) go({ page: 'links', game: created.game });
    else onUnkept(withoutMine(links, me));
  };
  const create = (scenario: Scenario, key: string | undefined, game: object): void => {
    const people = peopleOf(scenario, seating);
    if (people === null || whyNot(scenario, seating) !== null) {
      setTried(true);
      const empty = emptySeat(scenario, seating);
      if (empty) document.getElementById(seatField(empty.id))?.focus();
      return;
    }
    const me = meOf(people, seating);
    const wish = {
      ...game,
      people,
      ...(me ? { me } : {}),
      ...botsOf(scenario, seating),
      ...forOthersOf(seating),
    };
    once(() => make(scenario, key, wish, me));
  };
  return { ...shown, tried, create };
}

/** Which of the people makes the game, with a key of this device. */
interface Me {
  readonly person: number;
  readonly key: string;
}

/** Whoever plays by themselves has the seats at once; of several people whoever has said so. */
function meOf(people: readonly Person[], { me = '' }: Seating): Me | undefined {
  const at = people.length === 1 ? 0 : people.findIndex(({ name }) => name === me);
  return (people[at]?.seats ?? []).length === 0 ? undefined : { person: at, key: newOwnKey() };
}

/** The links that are to be handed on. */
function withoutMine(links: KeptLinks, me: Me | undefined): KeptLinks {
  return me ? { ...links, people: links.people.filter((_, at) => at !== me.person), mine: true } : links;
}

/** The links of a game that was just made, its seats called as the scenario calls them. */
function linksOf(
  { game, creatorKey, people, addresses }: CreatedGame,
  scenario: Scenario,
  title: string,
): KeptLinks {
  const called = (id: string): string => scenario.seats.find((seat) => seat.id === id)?.title ?? id;
  const named = people.map(({ name, seats, key }) => ({ name, seats: seats.map(called), key }));
  return { game, title: title || scenario.title, creatorKey, people: named, addresses, handedOn: false };
}
