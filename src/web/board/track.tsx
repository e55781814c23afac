import type { ReactNode } from 'react';
import type { TrackPanel } from '../../kernel/board/panel.ts';
import { useBook } from '../book.tsx';
import { capital } from '../texts.ts';
import { cellText } from '../parts/cell.ts';

/** Where play is: a line of marks for each measure of time, the present marked. */
export function Track({ panel: { title, lines } }: { panel: TrackPanel }): ReactNode {
  const book = useBook();
  return (
    <div role="group" aria-label={book.say(title)}>
      {lines.map((line, i) => (
        <ol key={i} className="flow bare track" aria-label={book.say(line.title)}>
          {line.marks.map(({ label, is, note }, j) => (
            <li
              key={j}
              className={is === 'past' ? 'is-past' : undefined}
              aria-current={is === 'now' ? 'step' : undefined}
            >
              {capital(cellText(book, label))}
              {note && <span className="note"> ({book.say(note)})</span>}
            </li>
          ))}
        </ol>
      ))}
    </div>
  );
}
