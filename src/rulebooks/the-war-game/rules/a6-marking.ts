import { type Referee, type Words, directive } from '../../../kernel/index.ts';
import type { ReadFrom } from '../stories/conditions.ts';
import { convertNatives, markOf, marksOf, putMarks, RANK, totalOf } from './a-classes.ts';
import { type Nation, NATIONS } from '../nations.ts';
import { part } from '../part.ts';
import { type Class, clauseOf, type Forces, type PlaceId } from '../stories/rule.ts';
import { ruleTexts } from '../stories/rule.words.ts';
import { classRuling } from './a-classes.rulings.ts';
import { ecuadorRuling } from '../entries/ecuador.rulings.ts';
import type { NationMark, MarksOf, Open } from '../state.ts';
import { placeOf } from './e-territories.ts';
import { unrestTexts } from './g-unrest.words.ts';

// How rules mark territories: what they may not touch, what is new, what goes with it.

/** From what an effect acts: what is seen, and the rule or box that acts. */
export interface Acting extends ReadFrom {
  readonly by: string;
  /** It acts on a place under Total Control or after a box (ruling total-control). */
  readonly through?: boolean | undefined;
  /** It may lower toward the same nation: a roll, a box, or a lapse that is named. */
  readonly sets?: boolean | undefined;
  /** The nations whose flags stand beside the new one: those that a box names together. */
  readonly beside?: readonly Nation[] | undefined;
  /** It acts on what is fixed for good, too: a box, by the rulings of what is permanent. */
  readonly unfixes?: boolean | undefined;
}

/** G.E3: the nation toward which a member of a group turns: Greenland's is another. */
export function towardOf(place: PlaceId, nation: Nation): Nation {
  return placeOf(place).place.toward?.[nation] ?? nation;
}

/** Whether a place stands so for good. */
export function isFixed(open: Open, place: PlaceId): boolean {
  const marks = marksOf(open, place);
  for (const nation in marks) if (marks[nation as Nation]?.fixed) return true;
  return false;
}

/** ECU.E2: whether a place that stands so for good can still come under the Total Control of that nation (ruling ecuador-forever). */
export function raisesFixed(open: Open, place: PlaceId, nation: Nation, to: Class): boolean {
  const mark = markOf(open, place, nation);
  if (to !== 'total' || mark?.fixed !== true || mark.class === 'total') return false;
  return placeOf(place).entry.id === 'ECU' && ecuadorRuling(open.rulings, 'ecuador-forever') === 'raises';
}

/** Whether a rule may not touch a place: it is under Total Control, or fixed for good, or aligned by a box. */
function isShut({ open, through, unfixes }: Acting, place: PlaceId, raises = false): boolean {
  if (!unfixes && !raises && isFixed(open, place)) return true;
  return (
    !through && totalOf(open, place) !== null && classRuling(open.rulings, 'total-control') !== 'goes-on'
  );
}

/**
 * Mark places toward a nation, member by member, told once for all that changed; what is not original land is half (G.A6).
 * Whether any changed.
 */
export function markPlaces(
  seen: Acting,
  places: readonly PlaceId[],
  nation: Nation,
  mark: NationMark,
  beside: boolean,
  referee: Referee,
): boolean {
  const { open, by } = seen;
  const changed = new Map<Nation, Changed>();
  for (const place of places) {
    const toward = towardOf(place, nation);
    if (isShut(seen, place, raisesFixed(open, place, toward, mark.class))) continue;
    const stay = staying(seen, place, mark, beside);
    if (!isNew(seen, place, toward, mark) && !clears(seen, place, toward, stay)) continue;
    const gone = NATIONS.filter((each) => each !== toward && markOf(open, place, each) && !stay[each]);
    const known = changed.get(toward);
    putMarks(open, place, { ...stay, [toward]: mark } as MarksOf);
    if (mark.class === 'total') tellConverted(seen, place, toward, referee);
    changed.set(toward, {
      places: [...(known?.places ?? []), place],
      gone: NATIONS.filter((each) => gone.includes(each) || known?.gone.includes(each)),
    });
  }
  if (referee.tell) tellMarked(by, mark, changed, referee);
  return changed.size > 0;
}

/** What is marked anew toward a nation, and whose flags go for that. */
interface Changed {
  readonly places: readonly PlaceId[];
  readonly gone: readonly Nation[];
}

function tellMarked(
  by: string,
  mark: NationMark,
  changed: ReadonlyMap<Nation, Changed>,
  referee: Referee,
): void {
  for (const [toward, { places, gone }] of changed) {
    const flags = gone.length > 0 ? { gone: [...gone] } : {};
    const args = { places: [...places], nation: toward, class: ruleTexts.class[mark.class](), ...flags };
    const isHalf = mark.class === 'total' && !mark.original;
    directive(referee, isHalf ? unrestTexts.told.markHalf : unrestTexts.told.mark, args, [
      clauseOf({ id: by }),
      ...(isHalf ? ['G.A6'] : []),
    ]);
  }
}

/** G.A1: the flags that stay beside a new one (ruling replaces); under Total Control nobody else has a say. */
function staying(
  { open, beside = [] }: Acting,
  place: PlaceId,
  mark: NationMark,
  keepsAll: boolean,
): MarksOf {
  if (mark.class === 'total') return {};
  const marks = marksOf(open, place);
  if (keepsAll || classRuling(open.rulings, 'replaces') === 'keep') return marks;
  const named = beside.map((nation) => towardOf(place, nation));
  const kept = named.flatMap((nation) => (marks[nation] ? [[nation, marks[nation]] as const] : []));
  return Object.fromEntries(kept) as MarksOf;
}

/** Whether what sets a class anew, as a box does, takes other flags away, though the class is that which there is (G.A1, G.C1). */
function clears({ open, sets }: Acting, place: PlaceId, nation: Nation, stay: MarksOf): boolean {
  const isGone = (each: Nation): boolean => each !== nation && !stay[each];
  return sets === true && Object.keys(marksOf(open, place)).some((each) => isGone(each as Nation));
}

/** Whether a mark changes anything: events raise, and never lower toward the same nation; rolls and lapses set. */
function isNew({ open, sets }: Acting, place: PlaceId, nation: Nation, mark: NationMark): boolean {
  const before = markOf(open, place, nation);
  if (before === undefined) return true;
  if (before.class === mark.class) return before.by !== mark.by && sets === true;
  return sets === true || RANK[mark.class] >= RANK[before.class];
}

/** G.A4: under Total Control the natives are the nation's own, and it is said. */
export function tellConverted({ open, by }: Acting, place: PlaceId, nation: Nation, referee: Referee): void {
  const units = convertNatives(open, place, nation);
  if (Object.keys(units).length === 0) return;
  directive(referee, unrestTexts.told.converted, { place, nation, units: unitWords(units) }, [
    clauseOf({ id: by }),
    'G.A4',
  ]);
}

/** Units in words: '2 infantry', '1 fighter'. */
export function unitWords(units: Forces): readonly Words[] {
  return Object.entries(units).map(([kind, count]) => unrestTexts.units({ kind, count }));
}

/** Neutral again, to one nation or to all; no story does the former where a member turns toward another. Whether any was not. */
export function loosen(
  seen: Acting,
  places: readonly PlaceId[],
  nation: Nation | undefined,
  referee: Referee,
): boolean {
  const { open, by } = seen;
  const changed = places.filter((place) => {
    if (isShut(seen, place)) return false;
    const marks = marksOf(open, place);
    const rest = nation === undefined ? {} : without(marks, nation);
    if (Object.keys(rest).length === Object.keys(marks).length) return false;
    putMarks(open, place, rest);
    return true;
  });
  if (changed.length === 0) return false;
  const data = nation
    ? unrestTexts.told.neutralTo({ places: changed, nation })
    : unrestTexts.told.neutral({ places: changed });
  referee.tell?.({ to: 'all', kind: 'directive', data, clauses: [clauseOf({ id: by })] });
  return true;
}

function without(marks: MarksOf, nation: Nation): MarksOf {
  const { [nation]: _, ...others } = marks;
  return others;
}

/** G.A6: what a mark brings. */
export const MARKING = part(import.meta.url, {
  clauses: {
    'G.A6': ['directive', 'Half value under Total Control', 'markPlaces'],
  },
});
