import { canonical } from '../../kernel/json.ts';
import { readingOf } from '../games/live-game.ts';
import { bySeat } from '../desk/unnamed.ts';
import { withTellers } from '../desk/tellers.ts';
import { sitting } from '../people/people.ts';
import type { AsidePart } from './part.ts';

/**
 * When the lines of a reader's record came, in their order, and since when each seat of the open step is asked. A line that
 * closes a sealed step has the time of its close; of what was held until then, replaced or taken back there is none.
 */
export const TIMES: AsidePart = {
  name: 'times',
  follow({ seat, at: reader }) {
    let [told, before] = [0, ''];
    return async (now) => {
      const { entries } = readingOf(now, seat);
      const at = entries.slice(told).map((n) => now.times[n - 1] ?? null);
      const own = sitting(now.seating, reader)?.seats ?? [];
      const since = now.stopped ? {} : bySeat(now, own, withTellers(now, now.since));
      const text = canonical(since);
      const isFirst = before === '';
      if (at.length === 0 && text === before) return null;
      [told, before] = [entries.length, text];
      return { ...(at.length > 0 || isFirst ? { add: { at } } : {}), set: { since: { ...since } } };
    };
  },
};
