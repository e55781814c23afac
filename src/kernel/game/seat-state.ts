import { type Decision, DICE, type Seat, TABLE } from '../forms/decision.ts';
import { seatsAsked } from './asked-first.ts';
import { askedOf } from './allow.ts';
import { factKept } from '../steps/doubts.ts';
import { awaitingOf, isAwaited, type State } from './play.ts';
import { viewOf } from './position.ts';
import type { Table } from '../rulebook.ts';
import type { FactKey } from '../sums/facts.ts';

// Whether a seat is to act, may help, or waits, and for whom: from what all may know.

/** How it stands with a seat while a game goes on. */
interface SeatState {
  /** It is to act; another is asked what it may tell, too; or it waits. */
  readonly kind: 'turn' | 'help' | 'wait';
  /** The seats that are to act, its own first. None: to name them could tell what somebody holds. */
  readonly for: readonly Seat[];
  /** Nobody is named: sealed answers are awaited. */
  readonly sealed?: true;
}

/** Who is to act by a decision that all may see: first, and whether others may do it for them. */
interface Asked {
  readonly of: readonly Seat[];
  readonly others: boolean;
}

/** Who sits at a table, as far as that is known. */
export interface Around {
  /** Whether somebody has a seat: of one that nobody has nothing is asked first. */
  isHeld(seat: Seat): boolean;
  /** The seats of whoever told a fact last. */
  tellers(fact: FactKey): readonly Seat[];
}

/** All seats are at one device. */
const ALL_HERE: Around = { isHeld: () => true, tellers: () => [] };

/** How it stands with a seat (null: a spectator); null: the game is over. */
export function seatState(
  table: Table,
  state: State,
  seat: Seat | null,
  around: Around = ALL_HERE,
): SeatState | null {
  const { open } = state.position;
  const awaited = awaitingOf(table, state);
  if (awaited.length === 0) return null;
  const all = awaited.flatMap((each): readonly Asked[] => {
    if (each !== TABLE && each !== DICE) return [{ of: [each], others: false }];
    const asks = askedOf(table, viewOf(state.position, each)).filter(isAwaited);
    return asks.flatMap((decision) => askedBy(table, decision, around));
  });
  const others = all.flatMap(({ of }) => (seat !== null && of.includes(seat) ? [] : of));
  const isMine = seat !== null && all.some(({ of }) => of.includes(seat));
  if (table.rules.unnamed?.(open) === true)
    return isMine ? { kind: 'turn', for: [seat], sealed: true } : { kind: 'wait', for: [], sealed: true };
  if (isMine) return { kind: 'turn', for: [...new Set([seat, ...others])] };
  const kind = seat !== null && all.some((each) => each.others) ? 'help' : 'wait';
  return { kind, for: [...new Set(others)] };
}

/** Who is to act by what table or dice are asked: of a report by the facts; all, where nobody is asked first. */
function askedBy(table: Table, decision: Decision, { isHeld, tellers }: Around): readonly Asked[] {
  const held = table.seats.filter((each) => isHeld(each));
  const some = (first: readonly Seat[], others: boolean): Asked => {
    const of = first.filter((each) => held.includes(each));
    return of.length > 0 ? { of, others } : { of: held, others: false };
  };
  if (decision.seat === DICE) return [some(decision.owner === undefined ? [] : [decision.owner], false)];
  const kept = factKept(decision);
  if (kept !== null) return [some(tellers(kept), false)];
  const { form } = decision;
  if (decision.askedOf) return [some(decision.askedOf, false)];
  if (form.kind !== 'report') return [some([], false)];
  const asked = form.facts.filter((key) => form.free?.includes(key) !== true);
  return asked.map((key) => some(seatsAsked(table, key), table.rules.facts[key]?.owner === undefined));
}
