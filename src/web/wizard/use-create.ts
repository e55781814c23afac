import type { Scenario } from '../../kernel/rulebook.ts';
import { call, type CreatedGame, Refused } from '../api.ts';
import { sayScreen } from '../game/screen.ts';
import { go } from '../route.ts';
import { keepLinks, type KeptLinks } from '../maker/kept-links.ts';
import { botsOf, emptySeat, forOthersOf, peopleOf, type Seating, seatField } from './seats.tsx';
import { t } from './t.ts';
import { type Once, useOnce } from './use-once.ts';

/** Makes the game, and keeps its links. With one person the desk opens at once; with several, their links are shown. */
export function useCreate(
  seating: Seating,
  onUnkept: (links: KeptLinks) => void,
  { path = '/games', onMade }: { readonly path?: string; onMade?(): void } = {},
): Omit<Once, 'once' | 'refuse'> & {
  create(scenario: Scenario, key: string | undefined, game: object): void;
} {
  const { once, refuse, ...shown } = useOnce();
  const make = async (scenario: Scenario, key: string | undefined, game: object): Promise<void> => {
    const created = await call<CreatedGame>(path, key, game);
    const links = linksOf(created, scenario, 'title' in game ? String(game.title) : '');
    const [only] = created.people;
    const alone = created.people.length === 1 ? only : undefined;
    const isKept = keepLinks({ ...links, handedOn: alone !== undefined });
    if (seating.mode === 'solo') sayScreen(created.game, false);
    onMade?.();
    if (alone) go({ page: 'game', game: created.game, key: alone.key });
    else if (isKept) go({ page: 'links', game: created.game });
    else onUnkept(links);
  };
  const create = (scenario: Scenario, key: string | undefined, game: object): void => {
    const people = peopleOf(scenario, seating);
    if (people?.length === 0) return refuse(new Refused(400, t.wizard.nobody));
    if (people !== null)
      return once(() =>
        make(scenario, key, { ...game, people, ...botsOf(scenario, seating), ...forOthersOf(seating) }),
      );
    const { id, title } = emptySeat(scenario, seating) ?? { id: '', title: '' };
    refuse(new Refused(400, t.wizard.seatMissing(title)));
    document.getElementById(seatField(id))?.focus();
  };
  return { ...shown, create };
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
