import { isSame, type Json, own } from '../json.ts';
import type { Rules, Table } from '../rulebook.ts';
import { type Seat, TABLE } from '../seat.ts';
import type { FactKey } from '../sums/facts.ts';
import type { OpenCommon } from './position.ts';
import type { Game } from './enter.ts';
import type { Moment } from './moment.ts';

// Who is asked: first for a fact, in which order at one device, and the same thing still after a game has gone on.

/** Who sits at a table, and what its facts are. */
type Facing = Pick<Table, 'setup'> & { readonly rules: Pick<Rules, 'facts'> };

/** The seats that are asked first for a fact: whose it alone is, or whose units, points or page it is; none: whoever knows. */
export function seatsAsked({ setup, rules }: Facing, key: FactKey): readonly Seat[] {
  const { owner, askedOf = [] } = own(rules.facts, key) ?? {};
  if (owner !== undefined) return [owner];
  const named = typeof askedOf === 'string' ? [askedOf] : askedOf;
  if (named.length === 0) return [];
  const isNamed = (seat: { readonly id: Seat; readonly powers: readonly string[] }): boolean =>
    named.some((each) => each === seat.id || seat.powers.includes(each));
  return setup.scenario.seats.filter(isNamed).map(({ id }) => id);
}

/** Facts that others are asked for first than the seats of one person, by those seats. */
export function askedOfOthers(
  table: Facing,
  facts: readonly FactKey[],
  seats: readonly Seat[],
): readonly { readonly seats: readonly Seat[]; readonly facts: readonly FactKey[] }[] {
  const asked = facts.map((key) => ({ key, of: seatsAsked(table, key) }));
  const theirs = asked.filter(({ of }) => of.length > 0 && !of.some((seat) => seats.includes(seat)));
  const groups = Map.groupBy(theirs, ({ of }) => of.join());
  return [...groups.values()].map((each) => ({
    seats: each[0]?.of ?? [],
    facts: each.map(({ key }) => key),
  }));
}

/**
 * In which order one device goes to the seats that are asked at once: whoever has it stays; of the rest the first in the order
 * of play comes last, as play mostly goes on with it and the device then stays there.
 */
export function inRound(asked: readonly Seat[], has: Seat | null | undefined): readonly Seat[] {
  const others = asked.filter((seat) => seat !== has).toReversed();
  return has && asked.includes(has) ? [has, ...others] : others;
}

/**
 * The seats that were asked before and are asked the same thing still. A sealed answer that is held, replaced or taken back
 * changes nothing of it: it follows from what is open, and from what was answered for all to see.
 */
export function askedStill(before: Game, now: Game): readonly Seat[] {
  const [was, is] = [before.state.position.open, now.state.position.open];
  if (!isSame(stepIn(was), stepIn(is))) return [];
  const answered = new Set(now.moments.slice(before.moments.length).flatMap(answeredIn));
  const asked = now.table.rules.awaiting(is);
  const isAnswered = (seat: Seat): boolean => answered.has(seat) && !(seat === TABLE && isRest(before, now));
  return before.table.rules.awaiting(was).filter((seat) => asked.includes(seat) && !isAnswered(seat));
}

/** Whether the table is asked only what is left of what it was asked: it is told in parts. */
function isRest(before: Game, now: Game): boolean {
  const asked = new Set(factsAsked(before));
  const left = factsAsked(now);
  return left.length > 0 && left.every((fact) => asked.has(fact));
}

/** What the table has to tell now. */
function factsAsked({ table, state }: Game): readonly FactKey[] {
  const asked = table.rules.asks({ seat: TABLE, open: state.position.open });
  return asked.flatMap(({ form, optional }) => (form.kind === 'report' && !optional ? form.facts : []));
}

/** The open step and its parameters, without what the kernel keeps of it. */
function stepIn(open: OpenCommon & { readonly agenda?: readonly object[] }): Json {
  const { kept: _, ...step } = (open.agenda?.[0] ?? {}) as Readonly<Record<string, Json>>;
  return step;
}

/** Whose questions a moment has answered: those of a step that it closed, or of an open answer that play waited for. */
function answeredIn({ asked, closed, entry }: Moment): readonly Seat[] {
  if (closed) return closed;
  return asked?.awaited && !asked.sealed && 'decision' in entry ? [entry.seat] : [];
}
