import { TABLE } from '../forms/decision.ts';
import type { Dispatch } from '../steps/dispatch.ts';
import { type FactKey, type FactSpec, type FactValue, isReportable, type Possible } from '../sums/facts.ts';
import { check } from '../forms/form.ts';
import { canonical, type Json } from '../json.ts';
import { apply, asksOf, awaitingOf, copyState, type State } from '../game/play.ts';
import { viewOf } from '../game/position.ts';
import type { Rulebook, Table } from '../rulebook.ts';
import type { Random } from '../forms/sample.ts';
import { standingName } from '../game/always-open.ts';
import { seededRandom } from './random.ts';
import { type Games, playGames } from './reach.test-helper.ts';

// What the table tells and then tells back: all that can be reported reads as before, or the log says why not.

/** What stays though its cause was told back, as reviewed. A name that ends with a star means a kind. */
export interface Stays {
  /** The fact that was told and told back; of a pair one of them. */
  readonly told: string;
  /** The fact that reads otherwise afterwards. */
  readonly fact: string;
  /** Why, with the clause that says so. */
  readonly why: string;
}

/** A fact that reads otherwise after others were told, in this order, and told back, and of which the log says nothing. */
interface Left {
  readonly told: readonly News[];
  readonly fact: FactKey;
  readonly from: Possible;
  readonly to: Possible;
}

/** A fact that is told. */
interface News {
  readonly key: FactKey;
  readonly value: FactValue;
}

/** Games, and how much is told there and back at some points of them. */
export interface ThereAndBackGames extends Games {
  /** At so many of the places in their course, taken at random. */
  readonly points: number;
  /** So many facts of each kind, each with every other value. */
  readonly ofKind: number;
  /** So many pairs of facts about one subject, in both orders. */
  readonly pairs: number;
}

/** A point in a game: what can be told there, and what all know. */
interface Point {
  readonly table: Table;
  readonly state: State;
  readonly told: readonly Told[];
  readonly before: ReadonlyMap<FactKey, Possible>;
}

/** A fact that can be told back: all know what it was. */
interface Told extends News {
  readonly spec: FactSpec;
}

/** All that is left, in these games, of what was told and told back. */
export function* leftBehind(rulebook: Rulebook, tried: readonly ThereAndBackGames[]): Generator<Left> {
  for (const each of tried) {
    const random = seededRandom(each.points);
    for (const { table, state } of someOf(placesIn(rulebook, each), each.points, random))
      yield* leftAt(pointAt(table, state), each, random);
  }
}

/** What is left and not listed, and what is wrong with the list, each a sentence. */
export function thereAndBackFaults(left: Iterable<Left>, stays: readonly Stays[]): readonly string[] {
  const found = [...left].filter((each) => !stays.some((line) => isListed(line, each)));
  const faults = found.map(({ told, fact, from, to }) => {
    const causes = told.map(({ key, value }) => `${key} (${value})`).join(' and ');
    return `${fact} was ${shown(from)} and is ${shown(to)} after ${causes} was told and told back`;
  });
  const silent = stays.filter(({ why }) => why.trim() === '');
  return [
    ...new Set(faults),
    ...silent.map(({ told, fact }) => `${fact} after ${told} is listed without a reason`),
  ];
}

function isListed({ told, fact }: Stays, left: Left): boolean {
  return left.told.some(({ key }) => isOf(told, key)) && isOf(fact, left.fact);
}

const isOf = (pattern: string, key: FactKey): boolean =>
  pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern;

const shown = (value: Possible): string => (value === undefined ? 'unknown' : JSON.stringify(value));

/** The places in games at which play waits for something. */
function placesIn(rulebook: Rulebook, games: Games): readonly { table: Table; state: State }[] {
  const places: { table: Table; state: State }[] = [];
  const watch = {
    before(table: Table, state: State): void {
      if (awaitingOf(table, state).length > 0) places.push({ table, state: copyState(table, state) });
    },
    after(): void {},
  };
  for (const { last } of playGames(rulebook, [{ ...games, watch }])) void last;
  return places;
}

function pointAt(table: Table, state: State): Point {
  const before = readAll(table, state);
  const told = Object.entries(table.rules.facts).flatMap(([key, spec]) => {
    const value = before.get(key);
    return isTold(spec) && value !== undefined && typeof value !== 'object' ? [{ key, value, spec }] : [];
  });
  return { table, state, told, before };
}

/** A fact that the table tells to all: no secret, nothing that is only corrected. */
function isTold({ owner, kept, by }: FactSpec): boolean {
  return by === undefined && owner === undefined && kept !== true;
}

/** What all know of the facts that can be reported. */
function readAll({ rules }: Table, { position }: State): ReadonlyMap<FactKey, Possible> {
  const known = rules.known(viewOf(position, null));
  const open = Object.entries(rules.facts).filter(
    ([, spec]) => isReportable(spec) && spec.owner === undefined,
  );
  return new Map(open.map(([key]) => [key, known(key)]));
}

/** Some facts of each kind alone, then pairs about one subject in both orders. */
function* leftAt(point: Point, { ofKind, pairs }: ThereAndBackGames, random: Random): Generator<Left> {
  const kinds = Map.groupBy(point.told, ({ key }) => kindOf(key));
  for (const list of kinds.values())
    for (const one of someOf(list, ofKind, random))
      for (const news of othersThan(one)) yield* leftBy(point, [news], [one]);
  const subjects = Map.groupBy(point.told, ({ key }) => subjectsOf(key).at(-1) ?? '');
  const several = [...subjects].filter(([subject, list]) => subject !== '' && list.length > 1);
  for (let n = 0; n < pairs && several.length > 0; n++) {
    const [, list = []] = several[random(several.length)] ?? [];
    const both = someOf(list, 2, random);
    const there = both.flatMap((one) => someOf(othersThan(one), 1, random));
    yield* leftBy(point, there, both);
    yield* leftBy(point, there.toReversed(), both);
  }
}

/** The kind of a fact: 'control' of 'control.malta'. */
const kindOf = (key: FactKey): string => key.split('.')[0] ?? key;

/** What a fact is about: all but its kind. */
const subjectsOf = (key: FactKey): readonly string[] => key.split('.').slice(1);

/** A fact with each of its other values. */
function othersThan({ key, value, spec: { type } }: Told): readonly News[] {
  if (type.kind === 'number') {
    // one more or less, and as much as there can be
    const others = new Set([Number(value) + 1, Number(value) - 1, type.min, type.max]);
    return [...others]
      .filter((each) => each !== value && each >= type.min && each <= type.max)
      .map((each) => ({ key, value: each }));
  }
  const values = type.kind === 'choice' ? type.values : [true, false];
  return values.filter((each) => each !== value).map((each) => ({ key, value: each }));
}

/** What reads otherwise after all of it was told in this order and told back; nothing where it cannot be told. */
function leftBy({ table, state, before }: Point, there: readonly News[], back: readonly News[]): Left[] {
  const told: Dispatch[] = [];
  let now = state;
  for (const news of [...there, ...back]) {
    const next = tell(table, now, news, told);
    if (next === null) return [];
    now = next;
  }
  // play went on with what was told: what is asked and known now is of a later moment
  if (momentOf(table, now) !== momentOf(table, state)) return [];
  const after = readAll(table, now);
  const log = lettersOf(canonical(told.map(({ data }) => data) as unknown as Json));
  return [...before].flatMap(([fact, from]) => {
    const to = after.get(fact);
    const isAsBefore = canonical((from ?? null) as Json) === canonical((to ?? null) as Json);
    return isAsBefore || isNamed(fact, log) ? [] : [{ told: there, fact, from, to }];
  });
}

const momentOf = ({ rules }: Table, { position }: State): number => rules.now?.(position.open) ?? 0;

/** The state after news that nobody asked for; null where it cannot be told. What is told then goes into the log. */
function tell(table: Table, state: State, { key, value }: News, log: Dispatch[]): State | null {
  const report = asksOf(table, state, TABLE).find((each) => standingName(each) === 'report');
  const answer = { [key]: { value, as: 'change' } };
  if (!report || check(report.form, answer, { facts: table.rules.facts, clauses: report.clauses }))
    return null;
  const next = copyState(table, state);
  log.push(...apply(table, next, report, { seat: TABLE, decision: report.id, answer }).dispatches);
  return next;
}

/** Whether a log names what a fact is about. */
function isNamed(key: FactKey, log: string): boolean {
  const subjects = subjectsOf(key);
  return (subjects.length > 0 ? subjects : [key]).some((subject) => log.includes(lettersOf(subject)));
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Some of a list, at random. */
function someOf<T>(list: readonly T[], count: number, random: Random): T[] {
  const rest = [...list];
  return Array.from(
    { length: Math.min(count, rest.length) },
    () => rest.splice(random(rest.length), 1)[0] as T,
  );
}
