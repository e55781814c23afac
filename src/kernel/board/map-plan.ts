/** Degrees east of Greenwich and north of the equator; west and south are negative. */
export type LonLat = readonly [lon: number, lat: number];

/**
 * What lies between these lines, in degrees. One meridian alone keeps the half of the globe on its side: `west: 21` is what
 * lies east of 21 degrees east. From `west` one goes east until `east`, over the date line where that lies between.
 */
export interface Window {
  readonly west?: number;
  readonly east?: number;
  readonly south?: number;
  readonly north?: number;
}

/** A part of a modern country. */
export interface Cut extends Window {
  readonly country: string;
}

/** A place of a board: modern countries by their names in the atlas, whole or cut; or a point where no country fits. */
export type PlaceMade =
  | {
      readonly of: readonly (string | Cut)[];
      /** Where its label stands better than in the middle of its largest piece. */
      readonly label?: LonLat;
    }
  | { readonly at: LonLat };

/** The whole world around a meridian: 0 for Europe in the middle, 160 for the Pacific in one piece. */
interface WorldFrame {
  readonly kind: 'world';
  readonly centre: number;
}

/** A part of the world, small enough to be drawn as on the map of a continent; all between these lines is on it. */
export interface ConeFrame extends Required<Window> {
  readonly kind: 'cone';
}

/** What a rulebook's map shows. One build script draws the maps of all rulebooks: no shape stands in a rulebook. */
export interface MapPlan {
  readonly frame: WorldFrame | ConeFrame;
  /** In the units of its shapes. */
  readonly width: number;
  readonly height: number;
  /** How finely coasts and borders are drawn: the atlas is made for maps of 1 to so many millions. */
  readonly detail: '110m' | '50m' | '10m';
  /** By the ids that panels name. Each piece of land is in one place at most; one that no panel names looks like any land. */
  readonly places: Readonly<Record<string, PlaceMade>>;
  /** What is written on it beside its places: waters, and lands and islands out of play; each where its name stands. */
  readonly names?: {
    readonly waters: Readonly<Record<string, LonLat>>;
    readonly lands: Readonly<Record<string, LonLat>>;
  };
  /** Countries that the map leaves out. */
  readonly without?: readonly string[];
}
