import type { Truth } from '../stories/conditions.ts';
import { RANK } from '../rules/a-classes.ts';
import { classRuling } from '../rules/a-classes.rulings.ts';
import { boxRuling } from '../attack/c-boxes.rulings.ts';
import { ENTRIES, entryOf, ruleOf } from '../rules/e-territories.ts';
import { paraguayRuling } from '../entries/paraguay.rulings.ts';
import { peruRuling } from '../entries/peru.rulings.ts';
import { actsThrough, eachOf } from '../stories/events.ts';
import { nationsOf } from '../stories/meant.ts';
import { type Nation, NATIONS } from '../nations.ts';
import type { Box, Condition, Effect, GuideEntry, Rule } from '../stories/rule.ts';
import type { Cause, NationMark, MarksOf, Open } from '../state.ts';
import { hasStruck } from '../stories/struck.ts';

// The story of an entry as a whole: every way in which its home can come to stand, whatever happened on the map before.

/** PER.U1a: under whom Ecuador is a part of Peru. */
export const PERUVIAN = 'ecuador-peruvian';

/** What a story is read with: what has been so ever, and the rulings. */
type World = Pick<Open, 'rulings' | 'turn' | 'struck' | 'hadWar' | 'phonyWar'>;

interface Here {
  readonly entry: GuideEntry;
  readonly world: World;
  readonly at: Cause;
  readonly it?: Nation | undefined;
  /** Who has conquered it just now: a nation, or natives of another country (PER.U1a). */
  readonly taker?: Nation | 'natives';
}

/** All that a story leads to from how it begins, the beginnings first. */
export function waysFrom(entry: GuideEntry, world: World, beginnings: readonly Cause[]): readonly Cause[] {
  const found = new Map<string, Cause>(beginnings.map((each) => [JSON.stringify(each), each]));
  // what is added while the list is gone through comes up in turn
  for (const at of found.values())
    for (const next of stepsFrom({ entry, world, at })) {
      const key = JSON.stringify(next);
      if (!found.has(key)) found.set(key, next);
    }
  return [...found.values()];
}

/** What can come next: by a rule, by an attack of either side, by conquest, or by what another country's story does. */
function stepsFrom(here: Here): readonly Cause[] {
  const { entry, at } = here;
  const { axis, allied, id } = sideOf(here);
  return [
    ...entry.rules.flatMap((rule) => eachOf(rule).flatMap((it) => ruleLeads({ ...here, it }, rule))),
    ...boxLeads(here, `${id}.AX`, axis),
    ...boxLeads(here, `${id}.AL`, allied),
    ...foreignLeads(here),
    ...NATIONS.flatMap((nation) => {
      const marks: MarksOf = { [nation]: { class: 'total', by: 'conquest' } };
      return takenLeads({ ...here, at: { ...at, marks, by: 'conquest' }, taker: nation });
    }),
  ];
}

/** PER.U1a: the entry by whose boxes it turns: that of Peru, as a part of it (ruling peruvian-ecuador). */
function sideOf({ entry, world, at }: Here): GuideEntry {
  const isPeruvian = at.state === PERUVIAN && peruRuling(world.rulings, 'peruvian-ecuador') === 'peru';
  return isPeruvian ? entryOf('PER') : entry;
}

/** Where its conquest leads, with what follows of that at once (ECU.E2). */
function takenLeads(here: Here): readonly Cause[] {
  const { taker: _, ...before } = here;
  let ways: readonly Cause[] = [here.at];
  for (const rule of here.entry.rules) {
    if (rule.kind !== 'event' || rule.when === undefined) continue;
    const { id: by, when, then, lapse: sets = false } = rule;
    for (const it of eachOf(rule))
      ways = ways.flatMap((at) => {
        const isBy = may({ ...before, at, it }, when) === false && may({ ...here, at, it }, when) === true;
        return isBy ? led({ ...here, at, it }, then, { by, through: true, sets }) : [at];
      });
  }
  return ways;
}

function ruleLeads(here: Here, rule: Rule): readonly Cause[] {
  if (!canAct(here, rule)) return [];
  const through = actsThrough(here.world, rule);
  switch (rule.kind) {
    case 'event':
      if (rule.at === 'called') return [];
      return led(here, rule.then, { by: rule.id, through, sets: rule.lapse === true });
    case 'roll': {
      if (rule.second === 'only' || (rule.once && here.at.spent.includes(rule.id))) return [];
      const rolled = rule.once ? { ...here, at: spend(here.at, rule.id) } : here;
      const acting = { by: rule.id, through, sets: true };
      return [...led(rolled, rule.then, acting), ...led(rolled, rule.otherwise ?? [], acting)];
    }
    case 'influence':
      if (isForbidden(here, rule.by === 'it' ? here.it : rule.by)) return [];
      return led(here, rule.then, { by: rule.id, sets: true });
    case 'order':
      return battleLeads(here, rule.battle, rule.id);
    default:
      return [];
  }
}

/** G.A4, G.C1: whether a rule can act where it stands so. */
function canAct(here: Here, rule: Rule): boolean {
  const { entry, world, at } = here;
  if (at.ended || (rule.when !== undefined && may(here, rule.when) === false)) return false;
  if (rule.through) return true;
  const isHeld = totalIn(at) !== null && classRuling(world.rulings, 'total-control') === 'closed';
  return !(isHeld && !actsThrough(world, rule)) && !(isBoxed(at, entry) && isClosedByBoxes(world));
}

const isClosedByBoxes = ({ rulings }: World): boolean => boxRuling(rulings, 'after-box') === 'closed';

/** Whether a box has made it stand so. */
function isBoxed({ marks }: Cause, { id }: GuideEntry): boolean {
  return Object.values(marks).some(({ by }) => by === `${id}.AX` || by === `${id}.AL`);
}

function totalIn({ marks }: Cause): Nation | null {
  return NATIONS.find((nation) => marks[nation]?.class === 'total') ?? null;
}

function spend(at: Cause, rule: string): Cause {
  return { ...at, spent: [...new Set([...at.spent, rule])].toSorted() };
}

/** Whether a law of the entry keeps a nation from influencing it (BUL.E2, HUN.E2). */
function isForbidden(here: Here, nation: Nation | undefined): boolean {
  return here.entry.rules.some(
    (law) =>
      law.kind === 'law' &&
      law.about === 'influence' &&
      nation !== undefined &&
      nationsOf({ it: nation }, law.by).includes(nation) &&
      (law.when === undefined || may(here, law.when) === true),
  );
}

/** G.C1, G.C5: how a box turns it. */
function boxLeads({ entry, world, at }: Here, by: string, box: Box): readonly Cause[] {
  const isFixed = Object.values(at.marks).some(({ fixed }) => fixed);
  if (isFixed && !(entry.id === 'PAR' && paraguayRuling(world.rulings, 'paraguay-permanent') === 'attack'))
    return [];
  const isTurned = isBoxed(at, entry) && boxRuling(world.rulings, 'last-attack') === 'turns';
  if (totalIn(at) !== null && !isTurned && !box.original) return [];
  const mark: NationMark = {
    class: box.class === 'neutral' ? 'friendly' : box.class,
    by,
    ...(box.original && { original: true as const }),
  };
  const marks = box.class === 'neutral' ? [] : box.nations.map((nation) => [nation, mark] as const);
  return [{ ...at, marks: Object.fromEntries(marks), by, ended: at.ended || box.ends === true }];
}

/** PER.U1a, ECU.E2: what the story of another country does to it. */
function foreignLeads(here: Here): readonly Cause[] {
  const { entry, at } = here;
  const home = entry.home.map(({ id }) => id);
  const hits = (effect: Effect): boolean =>
    effect.does === 'mark' &&
    typeof effect.on === 'object' &&
    effect.on.places.some((place) => home.includes(place));
  const isHit = ENTRIES.some(
    (other) => other !== entry && other.rules.some((rule) => rule.kind === 'event' && rule.then.some(hits)),
  );
  if (!isHit) return [];
  return takenLeads({ ...here, at: { ...at, marks: {}, by: 'PER.U1a' }, taker: 'natives' });
}

/** How a rule acts: as in play. */
interface Acting {
  readonly by: string;
  readonly through?: boolean;
  readonly sets?: boolean;
}

/** Where some effects can lead, one after the other. */
function led(here: Here, effects: readonly Effect[], acting: Acting): readonly Cause[] {
  let ways: readonly Cause[] = [here.at];
  for (const effect of effects) ways = ways.flatMap((at) => ledByOne({ ...here, at }, effect, acting));
  return ways;
}

function ledByOne(here: Here, effect: Effect, acting: Acting): readonly Cause[] {
  const { at, entry } = here;
  switch (effect.does) {
    case 'mark':
      return [marked(here, effect, acting)];
    case 'mark-strongest': {
      const { class: is, among } = effect;
      const toward = (nation: Nation): Effect & { does: 'mark' } => ({ does: 'mark', class: is, nation });
      return [at, ...among.map((nation) => marked(here, toward(nation), acting))];
    }
    case 'shift': {
      const nation = effect.nation === 'it' ? here.it : effect.nation;
      const is = (nation && at.marks[nation]?.class) ?? 'neutral';
      const to = effect.steps.find(([from]) => from === is)?.[1];
      if (to === undefined || nation === undefined) return [at];
      const mark: Effect & { does: 'mark' } = { does: 'mark', class: to, nation, beside: true };
      return [marked(here, mark, { ...acting, sets: true })];
    }
    case 'become':
      return [{ ...at, state: effect.state }];
    case 'add':
      return entry.states ? [{ ...at, added: true }] : [at];
    case 'end':
      return [{ ...at, ended: true }];
    case 'now': {
      const { rule, entry: of } = ruleOf(effect.rule);
      if (of !== entry) return [at];
      if (rule.kind === 'event') {
        if (rule.when !== undefined && may(here, rule.when) === false) return [at];
        return led(here, rule.then, { by: rule.id, through: rule.through === true, sets: true });
      }
      if (rule.kind !== 'roll' || rule.second !== 'only') return [at];
      return [at, ...led(here, rule.then, { by: rule.id, sets: true })];
    }
    case 'battle':
      return [at, ...battleLeads(here, effect.battle, acting.by)];
    case 'if': {
      const truth = may(here, effect.when);
      return [
        ...(truth === false ? [] : led(here, effect.then, acting)),
        ...(truth === true ? [] : led(here, effect.otherwise ?? [], acting)),
      ];
    }
    default:
      return [at];
  }
}

function battleLeads(
  here: Here,
  { won, lost, none }: { readonly [K in 'won' | 'lost' | 'none']: readonly Effect[] },
  by: string,
): readonly Cause[] {
  return [won, lost, none].flatMap((effects) => led(here, effects, { by }));
}

/** What a mark makes of the home, where it may act there and is new (a6-marking). */
function marked(
  { at, it, entry, world }: Here,
  effect: Effect & { does: 'mark' },
  { by, through, sets }: Acting,
): Cause {
  const { marks } = at;
  const home = entry.home[0]?.id ?? '';
  if (typeof effect.on === 'object' && !effect.on.places.includes(home)) return at;
  const isHeld = totalIn(at) !== null && classRuling(world.rulings, 'total-control') !== 'goes-on';
  if (Object.values(marks).some(({ fixed }) => fixed) || (isHeld && !through)) return at;
  const nation = effect.nation === 'it' ? it : effect.nation;
  if (effect.class === 'neutral') {
    const left = nation === undefined ? {} : without(marks, nation);
    return Object.keys(left).length === Object.keys(marks).length ? at : { ...at, marks: left, by };
  }
  if (nation === undefined) return at;
  const before = marks[nation];
  if (before?.class === effect.class && (before.by === by || !sets)) return at;
  if (before && before.class !== effect.class && !sets && RANK[effect.class] < RANK[before.class]) return at;
  const { until, fixed, original } = effect;
  const mark: NationMark = {
    class: effect.class,
    by,
    ...(until && { until }),
    ...(fixed && { fixed }),
    ...(original && { original }),
  };
  const stays = effect.beside || classRuling(world.rulings, 'replaces') === 'keep';
  const others = stays && effect.class !== 'total' ? marks : {};
  const all: MarksOf = { ...others, [nation]: mark };
  // in one order, whoever came first
  const given = NATIONS.flatMap((each) => (all[each] ? [[each, all[each]] as const] : []));
  return { ...at, marks: Object.fromEntries(given), by };
}

function without(marks: MarksOf, nation: Nation): MarksOf {
  const { [nation]: _, ...others } = marks;
  return others;
}

/** Whether a condition can have been so; null: it hangs on the map, or on what came before. */
function may(here: Here, condition: Condition): Truth {
  const { at, world } = here;
  switch (condition.is) {
    case 'ruling':
      return world.rulings[condition.id] === condition.choice;
    case 'state':
      return condition.of.includes(at.state);
    case 'turn':
      return condition.from <= 1 ? true : world.turn >= condition.from ? null : false;
    case 'holds': {
      if (condition.in !== 'home') return null;
      const { classes, by } = condition;
      return nationsOf(here, condition.nation).some((nation) => {
        const mark = at.marks[nation];
        return (
          mark !== undefined && classes.includes(mark.class) && (by === undefined || by.includes(mark.by))
        );
      });
    }
    case 'kept': {
      const isWon = Object.values(at.marks).some(
        (mark) => mark.class === 'sworn' && mark.by === condition.by,
      );
      return isWon ? null : false;
    }
    case 'had-war':
      return world.hadWar.includes(condition.nation) ? null : false;
    case 'phony-war':
      return world.phonyWar === false ? false : null;
    case 'struck':
    case 'strikes': {
      const { what } = condition;
      return nationsOf(here, condition.by).some((by) => hasStruck(world, by, what)) ? null : false;
    }
    case 'news':
      return mayBeNews(here, condition);
    case 'all':
      return joined(
        condition.of.map((each) => may(here, each)),
        false,
      );
    case 'any':
      return joined(
        condition.of.map((each) => may(here, each)),
        true,
      );
    case 'not': {
      const truth = may(here, condition.of);
      return truth === null ? null : !truth;
    }
    default:
      return null;
  }
}

/** What can have been reported of it; what has just been, where it was conquered. */
function mayBeNews(
  { at, entry, taker, it }: Here,
  { what, by, in: where }: Condition & { is: 'news' },
): Truth {
  if (where !== 'home') return null;
  if (what === 'conquered') {
    if (taker === undefined) return false;
    return by === 'natives' || taker === 'natives' ? by === taker : nationsOf({ it }, by).includes(taker);
  }
  if (taker !== undefined) return false;
  // Peru attacks once
  return by !== 'natives' || (entry.id === 'ECU' && at.state !== PERUVIAN) ? null : false;
}

/** One of them decides; else it is not known where one of them is not. */
function joined(parts: readonly Truth[], decides: boolean): Truth {
  if (parts.includes(decides)) return decides;
  return parts.includes(null) ? null : !decides;
}
