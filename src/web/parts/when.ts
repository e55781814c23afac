const TIME = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const DAY = new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', month: 'short' });

/** A time as people say it: of today the hour, else with the day. */
export function whenText(at: number, now: number = Date.now()): string {
  const [then, today] = [new Date(at), new Date(now)];
  const time = TIME.format(then);
  return then.toDateString() === today.toDateString() ? time : `${DAY.format(then)}, ${time}`;
}
