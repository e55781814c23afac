const MINUTE = 60_000;
const HOURS_A_DAY = 24;
const MINUTES_AN_HOUR = 60;

/** A moment to come or past, with its date, its zone and what is left: "Sun 29 Nov 2026, 18:00 CET, in 2 days 3 hours". Without a zone it is told where whoever reads lives. */
export function dueSaid(at: number, now: number, zone?: string): string {
  const of = (parts: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('en-GB', { ...(zone === undefined ? {} : { timeZone: zone }), ...parts })
      .format(at)
      .replaceAll(',', '');
  const day = of({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
  const time = of({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' });
  const left = spanSaid(Math.abs(at - now));
  return `${day}, ${time}, ${at > now ? `in ${left}` : `${left} ago`}`;
}

/** How long something takes, in its two largest parts, never more than it is. */
function spanSaid(ms: number): string {
  const minutes = Math.floor(ms / MINUTE);
  const hours = Math.floor(minutes / MINUTES_AN_HOUR);
  const days = Math.floor(hours / HOURS_A_DAY);
  const parts = [
    part(days, 'day'),
    part(hours % HOURS_A_DAY, 'hour'),
    days === 0 ? part(minutes % MINUTES_AN_HOUR, 'minute') : '',
  ];
  return parts.filter(Boolean).join(' ') || 'less than a minute';
}

function part(count: number, unit: string): string {
  return count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`;
}
