import { type Decision, type Seat, TABLE } from '../../kernel/forms/decision.ts';
import type { Desk } from '../api.ts';

type Seen = Pick<Desk, 'seats' | 'people'>;

/** The seats that somebody has whose it is to answer what the table is asked; none: it is anybody's. */
export function tellersOf({ people }: Seen, { seat, askedOf = [] }: Decision): readonly Seat[] {
  if (seat !== TABLE) return [];
  return askedOf.filter((each) => people.some(({ seats }) => seats.includes(each)));
}

/** Whether it is for others alone to answer. */
export function isOthersToTell(desk: Seen, decision: Decision): boolean {
  const tellers = tellersOf(desk, decision);
  return tellers.length > 0 && !tellers.some((seat) => desk.seats.includes(seat));
}

/** The question to the table that play waits for and that is some seats' alone; undefined: none is. */
export function toldBy(desk: Seen & Pick<Desk, 'tableAsks' | 'awaiting'>): Decision | undefined {
  if (!desk.awaiting.includes(TABLE)) return undefined;
  return desk.tableAsks.find((each) => !each.optional && tellersOf(desk, each).length > 0);
}
