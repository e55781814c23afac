import { type Line, type LineHead, choiceLine, eachOf, once } from '../../../kernel/index.ts';
import { fact, inRegister } from '../facts/facts.ts';
import { type Controller, controllerIn, CONTROLLERS, noteHeld, possibleIn, seize } from './held.ts';
import { mapTexts } from './map.words.ts';
import { part } from '../part.ts';
import type { Open } from '../state.ts';

export { ALLIES, type Controller, CONTROLLERS } from './held.ts';

// Who controls the places that rules 54 to 61 count.

/** Of these Australian, Indian and Russian places control counts only while they are fully supplied (57.14C). */
export const SUPPLIED_PLACES = [
  'vladivostok',
  'irkutsk',
  'calcutta',
  'colombo',
  'dacca',
  'rangoon',
  'cairns',
  'darwin',
  'port-moresby',
  'townsville',
] as const;

/** The places, by the clauses whose sums count them. */
export const PLACES = {
  '55.11': ['berlin', 'breslau', 'essen', 'cologne', 'leipzig', 'berchtesgaden'],
  '56.11A': ['rome'],
  '58.21A': ['paris', 'lyon', 'marseilles'],
  '59.21': ['malta'],
  '57.11': [
    'chungking',
    'singapore',
    'manila',
    'yenan',
    'tokyo',
    'kagoshima',
    'osaka',
    'peking',
    'shanghai',
    'nanking',
    'canton',
    'harbin',
    'mukden',
    'seoul',
    'taipei',
    'okinawa',
    ...SUPPLIED_PLACES,
  ],
} as const;

/** What of Britain and Ireland can be told to be held, under all its names (59.65, 60.11). */
export const IN_BRITAIN = [
  'britain',
  'scapa-flow',
  'scotland',
  'central-england',
  'southern-england',
  'london',
  'midlands',
  'ulster',
  'ireland',
] as const;

/** What the Axis can hold without Germany: it is nobody's once Italy, too, has surrendered (55.52, 56.52). */
export const LAST_AXIS = [
  ...PLACES['56.11A'],
  ...PLACES['59.21'],
  ...PLACES['58.21A'],
  ...IN_BRITAIN,
] as const;

export type ControlledPlace = (typeof PLACES)[keyof typeof PLACES][number];
const ALL: readonly ControlledPlace[] = Object.values(PLACES).flat();
const clauseOf = once((place: string) => {
  const [clause = ''] =
    Object.entries(PLACES).find(([, all]) => (all as readonly string[]).includes(place)) ?? [];
  return clause;
});

/** Where the places of the Pacific lie: those of one area are asked for together. */
const AREAS = {
  homeland: ['tokyo', 'osaka', 'kagoshima', 'mukden', 'harbin'],
  rim: ['seoul', 'taipei', 'okinawa'],
  china: ['chungking', 'peking', 'shanghai', 'nanking', 'canton', 'yenan'],
  southEast: ['singapore', 'manila'],
  siberia: ['vladivostok', 'irkutsk'],
  india: ['calcutta', 'colombo', 'dacca', 'rangoon'],
  australia: ['cairns', 'darwin', 'port-moresby', 'townsville'],
} as const satisfies Readonly<Record<string, readonly ControlledPlace[]>>;

const AREA_IDS = Object.keys(AREAS) as readonly (keyof typeof AREAS)[];

/** What the facts of Japan and Manchuria themselves stand under, and those of the ocean. */
export const HOMELAND = mapTexts.area.homeland();
export const OCEAN = mapTexts.area.ocean();

const areaOf = once((place: string) => {
  const found = AREA_IDS.find((area) => (AREAS[area] as readonly string[]).includes(place));
  return found ? { under: mapTexts.area[found]() } : {};
});

/** Who controls a place (55.11, 56.11A, 57.11, 57.14C, 58.21A, 59.21, 61.11). */
export const control = inRegister<[ControlledPlace]>({
  key: once((place) => `control.${place}`),
  of: eachOf(ALL)(),
  spec(place) {
    const isSupplied = (SUPPLIED_PLACES as readonly string[]).includes(place);
    const type = { kind: 'choice', values: CONTROLLERS } as const;
    return fact(isSupplied ? 'controlSupplied' : 'control', type, [clauseOf(place)], {
      args: { place },
      ...areaOf(place),
    });
  },
  read: possibleIn,
  write(open, value, as, place) {
    seize(open, place, value as Controller | undefined);
    // what was told wrong has not come about in this turn
    if (as === 'correction') noteHeld(open, place, { came: undefined });
  },
});

/** Whether somebody of a list controls a place, as a line of a sum asks it. */
export function isHeld(
  known: { text(key: string): string },
  place: ControlledPlace,
  by: readonly Controller[],
): boolean {
  return (by as readonly string[]).includes(known.text(control.key(place)));
}

/** A line of a sum that counts `value` where somebody of a list controls a place. */
export function placeLine(
  row: LineHead,
  place: ControlledPlace,
  by: readonly Controller[],
  value: number,
): Line {
  return choiceLine(row, control.key(place), by, value);
}

/** Who controls a place, as far as has been told. */
export function controllerOf(open: Open, place: ControlledPlace): Controller | undefined {
  return controllerIn(open, place);
}

/**
 * What a power that surrenders controlled is nobody's until somebody occupies it, or at once another one's; `null`: whose it is
 * is asked anew (55.41, 56.41, 57.41).
 */
export function abandon(
  open: Open,
  places: readonly string[],
  by: Controller,
  to: Controller | null = 'nobody',
): void {
  for (const place of places) if (controllerIn(open, place) === by) seize(open, place, to ?? undefined);
}

/** Who controls the places that rules 54 to 61 count, and what is said of the map. */
export const CONTROL = part(import.meta.url, { facts: [control], texts: mapTexts });
