import { STRENGTHS } from '../../src/rulebooks/the-war-game/h-forces.ts';
import { OUR_MAP } from '../../src/rulebooks/the-war-game/map.ts';
import { NATIONS, type Nation } from '../../src/rulebooks/the-war-game/nations.ts';
import {
  CLASSES,
  type Class,
  KINDS,
  LAND_KINDS,
  type PlaceId,
  WAR_STATES,
} from '../../src/rulebooks/the-war-game/rule.ts';
import type { Open } from '../../src/rulebooks/the-war-game/state.ts';
import { ENTRIES, placeOf, PLACES } from '../../src/rulebooks/the-war-game/e-territories.ts';
import { fold } from './turn.ts';

// The state of a game as numbers in flat arrays. Sets of nations are bits.

export const NEUTRAL = 0;
export const [FRIENDLY, ECONOMIC, SWORN, TOTAL] = [1, 2, 3, 4];
export const NOBODY = -1;
const RANKS = [0, 1, 1, 2, 3];

export const COUNT = PLACES.length;
/** Territories, then player land. */
export const EVERYWHERE: readonly PlaceId[] = [...PLACES, ...OUR_MAP.lands.map(({ id }) => id)];
const AT = new Map(EVERYWHERE.map((id, at) => [id, at]));
const OWNERS = OUR_MAP.lands.map(({ owner }) => NATIONS.indexOf(owner));

/** A place by number. */
export const at = (id: PlaceId): number => AT.get(id) ?? NOBODY;
export const nationAt = (nation: Nation): number => NATIONS.indexOf(nation);
export const bitsOf = (nations: readonly Nation[]): number =>
  nations.reduce((bits, nation) => bits | (1 << nationAt(nation)), 0);
export const classAt = (is: Class | 'neutral'): number =>
  is === 'neutral' ? NEUTRAL : CLASSES.indexOf(is) + 1;
export const entryAt = (id: string): number => ENTRIES.findIndex((each) => each.id === id);
/** The first nation of some. */
export const firstOf = (bits: number): number => (bits === 0 ? NOBODY : 31 - Math.clz32(bits & -bits));

/** What can make a mark, by number. */
const SOURCES = new Map(
  [
    'start',
    'conquest',
    'table',
    ...ENTRIES.flatMap(({ id, rules }) => [`${id}.AX`, `${id}.AL`, ...rules.map((rule) => rule.id)]),
  ].map((id, i) => [id, i]),
);
export const sourceAt = (id: string): number => SOURCES.get(id) ?? NOBODY;

/** Greenland is another nation's (G.E3): toward whom a place turns. */
const TOWARD = PLACES.map((id) => {
  const { toward } = placeOf(id).place;
  return NATIONS.map((nation) => nationAt(toward?.[nation] ?? nation));
});
export const towardOf = (place: number, nation: number): number => TOWARD[place]?.[nation] as number;

const STRENGTH = LAND_KINDS.map((kind) => STRENGTHS[kind]);

/** All nations, as bits. */
const ALL = 255;

/** How a mark is made: by what, and what it may do. */
export interface How {
  readonly by: number;
  readonly through: boolean;
  readonly sets: boolean;
  /** As original land (BEH.AX). */
  readonly original?: boolean;
  /** The nations that a box names together, as bits. */
  readonly together?: number;
}

/** All that changes in a game but the docket and the battles to come. */
export class World {
  turn = 1;
  /** The nations toward which a place is of a class: by class and place. */
  readonly of = CLASSES.concat('total').map(() => new Uint8Array(COUNT));
  /** What made the mark of a place toward a nation. */
  readonly by = new Int16Array(COUNT * 8);
  /** Whether a mark of a place is for good. */
  readonly fixed = new Uint8Array(COUNT);
  /** Whether a place is its owner's as original land, whose as such it was, and what of its natives a box has given away. */
  readonly original = new Uint8Array(COUNT);
  readonly lost = new Int8Array(COUNT).fill(NOBODY);
  readonly given = new Uint8Array(COUNT * 4);
  readonly isGiven = new Uint8Array(COUNT);
  readonly natives = new Uint8Array(COUNT * 5);
  readonly units = new Uint8Array(EVERYWHERE.length * 8 * 3);
  /** The nations that stand in a place; on player land also who holds it and is not its owner. */
  readonly stand = new Uint8Array(EVERYWHERE.length);
  readonly holder = Int8Array.from(OWNERS);
  readonly war = new Uint8Array(64);
  readonly states = new Uint8Array(ENTRIES.length);
  readonly built = new Uint8Array(ENTRIES.length);
  readonly ended = new Uint8Array(ENTRIES.length);
  readonly struck = new Uint8Array(8);
  phony = false;
  /** What was just reported, as nations by place (bit 8: natives), and strikes by nation. */
  readonly attacked = new Uint16Array(COUNT);
  readonly conquered = new Uint16Array(EVERYWHERE.length);
  readonly liberated = new Uint16Array(COUNT);
  readonly strikes = new Uint8Array(8);
  /** When a rule was last rolled, and what was so when the turn began, and the one before it. */
  readonly rolled = new Map<string, number>();
  began = new Set<string>();
  beganBefore = new Set<string>();
  /** Whether an effect changed something. */
  changed = false;

  /** Begin as another stands. */
  reset(from: World): void {
    this.turn = from.turn;
    this.phony = from.phony;
    this.of.forEach((each, i) => each.set(from.of[i] as Uint8Array));
    this.by.set(from.by);
    this.fixed.set(from.fixed);
    this.original.set(from.original);
    this.lost.set(from.lost);
    this.given.set(from.given);
    this.isGiven.set(from.isGiven);
    this.natives.set(from.natives);
    this.units.set(from.units);
    this.stand.set(from.stand);
    this.holder.set(from.holder);
    this.war.set(from.war);
    this.states.set(from.states);
    this.built.set(from.built);
    this.ended.set(from.ended);
    this.struck.set(from.struck);
    this.rolled.clear();
    this.began.clear();
    this.beganBefore.clear();
  }

  classOf(place: number, nation: number): number {
    for (let is = TOTAL; is > NEUTRAL; is--) if (((this.of[is]?.[place] as number) >> nation) & 1) return is;
    return NEUTRAL;
  }

  /** Toward whom a place is of any class. */
  marked(place: number): number {
    let bits = 0;
    for (let is = FRIENDLY; is <= TOTAL; is++) bits |= this.of[is]?.[place] as number;
    return bits;
  }

  /** Whether a mark of a place was made so. */
  isBy(place: number, source: number): boolean {
    const marked = this.marked(place);
    for (let nation = 0; nation < 8; nation++)
      if ((marked >> nation) & 1 && this.by[place * 8 + nation] === source) return true;
    return false;
  }

  totalOf(place: number): number {
    return firstOf(this.of[TOTAL]?.[place] as number);
  }

  /** Take the marks of these nations off. */
  unmark(place: number, nations: number): void {
    if (((this.of[TOTAL]?.[place] as number) & nations) !== 0) {
      this.original[place] = 0;
      this.lost[place] = NOBODY;
      this.isGiven[place] = 0;
    }
    for (const each of this.of) each[place] = (each[place] as number) & ~nations;
    if (this.marked(place) === 0) this.fixed[place] = 0;
  }

  /** A mark, beside those of some nations; none stands beside Total Control. */
  put(place: number, nation: number, is: number, by: number, beside: number): void {
    const stay = is === TOTAL ? 0 : beside;
    this.unmark(place, ALL & ~stay & ~(1 << nation));
    this.unmark(place, 1 << nation);
    const of = this.of[is] as Uint8Array;
    of[place] = (of[place] as number) | (1 << nation);
    this.by[place * 8 + nation] = by;
  }

  /** A mark of a rule: where it may touch the place, and changes something. */
  mark(
    places: readonly number[],
    nation: number,
    is: number,
    beside: boolean,
    how: How,
    fixed = false,
  ): void {
    for (const place of places) {
      const toward = towardOf(place, nation);
      if (this.isShut(place, how)) continue;
      const stay = beside ? ALL : (how.together ?? 0);
      if (!this.isNew(place, toward, is, how) && !this.clears(place, toward, is, stay, how)) continue;
      this.put(place, toward, is, how.by, stay);
      if (fixed) this.fixed[place] = 1;
      if (how.original) this.original[place] = 1;
      if (is === TOTAL) this.convert(place, toward);
      this.changed = true;
    }
  }

  private isShut(place: number, { through }: How): boolean {
    return this.fixed[place] === 1 || (!through && this.of[TOTAL]?.[place] !== 0);
  }

  private isNew(place: number, nation: number, is: number, { by, sets }: How): boolean {
    const before = this.classOf(place, nation);
    if (before === NEUTRAL) return true;
    if (before === is) return sets && this.by[place * 8 + nation] !== by;
    return sets || (RANKS[is] as number) >= (RANKS[before] as number);
  }

  /** Whether what sets a class takes other marks away, though the class is that which there is. */
  private clears(place: number, nation: number, is: number, stay: number, { sets }: How): boolean {
    const gone = this.marked(place) & ~(1 << nation);
    return sets && (is === TOTAL ? gone : gone & ~stay) !== 0;
  }

  /** Neutral again, to one nation or to all. */
  loosen(places: readonly number[], nation: number, how: How): void {
    for (const place of places) {
      const nations = nation === NOBODY ? 255 : 1 << towardOf(place, nation);
      if (this.isShut(place, how) || (this.marked(place) & nations) === 0) continue;
      this.unmark(place, nations);
      this.changed = true;
    }
  }

  /** The natives of a place are units of a nation. */
  convert(place: number, nation: number): void {
    for (let kind = 0; kind < 3; kind++)
      this.add(nation, place, kind, this.natives[place * 5 + kind] as number);
    const army = this.natives.subarray(place * 5, place * 5 + 5);
    if (army.some((count) => count > 0) && this.by[place * 8 + nation] !== sourceAt('conquest')) {
      if (this.isGiven[place] === 0) this.given.fill(0, place * 4, place * 4 + 4);
      for (let kind = 0; kind < 4; kind++)
        this.given[place * 4 + kind] = (this.given[place * 4 + kind] as number) + (army[kind] as number);
      this.isGiven[place] = 1;
    }
    this.natives.fill(0, place * 5, place * 5 + 5);
  }

  /** Native units appear; under Total Control they are the nation's. */
  appear(place: number, kind: number, count: number): void {
    this.natives[place * 5 + kind] = (this.natives[place * 5 + kind] as number) + count;
    if (this.of[TOTAL]?.[place] !== 0) this.convert(place, this.totalOf(place));
  }

  unitsAt(nation: number, place: number, kind: number): number {
    return this.units[(place * 8 + nation) * 3 + kind] as number;
  }

  add(nation: number, place: number, kind: number, count: number): void {
    const i = (place * 8 + nation) * 3 + kind;
    this.units[i] = (this.units[i] as number) + count;
    this.leaveNatives(nation, place);
    this.restand(place);
  }

  /** Nothing of a nation stands in a place any more. */
  clear(nation: number, place: number): void {
    this.units.fill(0, (place * 8 + nation) * 3, (place * 8 + nation) * 3 + 3);
    this.leaveNatives(nation, place);
    this.restand(place);
  }

  /** Of natives that are a nation's own no more are left than it has units there. */
  private leaveNatives(nation: number, place: number): void {
    if (place >= COUNT || this.isGiven[place] === 0 || this.totalOf(place) !== nation) return;
    for (let kind = 0; kind < 3; kind++)
      this.given[place * 4 + kind] = Math.min(
        this.given[place * 4 + kind] as number,
        this.unitsAt(nation, place, kind),
      );
  }

  hold(place: number, nation: number): void {
    this.holder[place - COUNT] = nation;
    this.restand(place);
  }

  private restand(place: number): void {
    let bits = 0;
    for (let i = 0; i < 24; i++) if (this.units[place * 24 + i] !== 0) bits |= 1 << Math.floor(i / 3);
    const holder = this.holder[place - COUNT];
    if (holder !== undefined && holder !== OWNERS[place - COUNT]) bits |= 1 << holder;
    this.stand[place] = bits;
  }

  strength(nation: number, places: readonly number[]): number {
    let sum = 0;
    for (const place of places)
      for (let kind = 0; kind < 3; kind++)
        sum += this.unitsAt(nation, place, kind) * (STRENGTH[kind] as number);
    return sum;
  }

  army(home: readonly number[]): number {
    let sum = 0;
    for (const place of home)
      for (let kind = 0; kind < 3; kind++)
        sum += (this.natives[place * 5 + kind] as number) * (STRENGTH[kind] as number);
    return sum;
  }

  /** Nothing is new any more. */
  quiet(): void {
    this.attacked.fill(0);
    this.conquered.fill(0);
    this.liberated.fill(0);
    this.strikes.fill(0);
  }

  folded(before: number): number {
    let sum = before;
    for (let place = 0; place < COUNT; place++) {
      for (let nation = 0; nation < 8; nation++) sum = fold(sum, this.classOf(place, nation));
      for (let kind = 0; kind < 5; kind++) sum = fold(sum, this.natives[place * 5 + kind] as number);
    }
    for (let nation = 0; nation < 8; nation++)
      for (let place = 0; place < COUNT; place++)
        for (let kind = 0; kind < 3; kind++) sum = fold(sum, this.unitsAt(nation, place, kind));
    for (const state of this.states) sum = fold(sum, state);
    return sum;
  }
}

/** A game as it begins, in numbers. */
export function worldOf(open: Open): World {
  const world = new World();
  world.turn = open.turn;
  world.phony = open.phonyWar === true;
  for (const [id, marks] of Object.entries(open.marks))
    for (const [nation, mark] of Object.entries(marks))
      world.put(at(id), nationAt(nation as Nation), classAt(mark.class), sourceAt(mark.by), ALL);
  for (const [id, units] of Object.entries(open.natives))
    KINDS.forEach((kind, i) => {
      world.natives[at(id) * 5 + i] = units[kind] ?? 0;
    });
  for (const [key, units] of Object.entries(open.forces)) {
    const [nation = '', place = ''] = key.split('/');
    LAND_KINDS.forEach((kind, i) => world.add(nationAt(nation as Nation), at(place), i, units[kind] ?? 0));
  }
  for (const [pair, state] of Object.entries(open.wars)) {
    const [a = '', b = ''] = pair.split('/').map((each) => NATIONS.indexOf(each as Nation));
    world.war[Number(a) * 8 + Number(b)] = WAR_STATES.indexOf(state ?? 'peace');
    world.war[Number(b) * 8 + Number(a)] = WAR_STATES.indexOf(state ?? 'peace');
  }
  return world;
}
