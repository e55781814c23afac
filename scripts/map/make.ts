import type { Cut, LonLat, MapPlan, PlaceMade } from '../../src/kernel/board/map-plan.ts';
import type { Atlas } from './atlas.ts';
import { middleOf, pathOf, type Pen, penOf, type Point } from './draw.ts';
import { cut, isAroundPole, type Lines, linesOf, noded, outline, type Ring } from './outline.ts';

/** A map as the desk draws it. A place without `d` is a mere point. */
export interface MapShapes {
  readonly width: number;
  readonly height: number;
  /** All land that is no place, country by country. */
  readonly land: string;
  readonly places: Readonly<Record<string, { readonly d?: string; readonly x: number; readonly y: number }>>;
  /** What is written on it beside them. */
  readonly waters: readonly Written[];
  readonly lands: readonly Written[];
}

interface Written {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** What is wrong with a plan, a sentence each. */
interface MapFaults {
  readonly faults: readonly string[];
}

/** A part of a country that a place claims. */
interface Claim extends Cut {
  readonly place: string;
}

/** The shapes of a plan. `world`: the atlas of the plan's detail. */
export function makeMap(plan: MapPlan, world: Atlas): MapShapes | MapFaults {
  const claims = Object.entries(plan.places).flatMap(([place, each]) => claimsOf(place, each));
  const lines = linesOf(claims);
  const atlas = new Map([...world].map(([name, rings]) => [name, rings.map((ring) => noded(ring, lines))]));
  const faults = [...wrongNames(plan, claims, atlas), ...wrongClaims(claims, atlas, lines)];
  if (faults.length > 0) return { faults };
  const shown = [...atlas].filter(([name]) => !plan.without?.includes(name));
  const pen = penOf(
    plan,
    shown.flatMap(([, rings]) => rings),
  );
  const land = shown.map(([name, rings]) => {
    const away = claims
      .filter(({ country }) => country === name)
      .flatMap((each) => piecesOf(each, atlas, lines));
    return pathOf(pen.rings(outline(rings, lines, away)));
  });
  return withPlaces(plan, land.join(''), pen, (id) =>
    outline(
      claims.filter(({ place }) => place === id).flatMap((each) => piecesOf(each, atlas, lines)),
      lines,
    ),
  );
}

function claimsOf(place: string, what: PlaceMade): Claim[] {
  if ('at' in what) return [];
  return what.of.map((part) => (typeof part === 'string' ? { place, country: part } : { place, ...part }));
}

function piecesOf(claim: Claim, atlas: Atlas, lines: Lines): Ring[] {
  return (atlas.get(claim.country) ?? []).flatMap((ring) => cut(ring, claim, lines));
}

/** Countries that the atlas or the map does not have. */
function wrongNames({ without = [], detail }: MapPlan, claims: readonly Claim[], atlas: Atlas): string[] {
  const lacks = `which the atlas of 1:${detail} does not have.`;
  return [
    ...claims
      .filter(({ country }) => !atlas.has(country))
      .map(({ place, country }) => `The place "${place}" names the country "${country}", ${lacks}`),
    ...claims
      .filter(({ country }) => without.includes(country))
      .map(({ place, country }) => `The place "${place}" names "${country}", which the map leaves out.`),
    ...without
      .filter((country) => !atlas.has(country))
      .map((country) => `The map leaves out the country "${country}", ${lacks}`),
  ];
}

/** Claims that hold nothing, or what another holds. */
function wrongClaims(claims: readonly Claim[], atlas: Atlas, lines: Lines): string[] {
  return claims.flatMap((claim, i) => {
    const { place, country } = claim;
    if (isCut(claim) && atlas.get(country)?.some(isAroundPole))
      return [`The place "${place}" cuts "${country}", which lies around a pole and cannot be cut.`];
    const pieces = piecesOf(claim, atlas, lines);
    const others = claims.slice(0, i).filter((other) => other.country === country);
    const twice = others.filter(
      (other) =>
        outline(
          pieces.flatMap((ring) => cut(ring, other, lines)),
          lines,
        ).length > 0,
    );
    const empty = atlas.has(country) && outline(pieces, lines).length === 0;
    return [
      ...(empty ? [`The place "${place}" has nothing of "${country}" within its lines.`] : []),
      ...twice.map((other) => `The places "${other.place}" and "${place}" share land of "${country}".`),
    ];
  });
}

const isCut = ({ west, east, south, north }: Claim): boolean =>
  [west, east, south, north].some((line) => line !== undefined);

function withPlaces(
  plan: MapPlan,
  land: string,
  pen: Pen,
  landOf: (id: string) => Ring[],
): MapShapes | MapFaults {
  const places: Record<string, { d?: string; x: number; y: number }> = {};
  const faults: string[] = [];
  for (const [id, place] of Object.entries(plan.places).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const rings = pen.rings('at' in place ? [] : landOf(id));
    const at = labelAt(place, rings, pen);
    if (!at) faults.push(`The place "${id}" is outside the map, or too small to be seen without a label.`);
    else places[id] = { ...(rings.length > 0 ? { d: pathOf(rings) } : {}), x: at[0], y: at[1] };
  }
  const written = (all: Readonly<Record<string, LonLat>> = {}): Written[] =>
    Object.entries(all).flatMap(([name, where]) => {
      const at = pen.point(where);
      if (!at) faults.push(`"${name}" is written outside the map.`);
      return at ? [{ name, x: at[0], y: at[1] }] : [];
    });
  const [waters, lands] = [written(plan.names?.waters), written(plan.names?.lands)];
  const { width, height } = plan;
  return faults.length > 0 ? { faults } : { width, height, land, places, waters, lands };
}

function labelAt(place: PlaceMade, rings: readonly (readonly Point[])[], pen: Pen): Point | null {
  const said = 'at' in place ? place.at : place.label;
  return said ? pen.point(said) : middleOf(rings);
}
