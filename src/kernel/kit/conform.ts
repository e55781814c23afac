import { askedOf } from '../game/allow.ts';
import { isRefusal, type Refusal, refuse } from '../clause.ts';
import { type Decision, isNamed, TABLE } from '../forms/decision.ts';
import type { Dispatch } from '../steps/dispatch.ts';
import { hashOf, type Lasts } from '../game/entry.ts';
import type { Facts, Possible, ReportAnswer } from '../sums/facts.ts';
import { answer, beginGame, type Game, newHeader, stateOf, takeBack } from '../game/game.ts';
import { isRecord, isSame, type Json, own } from '../json.ts';
import { withRulings } from '../sums/family.ts';
import { evaluateNamed, withSheets } from '../sums/know.ts';
import { leaveAnswer } from '../game/leave.ts';
import { asksOf } from '../game/play.ts';
import { viewOf } from '../game/position.ts';
import type { Rulebook, Table } from '../rulebook.ts';
import { undo } from '../game/undo.ts';
import { render, words } from '../texts/words.ts';
import type { Case, FactValues } from './cases.ts';
import { expectSheet, expectState } from './expect.ts';
import { type KeptTables, tableOf } from './kept-tables.ts';
import { passQuietly } from './quiet.ts';
import { mendStep, reportOf } from './mended.ts';
import { expectIf, supposedMove } from './supposed.ts';
import { compareTwin } from './twin.ts';
import { factFaults, sheetShape, stepFaults } from './shape.ts';
import { tellUnspoken, unspokenOf, withUnspoken } from './unspoken.ts';

/** How a case went; no faults: it passed. */
export interface CaseResult {
  readonly case: string;
  readonly clauses: readonly string[];
  readonly faults: readonly string[];
  /** How far each twin was compared. */
  readonly twins: readonly string[];
}

/** How cases are run. */
interface CaseOptions {
  /** Tables kept from case to case; absent: each case has its own, and its entries are signed. */
  readonly kept?: KeptTables;
  /** What answers where a game asks for a fact of which its case does not speak. */
  readonly told?: FactValues;
  /** Where a play case got to, if it opened. */
  readonly ended?: (game: Game) => void;
  /** Where it stands before each of its steps. */
  readonly each?: (game: Game) => void;
}

/** Run one case of a rulebook. Never throws for a bad case: that is a fault like any other. */
export function runCase(rulebook: Rulebook, given: Case, options: CaseOptions = {}): CaseResult {
  const { kept, told = {}, ended, each } = options;
  const faults: string[] = [];
  const twins: string[] = [];
  const known = clausesOf(rulebook);
  for (const clause of given.clauses)
    if (!known.has(clause)) faults.push(`the rulebook has no clause ${clause}`);
  try {
    const table = kept ? kept.table(given) : tableOf(rulebook, given);
    if (typeof table === 'string') faults.push(table);
    else if (given.sheet !== undefined) runSheet(table, given, (fault) => void faults.push(fault));
    else {
      const begun = kept ? kept.game(table) : beginGame(table, newHeader(table, 'typed'));
      const run = new Run(begun, faults, unspokenOf(given, told), each);
      run.steps(given.play ?? []);
      twins.push(...run.twins);
      ended?.(run.game);
    }
  } catch (error) {
    // our own mistake, but one broken rule must not keep the other cases from running
    faults.push(`the rules threw: ${String(error)}`);
  }
  return { case: given.name, clauses: given.clauses, faults, twins };
}

/**
 * Run a case with its entries signed, at a table bound for it alone, and once more as in a plain run: a table that other
 * cases have used must come to the same.
 */
export function runSigned(
  rulebook: Rulebook,
  given: Case,
  { kept, told = {} }: CaseOptions & { readonly kept: KeptTables },
): CaseResult {
  const ends: string[] = [];
  const ended = ({ moments, state }: Game): void => {
    ends.push(`${moments.length} answers, ${hashOf(state.position)}`);
  };
  const alone = runCase(rulebook, given, { told, ended });
  const plain = runCase(rulebook, given, { kept, told, ended });
  const [one, other] = [
    [...alone.faults, ends[0]],
    [...plain.faults, ends.at(-1)],
  ];
  if (isSame(one as Json, other as Json)) return alone;
  const fault = `at a table that others have used it ends otherwise: ${plain.faults.join('; ') || ends.at(-1)}`;
  return { ...alone, faults: [...alone.faults, fault] };
}

const clausesIn = new WeakMap<Rulebook, ReadonlySet<string>>();

function clausesOf(rulebook: Rulebook): ReadonlySet<string> {
  const known = clausesIn.get(rulebook) ?? new Set(rulebook.clauses.map((each) => each.clause));
  clausesIn.set(rulebook, known);
  return known;
}

function runSheet(table: Table, given: Case, fail: (fault: string) => void): void {
  const name = given.sheet ?? '';
  if (own(table.rules.sheets, name) === undefined) return fail(`there is no sheet "${name}"`);
  const faults = [
    ...sheetShape(given.expect ?? {}, 'expect'),
    ...Object.entries(given.facts).flatMap(([key, value]) =>
      factFaults(key, own(table.rules.facts, key), value),
    ),
  ];
  if (faults.length > 0) return faults.forEach(fail);
  const direct: Facts = (key) => (own(given.facts, key) ?? undefined) as Possible;
  const known = withSheets(table.rules, withRulings(table.setup.rulings, direct));
  expectSheet(evaluateNamed(table.rules, name, known), given.expect ?? {}, fail);
}

type Step = Readonly<Record<string, unknown>>;

/** A play case under way. */
class Run {
  game: Game;
  private told: Dispatch[] = [];
  private readonly table: Table;
  private readonly faults: string[];
  /** How far twins were compared. */
  readonly twins: string[] = [];

  private readonly unspoken: FactValues;

  private readonly each: CaseOptions['each'];

  constructor(begun: Game, faults: string[], unspoken: FactValues, each?: CaseOptions['each']) {
    this.game = begun;
    this.each = each;
    this.table = begun.table;
    this.faults = faults;
    this.unspoken = unspoken;
  }

  steps(steps: readonly Step[]): void {
    for (const [i, step] of steps.entries()) {
      const before = this.faults.length;
      const answered = tellUnspoken(this.game, this.unspoken);
      this.hear(this.game, answered);
      this.game = answered;
      this.each?.(answered);
      this.step(step, (fault) => void this.faults.push(`step ${i + 1}: ${fault}`));
      if (this.faults.length > before && !isRecord(step['expect'])) return;
    }
  }

  /** What was told since is kept for the next `expect`. */
  private hear(before: Game, now: Game): void {
    for (const { told } of now.moments.slice(before.moments.length)) this.told.push(...told.dispatches);
  }

  private step(step: Step, fail: (fault: string) => void): void {
    const { game, table } = this;
    const faults = stepFaults(step);
    if (faults.length > 0) return faults.forEach(fail);
    if (isRecord(step['expect'])) {
      expectState({ table, state: stateOf(game), told: this.told }, step['expect'], fail);
      this.told = [];
    } else if (isRecord(step['twin'])) {
      const far = compareTwin(game, step['twin'], fail);
      if (far !== null) this.twins.push(far);
    } else if (isRecord(step['if'])) {
      const move = supposedMove(game, step['if'], (seat, name) => find(game, seat, name) ?? name);
      expectIf(game, step, move, fail);
    } else this.move(game, step, fail);
  }

  private move(game: Game, step: Step, fail: (fault: string) => void): void {
    const { report } = step;
    const { unspoken: told } = this;
    const whole = isRecord(report) ? { ...step, report: withUnspoken(game, told, report) } : step;
    const result = makeMove(game, whole, told);
    if (typeof result === 'string') return fail(result);
    const { refused } = step;
    if (isRefusal(result)) {
      const said = `${render(this.table.rulebook.words, result.refused)} (${result.clauses.join(', ')})`;
      if (refused === undefined) fail(`refused: ${said}`);
      else if (typeof refused === 'string' && ![...result.clauses, result.refused.key].includes(refused))
        fail(`refused, but not by ${refused}: ${said}`);
      return;
    }
    if (refused !== undefined) return fail('accepted, expected a refusal');
    // what comes again is told again
    if ('mend' in step) this.told = [];
    if (!('undo' in step) && step['withdraw'] !== true) this.hear(game, result);
    this.game = result;
  }
}

/** Make the move of a step: the next game, a refusal, or a sentence on why the step makes no sense. */
export function makeMove(game: Game, step: Step, told: FactValues = {}): Game | Refusal | string {
  if ('undo' in step) return undone(game, isRecord(step['undo']) ? step['undo'] : {});
  if (Array.isArray(step['mend'])) return mendStep(game, step);
  if (Array.isArray(step['roll'])) return rolled(game, step['roll'] as Json);
  if (isRecord(step['ruling'])) return ruled(game, step['ruling']);
  if (typeof step['habit'] === 'string') return leftBy(game, step['habit'], step);
  if (step['quietly'] === true) return passQuietly(game, String(step['until']), told);
  const seat = typeof step['seat'] === 'string' ? step['seat'] : TABLE;
  if (isRecord(step['report'])) return reported(game, seat, step['report']);
  const name = String(step['decision']);
  const decision = find(game, seat, name) ?? name;
  if (step['withdraw'] === true) return takeBack(game, seat, decision);
  if (!('answer' in step)) return 'a decision needs an answer';
  return answer(game, { seat, decision, answer: step['answer'] as Json });
}

function leftBy(game: Game, habit: string, { seat, leaves, lasts = 'always' }: Step): Game | Refusal {
  const left = leaves === null ? null : { answer: leaves as Json, lasts: lasts as Lasts };
  return leaveAnswer(game, { seat: String(seat), habit, leaves: left });
}

/** The id of an open decision of a seat by its name or id. */
function find(game: Game, seat: string, name: string): string | undefined {
  const { table } = game;
  const state = stateOf(game);
  const named = (each: Decision): boolean => isNamed(each, name);
  // what the rules ask comes first, and costs less to list
  const asked = askedOf(table, viewOf(state.position, seat)).find(named);
  return (asked ?? asksOf(table, state, seat).find(named))?.id;
}

function undone(game: Game, given: Record<string, unknown>): Game | Refusal {
  const consent = Array.isArray(given['consent']) ? given['consent'].map(String) : [];
  const to = given['to'];
  return undo(game, { seat: String(given['by']), consent, ...(typeof to === 'number' ? { to } : {}) });
}

function rolled(game: Game, faces: Json): Game | Refusal | string {
  const [roll] = asksOf(game.table, stateOf(game), 'dice');
  return roll ? answer(game, { seat: 'dice', decision: roll.id, answer: faces }) : 'no roll is due';
}

function ruled(game: Game, given: Record<string, unknown>): Game | Refusal | string {
  let next: Game = game;
  for (const [id, choice] of Object.entries(given)) {
    const decision = find(next, TABLE, 'ruling') ?? '';
    const result = answer(next, { seat: TABLE, decision, answer: `${id}=${String(choice)}` });
    if (isRefusal(result)) return result;
    next = result;
  }
  return next;
}

function reported(game: Game, seat: string, given: Record<string, unknown>): Game | Refusal {
  return tell(game, seat, reportOf(given));
}

/**
 * Tell facts as a table does: what the game asks for in answer to it, and before that what it does not ask for, such as
 * what is known already, by the standing report.
 */
function tell(game: Game, seat: string, report: ReportAnswer): Game | Refusal {
  const asked = asksOf(game.table, stateOf(game), seat).flatMap(({ id, form, optional }) =>
    form.kind === 'report' ? [{ id, facts: form.facts, optional }] : [],
  );
  const due = asked.find((each) => !each.optional && each.facts.some((key) => key in report));
  const atAnyTime = asked.find((each) => each.optional);
  const [its, others] = divide(report, due?.facts ?? []);
  const say = (id: string, part: ReportAnswer): Game | Refusal =>
    answer(game, { seat, decision: id, answer: part });
  if (due && Object.keys(others).length === 0) return say(due.id, its);
  if (!atAnyTime) return refuse(words('play.notAsked', { seat, decision: 'report' }));
  const told = say(atAnyTime.id, others);
  return isRefusal(told) || !due ? told : tell(told, seat, its);
}

/** The facts of a report that are among these, and the others. */
function divide(report: ReportAnswer, facts: readonly string[]): readonly [ReportAnswer, ReportAnswer] {
  const parts: readonly [ReportAnswer, ReportAnswer] = [{}, {}];
  for (const [key, each] of Object.entries(report)) parts[facts.includes(key) ? 0 : 1][key] = each;
  return parts;
}
