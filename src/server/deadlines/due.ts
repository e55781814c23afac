import { DICE, type Seat, TABLE } from '../../kernel/seat.ts';
import type { KeptDeadlines, Seating, Since } from '../../store/index.ts';
import type { Days, Deadline } from '../api/aside-api.ts';
import { holdersOf } from '../people/people.ts';

/** A rule that is in force, and since when: whoever is asked already has as long as others. */
export interface InForce extends Deadline {
  readonly from: number;
}

/** The rule in force, as it was checked when it was kept. */
export function ruleOf({ rule }: KeptDeadlines): InForce | null {
  return rule as InForce | null;
}

/** By name: when those who have a link are away. */
export function absentOf(
  { people }: Pick<Seating, 'people'>,
  { away }: Pick<KeptDeadlines, 'away'>,
): Readonly<Record<string, readonly Days[]>> {
  const kept = people.flatMap(({ name, revoked }, at): readonly [string, readonly Days[]][] => {
    const days = (away.get(at) ?? []) as unknown as readonly Days[];
    return revoked || days.length === 0 ? [] : [[name, days]];
  });
  return Object.fromEntries(kept);
}

/** By name: what people want in place of the rule that is in force. */
export function wishesOf(
  { people }: Pick<Seating, 'people'>,
  { wishes }: Pick<KeptDeadlines, 'wishes'>,
): Readonly<Record<string, Deadline | null>> {
  return Object.fromEntries(
    [...wishes].map(([at, rule]) => [people[at]?.name ?? '', rule as Deadline | null]),
  );
}

/** Whether days can be told in a place that somebody names. */
export function isZone(zone: string): boolean {
  try {
    return Boolean(calendar(zone));
  } catch {
    return false;
  }
}

function calendar(zone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
  });
}

const WEEK = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const HOUR = 3_600_000;
/** Days begin at whole quarters of an hour, wherever one lives; what lies in one day is passed over in larger steps. */
const STEPS = [6 * HOUR, HOUR, HOUR / 4] as const;
/** Nobody is away for longer: so much is looked at. */
const LONGEST = 366 * 24 * HOUR;

/** When the time for an answer is over: its hours run on working days alone, and not while all who could give it are away. */
export function dueAt(since: number, rule: Deadline, away: readonly (readonly Days[])[]): number {
  const format = calendar(rule.zone);
  /** Such as "Fri 2026-11-27". */
  const dayOf = (at: number): string => {
    const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return `${parts['weekday']} ${parts['year']}-${parts['month']}-${parts['day']}`;
  };
  const isOff = (date: string): boolean => {
    const [weekday = '', day = ''] = date.split(' ');
    if (!rule.days.includes(WEEK.indexOf(weekday))) return true;
    return (
      away.length > 0 && away.every((each) => each.some(({ from, until }) => from <= day && day <= until))
    );
  };
  let left = rule.hours * HOUR;
  for (let at = since; at < since + LONGEST; ) {
    const day = dayOf(at);
    const ends = STEPS.map((step) => (Math.floor(at / step) + 1) * step);
    const next = ends.find((end) => dayOf(end - 1) === day) ?? ends.at(-1) ?? Number.POSITIVE_INFINITY;
    if (!isOff(day)) {
      if (next - at >= left) return at + left;
      left -= next - at;
    }
    at = next;
  }
  return since + LONGEST;
}

const known = new Map<string, number>();
const MOST_KNOWN = 500;

function dueOnce(since: number, rule: Deadline, away: readonly (readonly Days[])[]): number {
  const key = JSON.stringify([since, rule, away]);
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const due = dueAt(since, rule, away);
  known.set(key, due);
  return due;
}

type Who = Pick<Seating, 'people' | 'standIns'>;

/** By seat: when its time is over, or that part of it. For the table and the dice there is none. */
export function duesOf(since: Since, seating: Who, kept: KeptDeadlines, part = 1): Since {
  const inForce = ruleOf(kept);
  if (!inForce) return {};
  const rule = { ...inForce, hours: inForce.hours * part };
  const { people, standIns } = seating;
  /** Who could answer in the place of somebody: then time runs, though that one is away. */
  const instead = (at: number): readonly number[] => {
    const named = standIns.get(at);
    const plays = named?.accepted && (rule.late === 'hand' || named.since !== null);
    return plays && !people[named.by]?.revoked ? [named.by] : [];
  };
  const awayAt = (seat: Seat): readonly (readonly Days[])[] =>
    holdersOf(seating, seat)
      .flatMap((at) => [at, ...instead(at)])
      .map((at) => (kept.away.get(at) ?? []) as unknown as readonly Days[]);
  /** Who has just taken over has as long as others. */
  const handed = (seat: Seat): number =>
    Math.max(0, ...holdersOf(seating, seat).map((at) => standIns.get(at)?.since ?? 0));
  return Object.fromEntries(
    Object.entries(since)
      .filter(([seat]) => seat !== TABLE && seat !== DICE)
      .map(([seat, at]) => [seat, dueOnce(Math.max(at, rule.from, handed(seat)), rule, awayAt(seat))]),
  );
}
