import { useState } from 'react';
import type { Scenario } from '../../kernel/rulebook.ts';
import { call, type Created, Refused } from '../api.ts';
import { sayScreen } from '../game/screen.ts';
import { go } from '../route.ts';
import { isForKey } from './key-field.tsx';
import { keepLinks, type KeptLinks } from '../maker/kept-links.ts';
import { emptySeat, peopleOf, type Seating, seatField } from './seats.tsx';
import { t } from './t.ts';

/** Makes the game, and keeps its links. With one person the desk opens at once; with several, their links are shown. */
export function useCreate(
  seating: Seating,
  onUnkept: (links: KeptLinks) => void,
  path = '/games',
): {
  busy: boolean;
  refused: Refused | null;
  /** The server has asked for its key. */
  needsKey: boolean;
  create(scenario: Scenario, key: string | undefined, game: object): void;
} {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [needsKey, setNeedsKey] = useState(false);
  const create = async (scenario: Scenario, key: string | undefined, game: object): Promise<void> => {
    const people = peopleOf(scenario, seating);
    if (busy) return;
    if (people === null) {
      const { id, title } = emptySeat(scenario, seating) ?? { id: '', title: '' };
      setRefused(new Refused(400, t.wizard.seatMissing(title)));
      document.getElementById(seatField(id))?.focus();
      return;
    }
    setBusy(true);
    setRefused(null);
    try {
      const created = await call<Created>(path, key, { ...game, people });
      const links = linksOf(created, scenario, 'title' in game ? String(game.title) : '');
      const [only] = created.people;
      const alone = created.people.length === 1 ? only : undefined;
      const isKept = keepLinks({ ...links, handedOn: alone !== undefined });
      if (seating.mode === 'solo') sayScreen(created.game, false);
      if (alone) go({ page: 'game', game: created.game, key: alone.key });
      else if (isKept) go({ page: 'links', game: created.game });
      else onUnkept(links);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefused(error);
      setNeedsKey((needed) => needed || isForKey(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, refused, needsKey, create: (...args) => void create(...args) };
}

/** The links of a game that was just made, its seats called as the scenario calls them. */
function linksOf(
  { game, creatorKey, people, addresses }: Created,
  scenario: Scenario,
  title: string,
): KeptLinks {
  const called = (id: string): string => scenario.seats.find((seat) => seat.id === id)?.title ?? id;
  const named = people.map(({ name, seats, key }) => ({ name, seats: seats.map(called), key }));
  return { game, title: title || scenario.title, creatorKey, people: named, addresses, handedOn: false };
}
