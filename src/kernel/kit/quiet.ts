import { askedOf } from '../game/allow.ts';
import { isRefusal } from '../clause.ts';
import { type Decision, isNamed } from '../forms/decision.ts';
import type { Facts, ReportAnswer } from '../sums/facts.ts';
import { answer, type Game, stateOf } from '../game/game.ts';
import { type Json, own } from '../json.ts';
import { evaluateNamed, knownFacts, sidesOf, withFacts } from '../sums/know.ts';
import { viewOf } from '../game/position.ts';
import type { RollSheet } from '../forms/form.ts';
import type { Rules, Table } from '../rulebook.ts';
import { render } from '../texts/words.ts';
import type { FactValues } from './cases.ts';
import { formUnder } from './form-under.ts';

/** More answers than any quiet stretch of play takes: a run of so many has missed what it was to reach. */
export const MOST = 200;

/**
 * Play on until a decision is asked, with every seat doing nothing by the answers that the rulebook declares for that, and the
 * table telling what `told` holds. At
 * any other decision it ends with a sentence that names it: a question that is new to a case must not pass unseen.
 */
export function passQuietly(game: Game, until: string, told: FactValues = {}): Game | string {
  const named = (each: Decision): boolean => isNamed(each, until);
  let next = game;
  let due = openQuestions(next);
  if (due.some(named)) return `"${until}" is asked already`;
  for (let given = 0; given < MOST; given++) {
    const [decision] = due;
    if (!decision) return `the game ended, and "${until}" was not asked`;
    const passed = passBy(next, decision, told);
    if (typeof passed === 'string') return `${passed}; "${until}" was to come`;
    due = openQuestions(passed);
    if (due.some(named)) return passed;
    next = passed;
  }
  return `"${until}" is not asked within ${MOST} answers`;
}

/** What play waits for, seat by seat. */
export function openQuestions(game: Game): readonly Decision[] {
  const { table } = game;
  const { position, held } = stateOf(game);
  return table.rules.awaiting(position.open).flatMap((seat) => {
    const given = own(held, seat) ?? {};
    const isDue = ({ id, optional }: Decision): boolean => !optional && !Object.hasOwn(given, id);
    return askedOf(table, viewOf(position, seat)).filter(isDue);
  });
}

/** One answer further, with whoever owes it doing nothing; a sentence where no such answer is declared. */
export function passBy(game: Game, decision: Decision, told: FactValues): Game | string {
  const { id, seat } = decision;
  const { table } = game;
  const given = nothingOf(game, decision, told);
  if (given === undefined) return `${seat} is asked ${id}, which no quiet answer is declared for`;
  const result = answer(game, { seat, decision: id, answer: given });
  if (!isRefusal(result)) return result;
  return `${seat} cannot pass ${id}: ${render(table.rulebook.words, result.refused)}`;
}

/** The answer to a decision by which nothing happens, as the rulebook declares it; undefined: none. */
function nothingOf(game: Game, decision: Decision, told: FactValues): Json | undefined {
  const { rulebook, rules } = game.table;
  const { form, sheets = [] } = decision;
  if (form.kind === 'roll') return facesOf(game, sheets);
  const { rulings } = game.state.position.open;
  const { nothing } =
    rulebook.decisions
      .filter((kind) => isNamed(decision, kind.name))
      .map((kind) => formUnder(kind, rulings))
      .find((kind) => kind.form === form.kind) ?? {};
  // a report that need tell none of its facts can be declared as a whole
  const isWhole = form.kind !== 'report' || (form.some === true && nothing !== undefined);
  return isWhole ? nothing : reportOf(rules, form.facts, told);
}

/** Every fact as its folder tells it, else at the value that says that nothing happened. */
function reportOf({ facts }: Rules, keys: readonly string[], told: FactValues): Json | undefined {
  const report: ReportAnswer = {};
  for (const key of keys) {
    const value = own(told, key) ?? own(facts, key)?.nothing;
    if (value === undefined) return undefined;
    report[key] = { value, as: 'change' };
  }
  return report as Json;
}

/** Dice that surely bring nothing on any sheet of the roll, as high as they can be. */
function facesOf({ table, state }: Game, sheets: readonly RollSheet[]): Json | undefined {
  const known = knownFacts(table.rules, viewOf(state.position, null));
  const faces = sheets.map((sheet) => quietFaces(table, known, sheet));
  return faces.length === 0 || faces.includes(undefined) ? undefined : (faces.flat() as Json);
}

/** The same face for all dice of a sheet; none where it is only read beside the roll. */
function quietFaces({ rules }: Table, known: Facts, { name, dice }: RollSheet): number[] | undefined {
  const outcomes = own(rules.sheets, name)?.outcomes ?? [];
  const quiet = new Set(outcomes.filter(({ nothing }) => nothing).map(({ id }) => id));
  const sides = dice.map((die) => sidesOf(rules.facts, die));
  for (let face = Math.min(...sides); dice.length > 0 && face > 0; face--) {
    const rolled = withFacts(known, Object.fromEntries(dice.map((die) => [die, face])));
    const result = evaluateNamed(rules, name, rolled);
    if (result.outcomes.every((each) => quiet.has(each))) return dice.map(() => face);
  }
  return undefined;
}
