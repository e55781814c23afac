import type { Decision } from '../forms/decision.ts';
import { check } from '../forms/form.ts';
import { habitOf } from './habit.ts';
import type { Json } from '../json.ts';
import type { ReadTable } from '../rulebook.ts';

/**
 * What a decision is answered with for a seat that does not answer in time: what it could have left to be answered for it. There
 * is none where a door may open on it, or dice fall.
 */
export function forgone(table: ReadTable, decision: Decision): Json | undefined {
  const { form, clauses } = decision;
  const answers = Object.values(habitOf(table, decision)?.kind.answers ?? {});
  return answers
    .map(({ answer }) => answer(form))
    .find((each) => each !== undefined && check(form, each, { facts: table.rules.facts, clauses }) === null);
}
