import { type ReactNode, useState } from 'react';
import type { RecordLine } from '../../kernel/record.ts';
import { type GameRoute, go } from '../route.ts';
import { t } from '../texts.ts';
import { Line, Told } from './line.tsx';

const SHOWN = 12;

/** The record of this seat, the newest first, each line with its clauses and sheets. */
export function Log({ route, lines }: { route: GameRoute; lines: readonly RecordLine[] }): ReactNode {
  const [all, setAll] = useState(false);
  const newest = lines.toReversed();
  const shown = all ? newest : newest.slice(0, SHOWN);
  return (
    <section className="log" aria-labelledby="log-heading">
      <h2 id="log-heading">{t.log.title}</h2>
      {lines.length === 0 && <p className="hint">{t.log.none}</p>}
      <ol reversed>
        {shown.map((line) => (
          <li key={line.n} value={line.n} className={line.undone ? 'is-undone' : undefined}>
            <Line
              line={line}
              aside={
                <button
                  type="button"
                  className="line-number"
                  aria-label={t.log.replay(line.n)}
                  title={t.log.replay(line.n)}
                  onClick={() => go({ ...route, at: line.n })}
                >
                  {line.n}
                </button>
              }
            />
          </li>
        ))}
      </ol>
      {shown.length < lines.length && (
        <button type="button" onClick={() => setAll(true)}>
          {t.log.all(lines.length)}
        </button>
      )}
    </section>
  );
}

/** What the latest line told, in full: where everybody looks after a roll. */
export function Latest({ lines }: { lines: readonly RecordLine[] }): ReactNode {
  const last = lines.findLast((line) => !line.undone);
  if (!last || last.dispatches.length === 0) return null;
  return (
    <section className="latest" aria-labelledby="latest-heading" aria-live="polite">
      <h2 id="latest-heading">{t.log.now}</h2>
      <Told dispatches={last.dispatches} open />
    </section>
  );
}
