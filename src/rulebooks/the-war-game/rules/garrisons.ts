import { type FactKey, reportedValue } from '../../../kernel/index.ts';
import { landOf } from './e-territories.ts';
import { units } from '../facts/facts.ts';
import { garrisonRuling } from './garrisons.rulings.ts';
import { isThere } from './h-forces.ts';
import type { MapFile } from '../files/map-file.ts';
import { AXIS, isAxis, type Nation } from '../nations.ts';
import { LAND_KINDS, type PlaceId } from '../stories/rule.ts';
import type { Books, Open } from '../state.ts';

// What stands in player land of South America: it counts where the strongest force there is looked for (ARG.U4, PAR.E1, PER.E1).

/** The nation that has taken a piece of player land, from its owner or back for it; null: none has, or nobody knows. */
function takerOf(
  { map }: { readonly map: MapFile },
  { holders, retaken, rulings }: Open,
  place: PlaceId,
): Nation | null {
  const held = holders[place];
  if (held !== undefined && held !== landOf(map, place)?.owner) return held;
  return garrisonRuling(rulings, 'garrisons-retaken') === 'asked' ? (retaken[place] ?? null) : null;
}

/** The lands among these places that one has taken, and nobody has said with what (ruling garrisons). */
export function unknownGarrisons(
  books: Pick<Books, 'map'>,
  open: Open,
  places: readonly PlaceId[],
): readonly FactKey[] {
  if (garrisonRuling(open.rulings, 'garrisons') === 'told') return [];
  return places.flatMap((place): readonly FactKey[] => {
    const taker = landOf(books.map, place) ? takerOf(books, open, place) : null;
    if (taker === null || isThere(open, taker, place)) return [];
    const keys = LAND_KINDS.map((kind) => units.key(taker, place, kind));
    return keys.some((key) => reportedValue(open.facts, key) !== undefined) ? [] : keys;
  });
}

/** The same of all South America; of what was retaken only where the Axis is there, so that somebody compares (PAR.E1, PER.E1). */
export function unknownOnContinent({ map }: Pick<Books, 'map'>, open: Open): readonly FactKey[] {
  const isAxisThere = map.southAmerica.some(
    (place) => isHeldByAxis(open, place) || AXIS.some((nation) => isThere(open, nation, place)),
  );
  const counts = map.southAmerica.filter((place) => isAxisThere || open.retaken[place] === undefined);
  return unknownGarrisons({ map }, open, counts);
}

function isHeldByAxis({ holders }: Open, place: PlaceId): boolean {
  const held = holders[place];
  return held != null && isAxis(held);
}
