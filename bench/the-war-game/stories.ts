import { snapshotKey } from '../../src/rulebooks/the-war-game/began.ts';
import { besideTurkey } from '../../src/rulebooks/the-war-game/g2-docket.ts';
import { REMEMBERED } from '../../src/rulebooks/the-war-game/facts.ts';
import { OUR_MAP } from '../../src/rulebooks/the-war-game/map.ts';
import { AXIS, NATIONS } from '../../src/rulebooks/the-war-game/nations.ts';
import {
  type Condition,
  type Entry,
  KINDS,
  type Occasion,
  type Rule,
} from '../../src/rulebooks/the-war-game/rule.ts';
import { ENTRIES, placeOf } from '../../src/rulebooks/the-war-game/e-territories.ts';
import { ruled, type Test, testOf } from './conditions.ts';
import { type Act, actOf, type Due, type Roll, type Table } from './effects.ts';
import { at, bitsOf, COUNT, entryAt, nationAt, NOBODY, sourceAt, TOTAL, type World } from './world.ts';

// The rules of the stories on numbers: what happens by itself, what is looked at as a turn begins, what is rolled.

/** Whether the story of an entry has stopped for a rule. */
export function stillOf(entry: Entry, { through }: Rule): (world: World) => boolean {
  const of = entryAt(entry.id);
  const home = entry.home.map(({ id }) => at(id));
  const boxes = [sourceAt(`${entry.id}.AX`), sourceAt(`${entry.id}.AL`)];
  if (through) return (world) => world.ended[of] === 1;
  return (world) => world.ended[of] === 1 || isControlled(world, home) || isBoxed(world, home, boxes);
}

function isControlled(world: World, home: readonly number[]): boolean {
  for (const place of home) if (world.of[TOTAL]?.[place] === 0) return false;
  return true;
}

function isBoxed(world: World, home: readonly number[], boxes: readonly number[]): boolean {
  return home.some((place) => boxes.some((box) => world.isBy(place, box)));
}

const eachOf = ({ each }: Rule): readonly number[] => each?.map(nationAt) ?? [NOBODY];

interface Event {
  /** It happens once for a piece of news. */
  readonly isNews: boolean;
  readonly still: (world: World) => boolean;
  readonly each: readonly number[];
  readonly when: Test;
  readonly act: Act;
}

function hangsOnNews(condition: Condition | undefined): boolean {
  if (condition?.is === 'all' || condition?.is === 'any') return condition.of.some(hangsOnNews);
  return condition?.is === 'news' || condition?.is === 'strikes';
}

/** The events that are looked for at a moment. */
function eventsAt(moment: Occasion): readonly Event[] {
  return ENTRIES.flatMap((entry) =>
    entry.rules.flatMap((rule): Event[] => {
      if (rule.kind !== 'event') return [];
      const { at: when = 'news', also } = rule;
      const isAlso = also !== undefined && moment === 'news' && ruled(also.ruling) === also.choice;
      const isLooked =
        when !== 'news' && !isAlso
          ? when === moment
          : when !== 'news' || moment === 'news' || (moment === 'docket' && !hangsOnNews(rule.when));
      if (!isLooked) return [];
      const how = { by: sourceAt(rule.id), through: rule.through === true, sets: rule.lapse === true };
      return [
        {
          isNews: hangsOnNews(rule.when),
          still: stillOf(entry, rule),
          each: eachOf(rule),
          when: testOf(entry, rule.when),
          act: actOf(entry, rule.then, how, rule.id),
        },
      ];
    }),
  );
}

const EVENTS = {
  'turn-begins': eventsAt('turn-begins'),
  docket: eventsAt('docket'),
  news: eventsAt('news'),
  attack: eventsAt('attack'),
};
const MOST_PASSES = 6;

/** What happens by itself, until nothing more does. */
export function happen(table: Table, moment: keyof typeof EVENTS): void {
  const { world } = table;
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    world.changed = false;
    for (const { isNews, still, each, when, act } of EVENTS[moment]) {
      if ((isNews && pass > 0) || still(world)) continue;
      for (const it of each) if (when(world, it)) act(table, it);
    }
    if (!world.changed) break;
  }
  world.quiet();
}

interface Snapshot {
  readonly key: string;
  readonly still: (world: World) => boolean;
  readonly it: number;
  readonly when: Test;
}

function within(condition: Condition | undefined): readonly Condition[] {
  if (condition === undefined) return [];
  if (condition.is === 'all' || condition.is === 'any') return [condition, ...condition.of.flatMap(within)];
  return condition.is === 'not' ? [condition, ...within(condition.of)] : [condition];
}

const SNAPSHOTS: readonly Snapshot[] = ENTRIES.flatMap((entry) =>
  entry.rules.flatMap((rule) =>
    (rule.each ?? [undefined]).flatMap((nation): Snapshot[] => {
      const still = stillOf(entry, rule);
      const it = nation === undefined ? NOBODY : nationAt(nation);
      const begins = (rule.kind === 'roll' || rule.kind === 'influence') && rule.begins === true;
      const own = begins
        ? [{ key: snapshotKey(rule.id, nation, false), still, it, when: testOf(entry, rule.when) }]
        : [];
      const asked = within(rule.when).flatMap((each): Snapshot[] =>
        each.is === 'began' && each.of
          ? [{ key: snapshotKey(each.rule, nation, true), still, it, when: testOf(entry, each.of) }]
          : [],
      );
      return [...own, ...asked];
    }),
  ),
);

/** What is so as the turn begins is remembered. */
export function lookAtBeginning(world: World): void {
  [world.began, world.beganBefore] = [world.beganBefore, world.began];
  world.began.clear();
  for (const { key, still, it, when } of SNAPSHOTS)
    if (!still(world) && when(world, it)) world.began.add(key);
}

interface Rolled {
  readonly roll: Roll;
  readonly still: (world: World) => boolean;
  readonly each: readonly number[];
  readonly when: Test;
  readonly keys: readonly string[];
  readonly works: Act;
  readonly fails: Act;
}

const ROLLED: readonly Rolled[] = ENTRIES.flatMap((entry) =>
  entry.rules.flatMap((rule): Rolled[] => {
    if (rule.kind !== 'roll' && rule.kind !== 'table') return [];
    const how = { by: sourceAt(rule.id), through: rule.through === true, sets: true };
    const roll = { rule, entry, rolls: nationAt(rule.rolls) };
    const isRoll = rule.kind === 'roll';
    return [
      {
        roll,
        still: stillOf(entry, rule),
        each: eachOf(rule),
        when: testOf(entry, rule.when),
        keys: [undefined, ...NATIONS].map((nation) => snapshotKey(rule.id, nation, false)),
        works: isRoll ? actOf(entry, rule.then, how, rule.id) : () => undefined,
        fails: isRoll ? actOf(entry, rule.otherwise ?? [], how, rule.id) : () => undefined,
      },
    ];
  }),
);
const BY_RULE = new Map(ROLLED.map((each) => [each.roll.rule.id, each]));
const AFTER = ROLLED.filter(({ roll }) => roll.rule.kind === 'roll' && roll.rule.after !== undefined);

const BESIDE = besideTurkey({ map: OUR_MAP }).map(at);
const AXIS_BITS = bitsOf(AXIS);
const LAND_VALUE = 2;
const VALUES = BESIDE.map((place, i) =>
  place < COUNT ? (placeOf(besideTurkey({ map: OUR_MAP })[i] ?? '').place.value ?? 0) : LAND_VALUE,
);

/** What the Axis controls beside Turkey is worth. */
function axisValues(world: World): number {
  let sum = 0;
  for (let i = 0; i < BESIDE.length; i++) {
    const place = BESIDE[i] as number;
    const control = place < COUNT ? world.totalOf(place) : (world.holder[place - COUNT] as number);
    if (control !== NOBODY && (AXIS_BITS >> control) & 1) sum += VALUES[i] as number;
  }
  return sum;
}

/** The number of the Vichy roll, as told at the start. */
const VICHY = 6;

function upTo(world: World, { rule }: Roll): number {
  if (rule.kind === 'table') return 0;
  if (rule.needs === 'vichy') return VICHY;
  return rule.needs === 'adjacent-axis' ? axisValues(world) : rule.needs;
}

function isClosed(world: World, { roll, still }: Rolled): boolean {
  const { rule } = roll;
  if (still(world)) return true;
  if (rule.kind === 'table') return (world.built[entryAt(roll.entry.id)] as number) >= rule.most;
  if (rule.second === 'only' || (rule.once && world.rolled.has(rule.id))) return true;
  return rule.needs === 'adjacent-axis' && axisValues(world) === 0;
}

/** The docket is drawn up: by nation, and within it by entry. */
export function draw(table: Table): void {
  const { world } = table;
  const docket: Due[] = [];
  for (const each of ROLLED) {
    if (isClosed(world, each)) continue;
    const { roll, when, keys } = each;
    const { rule } = roll;
    for (const it of each.each) {
      const begins = rule.kind === 'roll' && rule.begins === true;
      if (!(begins ? world.began.has(keys[it + 1] as string) : when(world, it))) continue;
      const is = rule.kind === 'roll' && rule.decides ? 'asked' : 'due';
      docket.push({ roll, it, wave: 0, is, face: 0, works: false });
    }
  }
  const isFree = ({ roll: { rule } }: Due): boolean =>
    !(rule.kind === 'roll' && rule.after && docket.some((due) => rule.after?.includes(due.roll.rule.id)));
  table.docket = docket.filter(isFree).sort((a, b) => a.roll.rolls - b.roll.rolls);
}

/** What has waited for other rolls and waits no longer. */
export function free({ world, docket }: Table, wave: number): void {
  for (const each of AFTER) {
    const { roll, when } = each;
    const after = roll.rule.kind === 'roll' ? (roll.rule.after ?? []) : [];
    const before = docket.filter((due) => after.includes(due.roll.rule.id));
    if (before.length === 0 || before.some(({ is }) => is === 'asked' || is === 'due')) continue;
    if (docket.some((due) => due.roll === roll) || isClosed(world, each) || !when(world, NOBODY)) continue;
    docket.push({ roll, it: NOBODY, wave, is: 'due', face: 0, works: false });
  }
}

/** The dice have fallen: whether each roll works, before anything follows. */
export function fall({ world }: Table, due: readonly Due[], faces: readonly number[]): void {
  due.forEach((each, i) => {
    each.is = 'rolled';
    each.face = faces[i] as number;
    each.works = each.roll.rule.kind === 'table' || each.face <= upTo(world, each.roll);
    if (REMEMBERED.includes(each.roll.rule.id)) world.rolled.set(each.roll.rule.id, world.turn);
  });
}

const RIVALS = ENTRIES.flatMap((entry) =>
  entry.rules.flatMap((rule) =>
    rule.kind === 'rivals' ? [{ of: rule.of, when: testOf(entry, rule.when) }] : [],
  ),
);

/** Of two rolls that both work the lower counts; equal ones are rolled again. */
export function settleRivals({ world }: Table, due: readonly Due[]): void {
  for (const { of, when } of RIVALS) {
    if (!when(world, NOBODY)) continue;
    const [one, other] = of.map((id) => due.find((each) => each.roll.rule.id === id && each.works));
    if (!one || !other) continue;
    if (one.face === other.face)
      for (const each of [one, other]) {
        each.is = 'due';
        each.wave++;
      }
    else (one.face < other.face ? other : one).works = false;
  }
}

/** What follows a roll, at once. */
export function follow(table: Table, { roll, it, face, works }: Due): void {
  const { rule, entry } = roll;
  if (rule.kind === 'roll') {
    const found = BY_RULE.get(rule.id) as Rolled;
    return (works ? found.works : found.fails)(table, it);
  }
  const of = entryAt(entry.id);
  const kind = KINDS.indexOf(rule.rows.find(({ to }) => face <= to)?.kind ?? 'infantry');
  table.world.built[of] = (table.world.built[of] as number) + 1;
  table.world.appear(at(entry.home[0]?.id ?? ''), kind, 1);
}
