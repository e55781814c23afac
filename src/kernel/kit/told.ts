import type { Dispatch } from '../steps/dispatch.ts';
import { isSame, own } from '../json.ts';
import { evaluateNamed } from '../sums/know.ts';
import type { Table } from '../rulebook.ts';
import type { Outcome, SheetResult } from '../sums/sheet.ts';
import type { Words } from '../texts/words.ts';
import { difference } from './difference.ts';
import type { Findings } from './report.ts';
import { checkClauses, checkWords } from './vocabulary.ts';

/** What was told is cited and worded. */
export function checkTold(table: Table, told: readonly Dispatch[], found: Findings): void {
  for (const dispatch of told) {
    checkClauses(table, dispatch.clauses, found, dispatch.data.key);
    checkWords(table, dispatch.data, found);
    if (dispatch.sheet) checkOutcome(table, dispatch.data, dispatch.sheet, found);
    found.expect(
      dispatch.clauses.length > 0 || dispatch.kind === 'ruling',
      'dispatch without clause',
      () => dispatch.data.key,
    );
  }
}

/** What a sheet that is told comes to, and the outcome that is told with it, follow from the facts that it was done with. */
function checkOutcome({ rules }: Table, data: Words, told: SheetResult, found: Findings): void {
  if (told.missing.length > 0 || own(rules.sheets, told.sheet) === undefined) return;
  const again = evaluateNamed(rules, told.sheet, (key) => own(told.facts, key));
  const where = { seat: null, entry: found.entry + 1 };
  // of a sum that decides nothing by itself no outcome is told
  const outcomes = told.outcomes.length === 0 ? [] : again.outcomes;
  const differs = difference([told.total, told.outcomes], [again.total, outcomes]);
  found.expect(differs === null, 'outcome told', () => `${told.sheet}: ${differs}`, where);
  const wrong = outcomeIn(data, rules.sheets[told.sheet]?.outcomes ?? [], again.outcomes);
  found.expect(wrong === undefined, 'outcome told', () => `${data.key} of ${told.sheet}: ${wrong}`, where);
}

/** An outcome that a text names, by its id or as it is called, and that is not among those that are so. */
function outcomeIn({ args = {} }: Words, all: readonly Outcome[], so: readonly string[]): string | undefined {
  const given = Object.values(args);
  const isNamed = ({ id, label }: Outcome): boolean =>
    given.some((each) => each === id || isSame(each, label));
  const named = all.filter(isNamed);
  return named.some(({ id }) => so.includes(id)) ? undefined : named[0]?.id;
}
