import type { DataCheck, Path } from '../forms/data-check.ts';
import type { Random } from '../forms/sample.ts';
import type { Json } from '../json.ts';
import type { DataFault, Rulebook } from '../rulebook.ts';
import type { FactKey, FactValue } from '../sums/facts.ts';
import { type DateReader, dateIn, readSoloFile, type SoloFile } from './file.ts';

/** What the table is told at one time. */
export interface HistoryLine {
  /** The turn in which it is told, by its date. */
  readonly at: string;
  /** By name; also rows of forms that ask what has happened in that turn, by their ids. */
  readonly facts: Readonly<Record<FactKey, FactValue>>;
  /** Where it is known from: a clause, a scenario of the rulebook, the common record, or "house". */
  readonly source: string;
  /** In how many of a hundred games it comes; absent: in all. */
  readonly chance?: number;
  /** How many turns sooner or later it can come, each alike; absent: then and not otherwise. */
  readonly within?: number;
  /** A name by which other lines hang on it. */
  readonly id?: string;
  /** It comes only where the line of this name came, and no sooner. */
  readonly after?: string;
  /** It comes only where the line of this name did not come. */
  readonly unless?: string;
}

/** What a fact is that no line tells: a name, or a name that ends in '*'. The first that fits counts. */
export interface HistoryElse {
  readonly facts: string;
  readonly value: FactValue;
  readonly source: string;
}

/** What happens on the map, for games in which there is none. */
export interface History extends SoloFile {
  readonly kind: 'history';
  readonly lines: readonly HistoryLine[];
  readonly else: readonly HistoryElse[];
}

/** What a history comes to in one game: what was told of a fact up to a turn; undefined where it says nothing of it. */
export interface Course {
  told(fact: FactKey, turn: number): FactValue | undefined;
  /** What a fact is of which no line tells; undefined where the history does not say it. */
  otherwise(fact: FactKey): FactValue | undefined;
  /** The facts of which lines told after one turn and up to another, with what they told last. */
  between(after: number, turn: number): ReadonlyMap<FactKey, FactValue>;
}

interface Came {
  readonly turn: number;
  readonly facts: Readonly<Record<FactKey, FactValue>>;
}

/** Draw from a history what comes of it in one game. Lines hang only on lines before them. */
export function courseOf(history: History, random: Random, dated: DateReader): Course {
  const cameAt = new Map<string, number>();
  const came: Came[] = [];
  for (const line of history.lines) {
    // every line draws, so that a change of one leaves the luck of the others
    const [luck, shift] = [random(100), random(2 * (line.within ?? 0) + 1) - (line.within ?? 0)];
    const before = line.after === undefined ? Number.NEGATIVE_INFINITY : cameAt.get(line.after);
    if (before === undefined || (line.unless !== undefined && cameAt.has(line.unless))) continue;
    if (luck >= (line.chance ?? 100)) continue;
    const turn = Math.max(before, (dated(line.at) ?? 0) + shift);
    if (line.id !== undefined) cameAt.set(line.id, turn);
    came.push({ turn, facts: line.facts });
  }
  const inOrder = came.toSorted((one, other) => one.turn - other.turn);
  const between = (after: number, turn: number): ReadonlyMap<FactKey, FactValue> => {
    const told = inOrder.filter((each) => each.turn > after && each.turn <= turn);
    return new Map(told.flatMap(({ facts }) => Object.entries(facts)));
  };
  const times = new Map<FactKey, { readonly turn: number; readonly value: FactValue }[]>();
  for (const { turn, facts } of inOrder)
    for (const [fact, value] of Object.entries(facts)) {
      const told = times.get(fact);
      if (told) told.push({ turn, value });
      else times.set(fact, [{ turn, value }]);
    }
  return {
    told: (fact, turn) => times.get(fact)?.findLast((each) => each.turn <= turn)?.value,
    otherwise: (fact) => history.else.find(({ facts }) => isMeant(facts, fact))?.value,
    between,
  };
}

function isMeant(pattern: string, fact: FactKey): boolean {
  return pattern.endsWith('*') ? fact.startsWith(pattern.slice(0, -1)) : fact === pattern;
}

/** Read a history file of a rulebook, or say all that is wrong with it. That its facts are of a game is seen when one is played. */
export function readHistory(
  document: Json,
  rulebook: Rulebook,
  dated: DateReader,
): { readonly file: History } | { readonly faults: readonly DataFault[] } {
  return readSoloFile(document, rulebook, 'history', ['lines', 'else'], (check, head, given): History => {
    const names = new Set<string>();
    const lines = check.each(
      given['lines'],
      ['lines'],
      (each, path) => lineIn(check, each, path, dated, names),
      MOST_LINES,
    );
    const others = check.optional(given['else'], (list) =>
      check.each(list, ['else'], (each, path) => elseIn(check, each, path), MOST_LINES),
    );
    return { ...head, kind: 'history', lines, else: others ?? [] };
  });
}

const MOST_LINES = 5000;
const LINE = ['at', 'facts', 'source', 'chance', 'within', 'id', 'after', 'unless'];

function lineIn(
  check: DataCheck,
  each: unknown,
  path: Path,
  dated: DateReader,
  names: Set<string>,
): HistoryLine {
  const given = check.object(each, path);
  check.fields(given, path, LINE);
  const before = (field: 'after' | 'unless'): string | undefined =>
    check.optional(given[field], (name) => {
      if (typeof name === 'string' && names.has(name)) return name;
      check.fail([...path, field], 'must be the id of a line before this one');
      return '';
    });
  const [after, unless] = [before('after'), before('unless')];
  const id = check.optional(given['id'], (name) => check.id(name, [...path, 'id']));
  if (id !== undefined && names.has(id)) check.fail([...path, 'id'], `"${id}" is there twice`);
  if (id !== undefined) names.add(id);
  const whole = (field: 'chance' | 'within', min: number, most: number): number | undefined =>
    check.optional(given[field], (value) => check.whole(value, [...path, field], min, most));
  const [chance, within] = [whole('chance', 1, 100), whole('within', 0, 40)];
  const facts = Object.entries(check.object(given['facts'], [...path, 'facts']));
  return {
    at: dateIn(check, given['at'], [...path, 'at'], dated),
    facts: Object.fromEntries(
      facts.map(([fact, value]) => [fact, valueIn(check, value, [...path, 'facts', fact])]),
    ),
    source: check.text(given['source'], [...path, 'source']),
    ...(chance === undefined ? {} : { chance }),
    ...(within === undefined ? {} : { within }),
    ...(id === undefined ? {} : { id }),
    ...(after === undefined ? {} : { after }),
    ...(unless === undefined ? {} : { unless }),
  };
}

function elseIn(check: DataCheck, each: unknown, path: Path): HistoryElse {
  const given = check.object(each, path);
  check.fields(given, path, ['facts', 'value', 'source']);
  return {
    facts: check.text(given['facts'], [...path, 'facts']),
    value: valueIn(check, given['value'], [...path, 'value']),
    source: check.text(given['source'], [...path, 'source']),
  };
}

function valueIn(check: DataCheck, value: unknown, path: Path): FactValue {
  if (typeof value === 'number' || typeof value === 'string' || typeof value === 'boolean') return value;
  check.fail(path, 'must be a number, a text, or true or false');
  return false;
}
