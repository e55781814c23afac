import type { FactKey } from '../../kernel/sums/facts.ts';
import { reported } from '../../kernel/sums/facts.ts';
import { landOf } from './e-territories.ts';
import { units } from './facts.ts';
import { ruled } from './garrisons.rulings.ts';
import { isThere } from './h-forces.ts';
import type { MapFile } from './map-file.ts';
import type { Nation } from './nations.ts';
import { LAND_KINDS, type PlaceId } from './rule.ts';
import type { Books, Open } from './state.ts';

// What stands in player land of South America: it counts where the strongest force there is looked for (ARG.U4, PAR.E1, PER.E1).

/** The nation that has taken a piece of player land from its owner; null: none has, or nobody knows. */
function takerOf({ map }: { readonly map: MapFile }, { holders }: Open, place: PlaceId): Nation | null {
  const held = holders[place];
  return held !== undefined && held !== landOf(map, place)?.owner ? held : null;
}

/** The lands among these places that one has taken, and nobody has said with what (ruling garrisons). */
export function unknownGarrisons(
  books: Pick<Books, 'map'>,
  open: Open,
  places: readonly PlaceId[],
): readonly FactKey[] {
  if (ruled(open.rulings, 'garrisons') === 'told') return [];
  return places.flatMap((place): readonly FactKey[] => {
    const taker = landOf(books.map, place) ? takerOf(books, open, place) : null;
    if (taker === null || isThere(open, taker, place)) return [];
    const keys = LAND_KINDS.map((kind) => units.key(taker, place, kind));
    return keys.some((key) => reported(open.facts, key) !== undefined) ? [] : keys;
  });
}

/** The same of all South America. */
export function unknownOnContinent(books: Pick<Books, 'map'>, open: Open): readonly FactKey[] {
  return unknownGarrisons(books, open, books.map.southAmerica);
}
