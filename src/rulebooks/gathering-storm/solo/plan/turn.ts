import { type Allocation, type Seat, reportedValue } from '../../../../kernel/index.ts';
import { type Worth, balanceOf } from '../../../../kernel/solo/index.ts';
import { isFallen } from '../../freed.ts';
import type { OurView } from '../../intelligence/held.ts';
import { isLimited } from '../../placing/24.4-military.ts';
import { mostOfSet } from '../../placing/24.54E-limits.ts';
import { counterId, type PlacingStep } from '../../placing/counters.ts';
import { saidOf } from '../../placing/strength-facts.ts';
import { type StormPower, POWERS, type Side, sideOf, SIDES } from '../../powers.ts';
import { isLost } from '../../resolution/lead.ts';
import { support, tiles } from '../../starts/standing.ts';
import { type Books, type Go, type Open, powersOfSeat } from '../../state.ts';
import { afterMargin, campsIn } from '../ahead.ts';
import { standOf } from '../stands.ts';

// One turn as a seat sees it, in numbers: what lies where, what it could be, and who still places.

/** What lies in the targets, and what powers still have. By target and side: `at(target, side)`. */
export interface World {
  /** What each side has there. */
  readonly truth: Float64Array;
  /** The same as others take it for: face-down counters by their mean. */
  readonly seen: Float64Array;
  /** 1 where a side has a diplomatic counter. */
  readonly taken: Uint8Array;
  /** By power the strengths that its set has left, the greatest first. */
  readonly left: number[][];
  /** By power its tile points: each counter is taken to cost one. */
  readonly tiles: number[];
  /** By power how many military counters it can place. */
  readonly military: number[];
}

/** A face-down counter of which the seat does not know how strong it is. */
interface Hidden {
  readonly power: number;
  readonly target: number;
}

/** A counter that is put down now. */
export interface Counter {
  readonly power: number;
  readonly target: number;
  readonly strength: number;
  /** Only one of a set is, and has its strength from there. */
  readonly isDiplomatic: boolean;
  /** Others see how strong it is. */
  readonly isSeen: boolean;
}

/** An answer, and the counters that it puts down, or says the strength of. */
export interface Way {
  readonly answer: Allocation;
  readonly counters: readonly Counter[];
}

/** A seat that still places, and in which step. */
export interface Placer {
  readonly seat: Seat;
  readonly side: number;
  readonly step: PlacingStep;
  readonly powers: readonly number[];
}

/** A turn on its way. */
export interface PlannedTurn {
  /** The targets in which diplomacy counts. */
  readonly targets: readonly string[];
  /** By target, by side: the camp that it stands in there. */
  readonly camps: readonly (readonly number[])[];
  /** What is known to lie there: without what is face down. */
  readonly known: World;
  readonly hidden: readonly Hidden[];
  /** What one military counter is worth, and the anti-Comintern counter. */
  readonly military: number;
  readonly antiComintern: number;
  /** Who places after this decision, in order. */
  readonly placers: readonly Placer[];
}

/** By `at(target, side)`: what it is worth to a seat that a side leads there. In hundredths of worth. */
export type Leads = Float64Array;

/** Where a number of a target and a side stands. */
export function at(target: number, side: number): number {
  return target * SIDES.length + side;
}

const SIDE_OF = POWERS.map((power) => SIDES.indexOf(sideOf(power)));

/** The number of a power's side. */
export function sideNumber(power: number): number {
  return SIDE_OF[power] as number;
}

/** What is assumed of a power's tile points and military counters where nobody has said. */
const UNSAID = 4;

/**
 * The turn as a view sees it; undefined where the pack does not say what counters are worth.
 * `isSaying`: the seat is about to say how strong its own face-down counters are, which are left out.
 */
export function turnOf(books: Books, view: OurView, isSaying: boolean): PlannedTurn | undefined {
  const { open } = view;
  const { counters, military, antiComintern } = books.pack;
  if (counters === null || military === null || antiComintern === null) return undefined;
  const targets = books.targets.flatMap(({ id }) => (isLost(open, id) ? [] : [id]));
  const size = targets.length * SIDES.length;
  const known: World = {
    truth: new Float64Array(size),
    seen: new Float64Array(size),
    taken: new Uint8Array(size),
    left: POWERS.map((power) => counters[power].toSorted((one, other) => other - one)),
    tiles: POWERS.map((power) => Number(reportedValue(open.facts, tiles.key(power)) ?? UNSAID)),
    military: POWERS.map((power) => militaryOf(open, power)),
  };
  const hidden: Hidden[] = [];
  for (const placed of open.placed) {
    const { power: by, target: id, kind, value } = placed;
    const [power, target] = [POWERS.indexOf(by), targets.indexOf(id)];
    if (target < 0 || placed.void || isFallen(open, placed)) continue;
    const here = at(target, sideNumber(power));
    if (kind === 'diplomatic') known.taken[here] = 1;
    const strength = value ?? saidOf(view, counterId(placed));
    if (strength !== undefined) {
      add(known, here, strength, value ?? meanOf(known, power));
      if (kind === 'diplomatic') useUp(known, power, strength);
    } else if (books.seating[by] !== view.seat || !isSaying) hidden.push({ power, target });
  }
  for (const { power, target: id, amount, ...each } of open.modifiers) {
    const target = targets.indexOf(id);
    if (target >= 0 && !isFallen(open, each))
      add(known, at(target, SIDES.indexOf(sideOf(power))), amount, amount);
  }
  const camps = targets.map((target) => {
    const all = campsIn(books, open, target);
    return SIDES.map((side) => all.findIndex((camp) => camp.includes(side)));
  });
  const placers = placersAfter(books, open);
  return { targets, camps, known, hidden, military, antiComintern, placers };
}

function militaryOf(open: Open, power: StormPower): number {
  const level = isLimited(open, power) ? reportedValue(open.facts, support.key(power)) : undefined;
  return level === undefined ? UNSAID : Math.max(0, Number(level));
}

/** Put something into a target: what it is, and what others take it for. */
export function add({ truth, seen }: World, here: number, strength: number, taken: number): void {
  truth[here] = (truth[here] as number) + strength;
  seen[here] = (seen[here] as number) + taken;
}

/** Take a strength from a power's set. */
export function useUp({ left }: World, power: number, strength: number): void {
  const own = left[power] as number[];
  const where = own.indexOf(strength);
  if (where >= 0) own.splice(where, 1);
}

/** So many of the strongest that are left come in question for the next counter: all are back with the next turn. */
const STRONGEST = 2;

/** What a face-down counter of a power can be: who lets strength lie idle loses it with the turn. */
export function candidates({ left }: World, power: number, count = 1): readonly number[] {
  return (left[power] as number[]).slice(0, Math.max(STRONGEST, count));
}

/** What others take a face-down counter of a power for. */
export function meanOf(world: World, power: number): number {
  const all = candidates(world, power);
  return all.length === 0 ? 0 : all.reduce((sum, each) => sum + each, 0) / all.length;
}

/** Those who place after the decision that is open, as the steps follow each other. */
function placersAfter(books: Books, open: Open): readonly Placer[] {
  return (open.agenda as readonly Go[]).slice(1).flatMap((item): Placer[] => {
    if (item.step !== 'place') return [];
    const powers = powersOfSeat(books, item.seat).map((power) => POWERS.indexOf(power));
    const [first] = powers;
    const isForgone = item.seat === books.seating.russia && open.forgone === true;
    return first === undefined || isForgone
      ? []
      : [{ seat: item.seat, side: sideNumber(first), step: item.n, powers }];
  });
}

/** How many counters of its set a power places in a step. */
export function ofSet(power: number): number {
  return mostOfSet(POWERS[power] as StormPower);
}

/** What it is worth to a seat that each side leads in each target, as flags fall and are placed then. */
export function leadsFor(
  books: Books,
  open: Open,
  { targets }: Pick<PlannedTurn, 'targets'>,
  { seat, friends, worth }: { readonly seat: Seat; readonly friends: readonly Seat[]; readonly worth: Worth },
): Leads {
  const leads = new Float64Array(targets.length * SIDES.length);
  for (const [target, id] of targets.entries()) {
    const now = balanceOf([standOf(books, open, id)], seat, friends, worth);
    for (const [side, of] of SIDES.entries()) {
      const then = afterMargin(books, open, id, of as Side, 1);
      if (then.length > 0) leads[at(target, side)] = balanceOf(then, seat, friends, worth) - now;
    }
  }
  return leads;
}
