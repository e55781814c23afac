import { truthOf } from '../stories/conditions.ts';
import { markOf, setMark, totalOf } from '../rules/a-classes.ts';
import { FRIENDS, isAxis, type Nation, NATIONS } from '../nations.ts';
import type { PlaceId } from '../stories/rule.ts';
import type { Books, NationMark, Open } from '../state.ts';
import { ENTRIES } from '../rules/e-territories.ts';
import { belgiumHollandRuling } from '../entries/belgium-holland.rulings.ts';

/**
 * A game that begins in the middle says how a territory stands: where that is not as the guide prints it, and nobody says by what
 * rule, its story does (AFG.U3, IRN.O2).
 */
export function sayWhatBegan(books: Books, open: Open, printed: Open['marks']): void {
  const isUnsaid = (place: PlaceId, nation: Nation, { by, class: is }: NationMark): boolean =>
    by === 'table' || (by === 'start' && printed[place]?.[nation]?.class !== is);
  for (const entry of ENTRIES)
    for (const { id, begun } of entry.rules) {
      if (begun === undefined || truthOf({ books, open, entry }, begun) !== true) continue;
      for (const { id: place } of entry.home)
        for (const nation of NATIONS) {
          const mark = markOf(open, place, nation);
          if (mark && isUnsaid(place, nation, mark)) setMark(open, place, nation, { ...mark, by: id });
        }
    }
}

/**
 * G.B7, BEH.AX: in a game that begins later, what a box had made original land of a nation is so, and what the Axis conquered
 * had been that of the box, as its attack turned it; the home of the Dutch in 1942, too (ruling belgium-held).
 */
export function sayWhatWasTaken(open: Open): void {
  for (const { id, home, colonies = [], axis } of ENTRIES) {
    const [nation] = axis.nations;
    if (axis.class !== 'total' || !nation || !FRIENDS.includes(nation)) continue;
    const group = [...home, ...colonies].map((each) => each.id);
    const isBoxed = (place: PlaceId): boolean =>
      totalOf(open, place) === nation && markOf(open, place, nation)?.by === `${id}.AX`;
    const hasTurned = group.some(isBoxed);
    const original = axis.original && { original: true as const };
    const isHeld = original && belgiumHollandRuling(open.rulings, 'belgium-held') === 'french';
    for (const place of group) {
      const owner = totalOf(open, place);
      const mark = owner && markOf(open, place, owner);
      if (!owner || !mark) continue;
      if (isBoxed(place)) setMark(open, place, owner, { ...mark, ...original });
      else if (isAxis(owner) && (hasTurned || mark.by === 'conquest' || isHeld))
        setMark(open, place, owner, { ...mark, lost: { nation, ...original } });
    }
  }
}
