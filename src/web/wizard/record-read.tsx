import type { ReactNode } from 'react';
import type { SavedRecord } from './record-file.ts';
import { setUpTexts } from '../set-up/texts.ts';

/** A record that somebody has saved of their seat, to be read. */
export function RecordRead({ record }: { readonly record: SavedRecord }): ReactNode {
  const { book, scenario, seat, turns } = record;
  return (
    <section aria-labelledby="record-read">
      <h2 id="record-read">{setUpTexts.imports.record(book, scenario, seat)}</h2>
      <p>{setUpTexts.imports.recordAbout}</p>
      {turns.map(({ title, lines }) => (
        <section key={lines[0]?.n} aria-label={title}>
          <h3>{title}</h3>
          <ol>
            {lines.map(({ n, said, undone }) => (
              <li key={n} value={n}>
                {undone ? <s>{said.join(' ')}</s> : said.join(' ')}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}
