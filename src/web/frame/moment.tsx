import type { ReactNode } from 'react';
import { nowOn, type Panel, type TrackPanel } from '../../kernel/board/panel.ts';
import { cellText } from '../board/cell.ts';
import { type Book, useBook } from '../book.tsx';
import { capital } from '../texts.ts';
import { railOf, type RailMark } from './rail.ts';
import { f } from './texts.ts';

/** Where play is, on one line. */
export function momentText(panels: readonly Panel[], book: Book): string {
  return capital((nowOn(panels) ?? []).map(({ label }) => cellText(book, label)).join(', '));
}

/** The rail of time: the years small, the open one unfolded; or the steps of a turn. */
export function Moment({ panels }: { readonly panels: readonly Panel[] }): ReactNode {
  const book = useBook();
  const track = panels.find((panel): panel is TrackPanel => panel.kind === 'track');
  if (!track) return null;
  const { marks, isLong } = railOf(track, (cell) => capital(cellText(book, cell)));
  return (
    <ol className={isLong ? 'moment is-long' : 'moment'} aria-label={f.moment}>
      {marks.map((mark) => (
        <Mark key={mark.full} mark={mark} />
      ))}
    </ol>
  );
}

function Mark({ mark: { short, full, is, inner } }: { readonly mark: RailMark }): ReactNode {
  if (is === 'now' && inner)
    return (
      <li className="is-open">
        {full}
        <ol>
          {inner.map((each) => (
            <li
              key={each.full}
              className={`is-${each.is}`}
              title={each.full}
              aria-current={each.is === 'now' ? 'step' : undefined}
            >
              {each.full}
            </li>
          ))}
        </ol>
      </li>
    );
  return (
    <li className={`is-${is}`} title={full} aria-current={is === 'now' ? 'step' : undefined}>
      {is === 'now' || short === full ? (
        full
      ) : (
        <>
          <span aria-hidden="true">{short}</span>
          <span className="visually-hidden">{full}</span>
        </>
      )}
    </li>
  );
}
