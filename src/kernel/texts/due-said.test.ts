import { expect, it } from 'vitest';
import { dueSaid } from './due-said.ts';

/** 29 November 2026, 17:00 UTC; and 25 October, 00:30, as clocks are put back in Europe. */
const AT = 1_795_971_600_000;
const NIGHT = 1_792_888_200_000;
const HOUR = 3_600_000;

it.each([
  ['Europe/Vienna', AT - 51 * HOUR, 'Sun 29 Nov 2026, 18:00 CET, in 2 days 3 hours'],
  ['Europe/Vienna', AT - 24 * HOUR, 'Sun 29 Nov 2026, 18:00 CET, in 1 day'],
  ['America/New_York', AT - 1.25 * HOUR, 'Sun 29 Nov 2026, 12:00 GMT-5, in 1 hour 15 minutes'],
  ['Asia/Tokyo', AT - 60_000, 'Mon 30 Nov 2026, 02:00 GMT+9, in 1 minute'],
  ['UTC', AT - 59_999, 'Sun 29 Nov 2026, 17:00 UTC, in less than a minute'],
  ['Europe/Vienna', AT + 26 * HOUR, 'Sun 29 Nov 2026, 18:00 CET, 1 day 2 hours ago'],
])('says a moment with its date, its zone and what is left: %s', (zone, now, said) => {
  expect(dueSaid(AT, now, zone)).toBe(said);
});

it('says by which of two hours of the same name it is', () => {
  const twice = [0, 1].map((hour) => dueSaid(NIGHT + hour * HOUR, 0, 'Europe/Vienna'));
  expect(twice.map((each) => each.split(', ')[1])).toEqual(['02:30 CEST', '02:30 CET']);
});
