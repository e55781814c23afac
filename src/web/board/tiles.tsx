import type { ReactNode } from 'react';
import type { TablePanel } from '../../kernel/board/panel.ts';
import { useBook } from '../book.tsx';
import { capital, deskTexts } from '../texts.ts';
import { cellText } from '../parts/cell.ts';

/** Rows as tiles: each what it is of, and what it is, in the tone of whose it is. */
export function Tiles({ panel: { title, rows, tiles = [] } }: { panel: TablePanel }): ReactNode {
  const book = useBook();
  return (
    <section className="tiles" aria-label={book.say(title)}>
      <h4>{book.say(title)}</h4>
      <dl>
        {rows.map(([of, is, by], i) => (
          <div key={i} className={`is-${tiles[i] ?? 'neutral'}${by === '' ? ' is-plain' : ''}`}>
            <dt>{capital(cellText(book, of ?? ''))}</dt>
            <dd>{is === null || is === undefined ? deskTexts.board.unknown : cellText(book, is)}</dd>
            {by !== null && by !== undefined && by !== '' && (
              <dd className="tile-by">{cellText(book, by)}</dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
