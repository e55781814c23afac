import { markOf, totalOf } from '../rules/a-classes.ts';
import { isNeutralPlace, landOf } from '../rules/e-territories.ts';
import { phonyBefore, warBefore } from '../rules/f4-wars.ts';
import { armyOf, forceKey, isThere, strengthOf, unitsOf } from '../rules/h-forces.ts';
import { forceRuling } from '../rules/h-forces.rulings.ts';
import { arrivedIn, saysThreat } from '../rules/h4-threats.ts';
import { meantBy, nationsOf, pairsOf, placesOf } from './meant.ts';
import { type Nation, NATIONS } from '../nations.ts';
import { type MapNews, NO_NEWS } from './news.ts';
import {
  type Condition,
  type GuideEntry,
  type PlaceId,
  WAR_STATES,
  type WarState,
  type Who,
} from './rule.ts';
import type { Books, NationMark, Open } from '../state.ts';
import { hasStruck } from './struck.ts';

// What is so: every condition of a story is true, false or (null) not known.

/** What a condition is read from. */
export interface ReadFrom {
  readonly books: Books;
  readonly open: Open;
  readonly entry: GuideEntry;
  /** The nation that a rule is about, where it is made for each of several. */
  readonly it?: Nation | undefined;
  /** What has just been reported. */
  readonly news?: MapNews | undefined;
}

export type Truth = boolean | null;
/** A condition, compiled. */
export type Test = (seen: ReadFrom) => Truth;

const tests = new WeakMap<Books, Map<GuideEntry, Map<Condition, Test>>>();

/** Whether a condition of an entry is fulfilled; null: what is known does not say. Compiled once for each game. */
export function truthOf(seen: ReadFrom, condition: Condition): Truth {
  return testOf(seen.books, seen.entry, condition)(seen);
}

/** The test of a condition of an entry, for who asks it again and again. */
export function testOf(books: Books, entry: GuideEntry, condition: Condition): Test {
  let entries = tests.get(books);
  if (!entries) tests.set(books, (entries = new Map()));
  let known = entries.get(entry);
  if (!known) entries.set(entry, (known = new Map()));
  let test = known.get(condition);
  if (!test) known.set(condition, (test = compiled(books, entry, condition)));
  return test;
}

/** What is not read from the places or the state of an entry, nor made of other conditions. */
type OfPlay = Exclude<
  Condition,
  { is: 'occupied' | 'holds' | 'controls' | 'kept' | 'threat' | 'news' | 'state' | 'all' | 'any' | 'not' }
>;

function compiled(books: Books, entry: GuideEntry, condition: Condition): Test {
  switch (condition.is) {
    case 'occupied':
      return occupied(books, entry, condition);
    case 'holds':
      return holds(books, entry, condition);
    case 'controls':
      return controls(books, entry, condition);
    case 'kept':
      return kept(books, entry, condition);
    case 'threat':
      return threat(books, entry, condition);
    case 'news':
      return news(books, entry, condition);
    case 'all': {
      const parts = condition.of.map((each) => compiled(books, entry, each));
      return (seen) => allOf(parts, (part) => part(seen));
    }
    case 'any': {
      const parts = condition.of.map((each) => compiled(books, entry, each));
      return (seen) => anyOf(parts, (part) => part(seen));
    }
    case 'not': {
      const part = compiled(books, entry, condition.of);
      return (seen) => {
        const truth = part(seen);
        return truth === null ? null : !truth;
      };
    }
    case 'state':
      return ({ open }) => condition.of.includes(stateOf(open, entry));
    default:
      return ofPlay(condition);
  }
}

/** A condition of how play stands: of turns, wars, what was done and what has come of rules, wherever an entry lies. */
function ofPlay(condition: OfPlay): Test {
  switch (condition.is) {
    case 'turn':
      return ({ open }) => open.turn >= condition.from;
    case 'war':
      return atWar(condition.a, condition.b, condition.least);
    case 'each-at-war': {
      const each = condition.a.map((a) => atWar(a, condition.b, condition.least));
      return (seen) => allOf(each, (test) => test(seen));
    }
    case 'had-war':
      return ({ open }) => open.hadWar.includes(condition.nation);
    case 'phony-war':
      return ({ open }) => phonyBefore(open);
    case 'strikes':
      return (seen) =>
        (seen.news ?? NO_NEWS).strikes.some(
          ({ by, what }) => what === condition.what && nationsOf(seen, condition.by).includes(by),
        );
    case 'struck':
      return (seen) =>
        nationsOf(seen, condition.by).some((nation) => hasStruck(seen.open, nation, condition.what));
    case 'began':
      return began(condition);
    case 'happened':
      return ({ open }) => open.rolled[condition.rule] !== undefined;
    case 'since':
      return ({ open }) => {
        const turn = open.rolled[condition.rule];
        return turn !== undefined && open.turn - turn >= condition.turns;
      };
    case 'ruling':
      return ({ open }) => open.rulings[condition.id] === condition.choice;
  }
}

/** True where one is, false where none can be. */
function anyOf<T>(list: readonly T[], test: (each: T) => Truth): Truth {
  let found: Truth = false;
  for (const each of list) {
    const truth = test(each);
    if (truth === true) return true;
    if (truth === null) found = null;
  }
  return found;
}

/** False where one is, true where all are. */
function allOf<T>(list: readonly T[], test: (each: T) => Truth): Truth {
  let found: Truth = true;
  for (const each of list) {
    const truth = test(each);
    if (truth === false) return false;
    if (truth === null) found = null;
  }
  return found;
}

/**
 * G.H1: land units of a nation are in one of the places; player land counts where one that is not its owner holds it. Foreign
 * ones: where they have come from elsewhere (ruling turned-units: all of them).
 */
function standing(
  { map }: Books,
  places: readonly PlaceId[],
  foreign: boolean,
): (open: Open, nation: Nation) => Truth {
  const sites = Object.fromEntries(
    NATIONS.map((nation) => [nation, places.map((place) => ({ place, key: forceKey(nation, place) }))]),
  ) as unknown as Readonly<Record<Nation, readonly { readonly place: PlaceId; readonly key: string }[]>>;
  const lands = places.flatMap((place) => (isNeutralPlace(place) ? [] : (landOf(map, place) ?? [])));
  return (open, nation) => {
    const { forces, holders, rulings } = open;
    const hasCome = foreign || forceRuling(rulings, 'turned-units') === 'came';
    for (const { place, key } of sites[nation])
      if (forces[key] !== undefined && (!hasCome || strengthOf(arrivedIn(open, nation, place)) > 0))
        return true;
    return anyOf(lands, ({ id, owner }) => {
      const held = holders[id];
      return held === null && owner !== nation ? null : owner !== nation && held === nation;
    });
  };
}

function occupied(books: Books, entry: GuideEntry, condition: Condition & { is: 'occupied' }): Test {
  const places = placesOf(books, entry, condition.in);
  const { force } = condition;
  const meant = meantBy(condition.by);
  if (force === undefined) {
    const isIn = standing(books, places, condition.foreign === true);
    return (seen) => anyOf(meant(seen), (nation) => isIn(seen.open, nation));
  }
  const strength = (open: Open, nation: Nation): number =>
    places.reduce((sum, place) => sum + strengthOf(unitsOf(open, nation, place)), 0);
  const compares = (one: number, army: number): boolean => {
    // nothing is superior or inferior to anything
    if (one === 0) return false;
    if (force === 'superior') return one > army;
    return force === 'inferior' ? one < army : one <= army;
  };
  return (seen) => {
    const army = armyOf(seen.open, entry);
    const each = meant(seen).map((nation) => strength(seen.open, nation));
    if (condition.together)
      return compares(
        each.reduce((sum, one) => sum + one, 0),
        army,
      );
    return each.some((one) => compares(one, army));
  };
}

function holds(books: Books, entry: GuideEntry, condition: Condition & { is: 'holds' }): Test {
  const places = placesOf(books, entry, condition.in);
  const { classes, by } = condition;
  const meant = meantBy(condition.nation);
  const isMeant = (mark: NationMark | undefined): boolean =>
    mark !== undefined && classes.includes(mark.class) && (by === undefined || by.includes(mark.by));
  return (seen) => {
    for (const place of places) {
      const marks = seen.open.marks[place];
      if (marks !== undefined && meant(seen).some((nation) => isMeant(marks[nation]))) return true;
    }
    return false;
  };
}

function controls(books: Books, entry: GuideEntry, condition: Condition & { is: 'controls' }): Test {
  const places = placesOf(books, entry, condition.in);
  const quantified = condition.some ? anyOf : allOf;
  const meant = meantBy(condition.nation);
  return (seen) => {
    const nations = meant(seen);
    return quantified(places, (place) => {
      const { open } = seen;
      if (isNeutralPlace(place)) {
        const control = totalOf(open, place);
        return control !== null && nations.includes(control);
      }
      const held = open.holders[place];
      if (held === null) return null;
      const nation = held ?? landOf(books.map, place)?.owner;
      return nation !== undefined && nations.includes(nation);
    });
  };
}

/** Whether a nation to which a rule has made the home Sworn has land units there. */
function kept(books: Books, entry: GuideEntry, { by }: Condition & { is: 'kept' }): Test {
  const home = placesOf(books, entry, 'home');
  return ({ open }) =>
    NATIONS.some((nation) => {
      const isWon = home.some((place) => {
        const mark = markOf(open, place, nation);
        return mark?.class === 'sworn' && mark.by === by;
      });
      return isWon && home.some((place) => isThere(open, nation, place));
    });
}

function threat(books: Books, entry: GuideEntry, condition: Condition & { is: 'threat' }): Test {
  const places = placesOf(books, entry, condition.from ?? 'adjacent');
  const nations = meantBy(condition.by);
  return (seen) => saysThreat(seen.open, entry, nations(seen), places);
}

function news(books: Books, entry: GuideEntry, condition: Condition & { is: 'news' }): Test {
  const places = placesOf(books, entry, condition.in);
  const { by, what } = condition;
  const meant: (seen: ReadFrom) => readonly string[] = by === 'natives' ? () => ['natives'] : meantBy(by);
  return (seen) =>
    (seen.news ?? NO_NEWS)[what].some((each) => places.includes(each.place) && meant(seen).includes(each.by));
}

function began({ rule, of, ago }: Condition & { is: 'began' }): Test {
  return ({ open, it }) => {
    const own = it === undefined ? rule : `${rule}/${it}`;
    const key = of ? `${own}*` : own;
    return (ago ? open.beganBefore : open.began).includes(key);
  };
}

/** Who governs an entry. */
export function stateOf({ states }: Open, { id, states: all = [] }: GuideEntry): string {
  return states[id] ?? all[0] ?? '';
}

/** Whether one of the first is at least so much at war with one of the second. */
function atWar(a: Who, b: Who, least: WarState): Test {
  const pairs = pairsOf({}, a, b);
  return (seen) => anyOf(pairs, (pair) => atLeast(seen, pair, least));
}

/** G.F4: a war of this turn counts from the next. */
function atLeast({ open }: ReadFrom, [a, b]: readonly [Nation, Nation], least: WarState): Truth {
  const now = warBefore(open, a, b);
  return now === null ? null : WAR_STATES.indexOf(now) >= WAR_STATES.indexOf(least);
}
