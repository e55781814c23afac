import europe from '../../map/europe.json';

/** Where a target stands on the map. `d`: its outline as an SVG path; absent for a mere point. */
export interface Place {
  readonly d?: string;
  readonly x: number;
  readonly y: number;
}

const shapes: Readonly<Record<string, Required<Place>>> = europe.shapes;
const points: Readonly<Record<string, Place>> = europe.points;

export const MAP_SIZE = { width: europe.width, height: europe.height };

/** Every outline of the map by id. */
export const LAND: readonly (readonly [string, string])[] = Object.entries(shapes).map(([id, { d }]) => [
  id,
  d,
]);

/** The place of a target, if the map knows it. */
export function placeOf(target: string): Place | undefined {
  return Object.hasOwn(shapes, target) ? shapes[target] : points[target];
}
