import { type Clause, type Refusal, refuse } from '../clause.ts';
import type { Seat } from '../seat.ts';
import { bare, isRecord, type Json, own, quote } from '../json.ts';
import { type Words, words } from '../texts/words.ts';

/** A dotted path: 'control.malta'. */
export type FactKey = string;
/** What is known of a fact: a whole number, one of some words, or whether it is so. */
export type FactValue = number | string | boolean;

/** What values a fact can take; numbers are whole, both ends included. */
export type FactType =
  | { readonly kind: 'boolean' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly values: readonly string[] };

/** How long a report holds; afterwards the fact is unknown, and the old value is offered: filled in, or only told. */
export type Lasts = 'ever' | 'year' | 'turn' | 'phase';

/** One fact of a rulebook's vocabulary. */
export interface FactSpec {
  readonly type: FactType;
  /** What a person is asked. */
  readonly question: Words;
  /** What it is called, in a noun; absent: it is said as it is asked. */
  readonly short?: Words;
  /** What it stands under where many are asked or listed; absent: the name of its kind. */
  readonly under?: Words;
  readonly lasts: Lasts;
  /**
   * Whether its value is likely still so when it has lapsed, as who holds a place is: then it is filled in when it is
   * asked again. Of a number that is another each time it is only told. Absent: told.
   */
  readonly likely?: true;
  readonly clauses: readonly Clause[];
  /**
   * The powers, or seats, whose units, points or page it is: each of them is asked it first, and one of them tells it. The others
   * may help. Absent: anybody is asked.
   */
  readonly askedOf?: string | readonly string[];
  /** The place of the board that it is of, by its `choice`. Absent: the one that its question names, if it does. */
  readonly place?: string;
  /** The seat that alone reports and knows it; otherwise it is open and the table's. */
  readonly owner?: Seat;
  /** `game`: follows from the play; `dice`: a face. Neither is reported. Absent: reported. */
  readonly by?: 'game' | 'dice';
  /** Kept by the rules as play goes on: it is only corrected, and `apply` writes the value where it stands. */
  readonly kept?: true;
  /** Set by the rules, and told by the table where it is news, as flags are: any other report of it concerns all. */
  readonly byRules?: true;
  /** Kept in a register of the rulebook's own: a store of facts says nothing of it. */
  readonly registered?: true;
  /** What the rules make of it stands on the map: it is put right there where this is put right from now on. */
  readonly onMap?: true;
  /** The same in every game of those who play: a club file keeps it. */
  readonly club?: true;
  /** The value that says that nothing has happened, where it tells of what happens. */
  readonly nothing?: FactValue;
  /** The sheet whose total it is, unless reported or overridden. */
  readonly from?: string;
}

/** The facts of a game, by their keys. */
export type FactSchema = Readonly<Record<FactKey, FactSpec>>;

/** What was reported of a fact. `value` null: unknown again; `was`: the last value. */
export interface FactReport {
  value: FactValue | null;
  as: 'start' | 'lapsed' | ReportAs;
  reason?: string;
  was?: FactValue;
}

/** Written by the functions of this file alone. */
export type FactStore = Readonly<Record<FactKey, Readonly<FactReport>>>;

/** What may be known of a fact: its value, some values, a range of whole numbers, or nothing. */
export type Possible =
  | FactValue
  | { readonly values: readonly FactValue[] }
  | { readonly min: number; readonly max: number }
  | undefined;

/** What one seat knows: the one bridge from a view to the sheets. */
export type Facts = (key: FactKey) => Possible;

export const REPORT_AS = ['change', 'correction', 'override', 'unknown'] as const;
/** What a report says of a value: that it changed, was wrong, counts against what is computed, or is unknown again. */
export type ReportAs = (typeof REPORT_AS)[number];

/** One reported fact in an answer to a `report` form. */
export type Report = {
  readonly value?: FactValue;
  readonly as: ReportAs;
  readonly reason?: string;
};

/** An answer to a `report` form: plain JSON. */
export type ReportAnswer = Record<FactKey, Report>;

/** Whether a value belongs to a type. */
export function fits(type: FactType, value: unknown): value is FactValue {
  switch (type.kind) {
    case 'boolean':
      return typeof value === 'boolean';
    case 'number':
      return (
        typeof value === 'number' &&
        Number.isInteger(value) &&
        !Object.is(value, -0) &&
        value >= type.min &&
        value <= type.max
      );
    case 'choice':
      return typeof value === 'string' && type.values.includes(value);
  }
}

/** A type in words, for refusals and help. */
export function typeWords(type: FactType): Words {
  if (type.kind === 'number') return words('fact.number', { min: type.min, max: type.max });
  return type.kind === 'boolean' ? words('fact.boolean') : words('fact.choice', { values: [...type.values] });
}

/** Whether a fact can be reported by a seat. */
export function isReportable(spec: FactSpec): boolean {
  return spec.by === undefined;
}

/** What a question calls the place that it is about. */
const PLACES = ['place', 'target', 'territory', 'colony', 'minor'] as const;

/** The place of the board that a fact is of, by its `choice`; undefined: none in particular. */
export function placeOf({ place, question: { args = {} } }: FactSpec): string | undefined {
  const named = PLACES.map((each) => own(args, each)).find((each) => typeof each === 'string');
  return place ?? (named as string | undefined);
}

/** A fact as players know it: by its question; one that there is not as it was called. */
export function factName(schema: FactSchema, key: FactKey): Json {
  return (own(schema, key)?.question ?? key) as Json;
}

/** Check one fact of a report, what its form bars apart: that can be overridden. Returns the refusal, or null. */
export function checkReported(
  schema: FactSchema,
  key: FactKey,
  report: unknown,
  isBarred = false,
): Refusal | null {
  const spec = own(schema, key);
  const fact = factName(schema, key);
  if (!spec) return refuse(words('answer.noFact', { fact }));
  if (!isRecord(report)) return refuse(words('answer.notReport'), spec.clauses);
  const as = report['as'];
  if (!REPORT_AS.some((each) => each === as)) return refuse(words('answer.notAs', { fact }), spec.clauses);
  const reason = report['reason'];
  if (reason !== undefined && typeof reason !== 'string')
    return refuse(words('answer.notReport'), spec.clauses);
  if (spec.kept && as !== 'correction') return refuse(words('answer.onlyCorrected', { fact }), spec.clauses);
  if (as === 'unknown') return null;
  if (as === 'override' && spec.from === undefined && !isBarred)
    return refuse(words('answer.noSheet', { fact }), spec.clauses);
  if (as === 'override' && (reason === undefined || reason.trim() === ''))
    return refuse(words('answer.noReason', { fact }), spec.clauses);
  if (!fits(spec.type, report['value'])) {
    const value = quote(report['value']);
    return refuse(words('answer.notValue', { fact, value, type: typeWords(spec.type) }), spec.clauses);
  }
  return null;
}

/** Which facts a store leaves to registers: to look for one in it is a mistake of ours, which no answer could show. */
const apartFrom = new WeakMap<FactStore, ReadonlySet<FactKey>>();

function barApart(store: FactStore, key: FactKey): void {
  if (apartFrom.get(store)?.has(key)) throw new Error(`the fact ${key} stands in a register, not in a store`);
}

/** What a store has of a fact. */
function entryOf(store: FactStore, key: FactKey): Readonly<FactReport> | undefined {
  const entry = store[key];
  if (entry === undefined) barApart(store, key);
  return entry;
}

/** Write a checked report into a store, in place. */
export function writeReports(store: FactStore, answer: ReportAnswer): void {
  for (const key in answer) write(store, key, answer[key] as Report);
}

/** Of a report what is kept in a store. */
export function withoutRegistered(answer: ReportAnswer, schema: FactSchema): ReportAnswer {
  const all = Object.entries(answer);
  if (all.every(([key]) => !schema[key]?.registered)) return answer;
  return Object.fromEntries(all.filter(([key]) => !schema[key]?.registered));
}

/** Write what was reported unasked: a correction of what has lapsed says what was right then, not what is so now. */
export function writeNews(store: FactStore, answer: ReportAnswer): void {
  for (const key in answer) {
    const report = answer[key] as Report;
    const before = entryOf(store, key);
    if (report.as === 'correction' && before?.as === 'lapsed' && report.value !== undefined)
      put(store, key, { ...before, was: report.value });
    else write(store, key, report);
  }
}

/** Write a value that follows from the play, in place; undefined: it is unknown again, and its old value stays beside it. */
export function setFact(store: FactStore, key: FactKey, value: FactValue | undefined): void {
  if (value === undefined) write(store, key, { as: 'unknown' });
  else put(store, key, { value, as: 'change' });
}

/** Make a fact unknown, in place, without its old value. */
export function forget(store: FactStore, key: FactKey): void {
  if (entryOf(store, key) !== undefined) put(store, key, { value: null, as: 'unknown' });
}

function write(store: FactStore, key: FactKey, { value, as, reason }: Report): void {
  const before = own(store, key);
  const was = before?.value ?? before?.was;
  const entry: FactReport = { value: as === 'unknown' ? null : (value ?? null), as };
  if (reason !== undefined) entry.reason = reason;
  if (entry.value === null && was !== undefined) entry.was = was;
  put(store, key, entry);
}

/** The keys of stores that were copied, until one is added: to list them takes as long as to copy. */
const keysOf = new WeakMap<FactStore, readonly FactKey[]>();

function put(store: FactStore, key: FactKey, entry: FactReport): void {
  if (entryOf(store, key) === undefined) keysOf.delete(store);
  (store as Record<FactKey, FactReport>)[key] = entry;
}

/** A copy of a store: what is told of a fact is never changed in place, only replaced. */
export function copyFacts(store: FactStore): FactStore {
  let keys = keysOf.get(store);
  if (!keys) keysOf.set(store, (keys = Object.keys(store)));
  const copy = bare<FactReport>();
  for (const key of keys) copy[key] = store[key] as FactReport;
  const apart = apartFrom.get(store);
  if (apart) apartFrom.set(copy, apart);
  return copy;
}

/** Facts that hold at the start of a scenario; those `apart` stand in registers, and never in the store. */
export function startFacts(
  values: Readonly<Record<FactKey, FactValue>>,
  apart?: ReadonlySet<FactKey>,
): FactStore {
  const store = bare<FactReport>();
  for (const [key, value] of Object.entries(values)) store[key] = { value, as: 'start' };
  if (apart) apartFrom.set(store, apart);
  return store;
}

const LENGTH: Record<Lasts, number> = { phase: 0, turn: 1, year: 2, ever: 3 };

const ending = new WeakMap<FactSchema, Partial<Record<Lasts, readonly FactKey[]>>>();

/** The facts of a schema that end with a phase, turn or year: listed once. */
function endingWith(schema: FactSchema, ended: Lasts): readonly FactKey[] {
  const lists = ending.get(schema) ?? {};
  ending.set(schema, lists);
  const ends = (key: FactKey): boolean => {
    const { lasts = 'ever', registered: apart } = schema[key] ?? {};
    // a register knows itself how long what it keeps holds
    return !apart && LENGTH[lasts] <= LENGTH[ended];
  };
  return (lists[ended] ??= Object.keys(schema).filter(ends));
}

/** Forget what lasted only until the end of this phase, turn or year, in place; the old value stays beside it. */
export function expire(store: FactStore, schema: FactSchema, ended: 'phase' | 'turn' | 'year'): void {
  lapse(store, endingWith(schema, ended));
}

/** Forget what these facts were, in place; the old value stays beside it. */
export function lapse(store: FactStore, keys: readonly FactKey[]): void {
  for (const key of keys) {
    const reported = entryOf(store, key);
    if (!reported || reported.value === null) continue;
    put(store, key, { value: null, as: 'lapsed', was: reported.value });
  }
}

/** What a store says of a fact; undefined when nobody has reported it. */
export function reportedValue(store: FactStore, key: FactKey): FactValue | undefined {
  return entryOf(store, key)?.value ?? undefined;
}
