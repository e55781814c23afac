import { isRefusal } from '../clause.ts';
import { DICE, type Decision, TABLE } from '../forms/decision.ts';
import { check, choicesOf, type Form, type Lead } from '../forms/form.ts';
import { leadingForm } from '../forms/leading.ts';
import { canonical, type Json, own } from '../json.ts';
import { sidesIn } from '../sums/fairness.ts';
import { type Preview, preview, sidesOf } from '../sums/know.ts';
import { allSeats, asksOf, copyState, legal, play, type State } from '../game/play.ts';
import { viewOf } from '../game/position.ts';
import { concernedSeats, standingName } from '../game/always-open.ts';
import type { DecisionKind, Table } from '../rulebook.ts';
import { fits } from '../sums/facts.ts';
import { isPick } from '../forms/room.ts';
import { type Random, sample } from '../forms/sample.ts';
import { checkBoard } from './board.ts';
import { difference } from './difference.ts';
import { checkOpenings } from './door.ts';
import type { Findings } from './report.ts';
import { checkClauses, checkWords } from './vocabulary.ts';
import { formUnder } from './form-under.ts';

/** Answers of every wrong shape. */
const MALFORMED: readonly Json[] = [
  null,
  true,
  '',
  'no such option',
  'constructor',
  '__proto__',
  -1,
  1.5,
  [],
  [0],
  [7, 7, 7, 7, 7, 7, 7, 7, 7],
  [1.5],
  ['1'],
  [{ toString: 1 }],
  {},
  { constructor: 1 },
  { toString: 1 },
  { 'no such row': 1 },
  { 'no such row': { value: 1, as: 'change' } },
  { hasOwnProperty: { as: 'unknown' } },
];

/** Everything the kit checks of one state, before an answer is given. */
export function checkState(table: Table, state: State, found: Findings, random: Random): void {
  const plain = JSON.parse(JSON.stringify(state)) as State;
  const same = canonical(plain) === canonical(state);
  found.expect(same, 'json round trip', () => 'the state is not plain JSON');
  const copy = copyState(table, state);
  found.expect(difference(state, copy) === null, 'copy', () => 'a copy differs');
  const seats = allSeats(table);
  for (const seat of seats) checkSeat(table, { state, copy }, seat, found, random);
  checkBoard(table, viewOf(state.position, inTurn(seats, found.entry)), found);
  const differs = difference(plain, state);
  found.expect(
    differs === null,
    'changed by asking',
    () => `asking or refusing changed the position: ${differs}`,
  );
}

/** One of those who read the board, another after each answer; from one round to the next the order moves on. */
function inTurn(seats: readonly string[], entry: number): string | null {
  const readers = [...seats, null];
  return readers[(entry + Math.floor(entry / readers.length)) % readers.length] ?? null;
}

/** What a seat is asked in a state, and in a copy of it. */
function checkSeat(
  table: Table,
  { state, copy }: { readonly state: State; readonly copy: State },
  seat: string,
  found: Findings,
  random: Random,
): void {
  const decisions = asksOf(table, state, seat);
  const again = asksOf(table, copy, seat);
  found.expect(difference(decisions, again) === null, 'asks is not pure', () => `asked of ${seat}`);
  const asked = table.rules.asks(viewOf(state.position, seat));
  const waits = asked.some((each) => each.optional !== true);
  const awaited = table.rules.awaiting(state.position.open).includes(seat);
  found.expect(
    waits === awaited,
    'awaiting',
    () => `${seat} is ${awaited ? '' : 'not '}awaited but ${waits ? 'asked' : 'not asked'}`,
    { seat },
  );
  for (const decision of decisions) {
    found.expect(decision.seat === seat, 'seat', () => `${decision.id} is asked of ${seat}`);
    checkDecision(table, state, decision, found, random);
  }
  for (const [i, decision] of asked.entries())
    found.expect(
      asked.findIndex((each) => each.id === decision.id) === i,
      'decision id',
      () => `${decision.id} is there twice`,
    );
}

function checkDecision(
  table: Table,
  state: State,
  decision: Decision,
  found: Findings,
  random: Random,
): void {
  const { form } = decision;
  const context = { facts: table.rules.facts, clauses: decision.clauses };
  const mayBeSealed = decision.optional === true || table.setup.scenario.open !== true;
  found.expect(
    mayBeSealed || !decision.sealed,
    'open scenario',
    () => `${decision.id} is answered in secret`,
  );
  const isStanding = decision.id.startsWith('standing-');
  if (!isStanding) {
    const name = decision.id.split('/').at(-1);
    found.expect(
      table.rulebook.decisions.some((each) => each.name === name),
      'vocabulary',
      () => `no decision is named ${name}`,
    );
    const { rulings } = state.position.open;
    found.expect(
      table.rulebook.decisions.every(
        (each) => each.name !== name || formUnder(each, rulings).form === form.kind,
      ),
      'vocabulary',
      () => `${decision.id} has the form ${form.kind}, which the list of decisions does not say`,
    );
    found.expect(decision.clauses.length > 0, 'decision without clause', () => decision.id);
    const areTicks = form.kind === 'allocate' && (form.rows.length === 0 || isPick(form));
    const said = table.rulebook.decisions.find((each) => each.name === name)?.ticks;
    found.expect(!said || areTicks, 'vocabulary', () => `${decision.id} takes more than ticks`);
  }
  checkClauses(table, decision.clauses, found, decision.id);
  checkWords(table, decision.prompt, found);
  for (const text of [decision.nothing, decision.does, decision.title])
    if (text) checkWords(table, text, found);
  checkForm(table, form, found, decision.id);
  const given = sample(form, random, table.rules.facts);
  if (given !== undefined) {
    const refusal = check(form, given, context);
    found.expect(refusal === null, 'sample refused', () => `${decision.id}: ${canonical(given)}`);
  }
  if (form.kind === 'choose' && !isStanding) checkOptions(table, state, decision, found);
  checkMalformed(table, state, decision, found);
  checkSheets(table, state, decision, found);
  checkOwner(table, decision, found);
  if (form.kind === 'roll') checkOdds(table, state, decision, found);
  if (isStanding && given !== undefined) tryStanding(table, state, decision, given, found);
}

/** A skip changes something; what was allowed is allowed from then on, and can be chosen. */
function tryStanding(table: Table, state: State, decision: Decision, given: Json, found: Findings): void {
  const name = standingName(decision);
  const { seat, id } = decision;
  if (name !== 'skip' && name !== 'allow' && name !== 'allow-secret') return;
  const after = play(table, state, { seat, decision: id, answer: given });
  if (isRefusal(after)) return found.fault('standing', `${id}: ${canonical(given)} is refused`);
  if (name === 'skip') {
    checkSkipped(table, state, after.state, concernedSeats(table, decision, given), found);
    const [open, before] = [after.state.position.open, state.position.open];
    const moved = canonical({ ...open, reports: before.reports }) !== canonical(before);
    return found.expect(moved, 'skip', () => `${canonical(given)} changes nothing`);
  }
  const [about = '', ...option] = (given as { value: string }).value.split('=');
  const form = asksOf(table, after.state, seat).find((each) => each.id === about)?.form;
  const all = form?.kind === 'choose' ? form.options : form?.kind === 'allocate' ? form.rows : [];
  const lifted = all.find((each) => ('value' in each ? each.value : each.id) === option.join('='));
  found.expect(
    lifted?.allowed !== undefined && !lifted.barred,
    'allow',
    () => `${canonical(given)} lifts no bar`,
  );
  if (form?.kind !== 'choose') return;
  const chosen = play(table, after.state, { seat, decision: about, answer: option.join('=') });
  found.expect(!isRefusal(chosen), 'allow', () => `${canonical(given)} is allowed and refused`);
}

/** From whom a skip takes something that is asked of it, it has to agree. */
function checkSkipped(
  table: Table,
  before: State,
  after: State,
  agree: readonly string[],
  found: Findings,
): void {
  for (const seat of table.seats) {
    if (agree.includes(seat)) continue;
    const left = asksOf(table, after, seat).map(({ id }) => id);
    const gone = asksOf(table, before, seat).find(({ id, optional }) => !optional && !left.includes(id));
    found.expect(gone === undefined, 'skip', () => `${gone?.id} is skipped, and ${seat} need not agree`, {
      seat,
    });
  }
}

/** Every open option can be played; every barred one is refused with a clause. */
function checkOptions(table: Table, state: State, decision: Decision, found: Findings): void {
  if (decision.form.kind !== 'choose') return;
  for (const option of decision.form.options) {
    const move = { seat: decision.seat, decision: decision.id, answer: option.value };
    const result = option.barred ? legal(table, state, move) : play(table, state, move);
    found.expect(
      isRefusal(result) === (option.barred !== undefined),
      'option',
      () => `${decision.id}: ${option.value}`,
    );
  }
}

/** Answers of every wrong shape are refused in words, with a clause; nothing breaks by them. */
function checkMalformed(table: Table, state: State, decision: Decision, found: Findings): void {
  const { seat, id, form, clauses } = decision;
  const context = { facts: table.rules.facts, clauses };
  for (const [i, answer] of MALFORMED.entries())
    try {
      // the first goes all the way in; to look up the decision again for each would take longer than all checks
      const tried =
        i === 0 ? legal(table, state, { seat, decision: id, answer }) : check(form, answer, context);
      if (!isRefusal(tried)) continue;
      checkWords(table, tried.refused, found);
      const cited = tried.clauses.length > 0 || id.startsWith('standing-');
      found.expect(cited, 'refusal without clause', () => `${id}: ${canonical(answer)}`);
    } catch (error) {
      found.fault('throws', `${id} with ${canonical(answer)}: ${String(error)}`);
    }
}

/** Bars and limits cite clauses that exist, and are refused by `check`. */
function checkForm(table: Table, form: Form, found: Findings, id: string): void {
  const bars = form.kind === 'choose' ? form.options : form.kind === 'allocate' ? form.rows : [];
  for (const each of bars) {
    checkWords(table, each.label, found);
    if (!each.barred) continue;
    const name = 'value' in each ? each.value : each.id;
    found.expect(
      each.barred.clauses.length > 0 || id.startsWith('standing-'),
      'bar without clause',
      () => `${id}: ${name}`,
    );
    checkClauses(table, each.barred.clauses, found, `${id}: ${name}`);
    checkWords(table, each.barred.reason, found);
    const answer = 'value' in each ? name : { [name]: 1 };
    found.expect(
      check(form, answer, { facts: {}, clauses: [] }) !== null,
      'barred but accepted',
      () => `${id}: ${name}`,
    );
  }
  if (form.kind !== 'allocate') return;
  for (const name of Object.values(form.called ?? {})) checkWords(table, name, found);
  for (const { of, as } of Object.values(form.heads ?? {}))
    for (const each of [of, as]) checkWords(table, each, found);
  for (const limit of [...form.limits, ...(form.after ?? [])]) {
    found.expect(limit.clauses.length > 0, 'bar without clause', () => `${id}: ${limit.reason.key}`);
    checkClauses(table, limit.clauses, found, id);
    checkWords(table, limit.reason, found);
  }
}

function checkOdds(table: Table, state: State, decision: Decision, found: Findings): void {
  for (const seat of [null, ...table.seats]) {
    const view = viewOf(state.position, seat);
    const dice = decision.sheets?.flatMap((each) => each.dice) ?? [];
    for (const seen of preview(table.rules, view, decision)) checkChances(seen, dice, decision.id, found);
  }
}

function checkChances({ sheet, odds }: Preview, dice: readonly string[], id: string, found: Findings): void {
  if (odds === null || odds.outcomes.length === 0) return;
  const of = Number(odds.of);
  const sure = odds.outcomes.reduce((sum, each) => sum + each.sure, 0);
  const possible = odds.outcomes.reduce((sum, each) => sum + each.possible, 0);
  found.expect(sure <= of && possible >= of, 'odds', () => `${id}: ${sure} to ${possible} of ${of}`);
  if (sheet.missing.every((key) => dice.includes(key)))
    found.expect(sure === of && possible === of, 'odds', () => `${id}: ${sure} of ${of} with all known`);
}

/** The sheets that a decision and its choices name are there; those of a roll have its dice. */
function checkSheets(table: Table, state: State, decision: Decision, found: Findings): void {
  const { id, sheets = [] } = decision;
  const { facts, sheets: all } = table.rules;
  const form = leadingForm(table.rules, viewOf(state.position, decision.seat), decision);
  const led = choicesOf(form).flatMap((each) => each.leads ?? []);
  checkLeads(table, id, led, found);
  for (const { name, dice } of [...sheets, ...led]) {
    found.expect(own(all, name) !== undefined, 'unknown sheet', () => `${id}: ${name}`);
    for (const die of dice) found.expect(own(facts, die)?.by === 'dice', 'no die', () => `${id}: ${die}`);
  }
  if (form.kind !== 'roll') return;
  // by that a page knows the sides of a die without the rules
  const kinds = new Set([...sidesIn(facts), ...form.dice]);
  found.expect(kinds.size === 1, 'dice of one kind', () => `${id}: ${[...kinds].join()}`);
  if (sheets.length === 0) return;
  const sides = sheets.flatMap(({ dice }) => dice.map((die) => sidesOf(facts, die))).join();
  const due = form.dice.join();
  found.expect(sides === due, 'dice of a roll', () => `${id}: ${sides} for ${due}`);
}

/** The die is that of a seat of the game, and nothing else has an owner; what is asked of seats is asked of the table. */
function checkOwner(table: Table, { id, seat, form, owner, askedOf }: Decision, found: Findings): void {
  const areSeats = askedOf?.every((each) => table.seats.includes(each)) ?? true;
  found.expect(areSeats && (seat === TABLE || !askedOf), 'asked of', () => `${id}: ${askedOf?.join()}`);
  if (owner === undefined) return;
  const isSeat = table.setup.scenario.seats.some((each) => each.id === owner);
  found.expect(form.kind === 'roll' && isSeat, 'owner of a roll', () => `${id}: ${owner}`);
}

/** What a choice leads to is what the list of decisions says, and what it makes are facts. */
function checkLeads(table: Table, id: string, led: readonly Lead[], found: Findings): void {
  if (led.length === 0) return;
  const listed = kindOf(table, id)?.leadsTo ?? [];
  for (const { name, sets, makes = {} } of led) {
    const [first = ''] = name.split('/');
    found.expect(listed.includes(first), 'prospect', () => `${id} leads to ${name}, which is not listed`);
    if (sets !== undefined)
      found.expect(table.rules.facts[sets]?.type.kind === 'number', 'prospect', () => `${id} sets ${sets}`);
    for (const [key, value] of Object.entries(makes)) {
      const type = own(table.rules.facts, key)?.type;
      found.expect(type !== undefined && fits(type, value), 'prospect', () => `${id} makes ${key}`);
    }
  }
}

/** How the list of decisions has one: by the last part of its id. */
function kindOf({ rulebook }: Table, id: string): DecisionKind | undefined {
  const name = id.split('/').at(-1);
  return rulebook.decisions.find((each) => each.name === name);
}

/** After a choice dice fall: it has a prospect, or the list of decisions says why not. */
export function checkForeseen(
  table: Table,
  before: State,
  after: State,
  decision: Decision,
  found: Findings,
): void {
  const { id, seat, form } = decision;
  const kind = kindOf(table, id);
  if (seat === DICE || seat === TABLE || choicesOf(form).length === 0 || standingName(decision)) return;
  const isDue = ({ position }: State): boolean => table.rules.awaiting(position.open).includes(DICE);
  if (kind?.leadsTo || kind?.unforeseen !== undefined || isDue(before) || !isDue(after)) return;
  found.fault('prospect', `${id} leads to a roll, and no choice of it says so`, { seat });
}

/** The same answer gives the same state with and without a log, and the second time; every door may open. */
export function checkQuiet(
  table: Table,
  before: State,
  after: State,
  decision: Decision,
  answer: Json,
  found: Findings,
): void {
  const move = { seat: decision.seat, decision: decision.id, answer };
  const quiet = checkOpenings(table, before, decision, move, found);
  const differs = difference(after, quiet);
  found.expect(
    differs === null,
    'unrepeatable',
    () => `${decision.id} gives another position without a log, or the second time: ${differs}`,
    { seat: decision.seat, entry: found.entry + 1 },
  );
}
