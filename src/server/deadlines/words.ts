import type { Deadline } from '../api/aside-api.ts';

const NEAR = 6 * 86_400_000;

/** When something is over, as it is said where the table lives: "Friday 18:00 (Vienna)", "Fri 4 Dec 18:00 (Vienna)". */
export function whenSaid(at: number, now: number, { zone }: Pick<Deadline, 'zone'>): string {
  const of = (parts: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...parts }).format(at).replaceAll(',', '');
  const isNear = Math.abs(at - now) < NEAR;
  const day = of(isNear ? { weekday: 'long' } : { weekday: 'short', day: 'numeric', month: 'short' });
  const time = of({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${day} ${time} (${(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')})`;
}
