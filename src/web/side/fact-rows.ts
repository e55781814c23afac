import type { FactKey } from '../../kernel/sums/facts.ts';
import { groupOf } from '../../kernel/forms/headings.ts';
import { knownFacts } from '../../kernel/sums/know.ts';
import type { AnyView } from '../api.ts';
import type { WordBook } from '../../kernel/texts/words.ts';
import type { Book } from '../book.tsx';
import { deskTexts } from '../texts.ts';
import { shortName } from '../forms/fact-row.tsx';
import { factText, lapsedValue } from '../tell/fact-text.ts';

/** A fact as the desk lists it. */
export interface FactRow {
  readonly key: FactKey;
  readonly group: string;
  /** What it is called in few letters. */
  readonly name: string;
  readonly question: string;
  readonly value: string;
  readonly clauses: readonly string[];
  readonly owned: boolean;
}

/**
 * Every fact but the dice and the rulings, with what a seat knows of it; what a scenario cannot have, where it is called by its key.
 * `words`: those of the whole book, which say in which of a few groups it stands.
 */
export function factRows(
  view: AnyView,
  book: Book,
  called?: FactKey,
  words: WordBook = book.table.rulebook.words,
): readonly FactRow[] {
  const { rules } = book.table;
  const facts = knownFacts(rules, view);
  return Object.entries(rules.facts)
    .filter(
      ([key, spec]) =>
        spec.by !== 'dice' &&
        !key.startsWith('ruling.') &&
        (rules.elsewhere?.(key) !== true || key === called) &&
        (spec.owner === undefined || spec.owner === view.seat),
    )
    .map(([key, spec]) => {
      const lapsed = lapsedValue(view, key, book);
      const value =
        lapsed === undefined ? factText(facts(key), book) : deskTexts.facts.lapsed(factText(lapsed, book));
      return {
        key,
        group: groupOf(key, rules.facts, words),
        name: shortName(key, book),
        question: book.say(spec.question),
        value,
        clauses: spec.clauses,
        owned: spec.owner !== undefined,
      };
    });
}
