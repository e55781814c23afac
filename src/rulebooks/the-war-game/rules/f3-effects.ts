import { EFFECT_RULINGS } from './f3-effects.rulings.ts';
import { type Referee, directive, tell } from '../../../kernel/index.ts';
import { type ReadFrom, stateOf, truthOf } from '../stories/conditions.ts';
import { entriesIToYTexts } from '../entries/i-y.words.ts';
import { isThere, joinUnits, nativesOf, putNatives, putUnits, strengthOf, unitsOf } from './h-forces.ts';
import { unknownGarrisons } from './garrisons.ts';
import { type Acting, loosen, markPlaces, tellConverted, unitWords } from './a6-marking.ts';
import { classOf, totalOf } from './a-classes.ts';
import { nationsOf, placesOf } from '../stories/meant.ts';
import { type Nation, NATIONS, playerOf } from '../nations.ts';
import { part } from '../part.ts';
import { clauseOf, type Effect, type Forces, type PlaceId } from '../stories/rule.ts';
import type { NationMark, Open } from '../state.ts';
import { groupOf, placeOf, ruleOf } from './e-territories.ts';
import { unrestTexts } from './g-unrest.words.ts';

// What rules do: each effect changes the state and says so, with the rule that it comes from (G.F3).

/** G.F3: the effects of a rule, in order, at once. Whether they changed what conditions are looked at for. */
export function act(seen: Acting, effects: readonly Effect[], referee: Referee): boolean {
  let isChanged = false;
  for (const effect of effects) if (actOne(seen, effect, referee)) isChanged = true;
  return isChanged;
}

/** One effect. What is merely said, or counts units, is no change: no event waits for it. */
function actOne(seen: Acting, effect: Effect, referee: Referee): boolean {
  switch (effect.does) {
    case 'mark':
      return mark(seen, effect, referee);
    case 'mark-strongest':
      return markStrongest(seen, effect, referee);
    case 'shift':
      return shift(seen, effect, referee);
    case 'become':
      return become(seen, effect, referee);
    case 'add':
      addNatives(seen, { [effect.kind]: effect.count }, referee);
      return false;
    case 'now':
      return callAtOnce(seen, effect.rule, referee);
    case 'battle':
      commit(seen, effect, referee);
      return false;
    case 'end':
      return endStory(seen, referee);
    case 'leave':
      mustLeave(seen, effect, referee);
      return false;
    case 'strait':
      return openStrait(seen, referee);
    case 'swap':
      swap(seen, effect, referee);
      return false;
    case 'lend':
      lend(seen, effect, referee);
      return false;
    case 'if':
      return act(seen, truthOf(seen, effect.when) === true ? effect.then : (effect.otherwise ?? []), referee);
    case 'tell':
      tellStory(seen, effect, referee);
      return false;
  }
}

/** An effect of one kind. */
type Doing<Does extends Effect['does']> = Effect & { does: Does };

function homeOf({ entry }: ReadFrom): PlaceId {
  return entry.home[0]?.id ?? '';
}

function nationOf({ it }: ReadFrom, nation: Nation | 'it'): Nation {
  const found = nation === 'it' ? it : nation;
  if (found === undefined) throw new Error('an effect that is not made for each of several says "it"');
  return found;
}

/** The places that an effect marks: the whole group where it does not say another, without the colonies that it spares. */
function marked({ entry, books, open }: ReadFrom, effect: Doing<'mark'>): readonly PlaceId[] {
  const { on, spares } = effect;
  const places = on === undefined ? groupOf(entry) : placesOf(books, entry, on);
  if (spares === undefined) return places;
  const isSpared = (place: PlaceId): boolean =>
    spares === 'total'
      ? totalOf(open, place) !== null
      : classOf(open, place, spares.friendly) === 'friendly' &&
        nationsOf({}, spares.with).some((nation) => isThere(open, nation, place));
  return places.filter((place) => !placeOf(place).isColony || !isSpared(place));
}

/** The nation with the strongest land force in an area, or with that of its player; equal forces, or none: nobody. */
function strongestIn(
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
  return strengths.lastIndexOf(most) === first ? (among[first] ?? null) : null;
}

function mark(seen: Acting, effect: Doing<'mark'>, referee: Referee): boolean {
  const places = marked(seen, effect);
  if (effect.class === 'neutral')
    return loosen(seen, places, effect.nation && nationOf(seen, effect.nation), referee);
  const nation = nationOf(seen, effect.nation ?? 'it');
  const { beside, until, fixed, original } = effect;
  const mark: NationMark = {
    class: effect.class,
    by: seen.by,
    ...(until && { until }),
    ...(fixed && { fixed }),
    ...(original && { original }),
  };
  return markPlaces(seen, places, nation, mark, beside === true, referee);
}

function markStrongest(seen: Acting, effect: Doing<'mark-strongest'>, referee: Referee): boolean {
  const { open, books, entry, by } = seen;
  const places = placesOf(books, entry, effect.in);
  // with what a land was taken is asked for first
  if (unknownGarrisons(books, open, places).length > 0) return false;
  const nation = strongestIn(open, places, effect.among, effect.sum);
  if (nation === null) return false;
  const mark: NationMark = { class: effect.class, by };
  return markPlaces(seen, groupOf(entry), nation, mark, false, referee);
}

function shift(seen: Acting, effect: Doing<'shift'>, referee: Referee): boolean {
  const { open, entry, by } = seen;
  const nation = nationOf(seen, effect.nation);
  const is = classOf(open, homeOf(seen), nation);
  const to = effect.steps.find(([from]) => from === is)?.[1];
  if (to === undefined) return false;
  if (to === 'neutral') return loosen(seen, groupOf(entry), nation, referee);
  return markPlaces({ ...seen, sets: true }, groupOf(entry), nation, { class: to, by }, true, referee);
}

function become({ open, entry, by }: Acting, effect: Doing<'become'>, referee: Referee): boolean {
  const { state, quiet } = effect;
  if (stateOf(open, entry) === state) return false;
  open.states[entry.id] = state;
  if (!quiet)
    tell(referee, 'result', unrestTexts.told.become, { entry: entry.id, state }, [clauseOf({ id: by })]);
  return true;
}

/** Native units appear at home; under Total Control they are the nation's at once (G.A4). */
export function addNatives(seen: Acting, units: Forces, referee: Referee): void {
  const { open, entry, by } = seen;
  const place = homeOf(seen);
  putNatives(open, place, joinUnits(nativesOf(open, place), units));
  directive(referee, unrestTexts.told.add, { entry: entry.id, place, units: unitWords(units) }, [
    clauseOf({ id: by }),
  ]);
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

/** A battle is ordered; it is fought in its nation's turn. */
function commit(seen: Acting, { battle }: Doing<'battle'>, referee: Referee): void {
  const { open, entry, by, it } = seen;
  const turnOf = battle.turnOf === 'opponent' ? opponentOf(seen) : battle.turnOf;
  open.committed.push({ rule: by, ...(it && { it }), battle, turnOf });
  const args = { entry: entry.id, turnOf, place: battle.in };
  directive(referee, unrestTexts.told.committed, args, [clauseOf({ id: by })]);
}

/** MON.U2: in whose turn the Mongols attack: that of the nation to which their box turns them against the occupier. */
function opponentOf({ entry, it }: Acting): Nation {
  const box = it === 'japan' ? entry.axis : entry.allied;
  return box.nations[0] ?? 'ussr';
}

function endStory({ open, entry: { id }, by }: Acting, referee: Referee): boolean {
  if (open.ended.includes(id)) return false;
  open.ended = [...open.ended, id].toSorted();
  tell(referee, 'result', unrestTexts.told.end, { entry: id }, [clauseOf({ id: by })]);
  return true;
}

/** Who has forces in the group is told to leave it. */
function mustLeave({ open, entry, by }: Acting, effect: Doing<'leave'>, referee: Referee): void {
  const who = effect.who.filter((each) => groupOf(entry).some((place) => isThere(open, each, place)));
  if (who.length === 0) return;
  const args = { entry: entry.id, who, turnOf: effect.turnOf };
  directive(referee, unrestTexts.told.leave, args, [clauseOf({ id: by })]);
}

function openStrait({ open, entry, by }: Acting, referee: Referee): boolean {
  const isOpen = open.straits.includes(entry.id);
  if (!isOpen) open.straits.push(entry.id);
  tell(referee, 'result', unrestTexts.told.strait, { entry: entry.id }, [clauseOf({ id: by })]);
  return !isOpen;
}

/** IRQ.U3: native units are replaced by a nation's own. */
function swap(seen: Acting, { kind, count, to }: Doing<'swap'>, referee: Referee): void {
  const { open, entry, by } = seen;
  const place = homeOf(seen);
  const natives = nativesOf(open, place);
  const moved = Math.min(count, natives[kind] ?? 0);
  if (moved === 0) return;
  putNatives(open, place, { ...natives, [kind]: (natives[kind] ?? 0) - moved });
  putUnits(open, to, place, joinUnits(unitsOf(open, to, place), { [kind]: moved }));
  const args = { entry: entry.id, place, kind, count: moved, to };
  directive(referee, unrestTexts.told.swap, args, [clauseOf({ id: by })]);
}

/** ROM.R2: native units join a nation's attack; where nobody said with what it came, they are not counted. */
function lend(seen: Acting, { kind, count, to }: Doing<'lend'>, referee: Referee): void {
  const { open, entry, by } = seen;
  const home = homeOf(seen);
  open.attacks = open.attacks.map((attack) => {
    const force = attack.force[to] ?? {};
    if (attack.place !== home || Object.keys(force).length === 0) return attack;
    return { ...attack, force: { ...attack.force, [to]: joinUnits(force, { [kind]: count }) } };
  });
  directive(referee, unrestTexts.told.lend, { entry: entry.id, kind, count, to }, [clauseOf({ id: by })]);
}

function tellStory({ entry, by }: Acting, { directive, key }: Doing<'tell'>, referee: Referee): void {
  const kind = directive ? 'directive' : 'note';
  tell(referee, kind, entriesIToYTexts.told[key], { entry: entry.id }, [clauseOf({ id: by })]);
}

/** G.F3: what rules do. */
export const EFFECTS = part(import.meta.url, {
  clauses: {
    'G.F3': ['enforced', 'Effects at once', 'act'],
  },
  rulings: EFFECT_RULINGS,
});
