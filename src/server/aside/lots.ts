import { canonical, type Json } from '../../kernel/json.ts';
import type { Seat } from '../../kernel/seat.ts';
import { lotsNow } from '../acts/lots.ts';
import type { LiveGame } from '../games/live-game.ts';
import { holdersOf } from '../people/people.ts';
import type { AsidePart } from './part.ts';

/** For whose lots the dice wait, person by person; nothing in a game whose dice wait for none. */
export function lotsPart(): AsidePart {
  return {
    name: 'lots',
    follow() {
      let before = '';
      return async (live) => {
        const set = live.stopped ? null : lotsFor(live);
        const text = canonical(set ?? {});
        if (set === null || text === before) return null;
        before = text;
        return { set };
      };
    },
  };
}

function lotsFor(live: LiveGame): Record<string, Json> | null {
  const now = lotsNow(live);
  if (!now) return null;
  const groups = Map.groupBy(now.waits, (seat: Seat) => holdersOf(live.seating, seat).join());
  return { head: now.head, waits: [...groups.values()] };
}
