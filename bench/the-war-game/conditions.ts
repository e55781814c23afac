import { snapshotKey } from '../../src/rulebooks/the-war-game/began.ts';
import { placesOf } from '../../src/rulebooks/the-war-game/meant.ts';
import { OUR_MAP } from '../../src/rulebooks/the-war-game/map.ts';
import { ALLIES, AXIS, NATIONS, WESTERN } from '../../src/rulebooks/the-war-game/nations.ts';
import {
  type Condition,
  type Entry,
  LAND_KINDS,
  STRUCK,
  WAR_STATES,
  type Where,
  type Who,
} from '../../src/rulebooks/the-war-game/rule.ts';
import { placeOf, PLACES } from '../../src/rulebooks/the-war-game/e-territories.ts';
import { at, bitsOf, classAt, COUNT, entryAt, NOBODY, sourceAt, type World } from './world.ts';
import { theWarGame } from '../../src/rulebooks/the-war-game/index.ts';
import { RULINGS } from './rulings.ts';

// Conditions of the stories on numbers. `it` is the nation that a rule is about, or nobody. Rulings are the defaults.

/** What can be struck, as bits. */
export const strikeBit = (what: string): number => 1 << STRUCK.findIndex((each) => each === what);

export type Test = (world: World, it: number) => boolean;

/** The choices of all rulings. */
export const RULED = new Map([
  ...theWarGame.rulings.map((each) => [each.id, each.default] as const),
  ...Object.entries(RULINGS),
]);

/** The choice of a ruling. */
export const ruled = (id: string): string => RULED.get(id) ?? '';

const SETS = { axis: AXIS, allies: ALLIES, western: WESTERN, anyone: NATIONS } as const;

/** Some nations as bits; null: the one that the rule is about. */
export function whoOf(who: Who): number | null {
  if (who === 'it') return null;
  if (typeof who !== 'string') return bitsOf(who);
  return who in SETS ? bitsOf(SETS[who as keyof typeof SETS]) : bitsOf([who as (typeof NATIONS)[number]]);
}

export function wherePlaces(entry: Entry, where: Where): readonly number[] {
  return placesOf({ map: OUR_MAP }, entry, where).map(at);
}

const YES: Test = () => true;
const NO: Test = () => false;

/** A condition of an entry. */
export function testOf(entry: Entry, condition: Condition | undefined): Test {
  switch (condition?.is) {
    case undefined:
      return YES;
    case 'ruling':
      return ruled(condition.id) === condition.choice ? YES : NO;
    case 'occupied':
      if (condition.force) return inForce(entry, condition, condition.force);
      return condition.foreign ? arrived(entry, condition) : occupied(entry, condition);
    case 'holds':
      return holds(entry, condition);
    case 'controls':
      return controls(entry, condition);
    case 'state':
      return inState(entry, condition.of);
    case 'turn':
      return (world) => world.turn >= condition.from;
    case 'war':
      return atWar(condition.a, condition.b, WAR_STATES.indexOf(condition.least));
    case 'each-at-war': {
      const each = condition.a.map((a) => atWar(a, condition.b, WAR_STATES.indexOf(condition.least)));
      return (world, it) => each.every((test) => test(world, it));
    }
    case 'kept': {
      const won = holds(entry, {
        is: 'holds',
        nation: 'it',
        classes: ['sworn'],
        in: 'home',
        by: [condition.by],
      });
      const there = occupied(entry, { is: 'occupied', by: 'it', in: 'home' });
      return (world) => NATIONS.some((_, it) => won(world, it) && there(world, it));
    }
    case 'had-war':
      // no war ends here
      return atWar(condition.nation, 'axis', WAR_STATES.indexOf('war'));
    case 'happened':
      // Peru always follows here
      return NO;
    case 'phony-war':
      return (world) => world.phony;
    case 'news': {
      const places = wherePlaces(entry, condition.in);
      const who = condition.by === 'natives' ? 256 : whoOf(condition.by);
      return (world, it) => anyIn(world[condition.what], places, who ?? 1 << it);
    }
    case 'strikes':
    case 'struck': {
      const [who, what] = [whoOf(condition.by), strikeBit(condition.what)];
      return (world, it) => hasStruck(world[condition.is], who ?? 1 << it, what);
    }
    case 'began': {
      const isOther = condition.of !== undefined;
      const keys = [undefined, ...NATIONS].map((nation) => snapshotKey(condition.rule, nation, isOther));
      const isAgo = condition.ago !== undefined;
      return (world, it) => (isAgo ? world.beganBefore : world.began).has(keys[it + 1] as string);
    }
    case 'since':
      return (world) => {
        const turn = world.rolled.get(condition.rule);
        return turn !== undefined && world.turn - turn >= condition.turns;
      };
    case 'threat':
      return NO;
    case 'all': {
      const parts = condition.of.map((each) => testOf(entry, each)).filter((test) => test !== YES);
      return parts.length === 0 ? YES : parts.includes(NO) ? NO : joined(parts, false);
    }
    case 'any': {
      const parts = condition.of.map((each) => testOf(entry, each)).filter((test) => test !== NO);
      return parts.length === 0 ? NO : parts.includes(YES) ? YES : joined(parts, true);
    }
    case 'not': {
      const part = testOf(entry, condition.of);
      if (part === YES) return NO;
      return part === NO ? YES : (world, it) => !part(world, it);
    }
  }
}

/** Some tests as one: until one gives what decides. */
function joined(parts: readonly Test[], decides: boolean): Test {
  const [only, ...others] = parts;
  if (only && others.length === 0) return only;
  return (world, it) => {
    for (const part of parts) if (part(world, it) === decides) return decides;
    return !decides;
  };
}

function anyIn(bits: Uint8Array | Uint16Array, places: readonly number[], who: number): boolean {
  for (const place of places) if (((bits[place] as number) & who) !== 0) return true;
  return false;
}

function hasStruck(struck: Uint8Array, who: number, what: number): boolean {
  for (let nation = 0; nation < 8; nation++)
    if ((who >> nation) & 1 && ((struck[nation] as number) & what) !== 0) return true;
  return false;
}

function occupied(entry: Entry, condition: Condition & { is: 'occupied' }): Test {
  const places = wherePlaces(entry, condition.in);
  const who = whoOf(condition.by);
  return (world, it) => anyIn(world.stand, places, who ?? 1 << it);
}

/** Occupied by what has come: of what is a nation's own but by conquest as much as can have been native has not. */
function arrived(entry: Entry, condition: Condition & { is: 'occupied' }): Test {
  const places = wherePlaces(entry, condition.in);
  const who = whoOf(condition.by);
  const conquest = sourceAt('conquest');
  const forces = places.map((place) =>
    place < COUNT ? LAND_KINDS.map((kind) => placeOf(PLACES[place] ?? '').place.forces?.[kind] ?? 0) : [],
  );
  return (world, it) =>
    places.some((place, i) => {
      const there = (world.stand[place] as number) & (who ?? 1 << it);
      if (there === 0 || place >= COUNT) return there !== 0;
      const total = world.totalOf(place);
      if (total === NOBODY || world.by[place * 8 + total] === conquest) return true;
      if ((there & ~(1 << total)) !== 0) return true;
      const own = (kind: number): number =>
        world.isGiven[place] === 1
          ? (world.given[place * 4 + kind] as number)
          : (forces[i]?.[kind] as number);
      return LAND_KINDS.some((_, kind) => world.unitsAt(total, place, kind) > own(kind));
    });
}

/** Occupied by a force that is stronger or weaker than the army of the home. */
function inForce(entry: Entry, condition: Condition & { is: 'occupied' }, force: string): Test {
  const places = wherePlaces(entry, condition.in);
  const home = entry.home.map(({ id }) => at(id));
  const who = whoOf(condition.by);
  const compares = (one: number, army: number): boolean => {
    if (one === 0) return false;
    if (force === 'superior') return one > army;
    return force === 'inferior' ? one < army : one <= army;
  };
  return (world, it) => {
    const nations = who ?? 1 << it;
    if (!anyIn(world.stand, places, nations)) return false;
    const army = world.army(home);
    let sum = 0;
    for (let nation = 0; nation < 8; nation++) {
      if (((nations >> nation) & 1) === 0) continue;
      const one = world.strength(nation, places);
      if (!condition.together && compares(one, army)) return true;
      sum += one;
    }
    return condition.together === true && compares(sum, army);
  };
}

function holds(entry: Entry, { nation, classes, in: where, by }: Condition & { is: 'holds' }): Test {
  const places = wherePlaces(entry, where);
  const who = whoOf(nation);
  const is = classes.map(classAt);
  const sources = by?.map(sourceAt);
  return (world, it) => {
    const nations = who ?? 1 << it;
    for (const each of is)
      for (const place of places) {
        const there = (world.of[each]?.[place] as number) & nations;
        if (there === 0) continue;
        if (sources === undefined) return true;
        for (let one = 0; one < 8; one++)
          if ((there >> one) & 1 && sources.includes(world.by[place * 8 + one] as number)) return true;
      }
    return false;
  };
}

function controls(entry: Entry, { nation, in: where, some }: Condition & { is: 'controls' }): Test {
  const places = wherePlaces(entry, where);
  const who = whoOf(nation);
  const isSome = some === true;
  return (world, it) => {
    const nations = who ?? 1 << it;
    for (const place of places) {
      const control = place < COUNT ? world.totalOf(place) : (world.holder[place - COUNT] as number);
      const isTheirs = control !== NOBODY && ((nations >> control) & 1) === 1;
      if (isTheirs === isSome) return isSome;
    }
    return !isSome;
  };
}

function inState(entry: Entry, of: readonly string[]): Test {
  const index = entryAt(entry.id);
  const bits = of.reduce((sum, state) => sum | (1 << (entry.states ?? []).indexOf(state)), 0);
  return (world) => ((bits >> (world.states[index] as number)) & 1) === 1;
}

function atWar(a: Who, b: Who, least: number): Test {
  const [one, other] = [whoOf(a), whoOf(b)];
  return (world, it) => {
    const [first, second] = [one ?? 1 << it, other ?? 1 << it];
    for (let i = 0; i < 8; i++)
      for (let j = 0; j < 8; j++)
        if ((first >> i) & 1 && (second >> j) & 1 && (world.war[i * 8 + j] as number) >= least) return true;
    return false;
  };
}
