import { canonical, type Json } from '../../kernel/json.ts';
import { duesOf } from '../deadlines/due.ts';
import type { Games } from '../games.ts';
import type { Part } from './part.ts';

/** By what deadlines are set, what people want in its place, when each seat's time is over, and when the reader is away. */
export function deadlinePart({ database }: Games): Part {
  return {
    name: 'deadline',
    follow({ at }) {
      let before = '';
      return async ({ id, seating, since, stopped }) => {
        const kept = await database.deadlines.kept(id);
        const wishes = [...kept.wishes].map(([person, rule]) => [seating.people[person]?.name ?? '', rule]);
        const set: Record<string, Json> = {
          rule: kept.rule,
          wishes: Object.fromEntries(wishes) as Json,
          due: stopped ? {} : { ...duesOf(since, seating, kept) },
          away: kept.away.get(at) ?? [],
        };
        const text = canonical(set);
        if (text === before) return null;
        before = text;
        return { set };
      };
    },
  };
}
