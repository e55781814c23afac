import { once } from '../../../kernel/index.ts';
import { classOf, totalOf } from '../rules/a-classes.ts';
import { AXIS, FRIENDS, isAxis, type Nation } from '../nations.ts';
import { part } from '../part.ts';
import type { PlaceId } from '../stories/rule.ts';
import type { Open } from '../state.ts';
import { friendRuling, FRIEND_RULINGS } from './b-friends.rulings.ts';

// Standing friendships: what belongs to one is Friendly to the others, whatever its own flag says.

/** The nations whose territories are at all times Friendly to a nation (G.B2, G.B7); the U.S.S.R. has none (G.B4). */
export const friendsOf = once((nation: Nation): readonly Nation[] => {
  const circle = isAxis(nation) ? AXIS : FRIENDS;
  return circle.includes(nation) ? circle.filter((each) => each !== nation) : [];
});

/** G.B2, G.B7: the friend of a nation that a territory belongs to, Sworn or under Total Control; null: none. */
export function friendThere(open: Open, nation: Nation, place: PlaceId): Nation | null {
  if (open.marks[place] === undefined) return null;
  const needsTotal = isAxis(nation) && friendRuling(open.rulings, 'axis-territory') === 'total';
  const isTheirs = (friend: Nation): boolean => {
    const is = classOf(open, place, friend);
    return is === 'total' || (is === 'sworn' && !needsTotal);
  };
  return friendsOf(nation).find(isTheirs) ?? null;
}

/** G.B6: the Axis nation that a hostile territory belongs to, Sworn or under Total Control; null: none. */
export function axisThere(open: Open, place: PlaceId): Nation | null {
  if (open.marks[place] === undefined) return null;
  const isOf = (nation: Nation): boolean => {
    const is = classOf(open, place, nation);
    return is === 'sworn' || is === 'total';
  };
  return AXIS.find(isOf) ?? null;
}

/** The nation that has Total Control of a territory, if it is another one. */
export function otherThere(open: Open, nation: Nation, place: PlaceId): Nation | null {
  const total = totalOf(open, place);
  return total === nation ? null : total;
}

/** The clauses that say of each nation what it may attack (G.B1, G.B3, G.B5, G.B6). */
export function clauseOf(nation: Nation): 'G.B1' | 'G.B3' | 'G.B5' | 'G.B6' {
  if (isAxis(nation)) return 'G.B1';
  if (nation === 'ussr') return 'G.B3';
  return nation === 'china' ? 'G.B5' : 'G.B6';
}

/** G.B2, G.B7: friends. */
export const FRIENDS_THERE = part(import.meta.url, {
  clauses: {
    'G.B2': ['enforced', 'The Axis are friends', 'friendThere'],
    'G.B7': ['enforced', 'The Allies are friends', 'friendThere'],
  },
  rulings: FRIEND_RULINGS,
});
