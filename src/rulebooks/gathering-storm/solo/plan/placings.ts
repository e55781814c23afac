import type { AllocateForm } from '../../../../kernel/index.ts';
import type { Random } from '../../../../kernel/solo/index.ts';
import { STANDS_OF_ROW } from '../../placing/1-4-place.ts';
import { POWERS } from '../../powers.ts';
import { copyOf, Gains } from './reply.ts';
import {
  add,
  at,
  type Counter,
  type Leads,
  meanOf,
  sideNumber,
  type PlannedTurn,
  useUp,
  type Way,
} from './turn.ts';

// Ways to place the counters of a form: the best by what is seen now, and others that value targets otherwise.

/** So many ways are tried beside the one that takes targets for what they are. */
const TRIES = 24;
/** By how many hundredths a target is valued otherwise in them, at most. */
const OFF = 60;
const NEAR = 1e-6;
/** The most military counters that are weighed as one. */
const LEAP = 3;

interface Place {
  readonly id: string;
  readonly power: number;
  readonly target: number;
  readonly isDiplomatic: boolean;
  /** What a counter is worth that has no strength of its own. */
  readonly each: number;
  /** The limits that it counts in, each with how much. */
  readonly bounds: readonly (readonly [limit: number, weight: number])[];
}

/** Ways to answer a form of placing. */
export function placings(
  form: AllocateForm,
  turn: PlannedTurn,
  leads: Leads,
  random: Random,
): readonly Way[] {
  const places = placesIn(form, turn);
  const most = form.limits.map(({ max = Number.POSITIVE_INFINITY }) => max);
  const ways = new Map<string, Way>();
  for (let nth = 0; nth <= TRIES; nth++) {
    const valued = turn.targets.map(() => (nth === 0 ? 1 : 1 + (random(2 * OFF + 1) - OFF) / 100));
    // what is kept back is there for a later step of the same turn
    const spare = nth === 0 ? 0 : random(3);
    const way = placing(places, most, turn, leads, { valued, spare });
    ways.set(JSON.stringify(way.answer), way);
  }
  return [...ways.values()];
}

function placesIn(
  { rows, limits }: AllocateForm,
  { targets, military, antiComintern }: PlannedTurn,
): readonly Place[] {
  const bounds = new Map<string, [number, number][]>();
  for (const [limit, { rows: ids, weights, max }] of limits.entries()) {
    if (max === undefined) continue;
    for (const [i, id] of ids.entries()) {
      const own = bounds.get(id);
      const bound: [number, number] = [limit, weights?.[i] ?? 1];
      if (own) own.push(bound);
      else bounds.set(id, [bound]);
    }
  }
  return rows.flatMap(({ id, barred }): Place[] => {
    if (barred) return [];
    const { kind, power: by, target: where } = STANDS_OF_ROW(id);
    const target = targets.indexOf(where);
    const power = by === null ? 0 : POWERS.indexOf(by);
    if (target < 0) return [];
    const each = kind === 'anti-comintern' ? antiComintern : military;
    return [{ id, power, target, isDiplomatic: kind === 'diplomatic', each, bounds: bounds.get(id) ?? [] }];
  });
}

/** What adds most is placed as long as anything adds, by what targets are `valued` at; so many tile points of each power are `spare`. */
function placing(
  places: readonly Place[],
  most: readonly number[],
  turn: PlannedTurn,
  leads: Leads,
  { valued, spare }: { readonly valued: readonly number[]; readonly spare: number },
): Way {
  const world = copyOf(turn.known);
  // what is face down is taken by its mean
  for (const { power, target } of turn.hidden)
    add(world, at(target, sideNumber(power)), meanOf(world, power), meanOf(world, power));
  const [first] = places;
  const side = first ? sideNumber(first.power) : 0;
  const gains = new Gains(turn, leads, world, side);
  const room = most.slice();
  const answer: Record<string, number> = {};
  const counters: Counter[] = [];
  const takes = ({ power, bounds }: Place, count: number): boolean =>
    (world.tiles[power] as number) - count >= spare &&
    bounds.every(([limit, weight]) => (room[limit] as number) >= weight * count);
  const give = (place: Place, count: number, strength: number): void => {
    const { id, power, target, isDiplomatic, bounds } = place;
    answer[id] = (answer[id] ?? 0) + count;
    for (const [limit, weight] of bounds) room[limit] = (room[limit] as number) - weight * count;
    world.tiles[power] = (world.tiles[power] as number) - count;
    add(world, at(target, side), strength * count, strength * count);
    if (isDiplomatic) useUp(world, power, strength);
    for (let i = 0; i < count; i++)
      counters.push({ power, target, strength, isDiplomatic, isSeen: !isDiplomatic });
  };
  for (;;) {
    let best: { place: Place; count: number; strength: number; beside: Place | null } | null = null;
    let rate = NEAR;
    for (const place of places) {
      const { power, target, isDiplomatic, each } = place;
      const strength = isDiplomatic ? (world.left[power]?.[0] ?? 0) : each;
      if (strength === 0) continue;
      for (let count = 1; count <= (isDiplomatic ? 1 : LEAP) && takes(place, count); count++) {
        const its = ((valued[target] as number) * gains.of(target, strength * count)) / count;
        if (its > rate + NEAR) [best, rate] = [{ place, count, strength, beside: null }, its];
      }
      if (!isDiplomatic || gains.of(target, strength) > NEAR || !takes(place, 1)) continue;
      const beside = places.find(
        (other) => !other.isDiplomatic && other.target === target && takes(other, 1),
      );
      if (!beside || (beside.power === power && (world.tiles[power] as number) < spare + 2)) continue;
      const its = ((valued[target] as number) * gains.of(target, strength + beside.each)) / 2;
      if (its > rate + NEAR) [best, rate] = [{ place, count: 1, strength, beside }, its];
    }
    if (best === null) return { answer, counters };
    give(best.place, best.count, best.strength);
    if (best.beside) give(best.beside, 1, best.beside.each);
    gains.renew(best.place.target);
  }
}
