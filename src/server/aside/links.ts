import { canonical, type Json } from '../../kernel/json.ts';
import type { Games } from '../games/games.ts';
import { awaitedBy } from '../people/invitations.ts';
import type { AsidePart } from './part.ts';

/** Whether the reader's link to their seat is their own (null: they have none), and which invitations to their seats wait for their agreement. */
export function linksPart({ clock }: Pick<Games, 'clock'>): AsidePart {
  return {
    name: 'links',
    follow({ at }) {
      let before = '';
      return async ({ seating }) => {
        const { seats = [], held } = seating.people[at] ?? {};
        const waits = seating.people.flatMap((each, person): Json[] =>
          !each.revoked && awaitedBy(each, clock()).includes(at)
            ? [{ person, name: each.name, seats: [...each.seats], until: each.invitation?.wait?.until ?? 0 }]
            : [],
        );
        const set: Record<string, Json> = { own: seats.length === 0 ? null : held === 'held', waits };
        const text = canonical(set);
        if (text === before) return null;
        before = text;
        return { set };
      };
    },
  };
}
