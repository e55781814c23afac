import fc from 'fast-check';
import { expect, it } from 'vitest';
import { momentAt, wallTime } from './calendar.ts';

const HOUR = 3_600_000;
const ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone')];

it('shows what clocks show, and finds the moment again at which they do', () => {
  const moment = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2060, 0, 1) });
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), moment, (zone, at) => {
      const wall = wallTime(at, zone);
      const shown = new Intl.DateTimeFormat('sv-SE', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'medium',
      });
      expect(shown.format(at)).toBe(new Date(wall).toISOString().slice(0, 19).replace('T', ' '));
      const again = momentAt(wall, zone);
      // of two moments at which it shows the same, the first
      expect([at, again <= at]).toEqual([at, true]);
      expect(wallTime(again, zone)).toBe(wall);
      expect(at - again).toBeLessThanOrEqual(24 * HOUR);
    }),
    { numRuns: 500 },
  );
});

it.each([
  // put forward from 2 to 3 o'clock
  ['Europe/Vienna', Date.UTC(2027, 2, 28, 2, 30), '2027-03-28T01:30:00.000Z'],
  // put back from 3 to 2 o'clock: the first of the two
  ['Europe/Vienna', Date.UTC(2026, 9, 25, 2, 30), '2026-10-25T00:30:00.000Z'],
  // by half an hour
  ['Australia/Lord_Howe', Date.UTC(2026, 9, 4, 2, 15), '2026-10-03T15:45:00.000Z'],
  // at midnight
  ['America/Santiago', Date.UTC(2026, 8, 6, 0, 30), '2026-09-06T04:30:00.000Z'],
  // a day that there was not
  ['Pacific/Apia', Date.UTC(2011, 11, 30, 12), '2011-12-30T22:00:00.000Z'],
])('passes over what clocks pass over, and takes the first of what comes twice: %s', (zone, wall, at) => {
  expect(new Date(momentAt(wall, zone)).toISOString()).toBe(at);
});
