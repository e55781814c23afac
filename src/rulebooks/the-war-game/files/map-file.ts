import type { Nation } from '../nations.ts';
import type { PlaceId } from '../stories/rule.ts';

/** A piece of player land that rules name or that touches a neutral territory. */
export interface Land {
  readonly id: PlaceId;
  readonly name: string;
  /** Whose original land it is. */
  readonly owner: Nation;
  /** What it pays; null where nobody has said. */
  readonly value: number | null;
  /** Whether it lies in Europe, where SPA.I1 counts original land. */
  readonly europe?: true;
}

/** The map as the rules read it: whoever plays on another board supplies another. */
export interface MapFile {
  readonly lands: readonly Land[];
  /** Pairs that touch by land. */
  readonly adjacent: readonly (readonly [PlaceId, PlaceId])[];
  readonly southAmerica: readonly PlaceId[];
  readonly northAmerica: readonly PlaceId[];
  /** The neutral territory off which each neutral destroyer lies: the names of the sea zones. */
  readonly seaZones: Readonly<Record<PlaceId, string>>;
}
