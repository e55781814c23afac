import { eachMoment } from '../game/course.ts';
import type { FactSpec } from '../sums/facts.ts';
import { type Game, stateOf } from '../game/game.ts';
import { canonical, isRecord, type Json } from '../json.ts';
import { isUndo } from '../game/moment.ts';
import type { State } from '../game/play.ts';
import { viewOf } from '../game/position.ts';
import type { Rulebook, Table } from '../rulebook.ts';
import { type Games, playGames } from './reach.test-helper.ts';

// What a game remembers beyond a turn because a rule set it: by what it counts, and where it is used, lapses and is used again.

/** A kind of fact ('may-react'), or a field of a position ('open.reactions'), that a rule sets and that lasts. */
export interface RememberedThing {
  readonly of: string;
  /** For how long it counts: this turn, this year, this war, this alliance, for good. */
  readonly counts: string;
  /** The conformance case in which it is set, lapses and is set again; or, of what never lapses, is set. */
  readonly case?: string;
  /** It never lapses, or begins anew with each turn: the reason why no case shows it set a second time. */
  readonly but?: string;
}

/** What the kernel keeps itself. */
const COMMON = new Set(['facts', 'rulings', 'revealed', 'reports', 'allowed', 'agenda', 'asked', 'untold']);

/** The kinds of facts that rules set and that outlast their turn, and the fields of the positions of these games. */
export function rememberedIn(rulebook: Rulebook, games: readonly Games[]): ReadonlySet<string> {
  const found = new Set<string>();
  const watch = {
    before(table: Table, { position }: State): void {
      for (const field of fieldsOf(position)) found.add(field);
      for (const [key, spec] of Object.entries(table.rules.facts))
        if (isLasting(spec)) found.add(kindOf(key));
    },
    after(): void {},
  };
  for (const { last } of playGames(
    rulebook,
    games.map((each) => ({ ...each, watch })),
  ))
    void last;
  return found;
}

const kindOf = (key: string): string => key.split('.')[0] ?? key;

/** Whether rules set a fact that outlasts its turn. */
const isLasting = ({ by, kept, byRules, lasts }: FactSpec): boolean =>
  by === undefined && (kept === true || byRules === true) && (lasts === 'ever' || lasts === 'year');

function fieldsOf({ open, sealed }: State['position']): readonly string[] {
  const of = (name: string, part: object): string[] =>
    Object.keys(part).flatMap((field) => (COMMON.has(field) ? [] : [`${name}.${field}`]));
  return [...of('open', open), ...Object.values(sealed).flatMap((part) => of('sealed', part))];
}

/** How something fared in a game: never set, set, or set, lapsed and set again. */
export type Fate = 'never' | 'once' | 'again';

const NOTHING = 'null';

/** The values that each part of something had in a stretch of play, without repetitions. */
type Courses = Map<string, Map<string, string[]>>;

/** How each of these fared in a game; what was taken back or put right is no lapse, but a new beginning. */
export function fatesOf(game: Game, names: readonly string[]): ReadonlyMap<string, Fate> {
  const stretches: Courses[] = [new Map()];
  for (const { before, moment } of eachMoment(game)) {
    note(game.table, before, names, stretches.at(-1) as Courses);
    if (isUndo(moment.entry)) stretches.push(new Map());
  }
  note(game.table, stateOf(game), names, stretches.at(-1) as Courses);
  return new Map(
    names.map((name) => {
      const all = stretches.flatMap((courses) => [...(courses.get(name)?.values() ?? [])].map(faredIn));
      return [name, all.includes('again') ? 'again' : all.includes('once') ? 'once' : 'never'];
    }),
  );
}

/** Add what is so in a state. What is not there is nothing yet, or nothing any more. */
function note(table: Table, state: State, names: readonly string[], courses: Courses): void {
  for (const name of names) {
    const now = new Map(valuesOf(table, state, name));
    const values = courses.get(name);
    const parts = values ?? new Map<string, string[]>();
    courses.set(name, parts);
    for (const part of new Set([...parts.keys(), ...now.keys()])) {
      const course = parts.get(part) ?? (values ? [NOTHING] : []);
      parts.set(part, course);
      const value = now.get(part) ?? NOTHING;
      if (course.at(-1) !== value) course.push(value);
    }
  }
}

const kinds = new WeakMap<Table, ReadonlyMap<string, readonly (readonly [string, FactSpec])[]>>();

/** The facts of a table by their kinds, listed once: of a kind in which rules set some that last, these alone. */
function kindsOf(table: Table): ReadonlyMap<string, readonly (readonly [string, FactSpec])[]> {
  const known = kinds.get(table);
  if (known) return known;
  const all = Map.groupBy(Object.entries(table.rules.facts), ([key]) => kindOf(key));
  const listed = [...all].map(([kind, facts]) => {
    const lasting = facts.filter(([, spec]) => isLasting(spec));
    return [kind, lasting.length > 0 ? lasting : facts] as const;
  });
  const made = new Map(listed);
  kinds.set(table, made);
  return made;
}

/** What a game knows under a name, each part of it by itself. */
function valuesOf(table: Table, { position }: State, name: string): readonly (readonly [string, string])[] {
  const [part, field = ''] = name.split('.');
  const texts = (value: unknown): string => canonical((value ?? null) as Json);
  if (part !== 'open' && part !== 'sealed')
    return (kindsOf(table).get(name) ?? []).map(([key, { owner }]) => [
      key,
      texts(table.rules.known(viewOf(position, owner ?? null))(key)),
    ]);
  const parts = part === 'open' ? [position.open] : Object.values(position.sealed);
  return parts.flatMap((each, n): (readonly [string, string])[] => {
    const value = (each as unknown as Record<string, unknown>)[field];
    if (!isRecord(value)) return [[`${n}`, texts(value)]];
    return Object.entries(value).map(([key, entry]) => [`${n}/${key}`, texts(entry)]);
  });
}

/** Left, back and left again, of its first value; or set, left and set again, of another. */
function faredIn(course: readonly string[]): Fate {
  const [first, ...later] = course;
  if (later.length === 0) return 'never';
  const back = later.indexOf(first ?? '');
  const isLeftAgain = back >= 0 && back < later.length - 1;
  const isSetAgain = later.some((value, n) => value !== first && later.indexOf(value) < n);
  return isLeftAgain || isSetAgain ? 'again' : 'once';
}

/** How cases were found to fare: by the name of the case, then of what is remembered; a case that there is not is missing. */
export type FaredIn = ReadonlyMap<string, ReadonlyMap<string, Fate>>;

/** What is wrong with a list, each a sentence: something that is remembered and not listed, an entry without its case or reason. */
export function rememberedFaults(
  found: ReadonlySet<string>,
  list: readonly RememberedThing[],
  cases: FaredIn,
): readonly string[] {
  const listed = list.map(({ of }) => of);
  return [
    ...[...found]
      .filter((name) => !listed.includes(name))
      .map((name) => `${name} is remembered, and not listed`),
    ...listed.filter((name, n) => listed.indexOf(name) < n).map((name) => `${name} is listed twice`),
    ...list.flatMap((each) => faultOf(each, cases) ?? []),
  ];
}

function faultOf({ of, counts, case: shown, but }: RememberedThing, cases: FaredIn): string | null {
  if (counts.trim() === '' || but?.trim() === '') return `${of} is listed without saying by what it counts`;
  if (shown === undefined)
    return but === undefined ? `${of} has neither a case nor a reason why there is none` : null;
  const found = cases.get(shown);
  if (found === undefined) return `${of}: there is no case ${shown}`;
  const how = found.get(of) ?? 'never';
  if (how === 'never') return `${of} is not set in ${shown}`;
  return but === undefined && how === 'once' ? `${of} is not set, lapsed and set again in ${shown}` : null;
}
