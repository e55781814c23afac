import { isSame, type Json } from '../../kernel/json.ts';
import type { Days, Deadline } from '../../server/api/index.ts';
import { listed } from '../texts.ts';
import { deadlineTexts } from './deadline-texts.ts';

/** By name: when people are away. */
export type Absent = Readonly<Record<string, readonly Days[]>>;

export const WORKDAYS: readonly number[] = [1, 2, 3, 4, 5];
export const EVERY_DAY: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
export const HOURS_A_DAY = 24;

/** A rule as people say it: 'two working days, Vienna; away: Ben 24 Dec to 2 Jan; then: standing answers'. */
export function ruleText(rule: Deadline | null, absent: Absent = {}, today: string = isoDay()): string {
  if (!rule) return deadlineTexts.wantsNone;
  const away = awayText(absent, today);
  const parts = [
    `${spanText(rule)}, ${placeOf(rule.zone)}`,
    away && deadlineTexts.away(away),
    deadlineTexts.after(rule.foes ? deadlineTexts.withFoes : deadlineTexts.else[rule.late]),
  ];
  return parts.filter(Boolean).join('; ');
}

/** How long one has, and on which days that time runs. */
export function spanText({ hours, unit, days }: Pick<Deadline, 'hours' | 'unit' | 'days'>): string {
  const whole = unit === 'days' ? hours / HOURS_A_DAY : null;
  const isUsual = isSame(days as Json, WORKDAYS as Json);
  if (whole !== null && isUsual) return deadlineTexts.workingDays(whole);
  const span = whole === null ? deadlineTexts.hours(hours) : deadlineTexts.days(whole);
  if (days.length === EVERY_DAY.length) return span;
  return deadlineTexts.on(
    span,
    isUsual ? deadlineTexts.workdays : listed(days.map((day) => deadlineTexts.week[day] ?? '')),
  );
}

/** Where days are told: 'Europe/Vienna' is Vienna. */
export function placeOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/** Who is away when, without what is past; '': nobody. */
export function awayText(absent: Absent, today: string = isoDay()): string {
  const all = Object.entries(absent).flatMap(([name, days]) => {
    const coming = days.filter(({ until }) => until >= today);
    return coming.length === 0 ? [] : [`${name} ${listed(coming.map((each) => daysText(each, today)))}`];
  });
  return all.join(', ');
}

/** Some days in a row: '24 Dec to 2 Jan'. */
export function daysText({ from, until }: Days, today: string = isoDay()): string {
  return deadlineTexts.span(dayText(from, today), dayText(until, today));
}

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const DATE = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
/** So far ahead a day needs no year. */
const NEAR = 300 * 86_400_000;

function dayText(day: string, today: string): string {
  const [at, now] = [Date.parse(day), Date.parse(today)];
  return (Math.abs(at - now) < NEAR ? DAY : DATE).format(at);
}

/** The day that it is where whoever reads lives. */
export function isoDay(at: Date = new Date()): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
