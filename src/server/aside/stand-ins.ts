import { canonical, type Json } from '../../kernel/json.ts';
import type { Games } from '../games/games.ts';
import type { HandOver } from '../stand-ins/hand-over.ts';
import type { AsidePart } from './part.ts';

/** Who plays for whom, or would; whom the reader may name, and whom the reader lets read what was written before. */
export function standInPart(
  { database }: Pick<Games, 'database'>,
  handOver: Pick<HandOver, 'may'>,
): AsidePart {
  return {
    name: 'stand-ins',
    follow({ at }) {
      let before = '';
      return async (live) => {
        const { people, standIns } = live.seating;
        const nameOf = (person: number): string => people[person]?.name ?? '';
        const set: Record<string, Json> = {
          standIns: [...standIns].map(([absent, { by, accepted, since }]) => ({
            for: nameOf(absent),
            by: nameOf(by),
            seats: [...(people[absent]?.seats ?? [])],
            accepted,
            since,
          })),
          may: (await handOver.may(live, at)).map(nameOf),
          lets: (await database.standIns.letTo(live.id, at)).map(nameOf),
        };
        const text = canonical(set);
        if (text === before) return null;
        before = text;
        return { set };
      };
    },
  };
}
