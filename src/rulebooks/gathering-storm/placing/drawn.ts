import { saysHeld } from '../intelligence/held.ts';
import { isGeneral } from '../intelligence/opening.ts';
import type { EventCard } from '../files/pack.ts';
import type { StormPower } from '../powers.ts';
import type { Open, SealedPart, Setting } from '../state.ts';

// The events by which a counter can be placed: general ones, which all see, and those that a seat holds.

/** Whether an event has been used this turn. */
export function isUsed({ placed }: Open, event: string): boolean {
  return placed.some(({ basis }) => typeof basis === 'object' && basis.event === event);
}

/** What a seat, or with `open` alone everybody, knows of the game. */
export interface Knowledge {
  readonly open: Open;
  readonly sealed?: SealedPart;
}

/** The events of a power by which a counter can be placed. */
export function placingEvents({ pack }: Setting, power: StormPower): readonly EventCard[] {
  return pack.events.filter(
    ({ holder, kind }) => holder === power && (kind === 'extra' || kind === 'permit'),
  );
}

/** Whether an event can be used now, as far as one knows: a general one, one that is turned up, or one that the seat holds. */
export function isAtHand({ open, sealed }: Knowledge, event: EventCard): boolean {
  return isGeneral(open, event) || open.shown.includes(event.id) || saysHeld(sealed, event) === true;
}
