const of = (how: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => new Intl.DateTimeFormat('en-GB', how);

const CLOCK = of({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const WEEKDAY = of({ weekday: 'long' });
const DAY = of({ weekday: 'short', day: 'numeric', month: 'short' });
const DATE = of({ day: 'numeric', month: 'short', year: 'numeric' });

/** Days of the calendar from one moment to another, where whoever reads lives. */
function daysBetween(from: Date, to: Date): number {
  const day = (at: Date): number => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate());
  return Math.round((day(to) - day(from)) / 86_400_000);
}

/** A moment in few words, as seen from another: 'today 14:10', 'yesterday 14:10', 'Tuesday 14:10', 'Tue 24 Nov', '24 Nov 2025'. */
export function inWords(at: number, now: number): string {
  const [then, today] = [new Date(at), new Date(now)];
  const days = daysBetween(then, today);
  if (days === 0) return `today ${CLOCK.format(then)}`;
  if (days === 1) return `yesterday ${CLOCK.format(then)}`;
  if (days === -1) return `tomorrow ${CLOCK.format(then)}`;
  if (Math.abs(days) < 7) return `${WEEKDAY.format(then)} ${CLOCK.format(then)}`;
  return then.getFullYear() === today.getFullYear() ? DAY.format(then).replace(',', '') : DATE.format(then);
}

/** The same where room is short: of today the clock alone. */
export function inBrief(at: number, now: number): string {
  return inWords(at, now).replace(/^today /, '');
}

/** A moment in full, whenever it is read: '24 Nov 2026, 14:10'. */
export function inFull(at: number): string {
  const then = new Date(at);
  return `${DATE.format(then)}, ${CLOCK.format(then)}`;
}
