import { ALLIES, AXIS, type Nation, NATIONS, WESTERN } from '../nations.ts';
import type { GuideEntry, PlaceId, Where, Who } from './rule.ts';
import type { Books } from '../state.ts';
import { adjacentTo, groupOf } from '../rules/e-territories.ts';

// Who and where the stories mean: the nations and the places behind their words.

/** The nation that a rule is about, where it is made for each of several. */
interface About {
  readonly it?: Nation | undefined;
}

/** The nations that are meant. Throws for an `it` without a nation: our own mistake. */
export function nationsOf({ it }: About, who: Who): readonly Nation[] {
  switch (who) {
    case 'axis':
      return AXIS;
    case 'allies':
      return ALLIES;
    case 'western':
      return WESTERN;
    case 'anyone':
      return NATIONS;
    case 'it':
      if (it === undefined) throw new Error('a rule that is not made for each of several says "it"');
      return [it];
    default:
      return typeof who === 'string' ? [who] : who;
  }
}

/** Who is meant, listed once where it is always the same. */
export function meantBy(who: Who): (seen: About) => readonly Nation[] {
  if (who === 'it') return (seen) => nationsOf(seen, who);
  const nations = nationsOf({ it: undefined }, who);
  return () => nations;
}

/** The places that are meant, on the map of this game. */
export function placesOf({ map }: Pick<Books, 'map'>, entry: GuideEntry, where: Where): readonly PlaceId[] {
  const home = entry.home.map(({ id }) => id);
  switch (where) {
    case 'home':
      return home;
    case 'group':
      return groupOf(entry);
    case 'colonies':
      return (entry.colonies ?? []).map(({ id }) => id);
    case 'adjacent': {
      const group = groupOf(entry);
      return [...new Set(home.flatMap((id) => adjacentTo(map, id)))].filter((id) => !group.includes(id));
    }
    case 'south-america':
      return map.southAmerica;
    case 'axis-europe':
      return map.lands
        .filter(({ europe, owner }) => europe && (owner === 'germany' || owner === 'italy'))
        .map(({ id }) => id);
    case 'the-americas':
      return [...map.southAmerica, ...map.northAmerica].filter((id) => !groupOf(entry).includes(id));
    default:
      return where.places;
  }
}

/** Each of the first with each of the second. */
export function pairsOf(seen: About, a: Who, b: Who): readonly (readonly [Nation, Nation])[] {
  return nationsOf(seen, a).flatMap((one) =>
    nationsOf(seen, b).map((other): readonly [Nation, Nation] => [one, other]),
  );
}
