import { hasSecrets } from '../../kernel/game/secrets.ts';
import { canonical, type Json } from '../../kernel/json.ts';
import type { BotStore } from '../../store/bots.ts';
import { canHaveBots, levelsOf } from '../bots/seats.ts';
import type { LiveGame } from '../live-game.ts';
import { sitting } from '../people.ts';
import { isOpenTo } from '../places.ts';
import type { Part } from './part.ts';

/** Which seats bots have, for all; and why they answered so, for whoever has the seat, or for all once everything is open. */
export function botPart(store: Pick<BotStore, 'reasons'>): Part {
  return {
    name: 'bots',
    follow({ at, seat }) {
      let before = '';
      const reasons = async (live: LiveGame): Promise<Json> => {
        const isOpen = isOpenTo({ live, at });
        const own = sitting(live.seating, at)?.seats ?? [];
        // where there are secrets, those who share a link read each what is of their own seat
        const mine = hasSecrets(live.game.table) ? own.filter((each) => each === seat) : own;
        if (live.seating.bots.size === 0 || (!isOpen && mine.length === 0)) return [];
        // numbers of entries count hidden ones too
        return (await store.reasons(live.id, isOpen ? null : mine)).map(({ seat, text }) => ({ seat, text }));
      };
      return async (live) => {
        const set: Record<string, Json> = {
          can: canHaveBots(live) && live.stopped === null,
          bots: levelsOf(live.seating),
          reasons: await reasons(live),
        };
        const text = canonical(set);
        if (text === before) return null;
        before = text;
        return { set };
      };
    },
  };
}
