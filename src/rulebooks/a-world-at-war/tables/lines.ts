import {
  type FactKey,
  type FactSchema,
  type FactSpec,
  type FactType,
  type Words,
  type files,
  json,
  sums,
} from '../../../kernel/index.ts';
import { DIPLOMACY } from '../49-diplomacy/index.ts';
import { SURRENDER } from '../54-surrender/index.ts';
import { factsIn, type Nameable, readCondition, readFact } from './condition.ts';
import { specOf, tableFact } from './country-facts.ts';
import type { TableFact, TableLine } from './country.ts';
import { lineTexts } from './lines.words.ts';

export const LASTS = ['phase', 'turn', 'year', 'ever'] as const;
/** The widest number that players report for a line. */
export const WIDEST = 99;
/** The widest value of a line. */
export const MOST = 20;
/** The most lines and facts of a table, and values of a choice. */
export const MOST_LINES = 100;
const MOST_VALUES = 20;
/** How many readings of facts the lines of one table may take while nothing is known: each combination is tried. */
const MOST_TRIED = 300_000;
const ADDED = 'a line of what the players add';
const RESERVED = {
  other: 'the line of what is not supplied',
  extra: ADDED,
  'extra-2': ADDED,
  'extra-3': ADDED,
};

/** Reads the facts of a country table, and then its modifiers. */
export class LinesReader implements Nameable {
  readonly facts: TableFact[] = [];
  readonly schema: Record<string, FactSpec>;
  private readonly check: files.DataCheck;
  private readonly prefix: string;
  private readonly mine = new Set<string>();
  private tried = 0;

  constructor(check: files.DataCheck, prefix: string, base: FactSchema) {
    this.check = check;
    this.prefix = prefix;
    this.schema = { ...base };
  }
  keyOf(name: string): string {
    const mine = tableFact.key(this.prefix, name);
    return this.mine.has(mine) ? mine : name;
  }
  /** The facts that the table declares. */
  readFacts(given: unknown, at: files.Path = ['facts']): void {
    const read = (each: unknown, path: files.Path): void => {
      const fact = this.check.object(each, path);
      this.check.fields(fact, path, ['id', 'question', 'least', 'most', 'values', 'lasts']);
      const text = this.check.text(fact['question'], [...path, 'question']);
      this.add(fact, path, lineTexts.fact.own, text, this.typeOf(fact, path));
    };
    this.check.each(given ?? [], at, read, MOST_LINES);
  }
  /** A modifier. Without `when` and `each` it asks for itself: yes or no, or how many of `most`. */
  readLine(given: unknown, path: files.Path): TableLine {
    const { check } = this;
    const line = check.object(given, path);
    check.fields(line, path, ['id', 'label', 'value', 'most', 'lasts', 'each', 'when', 'clause']);
    const id = check.id(line['id'], [...path, 'id']);
    const reserved = json.own(RESERVED, id);
    if (reserved !== undefined) check.fail([...path, 'id'], `"${id}" is ${reserved}`);
    const label = check.text(line['label'], [...path, 'label']);
    const value = check.whole(line['value'], [...path, 'value'], -MOST, MOST);
    const head = { id, clause: this.clauseOf(line, path), label: lineTexts.line.user({ label }), value };
    const asks = line['when'] === undefined && line['each'] === undefined;
    return { ...head, ...(asks ? this.asking(line, path, label) : this.resting(line, path)) };
  }
  private clauseOf({ clause }: Record<string, unknown>, path: files.Path): string {
    if (clause === undefined) return '49.4265';
    const known = [...DIPLOMACY, ...SURRENDER]
      .flatMap(({ clauses }) => clauses)
      .find((each) => each.clause === clause);
    if (!known)
      this.check.fail([...path, 'clause'], 'is no clause of the rulebook; the command "clauses" lists them');
    return known?.clause ?? '';
  }
  /** What a line that asks for itself rests on. */
  private asking(
    line: Record<string, unknown>,
    path: files.Path,
    label: string,
  ): Pick<TableLine, 'each' | 'when'> {
    const most = this.check.optional(line['most'], (each) =>
      this.check.whole(each, [...path, 'most'], 1, WIDEST),
    );
    const type: FactType = most === undefined ? { kind: 'boolean' } : { kind: 'number', min: 0, max: most };
    const fact = this.add(line, path, lineTexts.fact.user, label, type);
    return most === undefined ? { when: { fact, is: true } } : { each: fact };
  }
  /** What a line on facts that stand elsewhere rests on. */
  private resting(line: Record<string, unknown>, path: files.Path): Pick<TableLine, 'each' | 'when'> {
    const { check } = this;
    for (const key of ['most', 'lasts'])
      if (line[key] !== undefined)
        check.fail([...path, key], 'belongs to the fact, as the line asks for none itself');
    const when = check.optional(line['when'], (each) => readCondition(check, each, [...path, 'when'], this));
    const fact = check.optional(line['each'], (each) => readFact(check, each, [...path, 'each'], this));
    if (fact && fact.spec.type.kind !== 'number')
      check.fail([...path, 'each'], `must be a number, and ${fact.key} is none`);
    this.count(path, [...(when ? factsIn(when) : []), ...(fact ? [fact.key] : [])]);
    return { ...(when ? { when } : {}), ...(fact ? { each: fact.key } : {}) };
  }
  /** So that nobody waits for a sum: what the facts that lines read have as values is limited in all. */
  private count(path: files.Path, read: readonly FactKey[]): void {
    const sizes = [...new Set(read)].map((key) => sizeOf(this.schema[key]?.type));
    const combinations = sizes.reduce((product, size) => product * size, 1);
    this.tried += Math.min(combinations, sums.MOST_COMBINATIONS) * read.length;
    if (this.tried > MOST_TRIED)
      this.check.fail(path, 'rests, with the lines before it, on more facts than can be tried together');
  }
  private typeOf({ least, most, values }: Record<string, unknown>, path: files.Path): FactType {
    const { check } = this;
    if (values !== undefined) {
      const list = check.each(values, [...path, 'values'], (each, at) => check.id(each, at), MOST_VALUES);
      if (new Set(list).size < 2) check.fail([...path, 'values'], 'must name at least two values');
      return { kind: 'choice', values: list };
    }
    if (least === undefined && most === undefined) return { kind: 'boolean' };
    const min = check.whole(least ?? 0, [...path, 'least'], -WIDEST, WIDEST);
    return { kind: 'number', min, max: check.whole(most, [...path, 'most'], min, WIDEST) };
  }
  private add(
    given: Record<string, unknown>,
    path: files.Path,
    question: (args: { readonly label: string }) => Words,
    label: string,
    type: FactType,
  ): string {
    const { check } = this;
    const key = tableFact.key(this.prefix, check.id(given['id'], [...path, 'id']));
    if (json.own(this.schema, key)) check.fail([...path, 'id'], `"${key}" is a fact already`);
    const lasts: sums.Lasts =
      check.optional(given['lasts'], (each) => check.one(each, [...path, 'lasts'], LASTS)) ?? 'phase';
    const fact: TableFact = { key, question: question({ label }), type, lasts };
    this.facts.push(fact);
    this.mine.add(key);
    this.schema[key] = specOf(fact);
    return key;
  }
}

function sizeOf(type: FactType | undefined): number {
  if (type?.kind === 'number') return type.max - type.min + 1;
  return type?.kind === 'choice' ? type.values.length : 2;
}
