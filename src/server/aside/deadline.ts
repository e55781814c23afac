import { canonical, type Json } from '../../kernel/json.ts';
import type { KeptDeadlines } from '../../store/index.ts';
import { absentOf, duesOf, wishesOf } from '../deadlines/due.ts';
import { commonOf } from '../desk/sight.ts';
import { bySeat } from '../desk/unnamed.ts';
import type { Games } from '../games/games.ts';
import type { LiveGame } from '../games/live-game.ts';
import { answerFrom, rollFrom } from '../people/for-others.ts';
import { sitting } from '../people/people.ts';
import { awaitedWord } from '../people/word.ts';
import type { AsidePart } from './part.ts';

/**
 * By what deadlines are set, what people want in its place, when each seat's time is over, from when others may act for it, how long
 * a die waits for a word, when the reader is away, and who else is.
 */
export function deadlinePart({ database }: Games): AsidePart {
  return {
    name: 'deadline',
    follow({ at }) {
      let before = '';
      return async (live) => {
        const { id, seating, since, stopped } = live;
        const kept = await database.deadlines.kept(id);
        const set: Record<string, Json> = {
          rule: kept.rule,
          wishes: wishesOf(seating, kept) as Json,
          due: stopped
            ? {}
            : { ...bySeat(live, sitting(seating, at)?.seats ?? [], duesOf(since, seating, kept)) },
          ...(stopped ? {} : fromWhen(live, kept)),
          away: kept.away.get(at) ?? [],
          absent: absentOf(seating, kept) as unknown as Json,
        };
        const text = canonical(set);
        if (text === before) return null;
        before = text;
        return { set };
      };
    },
  };
}

/** From when others may roll the die that is asked, and answer what the table is asked of a seat first. */
function fromWhen(live: LiveGame, kept: KeptDeadlines): Record<string, Json> {
  const owner = commonOf(live).seen.diceAsks.find(({ form }) => form.kind === 'roll')?.owner;
  const word = awaitedWord(live);
  return {
    rollFrom: rollFrom(live, kept, owner),
    answerFrom: answerFrom(live),
    ...(word ? { wordUntil: word.until } : {}),
  };
}
