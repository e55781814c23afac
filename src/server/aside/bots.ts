import { hasSecrets } from '../../kernel/game/table.ts';
import { canonical, type Json } from '../../kernel/json.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { BotStore } from '../../store/index.ts';
import { answeredByBots } from '../bots/due.ts';
import { canHaveBots, hintsOf, levelsOf } from '../bots/seats.ts';
import type { LiveGame } from '../games/live-game.ts';
import { sitting } from '../people/people.ts';
import { isOpenTo } from '../people/places.ts';
import type { AsidePart } from './part.ts';

/**
 * Which seats bots have, for all; where they say what they would answer, for whoever has the seat; and why they answered so, for
 * that one, or for all once everything is open.
 */
export function botPart(store: Pick<BotStore, 'reasons'>): AsidePart {
  return {
    name: 'bots',
    follow({ at, seat }) {
      let before = '';
      // where there are secrets, those who share a link read each what is of their own seat
      const mineIn = ({ game, seating }: LiveGame): readonly Seat[] => {
        const own = sitting(seating, at)?.seats ?? [];
        return hasSecrets(game.table) ? own.filter((each) => each === seat) : own;
      };
      const reasons = async (live: LiveGame): Promise<Json> => {
        const isOpen = isOpenTo({ live, at });
        const mine = mineIn(live);
        if (live.seating.bots.size === 0 || (!isOpen && mine.length === 0)) return [];
        // numbers of entries count hidden ones too
        return (await store.reasons(live.id, isOpen ? null : mine)).map(({ seat, text }) => ({ seat, text }));
      };
      return async (live) => {
        const set: Record<string, Json> = {
          can: canHaveBots(live) && live.stopped === null,
          bots: levelsOf(live.seating),
          hints: hintsOf(live.seating.hints, mineIn(live)),
          reasons: await reasons(live),
          answers: [...answeredByBots(live)],
        };
        const text = canonical(set);
        if (text === before) return null;
        before = text;
        return { set };
      };
    },
  };
}
