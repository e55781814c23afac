import { useState } from 'react';
import { DICE, type Decision, type Seat } from '../../kernel/forms/decision.ts';
import type { Desk } from '../api.ts';
import { useCome } from '../time/come.ts';

/** Milliseconds that a roll is its owner's alone. */
export const MOMENT = 10_000;

/** Whose roll it is for a person with these seats: one's own, anybody's, or first somebody else's. */
export type Whose = 'mine' | 'anyones' | 'theirs';

export function whoseRoll({ seat, owner }: Pick<Decision, 'seat' | 'owner'>, seats: readonly Seat[]): Whose {
  if (seat !== DICE || owner === undefined) return 'anyones';
  return seats.includes(owner) ? 'mine' : 'theirs';
}

/** The seat whose roll play waits for; undefined: it waits for none, or no rule says whose it is. */
export function rollerOf({ diceAsks, awaiting }: Pick<Desk, 'diceAsks' | 'awaiting'>): Seat | undefined {
  return awaiting.includes(DICE) ? diceAsks.find(({ form }) => form.kind === 'roll')?.owner : undefined;
}

/** Whether play waits for a roll that is somebody else's first. */
export function isOthersRoll(desk: Pick<Desk, 'diceAsks' | 'awaiting' | 'seats'>): boolean {
  const owner = rollerOf(desk);
  return owner !== undefined && !desk.seats.includes(owner);
}

/**
 * Whether a roll may be made here. One that is somebody else's may be from the moment on that the server says; where that is at
 * once (0), after a moment, so that whose it is comes first. Null: nothing says when.
 */
export function useMayRoll(id: string, whose: Whose, from: number | null): boolean {
  const [seen, setSeen] = useState({ id, at: Date.now() });
  if (seen.id !== id) setSeen({ id, at: Date.now() });
  const come = useCome(from === 0 ? seen.at + MOMENT : from);
  return whose !== 'theirs' || come;
}
