import { ENTRIES } from '../entries/index.ts';
import type { Land, MapFile } from '../files/map-file.ts';
import { part } from '../part.ts';
import type { GuideEntry, EntryId, Place, PlaceId, Rule } from '../stories/rule.ts';

export { ENTRIES };

/** A neutral territory with the entry that tells its story. */
export interface Territory {
  readonly place: Place;
  readonly entry: GuideEntry;
  /** All places that stand and fall together with it, its own among them (G.E2). */
  readonly group: readonly PlaceId[];
  readonly isColony: boolean;
}

const BY_ID: ReadonlyMap<EntryId, GuideEntry> = new Map(ENTRIES.map((each) => [each.id, each]));

const GROUPS: ReadonlyMap<EntryId, readonly PlaceId[]> = new Map(
  ENTRIES.map(({ id, home, colonies = [] }) => [id, [...home, ...colonies].map((place) => place.id)]),
);

/** The home of an entry and its colonies, which are attacked and turn together (G.E1, G.E2). */
export function groupOf({ id }: GuideEntry): readonly PlaceId[] {
  return GROUPS.get(id) ?? [];
}

const TERRITORIES: ReadonlyMap<PlaceId, Territory> = new Map(
  ENTRIES.flatMap((entry) => {
    const group = groupOf(entry);
    const home = entry.home.map((place): [PlaceId, Territory] => [
      place.id,
      { place, entry, group, isColony: false },
    ]);
    const colonies = (entry.colonies ?? []).map((place): [PlaceId, Territory] => [
      place.id,
      { place, entry, group, isColony: true },
    ]);
    return [...home, ...colonies];
  }),
);

/** All neutral territories of the board, in the order of the guide, colonies after their parents. */
export const PLACES: readonly PlaceId[] = [...TERRITORIES.keys()];

/** Whether a place is one of the neutral territories; else it is player land. */
export function isNeutralPlace(id: PlaceId): boolean {
  return TERRITORIES.has(id);
}

/** A neutral territory. Throws for an unknown id: our own mistake. */
export function placeOf(id: PlaceId): Territory {
  const found = TERRITORIES.get(id);
  if (!found) throw new Error(`no territory ${id}`);
  return found;
}

/** An entry by its id. Throws for an unknown one: our own mistake. */
export function entryOf(id: EntryId): GuideEntry {
  const found = BY_ID.get(id);
  if (!found) throw new Error(`no entry ${id}`);
  return found;
}

/** A rule with the entry that it belongs to. */
interface Told {
  readonly entry: GuideEntry;
  readonly rule: Rule;
}

const RULES: ReadonlyMap<string, Told> = new Map(
  ENTRIES.flatMap((entry) => entry.rules.map((rule): [string, Told] => [rule.id, { entry, rule }])),
);

/** A rule by its id. Throws for an unknown one: our own mistake. */
export function ruleOf(id: string): Told {
  const found = RULES.get(id);
  if (!found) throw new Error(`no rule ${id}`);
  return found;
}

const touching = new WeakMap<MapFile, Map<PlaceId, readonly PlaceId[]>>();

/** What touches a place by land on this map. */
export function adjacentTo(map: MapFile, place: PlaceId): readonly PlaceId[] {
  let known = touching.get(map);
  if (!known) {
    const lists = new Map<PlaceId, PlaceId[]>();
    const add = (one: PlaceId, other: PlaceId): void => {
      lists.set(one, [...(lists.get(one) ?? []), other]);
    };
    for (const [one, other] of map.adjacent) {
      add(one, other);
      add(other, one);
    }
    touching.set(map, (known = lists));
  }
  return known.get(place) ?? [];
}

const landsOf = new WeakMap<MapFile, ReadonlyMap<PlaceId, Land>>();

/** A piece of player land; none where the map does not have it. */
export function landOf(map: MapFile, id: PlaceId): Land | undefined {
  let known = landsOf.get(map);
  if (!known) landsOf.set(map, (known = new Map(map.lands.map((land) => [land.id, land]))));
  return known.get(id);
}

/** G.E2: what stands and falls together. */
export const ENTRY_GROUPS = part(import.meta.url, {
  clauses: {
    'G.E2': ['computed', 'The groups', 'groupOf'],
    'G.E1': ['computed', 'One attack is an attack on the whole group', '../attack/c-boxes.ts#turnGroup'],
    'G.E3': ['computed', 'Greenland turns to America', '../attack/c-boxes.ts#turnGroup'],
  },
});
