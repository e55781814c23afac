import { CLASS_RULINGS } from './a-classes.rulings.ts';
import { joinUnits, nativesOf, putNatives, putUnits, unitsOf } from './h-forces.ts';
import type { Nation } from '../nations.ts';
import { NATIONS } from '../nations.ts';
import { part } from '../part.ts';
import { type Class, LAND_KINDS, type LandKind, type PlaceId } from '../stories/rule.ts';
import type { NationMark, MarksOf, Open, Units } from '../state.ts';

// How each place stands to each nation (G.A1): one class of five, kept by member and nation.

const NEUTRAL: MarksOf = {};

/** The marks of a place. */
export function marksOf({ marks }: Open, place: PlaceId): MarksOf {
  return marks[place] ?? NEUTRAL;
}

/** The mark of a place toward a nation. */
export function markOf({ marks }: Open, place: PlaceId, nation: Nation): NationMark | undefined {
  return marks[place]?.[nation];
}

/** G.A1: how a place stands to a nation: exactly one class of five. */
export function classOf({ marks }: Open, place: PlaceId, nation: Nation): Class | 'neutral' {
  return marks[place]?.[nation]?.class ?? 'neutral';
}

/** The nation that has Total Control of a place; null: nobody. */
export function totalOf({ marks }: Open, place: PlaceId): Nation | null {
  const marked = marks[place];
  if (marked === undefined) return null;
  for (const nation of NATIONS) if (marked[nation]?.class === 'total') return nation;
  return null;
}

/** Put a mark, or take it off (null), in place; the others of the place stay. */
export function setMark(open: Open, place: PlaceId, nation: Nation, mark: NationMark | null): void {
  const { [nation]: _, ...others } = marksOf(open, place);
  putMarks(open, place, mark === null ? others : { ...others, [nation]: mark });
}

/** The marks that a place has from now on, in place. */
export function putMarks({ marks }: Open, place: PlaceId, to: MarksOf): void {
  if (Object.keys(to).length === 0) delete marks[place];
  else marks[place] = to;
}

/** What is sworn to one nation alone (MON.O1). */
export const SWORN_TO_ONE: readonly PlaceId[] = ['mongolia'];

/** The marks of a place that can stand beside a new one: none beside Total Control (G.A4); of two oaths one alone (MON.O1). */
export function besides(open: Open, place: PlaceId, to: Class): MarksOf {
  if (to === 'total') return NEUTRAL;
  const isAlone = to === 'sworn' && SWORN_TO_ONE.includes(place);
  const kept = Object.entries(marksOf(open, place)).flatMap(([nation, mark]): [string, NationMark][] => {
    if (mark.class === 'total') return [];
    return [[nation, isAlone && mark.class === 'sworn' ? { ...mark, class: 'friendly' } : mark]];
  });
  return Object.fromEntries(kept) as MarksOf;
}

/** How classes rank where one is raised (G.A5): Friendly and Economic are not ranked against each other. */
export const RANK: Readonly<Record<Class, number>> = {
  friendly: 0,
  economic: 0,
  sworn: 1,
  total: 2,
};

/** Under Total Control the natives are units of the nation (G.A4), and it is noted how many they are; gives what changed hands. */
export function convertNatives(open: Open, place: PlaceId, nation: Nation): Units {
  const natives = nativesOf(open, place);
  if (Object.keys(natives).length === 0) return natives;
  const land = Object.fromEntries(LAND_KINDS.map((kind) => [kind, natives[kind] ?? 0])) as Units<LandKind>;
  putUnits(open, nation, place, joinUnits(unitsOf(open, nation, place), land));
  putNatives(open, place, {});
  // whoever fights for it there fights with its own now, and they count once
  open.attacks = open.attacks.map((each) => (each.place === place ? { ...each, own: nation } : each));
  const mark = markOf(open, place, nation);
  if (mark && mark.by !== 'conquest')
    setMark(open, place, nation, { ...mark, natives: joinUnits(mark.natives ?? {}, natives) });
  return natives;
}

/** G.A1, G.A5: the classes. */
export const CLASS_RULES = part(import.meta.url, {
  clauses: {
    'G.A1': ['computed', 'One class of five toward each nation', 'classOf'],
    'G.A5': ['computed', 'Economic and Friendly are not ranked', 'RANK'],
    'G.A7': ['computed', 'A conquered territory', '../attack/c-battles.ts#battle'],
  },
  rulings: CLASS_RULINGS,
});
