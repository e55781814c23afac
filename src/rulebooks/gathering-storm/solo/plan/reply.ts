import type { Seat } from '../../../../kernel/index.ts';
import {
  add,
  at,
  candidates,
  type Counter,
  type Leads,
  meanOf,
  ofSet,
  type Placer,
  sideNumber,
  type PlannedTurn,
  useUp,
  type World,
} from './turn.ts';

// How a turn goes on: each who still places puts counters where they are worth most for each tile point, then all is resolved.

/** The most that one placing adds to a target. */
const MOST_ADDED = 12;
/** What adds less than this adds nothing. */
const NEAR = 1e-6;
/** The most military counters that are weighed as one. */
const LEAP = 3;

/** A copy that can be played on. */
export function copyOf(world: World): World {
  return {
    truth: world.truth.slice(),
    seen: world.seen.slice(),
    taken: world.taken.slice(),
    left: world.left.map((each) => each.slice()),
    tiles: world.tiles.slice(),
    military: world.military.slice(),
  };
}

/**
 * What a target is worth with so much more of a side there, as that side sees it (null: as it is): who leads by less than 1 is
 * only likely to, as what is face down is taken by its mean.
 */
function worthAt(
  { camps }: PlannedTurn,
  leads: Leads,
  { truth, seen }: World,
  target: number,
  side: number | null,
  more: number,
): number {
  const camp = camps[target] as readonly number[];
  let [first, best, second] = [0, Number.NEGATIVE_INFINITY, 0];
  // sums by camp: sides that stand together are looked at once, by the first of them
  for (let each = 0; each < camp.length; each++) {
    if (camp.indexOf(camp[each] as number) !== each) continue;
    let sum = 0;
    for (let other = each; other < camp.length; other++) {
      if (camp[other] !== camp[each]) continue;
      const here = at(target, other);
      sum += (side === null || other === side ? truth : seen)[here] as number;
      if (other === side) sum += more;
    }
    if (sum > best) {
      second = best;
      best = sum;
      first = each;
    } else if (sum > second) second = sum;
  }
  const margin = Math.min(1, best - Math.max(0, second));
  return margin > 0 ? margin * (leads[at(target, first)] as number) : 0;
}

/** By target what each number more of a side is worth beyond what is there, as that side sees it. */
export class Gains {
  private readonly by: Float64Array;
  private readonly turn: PlannedTurn;
  private readonly leads: Leads;
  private readonly world: World;
  private readonly side: number;

  constructor(turn: PlannedTurn, leads: Leads, world: World, side: number) {
    this.by = new Float64Array(turn.targets.length * (MOST_ADDED + 1));
    this.turn = turn;
    this.leads = leads;
    this.world = world;
    this.side = side;
    for (let target = 0; target < turn.targets.length; target++) this.renew(target);
  }

  /** Reckon a target anew, as something was put there. */
  renew(target: number): void {
    const from = target * (MOST_ADDED + 1);
    const now = worthAt(this.turn, this.leads, this.world, target, this.side, 0);
    for (let more = 1; more <= MOST_ADDED; more++)
      this.by[from + more] = worthAt(this.turn, this.leads, this.world, target, this.side, more) - now;
  }

  of(target: number, more: number): number {
    return this.by[target * (MOST_ADDED + 1) + Math.min(more, MOST_ADDED)] as number;
  }
}

/** Counters of one power that go into one target together. */
interface Move {
  readonly power: number;
  /** The strength of the diplomatic counter among them; 0: none is. */
  readonly strength: number;
  readonly military: number;
}

/** What a power can put into one target at once. */
function movesOf({ left, tiles, military }: World, power: number, counters: number, isLast: boolean): Move[] {
  const points = tiles[power] as number;
  const strength = counters > 0 ? (left[power]?.[0] ?? 0) : 0;
  const most = isLast ? 0 : Math.min(LEAP, military[power] as number, points);
  const moves: Move[] = [];
  if (strength > 0 && points >= 1) moves.push({ power, strength, military: 0 });
  if (strength > 0 && points >= 2 && most >= 1) moves.push({ power, strength, military: 1 });
  for (let count = 1; count <= most; count++) moves.push({ power, strength: 0, military: count });
  return moves;
}

/** A seat places: as long as anything adds, what adds most for each tile point. */
function reply(turn: PlannedTurn, leads: Leads, world: World, { side, step, powers }: Placer): void {
  const gains = new Gains(turn, leads, world, side);
  const counters = new Map(powers.map((power) => [power, ofSet(power)]));
  const means = new Map(powers.map((power) => [power, meanOf(world, power)]));
  for (;;) {
    let [best, rate, where]: [Move | null, number, number] = [null, NEAR, 0];
    for (const power of powers) {
      for (const move of movesOf(world, power, counters.get(power) ?? 0, step === 4)) {
        const cost = move.military + Number(move.strength > 0);
        for (let target = 0; target < turn.targets.length; target++) {
          const its = gains.of(target, move.strength + move.military * turn.military) / cost;
          if (its <= rate + NEAR) continue;
          if (move.strength > 0 && world.taken[at(target, side)] === 1) continue;
          [best, rate, where] = [move, its, target];
        }
      }
    }
    if (best === null) return;
    put(turn, world, best, where, means.get(best.power) ?? 0);
    if (best.strength > 0) counters.set(best.power, (counters.get(best.power) ?? 0) - 1);
    gains.renew(where);
  }
}

/** Put counters of a power into a target, and pay for them. `taken`: what others take the one that is face down for. */
function put(
  { military: each }: PlannedTurn,
  world: World,
  { power, strength, military }: Move,
  target: number,
  taken: number,
): void {
  const here = at(target, sideNumber(power));
  if (strength > 0) {
    add(world, here, strength, taken);
    world.taken[here] = 1;
    useUp(world, power, strength);
  }
  if (military > 0) add(world, here, military * each, military * each);
  world.tiles[power] = (world.tiles[power] as number) - military - Number(strength > 0);
  world.military[power] = (world.military[power] as number) - military;
}

/** Lay a counter down; `isPaid`: it is placed now, else it lies there and only its strength is said. */
export function lay(
  world: World,
  { power, target, strength, isDiplomatic, isSeen }: Counter,
  isPaid: boolean,
): void {
  const here = at(target, sideNumber(power));
  add(world, here, strength, isSeen ? strength : meanOf(world, power));
  if (isDiplomatic) {
    world.taken[here] = 1;
    useUp(world, power, strength);
  }
  if (isPaid) world.tiles[power] = (world.tiles[power] as number) - 1;
}

/** Say other strengths of counters than those that they were laid down with; `drawn`: the world before. */
export function restate(
  world: World,
  drawn: World,
  before: readonly Counter[],
  now: readonly Counter[],
): void {
  for (const { power } of before) world.left[power] = (drawn.left[power] as number[]).slice();
  for (const { power, target, strength } of before) add(world, at(target, sideNumber(power)), -strength, 0);
  for (const { power, target, strength } of now) {
    add(world, at(target, sideNumber(power)), strength, 0);
    useUp(world, power, strength);
  }
}

/** Let the others answer, up to where a seat places again itself: who is left from there on. */
export function playedUpTo(
  turn: PlannedTurn,
  world: World,
  leads: (seat: Seat) => Leads,
  seat: Seat,
): readonly Placer[] {
  const own = turn.placers.findIndex((each) => each.seat === seat);
  const [others, rest] = own < 0 ? [turn.placers, []] : [turn.placers.slice(0, own), turn.placers.slice(own)];
  for (const placer of others) reply(turn, leads(placer.seat), world, placer);
  return rest;
}

/** Let some place who still do, and say what the turn then comes to for a seat. */
export function playedOut(
  turn: PlannedTurn,
  placers: readonly Placer[],
  world: World,
  leads: (seat: Seat) => Leads,
  seat: Seat,
): number {
  for (const placer of placers) reply(turn, leads(placer.seat), world, placer);
  const mine = leads(seat);
  let sum = 0;
  for (let target = 0; target < turn.targets.length; target++)
    sum += worthAt(turn, mine, world, target, null, 0);
  return sum;
}

/** What lies face down, drawn at random from what it can be. */
export function drawnFrom(turn: PlannedTurn, random: (below: number) => number): World {
  const world = copyOf(turn.known);
  const byPower = Map.groupBy(turn.hidden, ({ power }) => power);
  for (const [power, those] of byPower) {
    const left = candidates(turn.known, power, those.length).slice();
    const mean = meanOf(turn.known, power);
    for (const { target } of those) {
      const [strength = 0] = left.splice(random(left.length), 1);
      add(world, at(target, sideNumber(power)), strength, mean);
      useUp(world, power, strength);
    }
  }
  return world;
}
