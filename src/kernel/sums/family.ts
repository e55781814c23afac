import type {
  FactType,
  FactKey,
  Facts,
  FactSchema,
  FactSpec,
  FactStore,
  FactValue,
  Possible,
  ReportAnswer,
} from './facts.ts';
import type { Belief } from './belief.ts';
import { reportedValue, startFacts } from './facts.ts';
import { bare } from '../json.ts';
import type { View } from '../game/position.ts';
import type { Ruling, Rulings } from '../steps/ruling.ts';
import type { Family, GameOf, Ground } from '../steps/step.ts';
import { words } from '../texts/words.ts';

/** A family, by its arguments: a key of one that it cannot have does not compile. */
export function family<G extends Ground, const Of extends readonly string[]>(
  made: Family<G, Of>,
): Family<G, Of> {
  return made;
}

/** The facts of a game, by key: what they are, how a view reads them, where a report of them is kept. */
export interface BoundFacts<G extends Ground> {
  readonly facts: FactSchema;
  known(view: View<G['open'], G['sealed']>): Facts;
  /** What a view can hold possible of a fact that it does not know. */
  possible(view: View<G['open'], G['sealed']>): (key: FactKey) => Belief | undefined;
  /** What a register has of a fact that is asked again: what was told last. */
  last(view: View<G['open'], G['sealed']>, key: FactKey): FactValue | undefined;
  write(game: GameOf<G>, report: ReportAnswer): void;
  /** Put what holds at the start where it is kept: nothing has changed, so as if it were put right. */
  start(game: GameOf<G>, values: Readonly<Record<FactKey, FactValue>>): void;
  /** The facts of these families, each with what it is about. Throws for one that was not bound: our mistake. */
  among(families: readonly Family<G>[]): ReadonlyMap<FactKey, readonly string[]>;
}

/** Bind families to a setting: each key gets its reader and its writer once. Throws for a key named twice: our mistake. */
export function bindFamilies<G extends Ground>(
  families: readonly Family<G>[],
  setting: G['setting'],
): BoundFacts<G> {
  type Looked = View<G['open'], G['sealed']>;
  const facts: Record<FactKey, FactSpec> = {};
  // null: simply what was reported of it
  const readers = bare<((view: Looked) => Possible) | null>();
  const beliefs = bare<(view: Looked) => Belief | undefined>();
  const lasts = bare<(view: Looked) => FactValue | undefined>();
  const writers = bare<(game: GameOf<G>, report: ReportAnswer[FactKey]) => void>();
  const made = new Map<Family<G>, Map<FactKey, readonly string[]>>();
  for (const each of families) {
    const keys = new Map<FactKey, readonly string[]>();
    made.set(each, keys);
    for (const of of each.each(setting)) {
      const key = each.key(...of);
      if (facts[key] !== undefined) throw new Error(`the fact ${key} is declared twice`);
      const spec = specOf(each, key, each.spec(setting, ...of));
      facts[key] = spec;
      keys.set(key, of);
      readers[key] = each.read ? readerOf(each.read, of) : readerOfStore(key, spec, each.unreported);
      if (each.possible) beliefs[key] = (view) => each.possible?.(view, ...of);
      if (each.last) lasts[key] = (view) => each.last?.(view, ...of);
      if (each.write) writers[key] = (game, report) => each.write?.(game, report, ...of);
    }
  }
  const apart = new Set(Object.keys(facts).filter((key) => facts[key]?.registered));
  const places = new Map(Object.keys(facts).map((key, place) => [key, place]));
  // what is told together is written in one order, however it is told
  const inOrder = (keys: readonly FactKey[]): readonly FactKey[] =>
    keys.length < 2 ? keys : keys.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  return {
    facts,
    known: (view) => (key) => {
      const read = readers[key];
      return read === null ? reportedValue(view.open.facts, key) : read?.(view);
    },
    possible: (view) => (key) => beliefs[key]?.(view),
    last: (view, key) => lasts[key]?.(view),
    write(game, report) {
      for (const key of inOrder(Object.keys(report)))
        writers[key]?.(game, report[key] as ReportAnswer[FactKey]);
    },
    start(game, values) {
      const all = Object.entries(values);
      game.open.facts = startFacts(Object.fromEntries(all.filter(([key]) => !apart.has(key))), apart);
      for (const key of inOrder(Object.keys(values)))
        writers[key]?.(game, { value: values[key] as FactValue, as: 'correction' });
    },
    among: (some) =>
      new Map(
        some.flatMap((each) => {
          const keys = made.get(each);
          if (keys === undefined) throw new Error('news follows from facts that are not declared');
          return [...keys];
        }),
      ),
  };
}

/** The facts of these families alone, as before there is a game. */
export function schemaFor<G extends Ground>(
  families: readonly Family<G>[],
  setting: G['setting'],
): FactSchema {
  return bindFamilies(families, setting).facts;
}

/** What a fact of a family is. Throws for one that a register cannot keep: our mistake. */
function specOf<G extends Ground>(
  { registered, read, write }: Family<G>,
  key: FactKey,
  spec: FactSpec,
): FactSpec {
  if (!registered) return spec;
  if (!read || !write || spec.owner !== undefined)
    throw new Error(`the register of ${key} is open, and has a reader and a writer`);
  return { ...spec, registered };
}

/** How a view reads one fact of a family: the most there are have two things that they are about. */
function readerOf<Looked>(
  read: (view: Looked, ...of: readonly string[]) => Possible,
  of: readonly string[],
): (view: Looked) => Possible {
  const [a, b] = of;
  if (a === undefined) return (view) => read(view);
  if (b === undefined) return (view) => read(view, a);
  return of.length === 2 ? (view) => read(view, a, b) : (view) => read(view, ...of);
}

/** What was reported: of what only its owner knows, by that seat. Null: nothing else is to be looked at. */
function readerOfStore(
  key: FactKey,
  { owner }: FactSpec,
  unreported: FactValue | undefined,
): ((view: View) => Possible) | null {
  if (owner !== undefined)
    return ({ seat, sealed }) =>
      seat === owner && sealed ? (reportedValue(sealed.facts as FactStore, key) ?? unreported) : undefined;
  return unreported === undefined ? null : ({ open }) => reportedValue(open.facts, key) ?? unreported;
}

/** The fact that says which choice of a ruling is in force: a sheet that reads it follows a change in mid-game. */
export const rulingFact = (id: string): FactKey => `ruling.${id}`;

/** The rulings of a rulebook as facts. */
export function rulingFacts<G extends Ground>(rulings: readonly Ruling[]): Family<G> {
  const byId = new Map(rulings.map((each) => [each.id, each]));
  return family<G, [string]>({
    key: rulingFact,
    each: () => rulings.map(({ id }) => [id]),
    spec(_, id) {
      const { choices = [], clauses = [] } = byId.get(id) ?? {};
      return {
        type: { kind: 'choice', values: choices.map((each) => each.id) },
        question: words('ruling.fact', { ruling: id }),
        lasts: 'ever',
        clauses,
        by: 'game',
      };
    },
    read: ({ open }, id) => open.rulings[id] ?? byId.get(id)?.default,
  });
}

/** Facts beside a game, with the rulings that its table would play by. */
export function withRulings(rulings: Readonly<Rulings>, facts: Facts): Facts {
  const inForce = new Map(Object.entries(rulings).map(([id, choice]) => [rulingFact(id), choice]));
  return (key) => facts(key) ?? inForce.get(key);
}

/** What a fact can be: so or not so. */
export const truth: FactType = { kind: 'boolean' };
/** What a fact can be: a whole number, both ends included. */
export function whole(min: number, max: number): FactType {
  return { kind: 'number', min, max };
}

/** What a family of one argument has a fact for. */
export function eachOf<A extends string>(some: readonly A[]): () => [A][] {
  return () => some.map((one) => [one]);
}

/** A pair for each of some and each of others. */
export function pairs<A extends string, B extends string>(
  some: readonly A[],
  others: readonly B[],
): [A, B][] {
  return some.flatMap((one) => others.map((other): [A, B] => [one, other]));
}
