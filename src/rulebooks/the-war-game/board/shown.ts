import type { Json, View, Words, board } from '../../../kernel/index.ts';
import { marksOf } from '../rules/a-classes.ts';
import { landOf, placeOf } from '../rules/e-territories.ts';
import { armyOf } from '../rules/h-forces.ts';
import { nativesOf, strengthOf, unitsOf } from '../rules/h-forces.ts';
import { NATIONS, type Nation } from '../nations.ts';
import { type Forces, KINDS, type PlaceId } from '../stories/rule.ts';
import type { Books, NationMark, Open, SealedPart } from '../state.ts';
import { shownTexts } from './shown.words.ts';

export type OurView = View<Open, SealedPart>;

/** The nations that this view speaks for; a spectator and the table: none. */
export function ownNations({ seating }: Books, { seat }: OurView): readonly Nation[] {
  return NATIONS.filter((nation) => seating[nation] === seat);
}

/** A place at the head of a line; land as the map of the game calls it. */
export function heading({ map }: Books, id: PlaceId): Words {
  return shownTexts.board.named({ name: landOf(map, id)?.name ?? id });
}

/** The nations that a place has taken up, in the order of play, with their marks. */
export function flagsOf(
  open: Open,
  place: PlaceId,
): readonly { readonly nation: Nation; readonly mark: NationMark }[] {
  const marks = marksOf(open, place);
  return NATIONS.flatMap((nation) => {
    const mark = marks[nation];
    return mark ? [{ nation, mark }] : [];
  });
}

/** Several words in one cell; none: nothing. */
export function listWords(
  parts: readonly Json[],
  text: (args: { readonly parts: Json }) => Words = shownTexts.board.list,
): board.Cell {
  return parts.length === 0 ? '' : text({ parts: [...parts] });
}

/** Units in words: '2 infantry, 1 artillery'. */
export function unitsWords(units: Forces): Words {
  const parts = KINDS.flatMap((kind) => {
    const count = units[kind] ?? 0;
    return count > 0 ? [shownTexts.board.units({ count, kind })] : [];
  });
  return shownTexts.board.list({ parts });
}

/** The army of a place with its strength, and the forces of nations there, each stronger or weaker than that (G.H1, G.H3). */
export function forceWords(open: Open, place: PlaceId): readonly Words[] {
  const natives = nativesOf(open, place);
  const { entry, isColony } = placeOf(place);
  const army = armyOf(open, entry);
  const own = KINDS.some((kind) => (natives[kind] ?? 0) > 0)
    ? [shownTexts.board.army({ units: unitsWords(natives), strength: strengthOf(natives) })]
    : [];
  const others = NATIONS.flatMap((nation): Words[] => {
    const units = unitsOf(open, nation, place);
    const strength = strengthOf(units);
    if (strength === 0) return [];
    const key =
      army === 0 || isColony ? 'none' : strength > army ? 'superior' : strength < army ? 'inferior' : 'equal';
    return [shownTexts.board.force[key]({ nation, units: unitsWords(units), strength })];
  });
  return [...own, ...others];
}
