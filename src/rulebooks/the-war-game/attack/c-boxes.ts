import { type Referee, toAll } from '../../../kernel/dispatch.ts';
import { words } from '../../../kernel/words.ts';
import { type Acting, markPlaces, towardOf, unitWords } from '../marking.ts';
import { act } from '../effects.ts';
import { joined, nativesOf, putNatives, putUnits, unitsOf } from '../forces.ts';
import { markOf, totalOf } from '../marks.ts';
import { isAxis, type Nation } from '../nations.ts';
import { type Box, type Entry, type EntryId, LAND_KINDS, type LandKind, type PlaceId } from '../rule.ts';
import type { Books, Mark, Open, Units } from '../state.ts';
import { groupOf, placeOf } from '../territories.ts';
import { ruled } from './attack.rulings.ts';

/** A box with its id: 'POL.AX'. */
export interface Turn {
  readonly id: string;
  readonly box: Box;
}

/** G.A9: whether a territory takes nobody's side, whoever attacks it: Sweden, Switzerland and Turkey. */
export function alwaysNeutral({ axis, allied }: Entry): boolean {
  return axis.class === 'neutral' && allied.class === 'neutral';
}

/** G.C1: the box of an entry that an attack of a nation opens. */
export function boxFor({ id, axis, allied }: Entry, attacker: Nation): Turn {
  return isAxis(attacker) ? { id: `${id}.AX`, box: axis } : { id: `${id}.AL`, box: allied };
}

/** The nation under whose Total Control a box has put a place; null: no box has, or it was conquered since. */
export function boxedBy(open: Open, place: PlaceId): Nation | null {
  const total = totalOf(open, place);
  if (total === null) return null;
  const { entry } = placeOf(place);
  return [`${entry.id}.AX`, `${entry.id}.AL`].includes(markOf(open, place, total)?.by ?? '') ? total : null;
}

/**
 * G.C1, G.C5: whether an attack makes a place take sides: not under Total Control, unless another box has put it there (ruling
 * last-attack). What is a nation's own by conquest or by its story is attacked as the nation's.
 */
export function turns(open: Open, place: PlaceId): boolean {
  if (totalOf(open, place) === null) return true;
  return boxedBy(open, place) !== null && ruled(open.rulings, 'last-attack') === 'turns';
}

/** G.E1: the members of its group that turn when a place is attacked; none, where the place itself does not. */
export function turning(open: Open, place: PlaceId): readonly PlaceId[] {
  return turns(open, place) ? placeOf(place).group.filter((each) => turns(open, each)) : [];
}

/** G.C1: the nation whose own the units of a place become by a box; null: they stay natives. */
export function ownerBy({ box }: Turn, place: PlaceId): Nation | null {
  const [first] = box.nations;
  return box.class === 'total' && first ? towardOf(place, first) : null;
}

/** The entries of colonies that print boxes of their own. */
const WITH_BOXES: readonly EntryId[] = ['FAE', 'GRL', 'ICE'];

/** The boxes by which some places turn: that of the home, and those that colonies print themselves. */
function boxesOf(id: string, places: readonly PlaceId[]): readonly string[] {
  const side = id.split('.')[1] ?? '';
  const own = places.map((place) => placeOf(place).place.entry ?? '');
  return [id, ...WITH_BOXES.filter((each) => own.includes(each)).map((each) => `${each}.${side}`)];
}

/** What else is so of a group that is attacked: G.A9, G.E1, G.E2, G.E3. */
function generalOf(entry: Entry, places: readonly PlaceId[]): readonly string[] {
  if (alwaysNeutral(entry)) return ['G.A9'];
  const another = places.some((place) => placeOf(place).place.toward !== undefined);
  return [...(places.length > 1 ? ['G.E1', 'G.E2'] : []), ...(another ? ['G.E3'] : [])];
}

/** G.C1, G.E1, G.E3: the whole group takes sides by the box, at once and whatever comes of the attack. */
export function turnGroup(
  books: Books,
  open: Open,
  entry: Entry,
  { id, box }: Turn,
  places: readonly PlaceId[],
  referee: Referee,
): void {
  const seen: Acting = { books, open, entry, by: id, through: true, sets: true };
  const key = alwaysNeutral(entry) ? 'told.alwaysNeutral' : 'told.box';
  const clauses = [...boxesOf(id, places), 'G.C1', ...generalOf(entry, places)];
  referee.tell?.(toAll('note', words(key, { entry: entry.id, places: [...places] }), clauses));
  if (box.class === 'neutral') act(seen, [{ does: 'mark', class: 'neutral', on: { places } }], referee);
  else {
    const mark: Mark = { class: box.class, by: id, ...(box.original && { original: true as const }) };
    box.nations.forEach((nation, i) => markPlaces(seen, places, nation, mark, i > 0, referee));
  }
  if (box.ends) act(seen, [{ does: 'end' }], referee);
}

/**
 * G.C5: what an earlier box made a nation's own turns with the territory on the last attack: as many units as can have been
 * native; those that have retreated stay with the nation.
 */
export function giveBack(open: Open, { id }: Turn, place: PlaceId, referee: Referee): void {
  const owner = boxedBy(open, place);
  if (owner === null || markOf(open, place, owner)?.by === id) return;
  const there = unitsOf(open, owner, place);
  const army = placeOf(place).place.forces ?? {};
  const back = someOf(LAND_KINDS.map((kind) => [kind, Math.min(there[kind] ?? 0, army[kind] ?? 0)]));
  if (Object.keys(back).length === 0) return;
  const left = LAND_KINDS.map((kind): [LandKind, number] => [kind, (there[kind] ?? 0) - (back[kind] ?? 0)]);
  putUnits(open, owner, place, someOf(left));
  putNatives(open, place, joined(nativesOf(open, place), back));
  const args = { place, nation: owner, units: unitWords(back) };
  referee.tell?.(toAll('directive', words('told.givenBack', args), ['G.C5']));
}

/** Units by kind, without what there is none of. */
function someOf(counts: readonly (readonly [LandKind, number])[]): Units<LandKind> {
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** The places of an entry's group that have a ship which an attack finds there (G.D1). */
export function shipsIn(open: Open, entry: Entry): readonly PlaceId[] {
  return groupOf(entry).filter((place) => (nativesOf(open, place).destroyer ?? 0) > 0 && turns(open, place));
}
