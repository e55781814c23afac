import { reported } from '../../../kernel/facts.ts';
import { held } from '../intelligence/held.ts';
import type { EventCard } from '../pack.ts';
import type { Power } from '../powers.ts';
import type { Open, Sealed, Setting } from '../state.ts';

// Which events are drawn this turn: general ones, which all see, and those that a seat holds.

/** The keys of what the table says at a turn's start: general events, and general Russian ones that the pack lacks. */
export const generalKey = (event: string): string => `general.${event}`;
export const generalRussianKey = (target: string): string => `general-russian.${target}`;
export const PURGE = 'purge';

/** Whether an event is drawn as a general one. */
export function isGeneral({ facts }: Open, event: string): boolean {
  return reported(facts, generalKey(event)) === true;
}

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
    ({ id, holder, kind }) =>
      holder === power &&
      (kind === 'extra' || kind === 'permit') &&
      (isGeneral(open, id) || open.shown.includes(id) || isHeld(sealed, id)),
  );
}

function isHeld(sealed: Sealed | undefined, event: string): boolean {
  return sealed !== undefined && reported(sealed.facts, held.key(event)) === true;
}
