import { isSame } from '../json.ts';
import type { Cell, Legend, PlaceIs, Tenure, Whose } from './panel.ts';
import type { Words } from '../texts/words.ts';

// The state of a war, as the registers of a rulebook have it: who holds each place, since when, from whom, and who fights whom. A
// map draws it under what its panel says of the same places.

/** A war that is fought. */
export interface War {
  /** The other power, by the id of its home. */
  readonly power: string;
  readonly with: Whose;
  readonly since?: Words;
}

/** What the registers say of one place. */
export interface Holding {
  /** The id that the map, and the card, have it by. */
  readonly id: string;
  readonly label: Cell;
  readonly held: Tenure;
  readonly is?: PlaceIs;
  /** As long as nobody asks of it, it is drawn as a part of that place, without a line or a name. */
  readonly within?: string;
  readonly wars?: readonly War[];
  /** The sheets by which its level is reckoned: the last one that was told says how it fell. */
  readonly sums?: readonly string[];
  /** All of it in words. */
  readonly words: readonly Words[];
}

/** What the registers say of all places, and what its looks mean. */
export interface WarState {
  readonly legend: readonly Legend[];
  readonly places: readonly Holding[];
}

/** A place with another holder than before: from whom, and how it is now. */
export interface NewHolder {
  readonly place: Holding;
  readonly from?: Whose;
}

/** What is great enough to be told of by itself: a power falls, land is ceded, two powers are at war. */
export type GreatEvent =
  | { readonly kind: 'fall'; readonly place: Holding }
  | { readonly kind: 'ceded'; readonly places: readonly Holding[]; readonly to: Whose }
  | { readonly kind: 'war'; readonly place: Holding; readonly war: War };

/** The places that somebody else holds than before, or that came to the same in another way. */
export function newHolders(before: readonly Holding[], now: readonly Holding[]): readonly NewHolder[] {
  return inBoth(before, now).flatMap(({ was, is: place }): NewHolder[] => {
    const { held } = place;
    if (!held.by || (was?.held.is === held.is && isSame(was.held.by, held.by))) return [];
    const from = was?.held.by ?? held.from;
    return [{ place, ...(from && { from }) }];
  });
}

/** What of it is great: the falls first, then what was ceded, then the wars that have begun. */
export function greatEvents(before: readonly Holding[], now: readonly Holding[]): readonly GreatEvent[] {
  const both = inBoth(before, now);
  const falls = both.flatMap(({ was, is }) =>
    is.is === 'power' && is.held.is === 'fallen' && was?.held.is === 'own' ? [is] : [],
  );
  const ceded = newHolders(before, now).flatMap(({ place }) => (place.held.is === 'ceded' ? [place] : []));
  const to = ceded[0]?.held.by;
  const wars = both.flatMap(({ was, is: place }) =>
    was === undefined
      ? []
      : (place.wars ?? []).flatMap((war) =>
          (was.wars ?? []).some((each) => isSame(each.with, war.with)) ? [] : [{ place, war }],
        ),
  );
  return [
    ...falls.map((place): GreatEvent => ({ kind: 'fall', place })),
    ...(to ? [{ kind: 'ceded' as const, places: ceded, to }] : []),
    ...onePerPair(wars).map(({ place, war }): GreatEvent => ({ kind: 'war', place, war })),
  ];
}

interface Both {
  readonly was: Holding | undefined;
  readonly is: Holding;
}

function inBoth(before: readonly Holding[], now: readonly Holding[]): readonly Both[] {
  const old = new Map(before.map((each) => [each.id, each]));
  return now.map((is) => ({ was: old.get(is.id), is }));
}

interface Fought {
  readonly place: Holding;
  readonly war: War;
}

/** A war is of two powers, and told once. */
function onePerPair(wars: readonly Fought[]): readonly Fought[] {
  const pairOf = ({ place, war }: Fought): string => [place.id, war.power].toSorted().join();
  return wars.filter((each, i) => wars.findIndex((other) => pairOf(other) === pairOf(each)) === i);
}
