import { friendsOf } from '../../src/rulebooks/the-war-game/attack/b-friends.ts';
import { AXIS, FRIENDS, NATIONS } from '../../src/rulebooks/the-war-game/nations.ts';
import type { Box, Entry } from '../../src/rulebooks/the-war-game/rule.ts';
import { ENTRIES, placeOf, PLACES } from '../../src/rulebooks/the-war-game/e-territories.ts';
import { mayRetreat } from './bars.ts';
import type { Committed, Table } from './effects.ts';
import { happen } from './stories.ts';
import type { Stream } from './turn.ts';
import {
  at,
  bitsOf,
  classAt,
  COUNT,
  entryAt,
  firstOf,
  type How,
  nationAt,
  NEUTRAL,
  NOBODY,
  sourceAt,
  TOTAL,
  towardOf,
  type World,
} from './world.ts';

// Attacks on neutral territories and the battles that rules order, on numbers.

const AXIS_BITS = bitsOf(AXIS);
const FREERS = bitsOf(FRIENDS);
const NATIVES = 256;
const FIGHTER = 3;
const DESTROYER = 4;
const FIGHTING = 4;

const GROUPS = PLACES.map((place) => placeOf(place).group.map(at));
const ENTRY_OF = PLACES.map((place) => entryAt(placeOf(place).entry.id));
interface Side {
  readonly box: Box;
  readonly is: number;
  readonly how: How;
  readonly nations: readonly number[];
}

const sideOf = (id: string, box: Box): Side => ({
  box,
  is: classAt(box.class),
  how: {
    by: sourceAt(id),
    through: true,
    sets: true,
    original: box.original === true,
    together: bitsOf(box.nations),
  },
  nations: box.nations.map(nationAt),
});
const BOXES = ENTRIES.map(({ id, axis, allied }: Entry) => ({
  axis: sideOf(`${id}.AX`, axis),
  allied: sideOf(`${id}.AL`, allied),
}));

/** The nation under whose Total Control a box has put a place. */
function boxedBy(world: World, place: number): number {
  const total = world.totalOf(place);
  if (total === NOBODY) return NOBODY;
  const { axis, allied } = BOXES[ENTRY_OF[place] as number] as (typeof BOXES)[number];
  const by = world.by[place * 8 + total];
  return by === axis.how.by || by === allied.how.by ? total : NOBODY;
}

function turns(world: World, place: number, side: Side): boolean {
  const total = world.totalOf(place);
  if (total === NOBODY) return true;
  const isMade = side.box.original === true && ownerBy(side, place) === total && world.original[place] === 0;
  return isMade || boxedBy(world, place) !== NOBODY;
}

/** The nation whose own the units of a place become by a box. */
function ownerBy({ is, nations: [first] }: Side, place: number): number {
  return is === TOTAL && first !== undefined ? towardOf(place, first) : NOBODY;
}

/** An attack that is fought: the natives as they were, and whose own they became. */
interface Fight {
  readonly place: number;
  readonly nation: number;
  readonly natives: number[];
  readonly own: number;
}

/** As attack dice are rolled the group takes sides; ships fight or retreat. */
export function openBox(table: Table, stream: Stream): Fight | null {
  const { world, attack } = table;
  if (!attack) return null;
  const { place, nation } = attack;
  world.attacked[place] = 1 << nation;
  happen(table, 'attack');
  const entry = ENTRY_OF[place] as number;
  const { axis, allied } = BOXES[entry] as (typeof BOXES)[number];
  const side = (AXIS_BITS >> nation) & 1 ? axis : allied;
  const isTurned = turns(world, place, side);
  const places = isTurned
    ? (GROUPS[place] as readonly number[]).filter((each) => turns(world, each, side))
    : [];
  for (const each of places) giveBack(world, side, each);
  const natives = [...world.natives.subarray(place * 5, place * 5 + 5)];
  const own = isTurned ? ownerBy(side, place) : NOBODY;
  const hasShip = isTurned && natives[DESTROYER] !== 0;
  turnGroup(world, entry, side, places);
  // a ship that goes to a nation may leave
  if (hasShip && own !== NOBODY && stream.next(2) === 1) natives[DESTROYER] = 0;
  return { place, nation, natives, own };
}

/** What another box had made a nation's own turns with the territory. */
function giveBack(world: World, { how }: Side, place: number): void {
  const owner = boxedBy(world, place);
  if (owner === NOBODY || world.by[place * 8 + owner] === how.by) return;
  for (let kind = 0; kind < 3; kind++) {
    const back = Math.min(world.unitsAt(owner, place, kind), world.given[place * 4 + kind] as number);
    world.add(owner, place, kind, -back);
    world.natives[place * 5 + kind] = (world.natives[place * 5 + kind] as number) + back;
  }
  world.natives[place * 5 + FIGHTER] =
    (world.natives[place * 5 + FIGHTER] as number) + (world.given[place * 4 + FIGHTER] as number);
}

/** What a box has made a nation's own is kept. */
function give(world: World, place: number, army: ArrayLike<number>): void {
  for (let kind = 0; kind < 4; kind++) world.given[place * 4 + kind] = army[kind] as number;
  world.isGiven[place] = 1;
}

function turnGroup(world: World, entry: number, side: Side, places: readonly number[]): void {
  const { box, is, how, nations } = side;
  if (places.length === 0) return;
  const armies = places.map((place) => world.natives.slice(place * 5, place * 5 + 4));
  if (is === NEUTRAL) world.loosen(places, NOBODY, how);
  else nations.forEach((nation, i) => world.mark(places, nation, is, i > 0, how));
  places.forEach((place, i) => {
    const owner = ownerBy(side, place);
    if (owner !== NOBODY && world.totalOf(place) === owner && world.isGiven[place] === 0)
      give(world, place, armies[i] as Uint8Array);
  });
  if (box.ends) world.ended[entry] = 1;
}

/** The attacker takes it or not; what is left of the natives stays, or retreats. */
export function fight(table: Table, { place, nation, natives, own }: Fight, stream: Stream): void {
  const { world } = table;
  const came = table.attack?.infantry ?? 0;
  const there = world.unitsAt(nation, place, 0) - (own === nation ? (natives[0] as number) : 0);
  const isTaken = stream.next(2) === 1;
  const stay = isTaken ? stream.next(Math.max(0, there) + came) + 1 : 0;
  const isLost = isTaken && own === NOBODY;
  const left = natives.map((count) => (isLost || count === 0 ? 0 : stream.next(count + 1)));
  for (let each = 0; each < 8; each++) world.clear(each, place);
  if (isTaken) conquer(table, { place, nation, natives: left, own }, stay, stream);
  else
    repel(
      table,
      { place, nation, natives: left, own },
      natives.some((count) => count !== 0),
    );
}

function repel(table: Table, { place, natives, own }: Fight, fought: boolean): void {
  const { world } = table;
  if (own !== NOBODY && fought) give(world, place, natives);
  if (own === NOBODY) world.natives.set(natives, place * 5);
  else for (let kind = 0; kind < 3; kind++) world.add(own, place, kind, natives[kind] as number);
  happen(table, 'news');
}

function conquer(table: Table, { place, nation, natives, own }: Fight, stay: number, stream: Stream): void {
  const { world } = table;
  const total = world.totalOf(place);
  const isFreed = total !== NOBODY && (AXIS_BITS >> total) & 1 && (FREERS >> nation) & 1;
  world.add(nation, place, 0, stay);
  world.natives.fill(0, place * 5, place * 5 + 5);
  const lost = lostBy(world, place, total);
  const isAxis = total !== NOBODY && (AXIS_BITS >> total) & 1;
  const isBack = lost !== NOBODY && isAxis && (FREERS >> nation) & 1;
  world.put(place, isBack ? lost : nation, TOTAL, sourceAt('conquest'), 0);
  if (isBack) world.original[place] = 1;
  else world.lost[place] = lost;
  world.conquered[place] = 1 << nation;
  if (isFreed) world.liberated[place] = 1 << nation;
  happen(table, 'news');
  if (own === NOBODY) return;
  let fled = false;
  for (let kind = 0; kind < 5; kind++) {
    const count = natives[kind] as number;
    if (count === 0) continue;
    const to = retreatOf(world, own, place, stream);
    if (to !== NOBODY && kind < 3) world.add(own, to, kind, count);
    fled = true;
  }
  if (fled) happen(table, 'news');
}

/** Whose as original land a place was before it was taken (BEH.AX). */
function lostBy(world: World, place: number, total: number): number {
  if (world.lost[place] !== NOBODY) return world.lost[place] as number;
  return total !== NOBODY && (FREERS >> total) & 1 && world.original[place] === 1 ? total : NOBODY;
}

/** Its own land and that of each friend: whose units stand there is not counted. */
const LANDS_OF = NATIONS.map((nation) => [nation, ...friendsOf(nation)].map(() => NOBODY));

/** Its own land, that of its friends, or one of the places that are open. */
function retreatOf(world: World, nation: number, from: number, stream: Stream): number {
  const open = LANDS_OF[nation]?.slice() ?? [NOBODY];
  for (let place = 0; place < COUNT; place++)
    if (place !== from && mayRetreat(world, nation, place)) open.push(place);
  return open[stream.next(open.length)] as number;
}

/** The battles that rules have ordered for the turn of some nations. Whether there were any. */
export function fightOrdered(table: Table, nations: number, stream: Stream): boolean {
  const { world } = table;
  const due = table.committed.filter(({ turnOf }) => (nations >> turnOf) & 1);
  const onNatives = due.filter(({ order }) => order.against === null);
  if (onNatives.length > 0) {
    for (const { order } of onNatives) world.attacked[order.in] = NATIVES;
    happen(table, 'news');
  }
  return due.length > 0 && fightAll(table, due, stream);
}

function fightAll(table: Table, due: readonly Committed[], stream: Stream): boolean {
  for (const each of due) {
    const same = ({ order, it }: Committed): boolean => order.rule === each.order.rule && it === each.it;
    const first = table.committed.find(same);
    if (!first) continue;
    if (isFought(table.world, first)) {
      table.committed = table.committed.filter((other) => other !== first);
      fightOne(table, first, stream);
    }
    const rest = table.committed.find(same);
    table.committed = table.committed.filter((other) => other !== rest);
  }
  return true;
}

function isFought(world: World, { order, it }: Committed): boolean {
  let army = 0;
  for (let kind = 0; kind < FIGHTING; kind++) army += world.natives[order.home * 5 + kind] as number;
  if (army === 0) return false;
  return order.against === null || ((world.stand[order.in] as number) & order.against(it)) !== 0;
}

/** One side wins with one unit, or nobody is left: so also where a defender has nothing of its own. */
function fightOne(table: Table, { order, it }: Committed, stream: Stream): void {
  const { world } = table;
  const { in: place, home, join } = order;
  let side = stream.next(3);
  const defender =
    order.against === null ? NOBODY : firstOf((world.stand[place] as number) & order.against(it));
  let kind = 0;
  const isNative = side === 0 || (side === 1 && defender === NOBODY);
  const count = (each: number): number =>
    isNative
      ? (world.natives[place * 5 + each] as number) +
        (home === place || side === 1 ? 0 : (world.natives[home * 5 + each] as number))
      : world.unitsAt(defender, place, each);
  if (isNative || ((join >> defender) & 1) === 0) while (kind < FIGHTING && count(kind) === 0) kind++;
  if (kind === FIGHTING) side = 2;
  for (let each = 0; each < 8; each++) world.clear(each, place);
  const before = side === 0 ? 0 : (world.natives[place * 5 + kind] as number);
  // who is in the place is not at home
  if (side < 2 && isNative && home !== place && before === 0)
    world.natives[home * 5 + kind] = Math.max(0, (world.natives[home * 5 + kind] as number) - 1);
  world.natives.fill(0, place * 5, place * 5 + FIGHTING);
  if (side < 2 && isNative) world.natives[place * 5 + kind] = 1;
  else if (side < 2) world.add(defender, place, kind, 1);
  const act = side === 0 ? order.won : side === 1 ? order.lost : order.none;
  act(table, it);
  if (side === 0 && order.against === null) world.conquered[place] = NATIVES;
  happen(table, 'news');
}
