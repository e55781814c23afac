import type { Clause } from '../../../kernel/index.ts';
import type { Nation } from '../nations.ts';
import type {
  Battle,
  Class,
  Condition,
  Effect,
  UnitKind,
  LandKind,
  PlaceId,
  StrikeTarget,
  StoryFact,
  WarState,
  Where,
  Who,
} from './rule.ts';

// Short words for conditions and effects: the entries are written with them.

/** Some places by their ids. */
export const at = (...places: readonly PlaceId[]): Where => ({ places });

/** Land units of one of them stand there (G.H1). */
export const isOccupiedBy = (by: Who, where: Where = 'home'): Condition => ({
  is: 'occupied',
  by,
  in: where,
});
/** Land units of one of them have come there: an army that has become its own is no foreign one. */
export const hasArrived = (by: Who, where: Where): Condition => ({
  is: 'occupied',
  by,
  in: where,
  foreign: true,
});
/** Occupied; by a choice of the ruling turned-units only by units that have come there. */
export const occupiedOrCome = (by: Who, where: Where): Condition =>
  any(hasArrived(by, where), all(not(ruling('turned-units', 'but-three')), isOccupiedBy(by, where)));
/** With a force stronger than the army of the territory (G.H3). */
export const superior = (by: Who, where: Where = 'home'): Condition => ({
  is: 'occupied',
  by,
  in: where,
  force: 'superior',
});
/** Their forces together are stronger than the army of the territory. */
export const superiorTogether = (by: Who, where: Where = 'home'): Condition => ({
  is: 'occupied',
  by,
  in: where,
  force: 'superior',
  together: true,
});
/** Occupied, and by a force weaker than the army of the territory; together. */
export const inferiorTogether = (by: Who, where: Where = 'home'): Condition => ({
  is: 'occupied',
  by,
  in: where,
  force: 'inferior',
  together: true,
});
/** Occupied by a force that is not stronger than the army of the territory. */
export const notSuperior = (by: Who, where: Where = 'home'): Condition => ({
  is: 'occupied',
  by,
  in: where,
  force: 'not-superior',
});

/** It is of a class toward a nation; `through`: because of one of these rules. */
export const holds = (nation: Who, is: Class | readonly Class[], ...by: readonly Clause[]): Condition => ({
  is: 'holds',
  nation,
  classes: typeof is === 'string' ? [is] : is,
  in: 'home',
  ...(by.length > 0 && { by }),
});
/** It is neither Sworn to a nation nor under its Total Control: there is still something to win. */
export const isUnsworn = (nation: Who): Condition => not(holds(nation, ['sworn', 'total']));
/** Another place is of a class toward a nation. */
export const holdsAt = (where: Where, nation: Who, ...classes: readonly Class[]): Condition => ({
  is: 'holds',
  nation,
  classes,
  in: where,
});
const ANY_CLASS = ['friendly', 'economic', 'sworn', 'total'] as const;
/** It is neutral to everybody. */
export const neutral = (): Condition =>
  not({ is: 'holds', nation: 'anyone', classes: ANY_CLASS, in: 'home' });
/** Each of the places is controlled by one of the nations. */
export const controls = (nation: Who, where: Where): Condition => ({ is: 'controls', nation, in: where });
/** Some of the places is controlled by one of the nations. */
export const controlsSome = (nation: Who, where: Where): Condition => ({
  is: 'controls',
  nation,
  in: where,
  some: true,
});
export const state = (...of: readonly string[]): Condition => ({ is: 'state', of });
export const fromTurn = (from: number): Condition => ({ is: 'turn', from });
export const atWar = (a: Who, b: Who, least: WarState = 'war'): Condition => ({ is: 'war', a, b, least });
export const eachAtWar = (a: readonly Nation[], b: Who, least: WarState): Condition => ({
  is: 'each-at-war',
  a,
  b,
  least,
});
/** Who has won it over by this rule is there still. */
export const isKeptBy = (by: Clause): Condition => ({ is: 'kept', by });
/** It has been at war at some time. */
export const hadWar = (nation: Nation): Condition => ({ is: 'had-war', nation });
export const phonyWar = (): Condition => ({ is: 'phony-war' });
export const attackedBy = (by: Who | 'natives', where: Where = 'home'): Condition => ({
  is: 'news',
  what: 'attacked',
  by,
  in: where,
});
export const conqueredBy = (by: Who | 'natives', where: Where = 'home'): Condition => ({
  is: 'news',
  what: 'conquered',
  by,
  in: where,
});
export const liberatedBy = (by: Who, where: Where = 'home'): Condition => ({
  is: 'news',
  what: 'liberated',
  by,
  in: where,
});
/** It strikes just now what is so called. */
export const strikes = (by: Who, what: StrikeTarget): Condition => ({ is: 'strikes', by, what });
/** It has struck it at some time. */
export const everStruck = (by: Who, what: StrikeTarget): Condition => ({ is: 'struck', by, what });
/** The condition of the rule, or the one given, was fulfilled when the turn began. */
export const began = (rule: Clause, of?: Condition): Condition => ({ is: 'began', rule, ...(of && { of }) });
/** It was fulfilled when the turn before this one began. */
export const beganBefore = (rule: Clause, of: Condition): Condition => ({ is: 'began', rule, of, ago: 1 });
/** The event has happened at some time. */
export const hasHappened = (rule: Clause): Condition => ({ is: 'happened', rule });
/** The rule was rolled so many turns ago, or longer. */
export const since = (rule: Clause, turns: number): Condition => ({ is: 'since', rule, turns });
export const isThreatened = (by: Who, from?: Where): Condition => ({
  is: 'threat',
  by,
  ...(from && { from }),
});
export const ruling = (id: string, choice: string): Condition => ({ is: 'ruling', id, choice });
export const all = (...of: readonly Condition[]): Condition => ({ is: 'all', of });
export const any = (...of: readonly Condition[]): Condition => ({ is: 'any', of });
export const not = (of: Condition): Condition => ({ is: 'not', of });

interface Marked {
  readonly on?: 'home' | { readonly places: readonly PlaceId[] };
  readonly spares?: 'total' | { readonly friendly: Nation; readonly with: Who };
  readonly beside?: true;
  readonly until?: 'turn-end';
  readonly fixed?: true;
  readonly original?: true;
}
const mark =
  (is: Class) =>
  (nation: Nation | 'it', how: Marked = {}): Effect => ({ does: 'mark', class: is, nation, ...how });
export const friendly = mark('friendly');
export const economic = mark('economic');
export const isSworn = mark('sworn');
export const total = mark('total');
/** Neutral to all, or to one. */
export const toNeutral = (nation?: Nation, how: Pick<Marked, 'on'> = {}): Effect => ({
  does: 'mark',
  class: 'neutral',
  ...(nation && { nation }),
  ...how,
});
/** Toward the nation with the strongest land force there. */
export const strongest = (
  is: Class,
  where: Where,
  among: readonly Nation[],
  how: { readonly sum?: 'player' } = {},
): Effect => ({ does: 'mark-strongest', class: is, in: where, among, ...how });
/** From one class to another toward a nation: the first pair that fits. */
export const shift = (
  nation: Nation | 'it',
  ...steps: readonly (readonly [Class | 'neutral', Class | 'neutral'])[]
): Effect => ({ does: 'shift', nation, steps });
export const become = (to: string): Effect => ({ does: 'become', state: to });
/** What the map tells already: nobody else is in power. */
export const becomeQuietly = (to: string): Effect => ({ does: 'become', state: to, quiet: true });
export const add = (kind: UnitKind, count = 1): Effect => ({ does: 'add', kind, count });
export const now = (rule: Clause): Effect => ({ does: 'now', rule });
export const battle = (ordered: Battle): Effect => ({ does: 'battle', battle: ordered });
export const leave = (turnOf: Nation, ...who: readonly Nation[]): Effect => ({ does: 'leave', who, turnOf });
export const strait = (): Effect => ({ does: 'strait' });
export const swap = (kind: LandKind, count: number, to: Nation): Effect => ({
  does: 'swap',
  kind,
  count,
  to,
});
export const lend = (kind: LandKind, count: number, to: Nation): Effect => ({
  does: 'lend',
  kind,
  count,
  to,
});
export const when = (
  condition: Condition,
  then: readonly Effect[],
  otherwise?: readonly Effect[],
): Effect => ({ does: 'if', when: condition, then, ...(otherwise && { otherwise }) });
export const tell = (key: StoryFact): Effect => ({ does: 'tell', key });
export const order = (key: StoryFact): Effect => ({ does: 'tell', key, directive: true });

/** Once Total Control is left aside: what a nation can be before it. */
export const ALLIED_CLASSES: readonly Class[] = ['friendly', 'economic', 'sworn'];
