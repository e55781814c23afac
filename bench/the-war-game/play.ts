import type { Decision } from '../../src/kernel/forms/decision.ts';
import type { AllocateForm, Limit, Option, Row } from '../../src/kernel/forms/form.ts';
import { copyJson, type Json } from '../../src/kernel/json.ts';
import { run, type RunOptions } from '../../src/kernel/game/run.ts';
import {
  attacksRow,
  inRow,
  nationsIn,
  outRow,
  takesRow,
} from '../../src/rulebooks/the-war-game/attack/news-form.ts';
import { OUR_MAP } from '../../src/rulebooks/the-war-game/map.ts';
import { NATIONS, type Nation, type Player } from '../../src/rulebooks/the-war-game/nations.ts';
import { CHANNELS } from '../../src/rulebooks/the-war-game/influence.ts';
import { CLASSES, KINDS, LAND_KINDS } from '../../src/rulebooks/the-war-game/rule.ts';
import type { Open, Position } from '../../src/rulebooks/the-war-game/state.ts';
import { ENTRIES, PLACES } from '../../src/rulebooks/the-war-game/e-territories.ts';
import {
  fold,
  type Game,
  LAND_VALUES,
  MOST_COME,
  NEWS,
  NEWS_IN,
  SIDES,
  type Stream,
  TRY_IN,
} from './turn.ts';

const NONE: Json = {};
const LANDS = OUR_MAP.lands.map(({ id }) => id);

/** The ids of the rows of the news, by nation, in the order of the form. */
const ROWS = Object.fromEntries(
  NATIONS.map((nation) => [
    nation,
    {
      attack: PLACES.map((place) => attacksRow(nation, place)),
      enter: PLACES.map((place) => inRow(nation, 'infantry', place)),
      leave: PLACES.map((place) => outRow(nation, 'infantry', place)),
      take: LANDS.map((land) => takesRow(nation, land)),
    },
  ]),
) as unknown as Readonly<Record<Nation, Readonly<Record<(typeof NEWS)[number], readonly string[]>>>>;

/** Where each of them stands among its kind. */
const AT = Object.fromEntries(
  NATIONS.map((nation) => [
    nation,
    Object.fromEntries(NEWS.map((does) => [does, new Map(ROWS[nation][does].map((id, i) => [id, i]))])),
  ]),
) as unknown as Readonly<
  Record<Nation, Readonly<Record<(typeof NEWS)[number], ReadonlyMap<string, number>>>>
>;

/** Which of some rows of a form are open: their places in the list of ids, which is in the order of the form. */
function openAmong({ rows, after = [] }: AllocateForm, at: ReadonlyMap<string, number>): number[] {
  const open: number[] = [];
  let waits = 0;
  for (const { id, barred } of rows) {
    // those that wait for an attack are in the order of the rows
    const isWaiting = after[waits]?.row === id;
    if (isWaiting) waits++;
    if (barred || isWaiting) continue;
    const i = at.get(id);
    if (i !== undefined) open.push(i);
  }
  return open;
}

/** Whether a limit of what is left, by who has won, leaves one of a row to who did. */
function leaves({ rows, weights = [], max = 0 }: Limit, won: string, row: string): boolean {
  const [side, of] = rows;
  return side !== won || of !== row || (weights[0] ?? 1) + (weights[1] ?? 1) <= max;
}

/** Answers at random from the stream, in the order of the typed loop. */
class Seats {
  private readonly stream: Stream;
  private readonly tries: boolean;
  /** What the forms of part II have shown in this game, folded. */
  shown = 0;
  constructor(stream: Stream, tries: boolean) {
    this.stream = stream;
    this.tries = tries;
  }

  answer({ form, prompt }: Decision): Json {
    switch (form.kind) {
      case 'roll':
        return form.dice.map(() => this.stream.next(SIDES) + 1);
      case 'choose':
        return this.choose(form.options);
      case 'report':
        return this.report(form.facts);
      case 'allocate':
        return this.allocate(form, prompt.key, prompt.args?.['player'] as Player);
    }
  }

  private choose(options: readonly Option[]): Json {
    const open = options.filter(({ barred }) => !barred);
    return open[this.stream.next(open.length)]?.value ?? null;
  }

  /** What the land of nations is worth, and nothing else, is not known from the start. */
  private report(facts: readonly string[]): Json {
    const told: Record<string, Json> = {};
    for (const key of facts) {
      if (!key.startsWith('land-value.')) throw new Error(`nobody knows ${key}`);
      told[key] = { value: this.stream.next(LAND_VALUES) + 1, as: 'change' };
    }
    return told;
  }

  /** Some of the open channels, as far as the cap goes; on some of them money is to be spent. */
  private attempts({ rows, limits: [cap] }: AllocateForm): Json {
    const given: Record<string, number> = {};
    let left = cap?.max ?? Infinity;
    const take = (row: string, below: number): boolean => {
      const takes = cap?.weights?.[cap.rows.indexOf(row)] ?? 0;
      if (takes > left || this.stream.next(below) !== 0) return false;
      given[row] = 1;
      left -= takes;
      return true;
    };
    let isTried = false;
    for (const { id, barred, label } of rows) {
      const isSpent = id.startsWith('spend/');
      if (!isSpent) isTried = false;
      if (barred) continue;
      if (isSpent) {
        if (isTried) take(id, 2);
        continue;
      }
      const { needs, dollars } = label.args ?? {};
      this.shown = fold(fold(this.shown, Number(needs)), Number(dollars));
      isTried = this.tries && take(id, TRY_IN);
    }
    return given;
  }

  private allocate(form: AllocateForm, key: string, player: Player): Json {
    switch (key) {
      case 'ask.attempts':
        return this.attempts(form);
      case 'ask.news':
        return this.news(form, player);
      case 'ask.ordered':
        return this.ordered(form);
      case 'ask.battle':
        return this.battle(form);
      case 'ask.retreat':
        return this.retreat(form);
      default:
        return NONE;
    }
  }

  /** Who must leave leaves; in some turns one of the nations does one thing more. */
  private news(form: AllocateForm, player: Player): Json {
    const isQuiet = this.stream.next(NEWS_IN) !== 0;
    if (isQuiet && form.limits.length === 0) return NONE;
    const given: Record<string, number> = {};
    for (const row of form.limits.flatMap(({ rows }) => rows)) {
      const leaves = form.rows.find(({ id }) => id === row);
      if (row.includes('-out-')) given[row] = leaves?.max ?? 0;
    }
    if (isQuiet) return given;
    const nations = nationsIn(player);
    const nation = nations[this.stream.next(nations.length)] as Nation;
    const does = NEWS[this.stream.next(NEWS.length)] as (typeof NEWS)[number];
    const ids = ROWS[nation][does];
    const open = openAmong(form, AT[nation][does]);
    if (open.length === 0) return given;
    const at = open[this.stream.next(open.length)] as number;
    const id = ids[at] as string;
    if (does === 'leave') given[id] = form.rows.find((row) => row.id === id)?.max ?? 0;
    else given[id] = does === 'enter' ? this.stream.next(MOST_COME) + 1 : 1;
    if (does === 'attack') given[ROWS[nation].enter[at] as string] = this.stream.next(MOST_COME) + 1;
    return given;
  }

  /** One side wins with one unit, or nobody is left: so also where a defender has nothing of its own. */
  private ordered({ rows, limits, after = [] }: AllocateForm): Json {
    const won = rows[this.stream.next(3)] as Row;
    const until = after.find(({ row }) => row === won.id)?.until[0]?.rows;
    if (!until) return { [won.id]: 1 };
    const of = until[0]?.startsWith('natives/') ? 'natives/' : '';
    const left = until.find(
      (row) => row.startsWith(of) && limits.every((limit) => leaves(limit, won.id, row)),
    );
    return left === undefined ? { 'won/nobody': 1 } : { [won.id]: 1, [left]: 1 };
  }

  /** The attacker takes it or not; of natives that stay some are left. */
  private battle({ rows, limits }: AllocateForm): Json {
    const won = rows.find(({ id }) => id.startsWith('won/')) as Row;
    const nation = won.id.slice('won/'.length);
    const given: Record<string, number> = {};
    const isTaken = this.stream.next(2) === 1;
    if (isTaken) {
      given[won.id] = 1;
      const infantry = rows.find(({ id }) => id === `${nation}/infantry`);
      given[`${nation}/infantry`] = this.stream.next(infantry?.max ?? 0) + 1;
    }
    const never = limits.some(({ reason }) => reason.key === 'limit.neverRetreats');
    if (isTaken && never) return given;
    for (const { id, max = 0 } of rows) if (id.startsWith('natives/')) given[id] = this.stream.next(max + 1);
    return given;
  }

  /** All of a kind to one place. */
  private retreat({ rows }: AllocateForm): Json {
    const given: Record<string, number> = {};
    for (const kind of KINDS) {
      const open = rows.filter(({ id, barred }) => !barred && id.startsWith(`${kind}/`));
      if (open.length === 0) continue;
      const { id, max = 0 } = open[this.stream.next(open.length)] as Row;
      given[id] = max;
    }
    return given;
  }
}

const FORCES = NATIONS.flatMap((nation) => PLACES.map((place) => `${nation}/${place}`));

/** Marks, governments, native units, units, and how far influence has come, folded. */
function folded(before: number, { marks, natives, forces, states, attempts, opened }: Open): number {
  let sum = before;
  for (const place of PLACES) {
    const of = marks[place];
    for (const nation of NATIONS) {
      const mark = of?.[nation];
      sum = fold(sum, mark ? CLASSES.indexOf(mark.class) + 1 : 0);
    }
    const army = natives[place];
    for (const kind of KINDS) sum = fold(sum, army?.[kind] ?? 0);
  }
  for (const key of FORCES) {
    const units = forces[key];
    for (const kind of LAND_KINDS) sum = fold(sum, units?.[kind] ?? 0);
  }
  for (const { id, states: all = [] } of ENTRIES) sum = fold(sum, Math.max(0, all.indexOf(states[id] ?? '')));
  for (const { id, rule } of CHANNELS)
    sum = fold(fold(sum, attempts[id] ?? 0), opened.includes(rule.id) ? 1 : 0);
  return sum;
}

/** Games on the kernel, each from a copy of one start. Returns the checksum. */
export function playKernel(
  { table, start, tries }: Game,
  stream: Stream,
  games: number,
  options: RunOptions,
): number {
  let sum = 0;
  const seats = new Seats(stream, tries);
  const { copy = copyJson } = table.rules;
  for (let game = 0; game < games; game++) {
    const position = copy(start) as Position;
    seats.shown = 0;
    run(table, position, (decision) => seats.answer(decision), options);
    sum = fold(folded(sum, position.open), seats.shown);
  }
  return sum;
}
