import { canonical, type Json } from '../../kernel/json.ts';
import type { Games } from '../games/games.ts';
import { NUDGE_REST, type Presence } from '../people/presence.ts';
import type { AsidePart } from './part.ts';

/** Who looks at a game now, of those who let others see it; whether the reader does; and who was nudged within a day. */
export function presencePart({ database, clock }: Games, presence: Presence): AsidePart {
  return {
    name: 'presence',
    follow({ at }) {
      let before = '';
      return async ({ id, seating: { people } }) => {
        const nameOf = (person: number): string => people[person]?.name ?? '';
        const shown = await database.presence.shown(id);
        const looking = await presence.looking(id);
        const nudges = await database.presence.nudges(id);
        const late = [...nudges].filter(([, nudge]) => nudge.at > clock() - NUDGE_REST);
        const set: Record<string, Json> = {
          shows: shown.has(at),
          looking: [...looking].filter((each) => each !== at).map(nameOf),
          nudged: Object.fromEntries(late.map(([person, nudge]) => [nameOf(person), { ...nudge }])),
        };
        const text = canonical(set);
        if (text === before) return null;
        before = text;
        return { set };
      };
    },
  };
}
