import { type Referee, directive, tell, texts } from '../../../kernel/index.ts';
import { markOf, setMark, totalOf } from '../rules/a-classes.ts';
import { type Acting, isFixed, markPlaces, raisesFixed, towardOf, unitWords } from '../rules/a6-marking.ts';
import { stateOf } from '../stories/conditions.ts';
import { entryOf, groupOf, placeOf, type Territory } from '../rules/e-territories.ts';
import { belgiumHollandRuling } from '../entries/belgium-holland.rulings.ts';
import { boliviaRuling } from '../entries/bolivia.rulings.ts';
import { paraguayRuling } from '../entries/paraguay.rulings.ts';
import { peruRuling } from '../entries/peru.rulings.ts';
import { act } from '../rules/f3-effects.ts';
import { joinUnits, nativesOf, putNatives, putUnits, unitsOf } from '../rules/h-forces.ts';
import { isAxis, type Nation } from '../nations.ts';
import { part } from '../part.ts';
import {
  type Box,
  type GuideEntry,
  type EntryId,
  LAND_KINDS,
  type LandKind,
  type PlaceId,
} from '../stories/rule.ts';
import type { Books, NationMark, Open, Units } from '../state.ts';
import { alwaysNeutral } from './a9-always-neutral.ts';
import { boxRuling, BOX_RULINGS } from './c-boxes.rulings.ts';

/** A box with its id: 'POL.AX'. */
export interface BattleTurn {
  readonly id: string;
  readonly box: Box;
}

/** G.C1: the box of an entry that an attack of a nation opens. */
export function boxFor({ id, axis, allied }: GuideEntry, attacker: Nation): BattleTurn {
  return isAxis(attacker) ? { id: `${id}.AX`, box: axis } : { id: `${id}.AL`, box: allied };
}

/** The nation under whose Total Control a box has put a place; null: no box has, or it was conquered since. */
export function boxedBy(open: Open, place: PlaceId): Nation | null {
  const total = totalOf(open, place);
  if (total === null) return null;
  const { entry } = placeOf(place);
  return [`${entry.id}.AX`, `${entry.id}.AL`].includes(markOf(open, place, total)?.by ?? '') ? total : null;
}

/** The entry by whose box a place turns, and what turns with it: Ecuador can be a part of Peru (ruling peruvian-ecuador). */
export function sideOf(open: Open, place: PlaceId): Pick<Territory, 'entry' | 'group'> {
  const { entry, group } = placeOf(place);
  const isPeruvian = isAbsorbed(open) && peruRuling(open.rulings, 'peruvian-ecuador') === 'peru';
  if (!isPeruvian || !['ECU', 'PER'].includes(entry.id)) return { entry, group };
  if (entry.id === 'ECU' && place !== 'ecuador')
    return { entry, group: group.filter((each) => each !== 'ecuador') };
  const peru = entryOf('PER');
  return { entry: peru, group: [...groupOf(peru), 'ecuador'] };
}

/** PER.U1a: whether Ecuador is a part of Peru. */
function isAbsorbed(open: Open): boolean {
  return stateOf(open, entryOf('ECU')) === 'ecuador-peruvian';
}

/** ECU.E2: whether an attack is that of the U.S.A. on the Peruvians in Ecuador: nobody takes a side by that. */
function isFreeing(open: Open, place: PlaceId, attacker: Nation): boolean {
  return attacker === 'usa' && place === 'ecuador' && isAbsorbed(open) && totalOf(open, place) === null;
}

/** The box that an attack of a nation on a place opens; null: none (ECU.E2). */
export function turnOf(open: Open, place: PlaceId, attacker: Nation): BattleTurn | null {
  return isFreeing(open, place, attacker) ? null : boxFor(sideOf(open, place).entry, attacker);
}

/** Whether a place stands so for good, whatever attacks it (rulings paraguay-permanent, bolivia-permanent, ecuador-forever). */
function isPermanent(open: Open, place: PlaceId, { box }: BattleTurn): boolean {
  const { id } = placeOf(place).entry;
  if (id === 'BOL' && open.ended.includes(id))
    return boliviaRuling(open.rulings, 'bolivia-permanent') === 'never';
  if (!isFixed(open, place)) return false;
  const raises = (nation: Nation): boolean =>
    box.class !== 'neutral' && raisesFixed(open, place, nation, box.class);
  if (box.nations.some(raises)) return false;
  return id !== 'PAR' || paraguayRuling(open.rulings, 'paraguay-permanent') === 'never';
}

/**
 * G.C1, G.C5: whether a box makes a place take sides: not under Total Control, unless another box has put it there (ruling
 * last-attack), or this one makes it original land of who has it (BEH.AX after BEH.E2). What is a nation's own by conquest or by
 * its story is attacked as the nation's.
 */
function turns(open: Open, place: PlaceId, turn: BattleTurn): boolean {
  if (isPermanent(open, place, turn)) return false;
  const total = totalOf(open, place);
  if (total === null) return true;
  if (turn.box.original && ownerBy(turn, place) === total) {
    if (markOf(open, place, total)?.original !== true) return true;
  }
  return boxedBy(open, place) !== null && boxRuling(open.rulings, 'last-attack') === 'turns';
}

/** G.E1: the members of its group that turn when a nation attacks a place; none, where the place itself does not. */
export function turning(open: Open, place: PlaceId, attacker: Nation): readonly PlaceId[] {
  const turn = turnOf(open, place, attacker);
  if (turn === null || !turns(open, place, turn)) return [];
  return sideOf(open, place).group.filter((each) => turns(open, each, turn));
}

/** G.C1: the nation whose own the units of a place become by a box; null: they stay natives. */
export function ownerBy({ box }: BattleTurn, place: PlaceId): Nation | null {
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
function generalOf(entry: GuideEntry, places: readonly PlaceId[]): readonly string[] {
  if (alwaysNeutral(entry)) return ['G.A9'];
  const another = places.some((place) => placeOf(place).place.toward !== undefined);
  return [...(places.length > 1 ? ['G.E1', 'G.E2'] : []), ...(another ? ['G.E3'] : [])];
}

/** G.C1, G.E1, G.E3: the whole group takes sides by the box, at once and whatever comes of the attack. */
export function turnGroup(
  books: Books,
  open: Open,
  entry: GuideEntry,
  { id, box }: BattleTurn,
  places: readonly PlaceId[],
  referee: Referee,
): void {
  const seen: Acting = { books, open, entry, by: id, through: true, sets: true, unfixes: true };
  const armies = places.map((place) => ({ place, army: nativesOf(open, place) }));
  const text = alwaysNeutral(entry) ? say.told.alwaysNeutral : say.told.box;
  const clauses = [...boxesOf(id, places), 'G.C1', ...generalOf(entry, places)];
  tell(referee, 'note', text, { entry: entry.id, places: [...places] }, clauses);
  if (box.class === 'neutral') act(seen, [{ does: 'mark', class: 'neutral', on: { places } }], referee);
  else {
    const mark: NationMark = { class: box.class, by: id, ...(box.original && { original: true as const }) };
    const all = { ...seen, beside: box.nations };
    box.nations.forEach((nation, i) => markPlaces(all, places, nation, mark, i > 0, referee));
    if (box.original) markHeld(open, entry, box);
  }
  for (const { place, army } of armies) {
    const owner = ownerBy({ id, box }, place);
    // what it has been for long has no natives left to note
    if (owner !== null && !markOf(open, place, owner)?.natives) noteNatives(open, place, owner, army);
  }
  if (box.ends || closesNeutral(open, entry, box)) act(seen, [{ does: 'end' }], referee);
}

/** BEH.AX: what the Axis holds of the group already is original land of its nation, too (ruling belgium-held). */
function markHeld(open: Open, entry: GuideEntry, { nations: [nation] }: Box): void {
  if (!nation || belgiumHollandRuling(open.rulings, 'belgium-held') === 'free') return;
  for (const place of groupOf(entry)) {
    const owner = totalOf(open, place);
    const held = owner && isAxis(owner) && markOf(open, place, owner);
    if (held) setMark(open, place, owner, { ...held, lost: { nation, original: true } });
  }
}

/** Whether a box that says Neutral ends a story (ruling neutral-box); not that of who is always neutral. */
function closesNeutral({ rulings }: Open, entry: GuideEntry, box: Box): boolean {
  return box.class === 'neutral' && !alwaysNeutral(entry) && boxRuling(rulings, 'neutral-box') === 'closes';
}

/** G.C5: so much is left of the natives that a box has made a nation's own. */
export function noteNatives(open: Open, place: PlaceId, nation: Nation, left: Units): void {
  const mark = markOf(open, place, nation);
  if (mark?.class === 'total') setMark(open, place, nation, { ...mark, natives: left });
}

/**
 * G.C5: what an earlier box made a nation's own turns with the territory on the last attack: as much of the army as was
 * left then and is there still; those that have retreated stay with the nation.
 */
export function giveBack(open: Open, { id }: BattleTurn, place: PlaceId, referee: Referee): void {
  const owner = boxedBy(open, place);
  if (owner === null || markOf(open, place, owner)?.by === id) return;
  const there = unitsOf(open, owner, place);
  // a game that began so does not say: as many as are printed
  const army = markOf(open, place, owner)?.natives ?? placeOf(place).place.forces ?? {};
  const land = someOf(LAND_KINDS.map((kind) => [kind, Math.min(there[kind] ?? 0, army[kind] ?? 0)]));
  const { fighter = 0 } = markOf(open, place, owner)?.natives ?? {};
  const back: Units = { ...land, ...(fighter > 0 && { fighter }) };
  if (Object.keys(back).length === 0) return;
  const left = LAND_KINDS.map((kind): [LandKind, number] => [kind, (there[kind] ?? 0) - (land[kind] ?? 0)]);
  putUnits(open, owner, place, someOf(left));
  putNatives(open, place, joinUnits(nativesOf(open, place), back));
  const args = { place, nation: owner, units: unitWords(back) };
  directive(referee, say.told.givenBack, args, ['G.C5']);
}

/** Units by kind, without what there is none of. */
function someOf(counts: readonly (readonly [LandKind, number])[]): Units<LandKind> {
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** The places of those that turn which have a ship that an attack finds there (G.D1). */
export function shipsIn(open: Open, places: readonly PlaceId[]): readonly PlaceId[] {
  return places.filter((place) => (nativesOf(open, place).destroyer ?? 0) > 0);
}

const say = texts({
  told: {
    box: 'An attack on {entry} brings to a side at once, whatever comes of it: {places}.',
    alwaysNeutral: 'An attack on {places}: it fights, and stays Neutral to all.',
    givenBack: '{units} of {nation} in {place} turn with it: they are native again.',
  },
});

/** G.C1, G.C5, G.E1, G.E3: the boxes. */
export const BOXES = part(import.meta.url, {
  clauses: {
    'G.C1': ['computed', 'The neutral takes sides at once', 'turnGroup'],
    'G.C5': ['computed', 'The last attack counts', 'giveBack'],
  },
  rulings: BOX_RULINGS,
  texts: say,
});
