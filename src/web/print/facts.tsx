import type { ReactNode } from 'react';
import type { AnyView } from '../api.ts';
import { useBook } from '../book.tsx';
import { factRows } from '../side/fact-rows.ts';
import { t } from '../texts.ts';

/** The facts of which anything is known, by what they are about. */
export function PrintedFacts({ view }: { view: AnyView }): ReactNode {
  const rows = factRows(view, useBook());
  const known = rows.filter((row) => row.known);
  if (known.length === 0) return null;
  return (
    <section className="printed-facts">
      <h2>{t.print.facts}</h2>
      {[...Map.groupBy(known, (row) => row.group)].map(([group, members]) => (
        <section key={group}>
          <h3>{group}</h3>
          <ul>
            {members.map(({ key, question, value }) => (
              <li key={key}>
                {question} <strong>{value}</strong>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {known.length < rows.length && (
        <p className="hint">{t.print.unknownFacts(rows.length - known.length)}</p>
      )}
    </section>
  );
}
