import land from '../../map/land.json';

/** Neutrals whose name on the map is another than on a card. */
const ALSO: Readonly<Record<string, string>> = {
  persia: 'iran',
  siam: 'thailand',
  eire: 'ireland',
  arabia: 'saudi-arabia',
  'spanish-sahara': 'w-sahara',
  'rio-de-oro': 'w-sahara',
  'outer-mongolia': 'mongolia',
  abyssinia: 'ethiopia',
  'united-states': 'united-states-of-america',
  'gran-colombia': 'colombia',
};

/** Where a neutral stands on the map. `d`: its outline as an SVG path; absent for a mere point. */
export interface Place {
  readonly d?: string;
  readonly x: number;
  readonly y: number;
}

const shapes: Readonly<Record<string, Required<Place>>> = land.shapes;
const points: Readonly<Record<string, Place>> = land.points;

export const MAP_SIZE = { width: land.width, height: land.height };

/** Every outline of the map by id. */
export const LAND: readonly (readonly [string, string])[] = Object.entries(shapes).map(([id, { d }]) => [
  id,
  d,
]);

/** The place of a neutral, if the map knows it. */
export function placeOf(neutral: string): Place | undefined {
  const id = Object.hasOwn(ALSO, neutral) ? (ALSO[neutral] ?? neutral) : neutral;
  if (Object.hasOwn(shapes, id)) return shapes[id];
  return Object.hasOwn(points, id) ? points[id] : undefined;
}
