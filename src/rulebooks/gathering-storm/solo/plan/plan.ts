import type { Decision } from '../../../../kernel/forms/decision.ts';
import { isNamed } from '../../../../kernel/forms/decision.ts';
import { type AllocateForm, type Allocation, check } from '../../../../kernel/forms/form.ts';
import type { Seat } from '../../../../kernel/seat.ts';
import type { Foreseeing } from '../../../../kernel/solo/solo.ts';
import type { OurView } from '../../intelligence/held.ts';
import type { Books } from '../../state.ts';
import { type Counter, placings } from './placings.ts';
import { copyOf, drawnFrom, playedOut } from './reply.ts';
import { assignments } from './strengths.ts';
import { add, at, type Leads, leadsFor, meanOf, sideNumber, turnOf, useUp, type World } from './turn.ts';

// Where counters go, and how strong they are: many ways to place them are tried, each against what the others may have face down
// and how they would answer; the one that leaves most is taken.

/** How often what lies face down is drawn. */
const DRAWS = 8;

const CONTEXT = { facts: {}, clauses: [] };

/** What a seat places, or how strong that is; undefined where the turn cannot be foreseen, or nothing better is found than nothing. */
export function planned(
  books: Books,
  view: OurView,
  decision: Decision,
  { seat, friendsOf, worth, random }: Foreseeing,
): Allocation | undefined {
  const { form } = decision;
  if (form.kind !== 'allocate') return undefined;
  const turn = turnOf(books, view);
  if (!turn) return undefined;
  const made = new Map<Seat, Leads>();
  const leads = (of: Seat): Leads => {
    let its = made.get(of);
    if (!its) {
      const asked = { seat: of, friends: friendsOf(of), worth: worth(of, books.lastTurn) };
      made.set(of, (its = leadsFor(books, view.open, turn, asked)));
    }
    return its;
  };
  const tries = waysOf(form, decision, turn, leads(seat), random);
  if (tries.length === 0) return undefined;
  const draws = Array.from({ length: turn.hidden.length === 0 ? 1 : DRAWS }, () => drawnFrom(turn, random));
  let [best, most]: [Way | null, number] = [null, Number.NEGATIVE_INFINITY];
  for (const way of tries) {
    const value = draws.reduce((sum, drawn) => {
      const world = copyOf(drawn);
      for (const counter of way.counters) lay(world, counter, isNamed(decision, 'place'));
      return sum + playedOut(turn, world, leads, seat);
    }, 0);
    if (value > most) [best, most] = [way, value];
  }
  return best && check(form, best.answer, CONTEXT) === null ? best.answer : undefined;
}

/** An answer, and the counters that it puts down. */
export interface Way {
  readonly answer: Allocation;
  readonly counters: readonly Counter[];
}

function waysOf(
  form: AllocateForm,
  decision: Decision,
  turn: Parameters<typeof placings>[1],
  leads: Leads,
  random: Foreseeing['random'],
): readonly Way[] {
  if (isNamed(decision, 'place')) return placings(form, turn, leads, random);
  return isNamed(decision, 'strengths') ? assignments(form, turn) : [];
}

/** Lay a counter down; `isPaid`: it is placed now, else it lies there and only its strength is said. */
function lay(world: World, { power, target, strength, isHidden }: Counter, isPaid: boolean): void {
  const here = at(target, sideNumber(power));
  add(world, here, strength, isHidden ? meanOf(world, power) : strength);
  if (isHidden) {
    world.taken[here] = 1;
    useUp(world, power, strength);
  }
  if (isPaid) world.tiles[power] = (world.tiles[power] as number) - 1;
}
