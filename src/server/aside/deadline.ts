import { canonical, type Json } from '../../kernel/json.ts';
import { absentOf, duesOf, wishesOf } from '../deadlines/due.ts';
import type { Games } from '../games/games.ts';
import type { AsidePart } from './part.ts';

/** By what deadlines are set, what people want in its place, when each seat's time is over, when the reader is away, and who else is. */
export function deadlinePart({ database }: Games): AsidePart {
  return {
    name: 'deadline',
    follow({ at }) {
      let before = '';
      return async ({ id, seating, since, stopped }) => {
        const kept = await database.deadlines.kept(id);
        const set: Record<string, Json> = {
          rule: kept.rule,
          wishes: wishesOf(seating, kept) as Json,
          due: stopped ? {} : { ...duesOf(since, seating, kept) },
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
