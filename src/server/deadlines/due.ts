import { DICE, type Seat, TABLE } from '../../kernel/seat.ts';
import type { KeptDeadlines, Seating, Since } from '../../store/index.ts';
import type { Days, Deadline } from '../api/aside-api.ts';
import { holdersOf } from '../people/people.ts';
import { dayOf, isoDay, momentAt, wallTime } from './calendar.ts';

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
    return Number.isFinite(wallTime(0, zone));
  } catch {
    return false;
  }
}

const HOUR = 3_600_000;
const HOURS_A_DAY = 24;
const DAY = HOURS_A_DAY * HOUR;
const WEEK = 7;
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;
/** Nobody is away for longer: so much is looked at. */
const LONGEST = 366;

type Away = readonly (readonly Days[])[];

/** Whether no time runs on a day: it is none on which it does, or all who could answer are away. */
function isOff(day: number, rule: Deadline, away: Away): boolean {
  const weekday = (((day / DAY + FIRST_WEEKDAY) % WEEK) + WEEK) % WEEK;
  if (!rule.days.includes(weekday)) return true;
  const date = isoDay(day);
  return (
    away.length > 0 && away.every((each) => each.some(({ from, until }) => from <= date && date <= until))
  );
}

/**
 * When the time for an answer is over. It runs on working days alone, and not while all who could give it are away: so many hours,
 * or so many days, to the same hour of the clock where the table lives, whatever that clock is put forward or back.
 */
export function dueAt(since: number, rule: Deadline, away: Away): number {
  return rule.unit === 'days' ? afterDays(since, rule, away) : afterHours(since, rule, away);
}

function afterHours(since: number, rule: Deadline, away: Away): number {
  const { zone } = rule;
  let left = rule.hours * HOUR;
  let day = dayOf(wallTime(since, zone));
  let at = since;
  for (let days = 0; days < LONGEST; days++, day += DAY) {
    const next = Math.max(at, momentAt(day + DAY, zone));
    if (!isOff(day, rule, away)) {
      if (next - at >= left) return at + left;
      left -= next - at;
    }
    at = next;
  }
  return at;
}

/** Who is asked on a day on which no time runs has from the beginning of the next on which it does. */
function afterDays(since: number, rule: Deadline, away: Away): number {
  const { zone } = rule;
  const wall = wallTime(since, zone);
  const asked = dayOf(wall);
  const begins = nextOn(asked, rule, away);
  const clock = begins === asked ? wall - asked : 0;
  let day = begins;
  // what begins with a day is over with the last one
  for (let left = rule.hours / HOURS_A_DAY - (clock === 0 ? 1 : 0); left > 0; left--)
    day = nextOn(day + DAY, rule, away);
  return momentAt(clock === 0 ? day + DAY : day + clock, zone);
}

/** The first day from one on, on which time runs. */
function nextOn(from: number, rule: Deadline, away: Away): number {
  for (let days = 0; days < LONGEST; days++)
    if (!isOff(from + days * DAY, rule, away)) return from + days * DAY;
  return from + LONGEST * DAY;
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
  // a part of days is hours
  const { unit: _, ...inHours } = inForce;
  const rule = part === 1 ? inForce : { ...inHours, hours: inForce.hours * part };
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
