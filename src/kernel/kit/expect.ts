import { type Decision, DICE, isNamed, type Seat } from '../forms/decision.ts';
import type { Dispatch } from '../steps/dispatch.ts';
import { type Bar, type Form, newsBarOf } from '../forms/form.ts';
import { closingOf } from '../forms/room.ts';
import { canonical, isRecord, own } from '../json.ts';
import { evaluateNamed, knownFacts, preview } from '../sums/know.ts';
import { habitsOf } from '../game/leave.ts';
import { allSeats, asksOf, awaitingOf, type State } from '../game/play.ts';
import { type OpenCommon, viewOf } from '../game/position.ts';
import type { Table } from '../rulebook.ts';
import type { Range, SheetResult } from '../sums/sheet.ts';
import type { OpenOfSteps } from '../steps/step.ts';
import type { Possible } from '../sums/facts.ts';
import { reportedOf } from '../sums/reported-of.ts';
import { render } from '../texts/words.ts';

/** Says what was found instead. */
type Fail = (fault: string) => void;

/** What an `expect` step looks at. */
interface LookedAt {
  readonly table: Table;
  readonly state: State;
  /** Dispatches since the previous `expect`. */
  readonly told: readonly Dispatch[];
}

function same(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

function text(value: unknown): string {
  return value === undefined ? 'nothing' : canonical(value);
}

function record(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Check one `expect` step; every difference is told to `fail`. */
export function expectState(seen: LookedAt, expected: Readonly<Record<string, unknown>>, fail: Fail): void {
  for (const [key, value] of Object.entries(expected)) own(CHECKS, key)?.(seen, value, fail);
}

/** Whether a seat sits in this game: what is expected of nobody would always hold. */
function sits({ table }: LookedAt, seat: unknown, fail: Fail): boolean {
  const there = allSeats(table).some((each) => each === seat);
  if (!there) fail(`there is no seat ${text(seat)}`);
  return there;
}

const CHECKS: Readonly<Record<string, (seen: LookedAt, value: unknown, fail: Fail) => void>> = {
  awaiting({ table, state }, value, fail) {
    const actual = awaitingOf(table, state).toSorted();
    if (!same(actual, list(value).map(String).toSorted()))
      fail(`play waits for ${text(actual)}, expected ${text(value)}`);
  },
  over({ table, state }, value, fail) {
    const over = table.rules.awaiting(state.position.open).length === 0;
    if (over !== value) fail(over ? 'the game is over' : 'the game is not over');
  },
  ending({ table, state }, value, fail) {
    const actual = table.rules.ending?.(state.position.open)?.text.key ?? null;
    if (actual !== value) fail(`the ending is ${text(actual)}, expected ${text(value)}`);
  },
  asks(seen, value, fail) {
    for (const [seat, names] of Object.entries(record(value))) {
      if (!sits(seen, seat, fail)) continue;
      const actual = asked(seen, seat);
      const expected = list(names).map(nameAndRows);
      const matches =
        expected.length === actual.length &&
        expected.every(([name]) => actual.some((each) => isNamed(each, name)));
      if (!matches) fail(`${seat} is asked ${text(actual.map(({ id }) => id))}, expected ${text(names)}`);
      else for (const [name, rows] of expected) expectRows(actual, name, rows, fail);
    }
  },
  asksFor(seen, value, fail) {
    const actual = allSeats(seen.table)
      .flatMap((seat) => asked(seen, seat))
      .flatMap(({ form }) => (form.kind === 'report' ? form.facts : []))
      .toSorted();
    if (!same(actual, list(value).map(String).toSorted()))
      fail(`the game asks for ${text(actual)}, expected ${text(value)}`);
  },
  left(seen, value, fail) {
    for (const [seat, habits] of Object.entries(record(value))) {
      if (!sits(seen, seat, fail)) continue;
      const left = habitsOf(seen, seat).flatMap((each) =>
        each.left ? [[each.name, each.left.answer] as const] : [],
      );
      const actual = Object.fromEntries(left);
      if (!same(actual, habits)) fail(`${seat} has left ${text(actual)}, expected ${text(habits)}`);
    }
  },
  offered(seen, value, fail) {
    for (const each of list(value).map(record))
      for (const name of list(each['values']).map(String)) {
        const actual = choiceOf(seen, each, name, fail);
        if (actual?.barred && actual.alone !== false)
          fail(`"${name}" is barred (${actual.barred.clauses.join(', ')}), expected open`);
      }
  },
  barred(seen, value, fail) {
    for (const each of list(value).map(record))
      for (const [name, clause] of Object.entries(record(each['values']))) {
        const actual = choiceOf(seen, each, name, fail);
        const bar = actual && (actual.barred ?? waitingOf(seen, each, name));
        if (actual && !bar) fail(`"${name}" is open, expected barred by ${text(clause)}`);
        else if (bar && clause !== true && !bar.clauses.includes(String(clause)))
          fail(`"${name}" is barred by ${bar.clauses.join(', ')}, expected ${text(clause)}`);
      }
  },
  open({ state }, value, fail) {
    expectPaths(openWithStep(state.position.open), value, 'open', fail);
  },
  sealed(seen, value, fail) {
    for (const [seat, paths] of Object.entries(record(value)))
      if (sits(seen, seat, fail))
        expectPaths(own(seen.state.position.sealed, seat), paths, `sealed of ${seat}`, fail);
  },
  facts(seen, value, fail) {
    expectFacts(seen, null, value, fail);
  },
  lastTold({ table, state }, value, fail) {
    const view = viewOf(state.position, null);
    for (const [key, expected] of Object.entries(record(value))) {
      const actual = reportedOf(table.rules, view, key)?.was ?? null;
      if (actual !== expected) fail(`last told of ${key} is ${text(actual)}, expected ${text(expected)}`);
    }
  },
  factsOf(seen, value, fail) {
    for (const [seat, facts] of Object.entries(record(value)))
      if (sits(seen, seat, fail)) expectFacts(seen, seat, facts, fail);
  },
  questions(seen, value, fail) {
    const due = allSeats(seen.table).flatMap((seat) =>
      asked(seen, seat).flatMap(({ form }) => (form.kind === 'report' ? form.facts : [])),
    );
    for (const key of Object.keys(record(value))) if (!due.includes(key)) fail(`${key} is not being asked`);
    expectWorded(seen, value, fail);
  },
  worded: expectWorded,
  told({ told }, value, fail) {
    for (const each of list(value))
      if (!told.some((dispatch) => isToldAs(dispatch, record(each))))
        fail(
          `nobody was told ${text(each)}; told was ${text(told.map(({ kind, data, clauses }) => [kind, data.key, clauses]))}`,
        );
  },
  notTold({ told }, value, fail) {
    for (const each of list(value))
      if (told.some((dispatch) => isToldAs(dispatch, record(each))))
        fail(`${text(each)} was told, expected not`);
  },
  sheet(seen, value, fail) {
    const { table, state } = seen;
    const { name, view, ...expected } = record(value);
    if (view !== undefined && !sits(seen, view, fail)) return;
    if (own(table.rules.sheets, String(name)) === undefined) return fail(`there is no sheet ${text(name)}`);
    const seat = typeof view === 'string' ? view : null;
    const facts = knownFacts(table.rules, viewOf(state.position, seat));
    expectSheet(evaluateNamed(table.rules, String(name), facts), expected, fail);
  },
  rolls(seen, value, fail) {
    const roll = asked(seen, DICE).find(({ form }) => form.kind === 'roll');
    const actual = roll?.owner ?? null;
    if (!roll) fail('no roll is due');
    else if (actual !== value) fail(`${text(actual)} rolls, expected ${text(value)}`);
  },
  odds({ table, state }, value, fail) {
    const [roll] = asksOf(table, state, 'dice');
    const all = roll ? preview(table.rules, viewOf(state.position, null), roll) : [];
    const expected = record(value);
    const seen = all.find(({ odds }) => odds !== null)?.odds;
    if (!seen) return fail('no roll with a sheet is due');
    if (expected['of'] !== undefined && Number(seen.of) !== expected['of'])
      fail(`there are ${seen.of} rolls, expected ${text(expected['of'])}`);
    for (const [outcome, count] of Object.entries(record(expected['outcomes']))) {
      const actual = seen.outcomes.find((each) => each.outcome === outcome);
      const both = typeof count === 'number' ? { sure: count, possible: count } : count;
      const { sure, possible } = actual ?? { sure: 0, possible: 0 };
      if (!same({ sure, possible }, both))
        fail(`${outcome} has ${text({ sure, possible })} rolls, expected ${text(both)}`);
    }
  },
};

/** The name of a decision, with the rows that its form is to have, where that is said. */
function nameAndRows(given: unknown): readonly [string, unknown] {
  return isRecord(given) ? (Object.entries(given)[0] ?? ['', []]) : [String(given), undefined];
}

function expectRows(asked: readonly Decision[], name: string, rows: unknown, fail: Fail): void {
  const form = asked.find((each) => isNamed(each, name))?.form;
  if (rows === undefined || !form) return;
  const actual = rowsOf(form).toSorted();
  if (!same(actual, list(rows).map(String).toSorted()))
    fail(`${name} has ${text(actual)}, expected ${text(rows)}`);
}

/** The options, rows or facts of a form, barred or not. */
function rowsOf(form: Form): readonly string[] {
  if (form.kind === 'report') return form.facts;
  if (form.kind === 'allocate') return form.rows.map(({ id }) => id);
  return form.kind === 'choose' ? form.options.map(({ value }) => value) : [];
}

/** What the questions for facts say to the players, and which clauses they cite, whether or not they are asked now. */
function expectWorded({ table }: LookedAt, value: unknown, fail: Fail): void {
  for (const [key, given] of Object.entries(record(value))) {
    const spec = own(table.rules.facts, key);
    const expected = record(given);
    if (!spec) {
      fail(`there is no fact "${key}"`);
      continue;
    }
    const { clauses } = spec;
    const question = render(table.rulebook.words, spec.question);
    for (const part of list(expected['says']).map(String))
      if (!question.includes(part)) fail(`"${part}" is not in the question: ${question}`);
    for (const clause of list(expected['clauses']).map(String))
      if (!clauses.includes(clause)) fail(`the question cites ${text(clauses)}, expected ${clause}`);
  }
}

/** What the rules ask of a seat, standing decisions left out. */
function asked({ table, state }: LookedAt, seat: Seat): Decision[] {
  return asksOf(table, state, seat).filter((each) => !each.id.startsWith('standing-'));
}

/** An option or a row of a form; of a report a fact, or news: 'war.germany-us=true'; `alone`: it is barred where nothing is told beside it. */
function choiceIn(form: Form, name: string): { readonly barred?: Bar; readonly alone?: boolean } | undefined {
  if (form.kind === 'choose') return form.options.find(({ value }) => value === name);
  if (form.kind === 'allocate') return form.rows.find(({ id }) => id === name);
  if (form.kind !== 'report' || !form.facts.includes(name.split('=')[0] ?? '')) return undefined;
  const found = form.barred?.find(({ fact, value }) => `${fact}=${value}` === name);
  if (!found) return {};
  const alone = newsBarOf(form, found.fact, { [found.fact]: { value: found.value, as: 'change' } });
  return { barred: alone ?? found.barred, alone: alone !== undefined };
}

function askedOf({ table, state }: LookedAt, where: Record<string, unknown>): Decision | undefined {
  const seat = String(where['seat']);
  return asksOf(table, state, seat).find((each) => isNamed(each, String(where['decision'])));
}

/** What keeps a row of an empty form from being filled: others come first. */
function waitingOf(seen: LookedAt, where: Record<string, unknown>, name: string): Bar | undefined {
  const form = askedOf(seen, where)?.form;
  const row = form?.kind === 'allocate' ? form.rows.find(({ id }) => id === name) : undefined;
  return form?.kind === 'allocate' && row ? closingOf(form, row, {}) : undefined;
}

function choiceOf(seen: LookedAt, where: Record<string, unknown>, name: string, fail: Fail) {
  const seat = String(where['seat']);
  if (!sits(seen, seat, fail)) return undefined;
  const decision = askedOf(seen, where);
  if (!decision) {
    fail(`${seat} is not asked ${text(where['decision'])}`);
    return undefined;
  }
  const { form } = decision;
  const actual = choiceIn(form, name);
  if (!actual) fail(`${decision.id} has no "${name}"`);
  return actual;
}

/** Whether a line of the log is what a case says of it. */
export function isToldAs(dispatch: Dispatch, expected: Record<string, unknown>): boolean {
  const { kind, key, to, clauses, args } = expected;
  if (kind !== undefined && dispatch.kind !== kind) return false;
  if (key !== undefined && dispatch.data.key !== key) return false;
  if (to !== undefined && !same(dispatch.to, to)) return false;
  if (!list(clauses).every((clause) => dispatch.clauses.includes(String(clause)))) return false;
  return Object.entries(record(args)).every(([name, value]) =>
    same(own(dispatch.data.args ?? {}, name) ?? null, value),
  );
}

function expectPaths(root: unknown, paths: unknown, where: string, fail: Fail): void {
  for (const [path, expected] of Object.entries(record(paths))) {
    const actual = path.split('.').reduce<unknown>((value, part) => own(record(value), part), root);
    if (!same(actual ?? null, expected))
      fail(`${where} ${path} is ${text(actual ?? null)}, expected ${text(expected)}`);
  }
}

function expectFacts({ table, state }: LookedAt, seat: Seat | null, facts: unknown, fail: Fail): void {
  const known = knownFacts(table.rules, viewOf(state.position, seat));
  for (const [key, expected] of Object.entries(record(facts))) {
    if (own(table.rules.facts, key) === undefined) fail(`there is no fact "${key}"`);
    const actual: Possible | null = known(key) ?? null;
    if (!same(actual, expected))
      fail(`${seat ?? 'a spectator'} knows ${key} as ${text(actual)}, expected ${text(expected)}`);
  }
}

function expectRange(actual: Range, expected: unknown, what: string, fail: Fail): void {
  const range = typeof expected === 'number' ? { min: expected, max: expected } : expected;
  if (!same({ min: actual.min, max: actual.max }, range))
    fail(`${what} is ${actual.min} to ${actual.max}, expected ${text(expected)}`);
}

/** Check the result of a sheet against what a case expects of it. */
export function expectSheet(
  result: SheetResult,
  expected: Readonly<Record<string, unknown>>,
  fail: Fail,
): void {
  for (const [key, value] of Object.entries(expected)) {
    if (key === 'lines')
      for (const [id, range] of Object.entries(record(value))) {
        const line = result.lines.find((each) => each.id === id);
        if (line) expectRange(line, range, `line ${id}`, fail);
        else fail(`there is no line ${id}; the lines are ${result.lines.map((each) => each.id).join(', ')}`);
      }
    else if (key === 'total' || key === 'sum') expectRange(result[key], value, key, fail);
    else if (key === 'min' || key === 'max')
      expectRange({ min: result.total[key], max: result.total[key] }, value, key, fail);
    else if (key === 'missing' || key === 'outcomes') {
      if (!same(result[key].toSorted(), list(value).map(String).toSorted()))
        fail(`${key} are ${text(result[key])}, expected ${text(value)}`);
    }
  }
}

/** What is open, with the step that is open and what it is about. */
function openWithStep(open: OpenCommon): object {
  const { agenda } = open as Partial<OpenOfSteps>;
  return agenda === undefined ? open : { ...open, step: 'over', ...agenda[0] };
}
