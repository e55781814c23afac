import { reportedValue } from '../../../kernel/index.ts';
import { threat } from '../facts/facts.ts';
import { armyOf, strengthOf, unitsOf } from './h-forces.ts';
import { markOf } from './a-classes.ts';
import type { Nation } from '../nations.ts';
import { type GuideEntry, LAND_KINDS, type LandKind, type PlaceId } from '../stories/rule.ts';
import { threatRuling, THREAT_RULINGS } from './h4-threats.rulings.ts';
import { part } from '../part.ts';
import type { Open, Units } from '../state.ts';
import { isNeutralPlace, placeOf } from './e-territories.ts';

// G.H4: a superior force can come from anywhere, by any means; what was reported next door shows it without a question.

/**
 * G.H1: the land units of a nation that came into a place: under its Total Control without a conquest the natives that are left
 * did not, and where nobody has said how many those are, as many as are printed.
 */
export function arrivedIn(open: Open, nation: Nation, place: PlaceId): Units<LandKind> {
  const there = unitsOf(open, nation, place);
  const mark = isNeutralPlace(place) ? markOf(open, place, nation) : undefined;
  if (mark?.class !== 'total' || mark.by === 'conquest') return there;
  const natives = mark.natives ?? placeOf(place).place.forces ?? {};
  const came = LAND_KINDS.map((kind) => [kind, Math.max(0, (there[kind] ?? 0) - (natives[kind] ?? 0))]);
  return Object.fromEntries(came) as Units<LandKind>;
}

/**
 * G.H3, G.H4: whether nations together threaten a territory: what the table says of this turn, else what has come into these
 * places, if that is stronger than its army; null: it is not known (ruling threats).
 */
export function saysThreat(
  open: Open,
  entry: GuideEntry,
  nations: readonly Nation[],
  places: readonly PlaceId[],
): boolean | null {
  const key = threat.key(entry.id);
  const told = reportedValue(open.facts, key);
  if (told !== undefined) return told === true;
  if (threatRuling(open.rulings, 'threats') === 'told') return open.facts[key] === undefined ? false : null;
  const strength = nations
    .flatMap((nation) => places.map((place) => strengthOf(arrivedIn(open, nation, place))))
    .reduce((sum, each) => sum + each, 0);
  return strength > armyOf(open, entry) ? true : null;
}

/** G.H4: a superior threat. */
export const SUPERIOR_THREAT = part(import.meta.url, {
  clauses: {
    'G.H4': ['computed', 'A superior threat', 'saysThreat'],
  },
  rulings: THREAT_RULINGS,
});
