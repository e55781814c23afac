import { type FactKey, isReportable } from '../../kernel/sums/facts.ts';
import { headingOf } from '../../kernel/forms/headings.ts';
import { knownFacts } from '../../kernel/sums/know.ts';
import type { AnyView } from '../api.ts';
import type { Book } from '../book.tsx';
import { t } from '../texts.ts';
import { factText, lapsedValue } from './fact-text.ts';

/** A fact as the desk lists it. */
export interface FactRow {
  readonly key: FactKey;
  readonly group: string;
  readonly question: string;
  readonly value: string;
  readonly clauses: readonly string[];
  readonly owned: boolean;
}

/** Every fact but the dice, with what a seat knows of it; what a scenario cannot have, where it is called by its key. */
export function factRows(view: AnyView, book: Book, called?: FactKey): readonly FactRow[] {
  const { rules } = book.table;
  const facts = knownFacts(rules, view);
  return Object.entries(rules.facts)
    .filter(
      ([key, spec]) =>
        spec.by !== 'dice' &&
        (rules.elsewhere?.(key) !== true || key === called) &&
        (spec.owner === undefined || spec.owner === view.seat),
    )
    .map(([key, spec]) => {
      const lapsed = lapsedValue(view, key, book);
      const value =
        lapsed === undefined ? factText(facts(key), book) : t.facts.lapsed(factText(lapsed, book));
      const isWorkedOut = !isReportable(spec) || spec.from !== undefined;
      return {
        key,
        group:
          headingOf(key, rules.facts, book.table.rulebook.words) + (isWorkedOut ? t.facts.workedOut : ''),
        question: book.say(spec.question),
        value,
        clauses: spec.clauses,
        owned: spec.owner !== undefined,
      };
    });
}
