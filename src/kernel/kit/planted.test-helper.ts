import type { Decision, Seat } from '../forms/decision.ts';
import type { Referee } from '../steps/dispatch.ts';
import type { Possible } from '../sums/facts.ts';
import type { Json } from '../json.ts';
import { isGuard, type Position, type View } from '../game/position.ts';
import type { Rulebook, Rules } from '../rulebook.ts';
import { acceptRulebook } from './accept.ts';
import { nameOf } from './door.ts';
import {
  after,
  all,
  type Around,
  around,
  type FaultGround,
  mark,
  type MarkedOpen,
  some,
  sum,
} from './ground.test-helper.ts';
import type { KitOptions } from './options.ts';
import { doorToAll, inOrderOfPoints, ownDoor, tooMany, unnamedDoor } from './planted-doors.test-helper.ts';
import type { Fault } from './report.ts';

// Faults planted around a rulebook that is right: what they do wrong is done in between.

/** What is read of a fact is kept for whoever asks next. */
const sharedCache: Around = (rules) => {
  const kept = new WeakMap<object, Map<string, Possible>>();
  return {
    known(view) {
      const facts = rules.known(view);
      const read = kept.get(view.open) ?? new Map<string, Possible>();
      kept.set(view.open, read);
      return (key) => {
        const value = read.get(key) ?? facts(key);
        if (typeof value === 'number') read.set(key, value);
        return value;
      };
    },
  };
};

const reportCounted: Around = (rules) =>
  after(rules, (position, { sealed, optional }) => {
    const { counted = 0 } = position.open as unknown as MarkedOpen;
    if (sealed && optional) mark(position, 'counted', Number(counted) + 1);
  });

const rowsTold: Around = (rules, ground) => ({
  apply(position, decision, answer, referee) {
    const rows = all(ground, position, decision.seat).filter((points) => points > 0).length;
    rules.apply(position, decision, answer, referee);
    if (nameOf(decision.id) !== ground.name || ground.named(answer, position).length > 0) return;
    referee.tell?.({ to: 'all', kind: 'note', data: ground.text(rows), clauses: [ground.clause] });
  },
});

/** What is noted in the open whenever points are placed. */
const noted =
  (key: string, value: (ground: FaultGround, position: Position) => Json): Around =>
  (rules, ground) =>
    after(rules, (position, { id }) => {
      if (nameOf(id) === ground.place) mark(position, key, value(ground, position));
    });

const twoInOne = noted('two', (ground, position) => all(ground, position, ground.keeper).includes(2));

const sumInOpen = noted('sum', (ground, position) => sum(all(ground, position, ground.keeper)));

const lineOfLog: Around = (rules, ground) =>
  after(rules, (position, decision, _, referee) => {
    if (nameOf(decision.id) !== ground.place) return;
    const data = ground.text(sum(all(ground, position, ground.keeper)));
    referee.tell?.({ to: 'all', kind: 'note', data, clauses: [ground.clause] });
  });

const EXTRA = 'well';

const rowsOf = ({ form }: Decision): readonly string[] =>
  form.kind === 'allocate' ? form.rows.map(({ id }) => id) : [];

/** A die is called by what was told before it, so that it is another where more was told. */
const diceCounted: Around = (rules) => ({
  asks: (view) =>
    rules.asks(view).map((decision) => {
      if (decision.seat !== 'dice') return decision;
      return { ...decision, id: `${view.open.reports}/${decision.id}` };
    }),
});

/** The other seat is asked something more where the keeper has many points; all else is as before. */
const waiting: Around = (rules, ground) => {
  const isExtra = (open: View['open']): boolean => (open as unknown as MarkedOpen)['waits'] === true;
  const extra = (open: View['open']): Decision => ({
    // called like a decision that may be more than ticks: else the kit speaks of its form first
    id: `extra-${Number((open as unknown as MarkedOpen)['extra'] ?? 0)}/${ground.place}`,
    seat: ground.other,
    // a tick, as a decision of that name may take nothing else
    form: { kind: 'allocate', rows: [{ id: EXTRA, label: ground.text(0), max: 1 }], limits: [] },
    prompt: ground.text(0),
    clauses: [ground.clause],
  });
  return {
    skips: (open) => (isExtra(open) ? [] : (rules.skips?.(open) ?? [])),
    awaiting: (open) => (isExtra(open) ? [ground.other] : rules.awaiting(open)),
    asks: (view) => {
      if (!isExtra(view.open)) return rules.asks(view);
      return view.seat === ground.other ? [extra(view.open)] : [];
    },
    apply(position, decision, answer, referee) {
      if (rowsOf(decision).includes(EXTRA)) return mark(position, 'waits', false);
      rules.apply(position, decision, answer, referee);
      if (nameOf(decision.id) !== ground.place || rules.awaiting(position.open).includes(ground.keeper))
        return;
      const { extra: times = 0 } = position.open as unknown as MarkedOpen;
      mark(position, 'extra', Number(times) + 1);
      mark(position, 'waits', some(all(ground, position, ground.keeper)));
    },
  };
};

/** Placed openly, and the first to place has the better of it. */
const inOrder: Around = (rules, ground) => ({
  asks: (view) =>
    rules.asks(view).map((decision) => {
      if (nameOf(decision.id) !== ground.place) return decision;
      const { sealed: _, ...open } = decision;
      return open;
    }),
  ...after(rules, (position, decision) => {
    const { first } = position.open as unknown as MarkedOpen;
    if (nameOf(decision.id) === ground.place && first === undefined) mark(position, 'first', decision.seat);
  }),
});

let rolls = 0;
const anyRoll: Around = (rules) =>
  after(rules, (position, { seat }) => {
    if (seat === 'dice') mark(position, 'luck', ++rolls);
  });

const onlyWith: Around = (rules, ground) => ({
  asks(view) {
    const asked = rules.asks(view);
    if (view.seat !== ground.namer || !view.sealed) return asked;
    const position = { open: view.open, sealed: { [ground.namer]: view.sealed } };
    if (some(all(ground, position, ground.namer))) return asked;
    return asked.filter(({ id }) => nameOf(id) !== ground.name);
  },
});

let games = 0;
const leftOver: Around = (rules) => ({
  setup() {
    const position = rules.setup();
    mark(position, 'before', games++);
    return position;
  },
});

/** What was once worked out for a decision, whatever game it was asked in. */
const workedOut = new Map<string, Json>();
const inMemory: Around = (rules, ground) =>
  after(rules, (position, { id }) => {
    if (nameOf(id) !== ground.place) return;
    const known = workedOut.get(id) ?? all(ground, position, ground.keeper);
    workedOut.set(id, known);
    mark(position, 'known', known);
  });

const otherOutcome: Around = (rules) => ({
  apply(position, decision, answer, { tell, ...referee }) {
    const told: Referee['tell'] = (dispatch) => {
      const { sheet } = dispatch;
      const all = rules.sheets[sheet?.sheet ?? '']?.outcomes ?? [];
      const other = all.find(({ id }) => sheet && !sheet.outcomes.includes(id));
      tell?.(sheet && other ? { ...dispatch, sheet: { ...sheet, outcomes: [other.id] } } : dispatch);
    };
    rules.apply(position, decision, answer, { ...referee, ...(tell && { tell: told }) });
  },
});

/** Something that happens in a trial alone: the keeper's part, which is known from the game itself, is a guard there. */
const inTrials =
  (happens: (sum: number, part: object, referee: Referee, ground: FaultGround) => void): Around =>
  (rules, ground) => {
    let placed = 0;
    return after(rules, (position, { id }, _, referee) => {
      const part = position.sealed[ground.keeper] ?? {};
      if (isGuard(part)) happens(placed, part, referee, ground);
      else if (nameOf(id) === ground.place) placed = sum(all(ground, position, ground.keeper));
    });
  };

const endsByPoints = inTrials((points, part) => (points > 1 ? Object.keys(part) : []));

const tellsMore = inTrials((_, __, referee, ground) =>
  referee.tell?.({ to: 'all', kind: 'note', data: ground.text(1), clauses: [ground.clause] }),
);

/** What one could hold possible, weighed by what the keeper has placed. */
const wiseBelief: Around = (rules, ground) => {
  let placed = 0;
  return {
    ...after(rules, (position, { id }) => {
      if (nameOf(id) === ground.place) placed = sum(all(ground, position, ground.keeper));
    }),
    possible: () => (key) => {
      if (rules.facts[key]?.type.kind !== 'number') return undefined;
      const weights = [[0, 1n] as const, [1, BigInt(1 + placed)] as const];
      return { weights, said: ground.text(0), clauses: [ground.clause] };
    },
  };
};

/** Skips to which nobody need agree. */
export const askNobody = (rules: Rules): Partial<Rules> => ({
  skips: (open) => (rules.skips?.(open) ?? []).map((option) => ({ ...option, seats: [] })),
});

/** A fault, what the kit calls it, and who can tell (null: everybody; absent: whoever it is). */
export interface PlantedFault {
  readonly name: string;
  readonly around: Around;
  readonly check: string;
  readonly seat?: (ground: FaultGround) => Seat | null;
}

/** The faults that can be planted around a rulebook with secrets. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  { name: 'a cache shared between seats', around: sharedCache, check: 'leak through known' },
  {
    name: 'a door opened for a target nobody named',
    around: unnamedDoor,
    check: 'door that may not open',
    seat: () => null,
  },
  {
    name: 'a door to all instead of one',
    around: doorToAll,
    check: 'door that may not open',
    seat: () => null,
  },
  { name: 'secret reports counted in the open', around: reportCounted, check: 'sealed report' },
  { name: 'the number of rows told by who names none', around: rowsTold, check: 'leak through log' },
  { name: 'a rare leak', around: twoInOne, check: 'leak through view' },
  {
    name: 'a door to its own seat',
    around: ownDoor,
    check: 'door that may not open',
    seat: ({ keeper }) => keeper,
  },
  { name: 'a sum of secrets in the open', around: sumInOpen, check: 'leak through view' },
  { name: 'a line of the log', around: lineOfLog, check: 'leak through log' },
  { name: 'waiting for a seat because of a secret', around: waiting, check: 'leak through awaiting' },
  { name: 'order dependence', around: inOrder, check: 'order dependence' },
  { name: 'a die called by the number of reports', around: diceCounted, check: 'id that counts' },
  { name: 'a roll that differs at random', around: anyRoll, check: 'unrepeatable', seat: () => 'dice' },
  {
    name: 'being asked only with points',
    around: onlyWith,
    check: 'awaiting',
    seat: ({ namer }) => namer,
  },
  {
    name: 'a point or a target too many behind a door',
    around: tooMany,
    check: 'door that may not open',
    seat: () => null,
  },
  {
    name: 'what was worked out in another game',
    around: inMemory,
    check: 'another game elsewhere',
    seat: () => null,
  },
  {
    name: "an outcome told that is not its sheet's",
    around: otherOutcome,
    check: 'outcome told',
    seat: () => null,
  },
  {
    name: 'a trial that ends where points are remembered',
    around: endsByPoints,
    check: 'leak through what if',
  },
  { name: 'a trial that tells more than the move', around: tellsMore, check: 'what if' },
  { name: 'a belief that hangs on a secret', around: wiseBelief, check: 'leak through odds' },
  { name: 'something left over from the game before', around: leftOver, check: 'unrepeatable replay' },
];

/** Those that need more of a rulebook: lists behind doors, and parts that can be skipped. */
export const PLANTED_IN_MORE: readonly PlantedFault[] = [
  {
    name: 'an order that tells behind a door',
    around: inOrderOfPoints,
    check: 'door that may not open',
    seat: () => null,
  },
  { name: 'a skip to which nobody need agree', around: askNobody, check: 'skip' },
];

/** A rulebook with a planted fault. */
function plantFault(fault: PlantedFault, ground: FaultGround): Rulebook {
  return around(ground.book, (rules) => fault.around(rules, ground));
}

/** This module, as it is imported a second time. */
interface Planting {
  readonly PLANTED_FAULTS: readonly PlantedFault[];
  readonly PLANTED_IN_MORE: readonly PlantedFault[];
}

/** The same with everything in modules of its own. */
export function plantedElsewhere(
  { name }: PlantedFault,
  ground: FaultGround,
  fresh: Planting,
  book: Rulebook,
): Rulebook {
  const fault = [...fresh.PLANTED_FAULTS, ...fresh.PLANTED_IN_MORE].find((each) => each.name === name);
  return fault ? plantFault(fault, { ...ground, book }) : book;
}

/** What the kit says of a rulebook with a planted fault, each as the test names it. */
export function faultsAround(
  fault: PlantedFault,
  ground: FaultGround,
  options: KitOptions,
): readonly Fault[] {
  return acceptRulebook(plantFault(fault, ground), { ...options, stop: true }).faults;
}

/** Whether a fault is the planted one, at a seat and an entry. */
export function isNamed({ check, seat }: PlantedFault, ground: FaultGround, fault: Fault): boolean {
  const wanted = seat ? seat(ground) : fault.seat;
  return (
    fault.check === check && fault.seat !== undefined && fault.seat === wanted && fault.entry !== undefined
  );
}
