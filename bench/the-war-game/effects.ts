import { NATIONS, playerOf } from '../../src/rulebooks/the-war-game/nations.ts';
import {
  type Battle,
  type Effect,
  type Entry,
  KINDS,
  type RollRule,
  type TableRule,
} from '../../src/rulebooks/the-war-game/rule.ts';
import { ENTRIES, groupOf, placeOf, PLACES, ruleOf } from '../../src/rulebooks/the-war-game/e-territories.ts';
import { type Test, testOf, wherePlaces, whoOf } from './conditions.ts';
import {
  at,
  bitsOf,
  classAt,
  entryAt,
  FRIENDLY,
  type How,
  nationAt,
  NEUTRAL,
  NOBODY,
  sourceAt,
  type World,
} from './world.ts';

// Effects of the stories on numbers.

/** A rule that is rolled. */
export interface Roll {
  readonly rule: RollRule | TableRule;
  readonly entry: Entry;
  readonly rolls: number;
}

/** A roll of the docket. */
export interface Due {
  readonly roll: Roll;
  readonly it: number;
  wave: number;
  is: 'asked' | 'due' | 'declined' | 'rolled';
  face: number;
  works: boolean;
}

/** A battle that a rule orders, on numbers. */
export interface Order {
  readonly rule: string;
  readonly home: number;
  readonly in: number;
  /** Null: the army of the place. */
  readonly against: ((it: number) => number) | null;
  readonly join: number;
  readonly turnOf: (it: number) => number;
  readonly won: Act;
  readonly lost: Act;
  readonly none: Act;
}

export interface Committed {
  readonly order: Order;
  readonly it: number;
  readonly turnOf: number;
}

/** A game: the world, the docket, the battles to come. */
export class Table {
  docket: Due[] = [];
  committed: Committed[] = [];
  straits = 0;
  /** The attack of this player's turn: where, by whom, with what infantry. */
  attack: { place: number; nation: number; infantry: number } | null = null;
  readonly world: World;
  constructor(world: World) {
    this.world = world;
  }
}

export type Act = (table: Table, it: number) => void;

/** Some effects of a rule, in order. */
export function actOf(entry: Entry, effects: readonly Effect[], how: How, rule: string): Act {
  const acts = effects.map((effect) => oneOf(entry, effect, how, rule));
  return (table, it) => {
    for (const act of acts) act(table, it);
  };
}

const home = ({ home: [first] }: Entry): number => at(first?.id ?? '');
const nothing: Act = () => undefined;

function oneOf(entry: Entry, effect: Effect, how: How, rule: string): Act {
  const group = groupOf(entry).map(at);
  switch (effect.does) {
    case 'mark': {
      const places = effect.on === undefined ? group : wherePlaces(entry, effect.on);
      const [is, nation] = [classAt(effect.class), nationOf(effect.nation)];
      const [beside, fixed] = [effect.beside === true, effect.fixed === true];
      if (is === NEUTRAL) return ({ world }, it) => world.loosen(places, nation(it), how);
      const { spares } = effect;
      if (spares === undefined)
        return ({ world }, it) => world.mark(places, nation(it), is, beside, how, fixed);
      const isColony = places.map((place) => placeOf(PLACES[place] ?? '').isColony);
      return ({ world }, it) => {
        const left = places.filter((place, i) => !isColony[i] || !isSpared(world, place, spares));
        world.mark(left, nation(it), is, beside, how, fixed);
      };
    }
    case 'mark-strongest': {
      const places = wherePlaces(entry, effect.in);
      const among = effect.among.map(nationAt);
      const is = classAt(effect.class);
      return ({ world }) => {
        const nation = strongest(world, places, among, effect.sum === 'player');
        if (nation !== NOBODY) world.mark(group, nation, is, false, { ...how, sets: true });
      };
    }
    case 'shift': {
      const nation = nationOf(effect.nation);
      const steps = effect.steps.map(([from, to]) => [classAt(from), classAt(to)] as const);
      return ({ world }, it) => {
        const is = world.classOf(home(entry), nation(it));
        const to = steps.find(([from]) => from === is)?.[1];
        if (to === NEUTRAL) world.loosen(group, nation(it), how);
        else if (to !== undefined) world.mark(group, nation(it), to, true, { ...how, sets: true });
      };
    }
    case 'become': {
      const [of, to] = [entryAt(entry.id), (entry.states ?? []).indexOf(effect.state)];
      return ({ world }) => {
        if (world.states[of] === to) return;
        world.states[of] = to;
        world.changed = true;
      };
    }
    case 'add': {
      const [place, kind] = [home(entry), KINDS.indexOf(effect.kind)];
      return ({ world }) => world.appear(place, kind, effect.count);
    }
    case 'now':
      return callOf(entry, effect.rule, how, rule);
    case 'battle': {
      const order = orderOf(entry, effect.battle, rule);
      return (table, it) => {
        table.committed.push({ order, it, turnOf: order.turnOf(it) });
        table.world.changed = true;
      };
    }
    case 'end':
      return ({ world }) => {
        const of = entryAt(entry.id);
        if (world.ended[of] === 0) world.changed = true;
        world.ended[of] = 1;
      };
    case 'strait':
      return (table) => {
        table.straits |= 1;
      };
    case 'swap':
      return ({ world }) => {
        const [place, kind] = [home(entry), KINDS.indexOf(effect.kind)];
        const moved = Math.min(effect.count, world.natives[place * 5 + kind] as number);
        if (moved === 0) return;
        world.natives[place * 5 + kind] = (world.natives[place * 5 + kind] as number) - moved;
        world.add(nationAt(effect.to), place, kind, moved);
      };
    case 'lend':
      return ({ attack }) => {
        if (attack?.place === home(entry) && attack.nation === nationAt(effect.to))
          attack.infantry += effect.count;
      };
    case 'if': {
      const when: Test = testOf(entry, effect.when);
      const then = actOf(entry, effect.then, how, rule);
      const otherwise = actOf(entry, effect.otherwise ?? [], how, rule);
      return (table, it) => (when(table.world, it) ? then(table, it) : otherwise(table, it));
    }
    case 'leave':
    case 'tell':
      return nothing;
  }
}

/** Whether a colony stays as it is. */
function isSpared(
  world: World,
  place: number,
  spares: NonNullable<(Effect & { does: 'mark' })['spares']>,
): boolean {
  if (spares === 'total') return world.totalOf(place) !== NOBODY;
  const isFriend = world.classOf(place, nationAt(spares.friendly)) === FRIENDLY;
  return isFriend && ((world.stand[place] as number) & (whoOf(spares.with) ?? 0)) !== 0;
}

function nationOf(nation: (typeof NATIONS)[number] | 'it' | undefined): (it: number) => number {
  if (nation === undefined) return () => NOBODY;
  if (nation === 'it') return (it) => it;
  const found = nationAt(nation);
  return () => found;
}

function callOf(entry: Entry, id: string, { through, sets }: How, caller: string): Act {
  const { rule } = ruleOf(id);
  if (rule.kind === 'event') {
    const when = testOf(entry, rule.when);
    const how = { by: sourceAt(id), through: rule.through === true, sets: true };
    const act = actOf(entry, rule.then, how, id);
    return (table, it) => {
      if (when(table.world, it)) act(table, it);
    };
  }
  if (rule.kind !== 'roll') throw new Error(`${id} cannot be called (${through}, ${sets})`);
  const roll: Roll = { rule, entry, rolls: nationAt(rule.rolls) };
  return (table, it) => {
    const before = table.docket.find((due) => due.roll.rule.id === caller && due.it === it);
    const wave = (before?.wave ?? 0) + 1;
    table.docket.push({ roll, it, wave, is: 'due', face: 0, works: false });
    table.world.changed = true;
  };
}

/** An ordered battle of an entry. */
export function orderOf(entry: Entry, battle: Battle, rule: string): Order {
  const how = { by: sourceAt(rule), through: false, sets: true };
  const army = ENTRIES[entryAt(battle.army)] as Entry;
  const against = battle.against === 'natives' ? null : whoOf(battle.against);
  const opponents = [entry.axis.nations[0] ?? 'ussr', entry.allied.nations[0] ?? 'ussr'].map(nationAt);
  const named = battle.turnOf === 'opponent' ? null : nationAt(battle.turnOf);
  return {
    rule,
    home: home(army),
    in: at(battle.in),
    against: battle.against === 'natives' ? null : (it) => against ?? 1 << it,
    join: bitsOf(battle.join ?? []),
    turnOf: (it) => named ?? (opponents[it === nationAt('japan') ? 0 : 1] as number),
    won: actOf(entry, battle.won, how, rule),
    lost: actOf(entry, battle.lost, how, rule),
    none: actOf(entry, battle.none, how, rule),
  };
}

const PARTNERS = NATIONS.map((nation) =>
  NATIONS.filter((each) => playerOf(each) === playerOf(nation)).map(nationAt),
);

function strongest(world: World, places: readonly number[], among: readonly number[], sum: boolean): number {
  let [most, first, isTie] = [0, NOBODY, false];
  for (const nation of among) {
    let strength = 0;
    for (const each of sum ? (PARTNERS[nation] as number[]) : [nation])
      strength += world.strength(each, places);
    if (strength === most) isTie = true;
    if (strength > most) [most, first, isTie] = [strength, nation, false];
  }
  return isTie ? NOBODY : first;
}
