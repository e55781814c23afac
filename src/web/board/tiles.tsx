import type { ReactNode } from 'react';
import type { TablePanel } from '../../kernel/board/panel.ts';
import { useBook } from '../book.tsx';
import { capital, t } from '../texts.ts';
import { cellText } from './cell.ts';

/** Rows as tiles: each what it is of, and what it is, in the tone of whose it is. */
export function Tiles({ panel: { title, rows, tiles = [] } }: { panel: TablePanel }): ReactNode {
  const book = useBook();
  return (
    <section className="tiles" aria-label={book.say(title)}>
      <h4>{book.say(title)}</h4>
      <dl>
        {rows.map(([of, is], i) => (
          <div key={i} className={`is-${tiles[i] ?? 'neutral'}`}>
            <dt>{capital(cellText(book, of ?? ''))}</dt>
            <dd>{is === null || is === undefined ? t.board.unknown : cellText(book, is)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
