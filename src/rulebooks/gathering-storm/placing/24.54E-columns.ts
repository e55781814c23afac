import { reported } from '../../../kernel/facts.ts';
import type { Basis } from '../lifetimes.ts';
import type { EventCard } from '../pack.ts';
import type { Power } from '../powers.ts';
import { civilWar, ring, success } from '../standing.ts';
import type { Open, Setting } from '../state.ts';
import { cardsOf, type Seen } from './drawn.ts';

// 24.54E: what a power can place diplomatic counters by: its set, and the extras that it has this turn.

/** What a diplomatic counter is placed by: rows `<id>/<target>`. */
export interface Column {
  readonly id: string;
  readonly power: Power;
  readonly basis: Basis;
  /** The event, where it is one. */
  readonly event?: EventCard;
}

/** 24.54E: whether a counter placed by this counts in the two of the set; all others are extras. */
export function isOfSet({ basis, event }: Column): boolean {
  return basis === 'set' || event?.kind === 'permit';
}

/**
 * 24.54E: the columns of a power, as far as one knows: its set, then each extra and event that it has this turn, such as one more
 * counter of Germany (event.diplomatic-initiative).
 */
export function columnsOf(setting: Setting, seen: Seen, power: Power): Column[] {
  const { open } = seen;
  const kinds = (['ring', 'civil-war', 'success'] as const).filter((kind) => HAS[kind](setting, open, power));
  return [
    { id: power, power, basis: 'set' },
    ...kinds.map((basis): Column => ({ id: `${power}-${basis}`, power, basis })),
    ...cardsOf(setting, seen, power).map((event) => ofEvent(power, event)),
  ];
}

function ofEvent(power: Power, event: EventCard): Column {
  return { id: `${power}-${event.id}`, power, basis: { event: event.id }, event };
}

const HAS = {
  ring: ({ targets }: Setting, open: Open, power: Power) =>
    targets.some(({ id }) => hasActiveRing(open, power, id)),
  'civil-war': ({ targets }: Setting, open: Open) => targets.some(({ id }) => isAtWar(open, id)),
  success: (_: Setting, { facts }: Open, power: Power) => reported(facts, success.key(power)) === true,
};

/** 16.16B: whether a power has an active spy ring in a target. */
export function hasActiveRing({ facts }: Open, power: Power, target: string): boolean {
  return reported(facts, ring.key(power, target)) === 'active';
}

/** 25.52A: whether a civil war is fought in a target. */
export function isAtWar({ facts }: Open, target: string): boolean {
  return reported(facts, civilWar.key(target)) === true;
}
