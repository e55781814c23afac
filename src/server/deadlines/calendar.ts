// The clock and the calendar of a zone.

const DAY = 86_400_000;

/** What a clock on the wall shows: as a moment that it would be in UTC. */
type WallTime = number;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, made);
  return made;
}

/** What the clock of a zone shows at a moment, both in milliseconds. Throws a RangeError where there is no such zone. */
export function wallTime(at: number, zone: string): WallTime {
  const part: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(at)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((at % 1000) + 1000) % 1000);
}

/**
 * When the clock of a zone shows this: the first time, where it does so twice; as much later as it is put forward, where it passes
 * over it.
 */
export function momentAt(wall: WallTime, zone: string): number {
  const ahead = (at: number): number => wallTime(at, zone) - at;
  const [before, after] = [ahead(wall - DAY), ahead(wall + DAY)];
  const fits = [wall - before, wall - after].filter((at) => wallTime(at, zone) === wall);
  return fits.length > 0 ? Math.min(...fits) : wall - before;
}

/** The midnight at which the day of a clock began, as that clock shows it. */
export function dayOf(wall: WallTime): WallTime {
  return Math.floor(wall / DAY) * DAY;
}

/** A day as it is written: '2026-11-29'. */
export function isoDay(wall: WallTime): string {
  return new Date(wall).toISOString().slice(0, 10);
}
