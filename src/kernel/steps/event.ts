import type { Clause } from '../clause.ts';
import type { FactKey, Facts, FactValue, ReportAnswer } from '../sums/facts.ts';
import { canonical, own } from '../json.ts';
import type { Family, Ground } from './step.ts';
import type { Words } from '../texts/words.ts';

/** What an event says of one fact. */
export interface Says {
  readonly fact: FactKey;
  readonly value: FactValue;
}

/** What a table tells in the words of its game, with all the facts that belong to it. It stands beside its rule. */
export interface Event<G extends Ground, Of extends readonly string[] = readonly string[]> {
  /** 'war-declared': how a script names it. */
  readonly name: string;
  readonly clauses: readonly Clause[];
  /** What it stands under where one is picked. */
  readonly title: Words;
  /** What is asked of it, in order: who, on whom. */
  readonly asks: { readonly [K in keyof Of]: Words };
  /** Of whom it can be told. */
  each(setting: G['setting']): readonly Of[];
  says(setting: G['setting'], ...of: Of): Words;
  /** Whether it can have happened just now, by what all know; absent: whenever it changes something. */
  lawful?(known: Facts, ...of: Of): boolean;
  /** Whether it belongs to a turn such as this one; absent: to any. */
  fits?(known: Facts): boolean;
  reports(...of: Of): readonly Says[];
  /** Where it is an attack: who makes it, on which place. */
  attack?(...of: Of): Attacking;
}

/** Who attacks which place, each by its id. */
interface Attacking {
  readonly by: string;
  readonly on: string;
}

/** An event, by its arguments. */
export function happening<G extends Ground, const Of extends readonly string[]>(
  made: Event<G, Of>,
): Event<G, Of> {
  return made;
}

/** What an event says of a fact of a family: a key that the family cannot have does not compile. */
export function sets<G extends Ground, Of extends readonly string[]>(
  family: Family<G, Of>,
  value: FactValue,
  ...of: Of
): Says {
  return { fact: family.key(...of), value };
}

/** One thing that can have happened: an event with its parameters. */
export interface EventCase {
  readonly of: readonly string[];
  readonly says: Words;
  readonly reports: ReportAnswer;
  readonly attack?: Attacking;
}

/** An event of a game, with all that can be told of it in this scenario. */
export interface TableEvent {
  readonly name: string;
  readonly clauses: readonly Clause[];
  readonly title: Words;
  readonly asks: readonly Words[];
  readonly cases: readonly EventCase[];
  lawful?(known: Facts, of: readonly string[]): boolean;
  fits?(known: Facts): boolean;
}

/** The events of a game; none that says something of a fact which its scenario cannot have. */
export function bindEvents<G extends Ground>(
  events: readonly Event<G>[],
  setting: G['setting'],
  isElsewhere: (key: FactKey) => boolean,
): readonly TableEvent[] {
  const all = events.map((each): TableEvent => {
    const { name, clauses, title, asks } = each;
    const cases = each.each(setting).map((of): EventCase => {
      const said = each.reports(...of);
      const attack = each.attack?.(...of);
      return {
        of,
        says: each.says(setting, ...of),
        reports: reportOf(name, said),
        ...(attack && { attack }),
      };
    });
    const here = cases.filter(({ reports }) => !Object.keys(reports).some(isElsewhere));
    const { lawful, fits } = each;
    return {
      name,
      clauses,
      title,
      asks,
      cases: here,
      ...(lawful ? { lawful: (known: Facts, of: readonly string[]) => lawful(known, ...of) } : {}),
      ...(fits ? { fits } : {}),
    };
  });
  return all.filter(({ cases }) => cases.length > 0);
}

function reportOf(name: string, said: readonly Says[]): ReportAnswer {
  const answer: ReportAnswer = {};
  for (const { fact, value } of said) {
    if (answer[fact] !== undefined) throw new Error(`the event ${name} says twice what ${fact} is`);
    answer[fact] = { value, as: 'change' };
  }
  return answer;
}

/** Several events as one report; of a fact of which two of them say different things, the fact. */
export function together(
  told: readonly EventCase[],
): { readonly report: ReportAnswer } | { readonly differ: FactKey } {
  const report: ReportAnswer = {};
  for (const { reports } of told)
    for (const [key, said] of Object.entries(reports)) {
      const before = own(report, key);
      if (before !== undefined && before.value !== said.value) return { differ: key };
      report[key] = said;
    }
  return { report };
}

const byFact = new WeakMap<readonly TableEvent[], ReadonlyMap<FactKey, readonly EventCase[]>>();

/** All cases of some events by the first of the facts that they report. */
function casesOf(events: readonly TableEvent[]): ReadonlyMap<FactKey, readonly EventCase[]> {
  const known = byFact.get(events);
  if (known) return known;
  const all = events.flatMap(({ cases }) => cases);
  const fresh = Map.groupBy(all, ({ reports }) => Object.keys(reports)[0] ?? '');
  byFact.set(events, fresh);
  return fresh;
}

/** What a report told, in the words of the events that say just that; those that say more come first, and each fact is told once. */
export function eventsIn(events: readonly TableEvent[], report: ReportAnswer): readonly EventCase[] {
  const left = new Set(Object.keys(report));
  const size = ({ reports }: EventCase): number => Object.keys(reports).length;
  const found = Object.keys(report)
    .flatMap((key) => casesOf(events).get(key) ?? [])
    .filter(({ reports }) =>
      Object.entries(reports).every(([key, said]) => canonical(own(report, key) ?? null) === canonical(said)),
    )
    .toSorted((one, other) => size(other) - size(one));
  return found.filter(({ reports }) => {
    const keys = Object.keys(reports);
    if (!keys.every((key) => left.has(key))) return false;
    for (const key of keys) left.delete(key);
    return true;
  });
}
