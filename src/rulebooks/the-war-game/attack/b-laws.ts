import { type Bar, once } from '../../../kernel/index.ts';
import { type ReadFrom, truthOf } from '../stories/conditions.ts';
import { ENTRIES } from '../rules/e-territories.ts';
import type { MapFile } from '../files/map-file.ts';
import { nationsOf, placesOf } from '../stories/meant.ts';
import type { Nation } from '../nations.ts';
import {
  type Condition,
  clauseOf,
  type GuideEntry,
  type LawRule,
  type PlaceId,
  type Where,
  type Who,
} from '../stories/rule.ts';
import type { Books, Open } from '../state.ts';
import { lawTexts } from './b-laws.words.ts';

// What the stories themselves forbid or allow: it comes before what is so everywhere.

/** What a story forbids or allows, of a territory. */
interface Law {
  readonly id: string;
  readonly entry: GuideEntry;
  readonly by: Who;
  readonly each?: readonly Nation[] | undefined;
  readonly allows: boolean;
  readonly when: Condition | undefined;
}

type Laws = Readonly<Record<LawRule['about'], ReadonlyMap<PlaceId, readonly Law[]>>>;

/** The laws of a map by what they are about and by place. */
const lawsOn = once((map: MapFile): Laws => {
  const laws = {
    attack: new Map<PlaceId, Law[]>(),
    entry: new Map<PlaceId, Law[]>(),
    strait: new Map<PlaceId, Law[]>(),
    influence: new Map<PlaceId, Law[]>(),
    'said-at-attack': new Map<PlaceId, Law[]>(),
  };
  const add = (about: LawRule['about'], on: Where, law: Law): void => {
    for (const place of placesOf({ map }, law.entry, on))
      laws[about].set(place, [...(laws[about].get(place) ?? []), law]);
  };
  for (const entry of ENTRIES)
    for (const rule of entry.rules) {
      const { id, when, each } = rule;
      if (rule.kind === 'law') {
        const { about, by, allows, on = 'group' } = rule;
        add(about, on, { id, entry, by, each, allows, when });
      }
      if (rule.kind === 'event' && rule.opens) {
        const { to, when: open } = rule.opens;
        add('attack', 'home', { id, entry, by: to, allows: true, when: open });
      }
    }
  return laws;
});

const NO_LAWS: readonly Law[] = [];

/** The territories of which a story says who may attack or enter them. */
export const ruledPlaces = once((map: MapFile): ReadonlySet<PlaceId> => {
  const { attack, entry } = lawsOn(map);
  return new Set([...attack.keys(), ...entry.keys()]);
});

/** The laws of a territory about something that a nation may do there, and that hold now. */
export function lawsFor(
  books: Books,
  open: Open,
  about: LawRule['about'],
  nation: Nation,
  place: PlaceId,
): readonly Law[] {
  const found = lawsOn(books.map)[about].get(place);
  if (found === undefined) return NO_LAWS;
  return found.filter(({ entry, by, each, when }) => {
    if (each && !each.includes(nation)) return false;
    const seen: ReadFrom = { books, open, entry, ...(each && { it: nation }) };
    if (!nationsOf(seen, by).includes(nation)) return false;
    return when === undefined || truthOf(seen, when) === true;
  });
}

/** What the story of a territory says: a bar, `allows`, or nothing (null). */
export function storyOf(
  books: Books,
  open: Open,
  about: 'attack' | 'entry',
  nation: Nation,
  place: PlaceId,
): Bar | 'allows' | null {
  const laws = lawsFor(books, open, about, nation, place);
  const forbids = laws.find(({ allows }) => !allows);
  if (forbids) return { clauses: [clauseOf(forbids)], reason: lawTexts.bar.story({ place, nation }) };
  return laws.length > 0 ? 'allows' : null;
}
