import { isRefusal } from '../clause.ts';
import { askedOf } from '../game/allow.ts';
import { TABLE } from '../forms/decision.ts';
import type { FactKey } from '../sums/facts.ts';
import { answer, type Game, stateOf } from '../game/game.ts';
import { own } from '../json.ts';
import { viewOf } from '../game/position.ts';
import type { Case, FactValues } from './cases.ts';

// What the cases of a folder tell where their games ask for it and they do not speak of it themselves.

/** What is told of facts of which a case does not speak. */
export function unspokenOf({ play, data }: Case, told: FactValues): FactValues {
  const said = JSON.stringify([play, data]);
  return Object.fromEntries(Object.entries(told).filter(([key]) => !said.includes(`"${key}"`)));
}

/** The report that the table owes now: the decision, and the facts that it asks for. */
function owed(game: Game): { readonly id: string; readonly facts: readonly FactKey[] } | null {
  // what is always open is owed by nobody, and costs most to list
  const asked = askedOf(game.table, viewOf(stateOf(game).position, TABLE));
  const due = asked.find(({ optional }) => optional !== true);
  return due?.form.kind === 'report' ? { id: due.id, facts: due.form.facts } : null;
}

/** The game once what it asks for has been told, where the case speaks of none of it. */
export function tellUnspoken(game: Game, told: FactValues): Game {
  const due = Object.keys(told).length === 0 ? null : owed(game);
  if (!due || due.facts.length === 0 || due.facts.some((key) => own(told, key) === undefined)) return game;
  const report = Object.fromEntries(due.facts.map((key) => [key, { value: told[key] ?? '', as: 'change' }]));
  const next = answer(game, { seat: TABLE, decision: due.id, answer: report });
  return isRefusal(next) ? game : tellUnspoken(next, told);
}

/** A report with what the same question asks for and the case does not speak of. */
export function withUnspoken(
  game: Game,
  told: FactValues,
  report: Readonly<Record<FactKey, unknown>>,
): Readonly<Record<FactKey, unknown>> {
  const facts = Object.keys(told).length === 0 ? [] : (owed(game)?.facts ?? []);
  if (!facts.some((key) => key in report)) return report;
  const others = facts.filter((key) => own(told, key) !== undefined);
  return { ...Object.fromEntries(others.map((key) => [key, told[key]])), ...report };
}
