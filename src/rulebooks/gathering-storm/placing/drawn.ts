import { saysHeld } from '../intelligence/held.ts';
import { isGeneral } from '../intelligence/opening.ts';
import type { EventCard } from '../pack.ts';
import type { Power } from '../powers.ts';
import type { Open, Sealed, Setting } from '../state.ts';

// The events by which a counter can be placed: general ones, which all see, and those that a seat holds.

/** Whether an event has been used this turn. */
export function isUsed({ placed }: Open, event: string): boolean {
  return placed.some(({ basis }) => typeof basis === 'object' && basis.event === event);
}

/** What a seat, or with `open` alone everybody, knows of the game. */
export interface Seen {
  readonly open: Open;
  readonly sealed?: Sealed;
}

/** The events of a power by which it can place a counter now, as far as one knows: general ones, and those it holds. */
export function cardsOf({ pack }: Setting, { open, sealed }: Seen, power: Power): readonly EventCard[] {
  return pack.events.filter(
    (event) =>
      event.holder === power &&
      (event.kind === 'extra' || event.kind === 'permit') &&
      (isGeneral(open, event) || open.shown.includes(event.id) || saysHeld(sealed, event) === true),
  );
}
