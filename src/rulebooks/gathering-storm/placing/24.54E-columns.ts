import { type Row, once, reportedValue } from '../../../kernel/index.ts';
import { targetName } from '../intelligence/spoken.ts';
import type { Basis } from '../lifetimes.ts';
import type { EventCard } from '../files/pack.ts';
import { part } from '../part.ts';
import type { StormPower } from '../powers.ts';
import { CIVIL_WARS, civilWar, ring, success } from '../starts/standing.ts';
import type { Open, Setting } from '../state.ts';
import { placingLimitTexts } from './24.54E-limits.words.ts';
import { isAtHand, placingEvents, type Knowledge } from './drawn.ts';

// 24.54E: what a power can place diplomatic counters by: its set, and the extras that it has this turn.

/** What a diplomatic counter is placed by: rows `<id>/<target>`. */
export interface Column {
  readonly id: string;
  readonly power: StormPower;
  readonly basis: Basis;
  /** The event, where it is one. */
  readonly event?: EventCard;
  /** Its rows, one for each target in order, and their ids. */
  readonly rows: readonly Row[];
  readonly ids: readonly string[];
}

/** 24.54E: whether a counter placed by this counts in the two of the set; all others are extras. */
export function isOfSet({ basis, event }: Column): boolean {
  return basis === 'set' || event?.kind === 'permit';
}

/**
 * 24.54E: the columns of a power, as far as one knows: its set, then each extra and event that it has this turn, such as one more
 * counter of Germany (event.diplomatic-initiative).
 */
export function columnsOf(setting: Setting, seen: Knowledge, power: StormPower): Column[] {
  return COLUMNS(setting)(power).filter(({ basis, event }) =>
    event || typeof basis === 'object'
      ? event !== undefined && isAtHand(seen, event)
      : HAS[basis](setting, seen.open, power),
  );
}

/** All the columns that a power can ever have in a game. */
const COLUMNS = once((setting: Setting) =>
  once((power: StormPower): readonly Column[] => [
    columnOf(setting, power, power, 'set'),
    ...(['ring', 'civil-war', 'success'] as const).map((basis) =>
      columnOf(setting, `${power}-${basis}`, power, basis),
    ),
    ...placingEvents(setting, power).map((event) =>
      columnOf(setting, `${power}-${event.id}`, power, { event: event.id }, event),
    ),
  ]),
);

function columnOf(setting: Setting, id: string, power: StormPower, basis: Basis, event?: EventCard): Column {
  const rows = setting.targets.map((target): Row => {
    const args = { power, target: targetName(setting, target.id) };
    const label = event
      ? placingLimitTexts.row.event({ ...args, event: event.title })
      : placingLimitTexts.row[typeof basis === 'string' ? basis : 'set'](args);
    return { id: `${id}/${target.id}`, label, max: 1 };
  });
  return { id, power, basis, ...(event && { event }), rows, ids: rows.map((row) => row.id) };
}

const HAS = {
  set: () => true,
  ring: (setting: Setting, { facts }: Open, power: StormPower) =>
    RINGS(setting)(power).some((key) => reportedValue(facts, key) === 'active'),
  'civil-war': (_: Setting, open: Open) => CIVIL_WARS.some((id) => isAtWar(open, id)),
  success: (_: Setting, { facts }: Open, power: StormPower) =>
    reportedValue(facts, success.key(power)) === true,
};

const RINGS = once(({ targets }: Setting) =>
  once((power: StormPower) => targets.map(({ id }) => ring.key(power, id))),
);

/** 16.16B: whether a power has an active spy ring in a target. */
export function hasActiveRing({ facts }: Open, power: StormPower, target: string): boolean {
  return reportedValue(facts, ring.key(power, target)) === 'active';
}

/** 25.52A: whether a civil war is fought in a target. */
export function isAtWar({ facts }: Open, target: string): boolean {
  return reportedValue(facts, civilWar.key(target)) === true;
}

/** 24.54E, 16.16B, 25.52A: the columns of a placement. */
export const PLACING_COLUMNS = part(import.meta.url, {
  clauses: {
    '24.54E/event': ['enforced', 'Extra counter: random event', 'columnsOf'],
    '25.52A': ['enforced', 'Civil wars', 'isAtWar'],
    'event.diplomatic-initiative': ['enforced', 'Diplomatic initiative', 'columnsOf'],
  },
});
