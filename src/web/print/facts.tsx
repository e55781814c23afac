import type { ReactNode } from 'react';
import { viewOf } from '../../kernel/game/position.ts';
import { reportedOf } from '../../kernel/sums/reported-of.ts';
import type { Table } from '../../kernel/rulebook.ts';
import type { AnyView } from '../api.ts';
import { type Book, useBook, useWhole } from '../book.tsx';
import { type FactRow, factRows } from '../side/fact-rows.ts';
import { lapsedValue } from '../tell/fact-text.ts';
import { printTexts } from '../texts/print.ts';

/** What was reported and still stands, where it is not as the game began. */
export function PrintedFacts({ view }: { view: AnyView }): ReactNode {
  const rows = standingRows(view, useBook(), useWhole());
  if (rows.length === 0) return null;
  return (
    <section className="printed-facts">
      <h2>{printTexts.facts}</h2>
      <p className="hint">{printTexts.factsAbout}</p>
      <ul>
        {rows.map(({ key, question, value }) => (
          <li key={key}>
            {question} <strong>{value}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The rows of facts that somebody told, or a rule wrote down, since the game began. */
function standingRows(view: AnyView, book: Book, whole: Table | null): readonly FactRow[] {
  const first = whole ? factRows(viewOf(whole.rules.setup(), view.seat), book) : [];
  const before = new Map(first.map(({ key, value }) => [key, value]));
  return factRows(view, book).filter(
    ({ key, value }) =>
      reportedOf(book.table.rules, view, key) !== undefined &&
      lapsedValue(view, key, book) === undefined &&
      before.get(key) !== value,
  );
}
