import { type Referee, toAll } from '../../kernel/dispatch.ts';
import { type Words, words } from '../../kernel/words.ts';
import { placesOf, type Seen, stateOf, truthOf } from './conditions.ts';
import { isThere, joined, nativesOf, putNatives, putUnits, strengthOf, unitsOf } from './forces.ts';
import { classOf, convertNatives, marksOf, markOf, putMarks, RANK, totalOf } from './marks.ts';
import { type Nation, NATIONS, playerOf } from './nations.ts';
import { type Class, clauseOf, type Effect, type Forces, type PlaceId } from './rule.ts';
import { ruled } from './rulings.ts';
import type { Mark, MarksOf, Open } from './state.ts';
import { groupOf, placeOf, ruleOf } from './territories.ts';

// What rules do: each effect changes the state and says so, with the rule that it comes from (G.F3).

/** From what an effect acts: what is seen, and the rule or box that acts. */
export interface Acting extends Seen {
  readonly by: string;
  /** It acts on a place under Total Control or after a box (ruling total-control). */
  readonly through?: boolean | undefined;
  /** It may lower toward the same nation: a roll, a box, or a lapse that is named. */
  readonly sets?: boolean | undefined;
}

/** G.F3: the effects of a rule, in order, at once. Whether they changed what conditions are looked at for. */
export function act(seen: Acting, effects: readonly Effect[], referee: Referee): boolean {
  let isChanged = false;
  for (const effect of effects) if (actOne(seen, effect, referee)) isChanged = true;
  return isChanged;
}

/** What is merely said, or counts units, is no change: no event waits for it. */
function actOne(seen: Acting, effect: Effect, referee: Referee): boolean {
  const { open, entry, by, it } = seen;
  const say = (
    key: string,
    args: Words['args'] = {},
    kind: 'directive' | 'result' | 'note' = 'result',
  ): void => referee.tell?.(toAll(kind, words(key, { entry: entry.id, ...args }), [clauseOf({ id: by })]));
  switch (effect.does) {
    case 'mark': {
      const places = marked(seen, effect);
      if (effect.class === 'neutral')
        return loosen(seen, places, effect.nation && nationOf(seen, effect.nation), referee);
      const nation = nationOf(seen, effect.nation ?? 'it');
      const { beside, until, fixed, original } = effect;
      const mark: Mark = {
        class: effect.class,
        by,
        ...(until && { until }),
        ...(fixed && { fixed }),
        ...(original && { original }),
      };
      return markPlaces(seen, places, nation, mark, beside === true, referee);
    }
    case 'mark-strongest':
      return markStrongest(seen, effect, referee);
    case 'shift': {
      const nation = nationOf(seen, effect.nation);
      const is = classOf(open, homeOf(seen), nation);
      const to = effect.steps.find(([from]) => from === is)?.[1];
      if (to === undefined) return false;
      if (to === 'neutral') return loosen(seen, groupOf(entry), nation, referee);
      return markPlaces({ ...seen, sets: true }, groupOf(entry), nation, { class: to, by }, true, referee);
    }
    case 'become':
      if (stateOf(open, entry) === effect.state) return false;
      open.states[entry.id] = effect.state;
      say('told.become', { state: effect.state });
      return true;
    case 'add':
      addNatives(seen, { [effect.kind]: effect.count }, referee);
      return false;
    case 'now':
      return callAtOnce(seen, effect.rule, referee);
    case 'battle': {
      const turnOf = effect.battle.turnOf === 'opponent' ? opponentOf(seen) : effect.battle.turnOf;
      open.committed.push({ rule: by, ...(it && { it }), battle: effect.battle, turnOf });
      say('told.committed', { turnOf, place: effect.battle.in }, 'directive');
      return true;
    }
    case 'end':
      return endStory(open, entry.id, say);
    case 'leave': {
      const who = effect.who.filter((each) => groupOf(entry).some((place) => isThere(open, each, place)));
      if (who.length > 0) say('told.leave', { who, turnOf: effect.turnOf }, 'directive');
      return false;
    }
    case 'strait': {
      const isOpen = open.straits.includes(entry.id);
      if (!isOpen) open.straits.push(entry.id);
      say('told.strait');
      return !isOpen;
    }
    case 'swap':
      swap(seen, effect, say);
      return false;
    case 'lend':
      joinAttack(open, homeOf(seen), effect);
      say('told.lend', { kind: effect.kind, count: effect.count, to: effect.to }, 'directive');
      return false;
    case 'if':
      return act(seen, truthOf(seen, effect.when) === true ? effect.then : (effect.otherwise ?? []), referee);
    case 'tell':
      say(`told.${effect.key}`, {}, effect.directive ? 'directive' : 'note');
      return false;
  }
}

type Say = (key: string, args?: Words['args'], kind?: 'directive' | 'result' | 'note') => void;

function homeOf({ entry }: Seen): PlaceId {
  return entry.home[0]?.id ?? '';
}

function nationOf({ it }: Seen, nation: Nation | 'it'): Nation {
  const found = nation === 'it' ? it : nation;
  if (found === undefined) throw new Error('an effect that is not made for each of several says "it"');
  return found;
}

/** The places that an effect marks: the whole group where it does not say another. */
function marked({ entry, books }: Seen, { on }: Effect & { does: 'mark' }): readonly PlaceId[] {
  if (on === undefined) return groupOf(entry);
  return placesOf(books, entry, on);
}

/** G.E3: the nation toward which a member of a group turns: Greenland's is another. */
export function towardOf(place: PlaceId, nation: Nation): Nation {
  return placeOf(place).place.toward?.[nation] ?? nation;
}

/** Whether a rule may not touch a place: it is under Total Control, or fixed for good, or aligned by a box. */
function isShut({ open, through }: Acting, place: PlaceId): boolean {
  const marks = marksOf(open, place);
  for (const nation in marks) if (marks[nation as Nation]?.fixed) return true;
  return !through && totalOf(open, place) !== null && ruled(open.rulings, 'total-control') !== 'goes-on';
}

/**
 * Mark places toward a nation, member by member, told once for all that changed; what is not original land is half (G.A6).
 * Whether any changed.
 */
export function markPlaces(
  seen: Acting,
  places: readonly PlaceId[],
  nation: Nation,
  mark: Mark,
  beside: boolean,
  referee: Referee,
): boolean {
  const { open, by } = seen;
  const changed = new Map<Nation, PlaceId[]>();
  for (const place of places) {
    const toward = towardOf(place, nation);
    if (isShut(seen, place) || !isNew(seen, place, toward, mark)) continue;
    const others = beside || ruled(open.rulings, 'replaces') === 'keep' ? marksOf(open, place) : {};
    putMarks(open, place, { ...withoutTotal(others, mark), [toward]: mark } as MarksOf);
    if (mark.class === 'total') tellConverted(seen, place, toward, referee);
    changed.set(toward, [...(changed.get(toward) ?? []), place]);
  }
  if (!referee.tell) return changed.size > 0;
  for (const [toward, those] of changed) {
    const args = { places: those, nation: toward, class: classWords(mark.class) };
    const isHalf = mark.class === 'total' && !mark.original;
    const data = words(isHalf ? 'told.markHalf' : 'told.mark', args);
    referee.tell(toAll('directive', data, [clauseOf({ id: by }), ...(isHalf ? ['G.A6'] : [])]));
  }
  return changed.size > 0;
}

/** Under Total Control nobody else has a say. */
function withoutTotal(others: MarksOf, mark: Mark): MarksOf {
  return mark.class === 'total' ? {} : others;
}

/** Whether a mark changes anything: events raise, and never lower toward the same nation; rolls and lapses set. */
function isNew({ open, sets }: Acting, place: PlaceId, nation: Nation, mark: Mark): boolean {
  const before = markOf(open, place, nation);
  if (before === undefined) return true;
  if (before.class === mark.class) return before.by !== mark.by && sets === true;
  return sets === true || RANK[mark.class] >= RANK[before.class];
}

function tellConverted({ open, by }: Acting, place: PlaceId, nation: Nation, referee: Referee): void {
  const units = convertNatives(open, place, nation);
  if (Object.keys(units).length === 0) return;
  referee.tell?.(
    toAll('directive', words('told.converted', { place, nation, units: unitWords(units) }), [
      clauseOf({ id: by }),
      'G.A4',
    ]),
  );
}

/** Units in words: '2 infantry', '1 fighter'. */
export function unitWords(units: Forces): readonly Words[] {
  return Object.entries(units).map(([kind, count]) => words('units', { kind, count }));
}

/** Neutral again, to one nation or to all. Whether any was not. */
function loosen(
  seen: Acting,
  places: readonly PlaceId[],
  nation: Nation | undefined,
  referee: Referee,
): boolean {
  const { open, by } = seen;
  const changed = places.filter((place) => {
    if (isShut(seen, place)) return false;
    const marks = marksOf(open, place);
    const toward = nation && towardOf(place, nation);
    const rest = toward === undefined ? {} : without(marks, toward);
    if (Object.keys(rest).length === Object.keys(marks).length) return false;
    putMarks(open, place, rest);
    return true;
  });
  if (changed.length === 0) return false;
  const data = nation
    ? words('told.neutralTo', { places: changed, nation })
    : words('told.neutral', { places: changed });
  referee.tell?.(toAll('directive', data, [clauseOf({ id: by })]));
  return true;
}

function without(marks: MarksOf, nation: Nation): MarksOf {
  const { [nation]: _, ...others } = marks;
  return others;
}

/** The nation with the strongest land force in an area, or with that of its player; equal forces, or none: nobody. */
export function strongestIn(
  open: Open,
  places: readonly PlaceId[],
  among: readonly Nation[],
  sum?: 'player',
): Nation | null {
  const together = (nation: Nation): readonly Nation[] =>
    sum === 'player' ? NATIONS.filter((each) => playerOf(each) === playerOf(nation)) : [nation];
  const strengths = among.map((nation) =>
    together(nation)
      .flatMap((each) => places.map((place) => strengthOf(unitsOf(open, each, place))))
      .reduce((total, strength) => total + strength, 0),
  );
  const most = Math.max(...strengths);
  const first = strengths.indexOf(most);
  return most > 0 && strengths.lastIndexOf(most) === first ? (among[first] ?? null) : null;
}

function markStrongest(seen: Acting, effect: Effect & { does: 'mark-strongest' }, referee: Referee): boolean {
  const { open, books, entry, by } = seen;
  const nation = strongestIn(open, placesOf(books, entry, effect.in), effect.among, effect.sum);
  if (nation === null) return false;
  const mark: Mark = { class: effect.class, by };
  return markPlaces({ ...seen, sets: true }, groupOf(entry), nation, mark, false, referee);
}

/** Native units appear at home; under Total Control they are the nation's at once (G.A4). */
export function addNatives(seen: Acting, units: Forces, referee: Referee): void {
  const { open, entry, by } = seen;
  const place = homeOf(seen);
  putNatives(open, place, joined(nativesOf(open, place), units));
  const data = words('told.add', { entry: entry.id, place, units: unitWords(units) });
  referee.tell?.(toAll('directive', data, [clauseOf({ id: by })]));
  const owner = totalOf(open, place);
  if (owner !== null) tellConverted(seen, place, owner, referee);
}

/** A rule that follows at once: an event happens, a roll comes in the next wave of its nation. */
function callAtOnce(seen: Acting, rule: string, referee: Referee): boolean {
  const { open, by, it } = seen;
  const { rule: called } = ruleOf(rule);
  if (called.kind === 'event') {
    if (called.when !== undefined && truthOf(seen, called.when) !== true) return false;
    const how = { by: rule, through: called.through, sets: true };
    return act({ ...seen, ...how }, called.then, referee);
  }
  if (called.kind !== 'roll') throw new Error(`${rule} is neither rolled nor an event`);
  const wave = open.docket.find((due) => due.rule === by && due.it === it)?.wave ?? 0;
  open.docket.push({ rule, ...(it && { it }), rolls: called.rolls, wave: wave + 1, is: 'due' });
  return true;
}

/** MON.U2: in whose turn the Mongols attack: that of the nation to which their box turns them against the occupier. */
function opponentOf({ entry, it }: Acting): Nation {
  const box = it === 'japan' ? entry.axis : entry.allied;
  return box.nations[0] ?? 'ussr';
}

function endStory(open: Open, entry: string, say: Say): boolean {
  if (open.ended.includes(entry)) return false;
  open.ended = [...open.ended, entry].toSorted();
  say('told.end');
  return true;
}

/** IRQ.U3: native units are replaced by a nation's own. */
function swap(seen: Acting, { kind, count, to }: Effect & { does: 'swap' }, say: Say): void {
  const { open } = seen;
  const place = homeOf(seen);
  const natives = nativesOf(open, place);
  const moved = Math.min(count, natives[kind] ?? 0);
  if (moved === 0) return;
  putNatives(open, place, { ...natives, [kind]: (natives[kind] ?? 0) - moved });
  putUnits(open, to, place, joined(unitsOf(open, to, place), { [kind]: moved }));
  say('told.swap', { place, kind, count: moved, to }, 'directive');
}

/** ROM.R2: native units join a nation's attack; where nobody said with what it came, it is not counted. */
function joinAttack(open: Open, place: PlaceId, { kind, count, to }: Effect & { does: 'lend' }): void {
  open.attacks = open.attacks.map((attack) => {
    const force = attack.force[to] ?? {};
    if (attack.place !== place || Object.keys(force).length === 0) return attack;
    return { ...attack, force: { ...attack.force, [to]: joined(force, { [kind]: count }) } };
  });
}

/** A class in words, for those who read what a rule leads to. */
export function classWords(is: Class | 'neutral'): Words {
  return words(`class.${is}`);
}
