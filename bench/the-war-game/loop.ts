import { askedOf } from '../../src/rulebooks/the-war-game/attack/strikes.ts';
import { OUR_MAP } from '../../src/rulebooks/the-war-game/map.ts';
import { NATIONS, PLAYERS, playerOf } from '../../src/rulebooks/the-war-game/nations.ts';
import { type Effect, type Entry, type Rule, STRUCK } from '../../src/rulebooks/the-war-game/rule.ts';
import { ENTRIES, groupOf } from '../../src/rulebooks/the-war-game/e-territories.ts';
import { mayAttack, mayEnter, mayTake, takenFor } from './bars.ts';
import { fight, fightOrdered, openBox } from './battles.ts';
import { RULED, strikeBit, type Test, testOf } from './conditions.ts';
import { type Order, orderOf, Table } from './effects.ts';
import { PartTwo } from './part-two.ts';
import { draw, fall, follow, free, happen, lookAtBeginning, settleRivals, stillOf } from './stories.ts';
import { type Game, MOST_COME, NEWS, NEWS_IN, SIDES, type Stream, TURNS } from './turn.ts';
import { at, bitsOf, COUNT, EVERYWHERE, NOBODY, nationAt, sourceAt, World, worldOf } from './world.ts';

// Games of The War Game as a typed loop: the same stories, bars and battles as the rulebook, with the same dice.

interface Player {
  readonly nations: readonly number[];
  readonly bits: number;
  readonly orders: readonly Ordering[];
  readonly leaving: readonly Leaving[];
}

/** An order that a nation of the player may give. */
interface Ordering {
  readonly order: Order;
  readonly still: (world: World) => boolean;
  readonly when: Test;
}

/** Who must leave a group in the player's turn. */
interface Leaving {
  readonly places: readonly number[];
  readonly nation: number;
  readonly when: Test;
}

const YES: Test = () => true;

function ordersIn(entry: Entry, player: string): readonly Ordering[] {
  return entry.rules.flatMap((rule) =>
    rule.kind === 'order' && playerOf(rule.decides) === player
      ? [
          {
            order: orderOf(entry, rule.battle, rule.id),
            still: stillOf(entry, rule),
            when: testOf(entry, rule.when),
          },
        ]
      : [],
  );
}

function leavingIn(entry: Entry, effects: readonly Effect[], player: string, when: Test): readonly Leaving[] {
  return effects.flatMap((effect): readonly Leaving[] => {
    if (effect.does === 'leave' && playerOf(effect.turnOf) === player)
      return effect.who.map((nation) => ({
        places: groupOf(entry).map(at),
        nation: nationAt(nation),
        when,
      }));
    if (effect.does !== 'if') return [];
    const test = testOf(entry, effect.when);
    const isThen: Test = (world, it) => when(world, it) && test(world, it);
    const isElse: Test = (world, it) => when(world, it) && !test(world, it);
    return [
      ...leavingIn(entry, effect.then, player, isThen),
      ...leavingIn(entry, effect.otherwise ?? [], player, isElse),
    ];
  });
}

/** What tells units to leave holds while what a success has made stands. */
function madeBy(entry: Entry, rule: Rule): Test {
  if (rule.kind !== 'influence') return YES;
  const [places, by] = [groupOf(entry).map(at), sourceAt(rule.id)];
  return (world) => places.some((place) => world.isBy(place, by));
}

const HERE: readonly Player[] = PLAYERS.map(({ id, nations }) => ({
  nations: nations.map(nationAt),
  bits: bitsOf(nations),
  orders: ENTRIES.flatMap((entry) => ordersIn(entry, id)),
  leaving: ENTRIES.flatMap((entry) =>
    entry.rules.flatMap((rule) =>
      'then' in rule ? leavingIn(entry, rule.then, id, madeBy(entry, rule)) : [],
    ),
  ),
}));

const [LAND, ISLES, SOVIET, ABROAD] = STRUCK.map(strikeBit) as [number, number, number, number];
const ASKED_OF = NATIONS.map((nation) =>
  askedOf({ rulings: Object.fromEntries(RULED) }, nation).reduce((bits, what) => bits | strikeBit(what), 0),
);
/** What a nation strikes that takes a piece of player land of another. */
const STRUCK_BY = OUR_MAP.lands.map(({ id, owner }) => {
  const isles = id === 'great-britain' || id === 'northern-ireland' ? ISLES : 0;
  return isles | (owner === 'uk' ? LAND : 0) | (owner === 'ussr' ? SOVIET : 0);
});
const OWNER = OUR_MAP.lands.map(({ owner }) => nationAt(owner));

/** The turns of a game, one after the other. */
class Turns {
  private readonly table: Table;
  private readonly stream: Stream;
  private readonly partTwo: PartTwo;
  constructor(table: Table, stream: Stream, partTwo: PartTwo) {
    this.table = table;
    this.stream = stream;
    this.partTwo = partTwo;
  }

  play(): void {
    const { world } = this.table;
    for (let turn = 0; turn < TURNS; turn++) {
      happen(this.table, 'turn-begins');
      this.partTwo.begin();
      lookAtBeginning(world);
      happen(this.table, 'docket');
      this.unrest();
      this.partTwo.play();
      for (const player of HERE) this.turnOf(player);
      this.partTwo.end();
      Object.assign(this.table, { docket: [], straits: 0 });
      world.turn++;
    }
  }

  /** Wishes, then the dice of each nation, wave by wave. */
  private unrest(): void {
    const { table, stream } = this;
    draw(table);
    for (const due of table.docket) {
      if (due.is !== 'asked') continue;
      due.is = stream.next(2) === 0 ? 'due' : 'declined';
      free(table, 0);
    }
    for (let nation = 0; nation < NATIONS.length; nation++)
      for (let wave = 0; ; wave++) {
        const due = table.docket.filter(
          ({ is, roll, wave: when }) => is === 'due' && roll.rolls === nation && when === wave,
        );
        if (due.length === 0) break;
        fall(
          table,
          due,
          due.map(() => stream.next(SIDES) + 1),
        );
        settleRivals(table, due);
        for (const each of due) if (each.is === 'rolled') follow(table, each);
        happen(table, 'news');
        free(table, wave + 1);
      }
  }

  /** Orders, the news, boxes and battles of a player. */
  private turnOf(player: Player): void {
    const { table, stream } = this;
    const { world } = table;
    table.attack = null;
    for (const { order, still, when } of player.orders)
      if (!still(world) && when(world, NOBODY) && stream.next(2) === 0)
        table.committed.push({ order, it: NOBODY, turnOf: order.turnOf(NOBODY) });
    this.news(player);
    const opened = openBox(table, stream);
    fightOrdered(table, player.bits, stream);
    if (opened) fight(table, opened, stream);
    while (fightOrdered(table, player.bits, stream));
  }

  private news({ nations, leaving }: Player): void {
    const { table, stream } = this;
    const { world } = table;
    const out = leaving.flatMap(({ places, nation, when }) =>
      when(world, NOBODY)
        ? places
            .filter(
              (place) => ((world.stand[place] as number) >> nation) & 1 && !mayEnter(world, nation, place),
            )
            .map((place) => [nation, place] as const)
        : [],
    );
    const isQuiet = stream.next(NEWS_IN) !== 0;
    if (!isQuiet) this.move(nations[stream.next(nations.length)] as number);
    for (const [nation, place] of out) world.clear(nation, place);
    happen(table, 'news');
  }

  /** One thing that a nation does. */
  private move(nation: number): void {
    const { table, stream } = this;
    const { world } = table;
    const does = NEWS[stream.next(NEWS.length)] as (typeof NEWS)[number];
    const place = this.among(nation, does);
    if (place === NOBODY) return;
    if (does === 'leave') return world.add(nation, place, 0, -world.unitsAt(nation, place, 0));
    const infantry = does === 'take' ? 0 : stream.next(MOST_COME) + 1;
    let struck = ABROAD;
    if (does === 'attack') {
      table.attack = { place, nation, infantry };
      world.attacked[place] = 1 << nation;
    } else if (does === 'enter') world.add(nation, place, 0, infantry);
    else {
      const isOwn = OWNER[place - COUNT] === nation;
      world.hold(place, takenFor(world, nation, place));
      world.conquered[place] = 1 << nation;
      struck = isOwn ? 0 : (STRUCK_BY[place - COUNT] as number) | ABROAD;
    }
    this.strike(nation, struck);
  }

  private strike(nation: number, struck: number): void {
    const { world } = this.table;
    const all = struck === 0 ? 0 : struck | ABROAD | (struck & ISLES ? LAND : 0);
    world.strikes[nation] = all & (ASKED_OF[nation] as number);
    world.struck[nation] = (world.struck[nation] as number) | (world.strikes[nation] as number);
  }

  /** One of the places where a nation may do so, at random. */
  private among(nation: number, does: (typeof NEWS)[number]): number {
    const { table, stream } = this;
    const { world } = table;
    const isOpen = (place: number): boolean => {
      if (does === 'attack') return mayAttack(world, nation, place);
      if (does === 'enter') return mayEnter(world, nation, place);
      return does === 'leave' ? world.unitsAt(nation, place, 0) > 0 : mayTake(world, nation, place);
    };
    const open: number[] = [];
    const [from, to] = does === 'take' ? [COUNT, EVERYWHERE.length] : [0, COUNT];
    for (let place = from; place < to; place++) if (isOpen(place)) open.push(place);
    return open.length === 0 ? NOBODY : (open[stream.next(open.length)] as number);
  }
}

/** Games by the loop; the checksum. */
export function playLoop({ start, tries }: Game, stream: Stream, games: number): number {
  let sum = 0;
  const first = worldOf(start.open);
  const world = new World();
  for (let game = 0; game < games; game++) {
    world.reset(first);
    const table = new Table(world);
    const partTwo = new PartTwo(table, stream, tries);
    new Turns(table, stream, partTwo).play();
    sum = partTwo.folded(world.folded(sum));
  }
  return sum;
}
