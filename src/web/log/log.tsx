import { type ReactNode, useState } from 'react';
import type { RecordLine } from '../../kernel/game/record.ts';
import { type CampaignRoute, type GameRoute, go } from '../route.ts';
import { t } from '../texts.ts';
import { folded } from './folds.ts';
import { Line } from './line.tsx';

const SHOWN = 12;

interface LogProps {
  readonly route: GameRoute | CampaignRoute;
  readonly lines: readonly RecordLine[];
}

/** The record of this seat before the latest line, the newest first, each line with its clauses and sheets. */
export function Log({ route, lines: every }: LogProps): ReactNode {
  const [all, setAll] = useState(false);
  const { past: lines, under } = folded(every);
  const newest = lines.toReversed();
  const shown = all ? newest : newest.slice(0, SHOWN);
  return (
    <section className="log" aria-labelledby="log-heading">
      <div className="log-head">
        <h2 id="log-heading">{t.log.title}</h2>
        <span className="log-ways">
          {every.length > 0 && route.at === undefined && (
            <button type="button" className="link" onClick={() => go({ ...route, at: every.length })}>
              {t.replay.title}
            </button>
          )}
          <button type="button" className="link" onClick={() => window.print()}>
            {t.print.print}
          </button>
        </span>
      </div>
      {lines.length === 0 && <p className="hint">{every.length === 0 ? t.log.none : t.log.noneBefore}</p>}
      <ol reversed>
        {shown.map((line) => (
          <li key={line.n} value={line.n} className={line.undone ? 'is-undone' : undefined}>
            <Line
              line={line}
              lines={every}
              old={under.get(line.n) ?? []}
              onNumber={(at) => go({ ...route, at })}
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

/** The latest line in full: where everybody looks after a roll. */
export function Latest({ route, lines }: LogProps): ReactNode {
  const { latest: last, under } = folded(lines);
  if (!last) return null;
  return (
    <section className="latest" aria-labelledby="latest-heading">
      <h2 id="latest-heading">{t.log.now}</h2>
      <Line
        key={last.n}
        line={last}
        lines={lines}
        old={under.get(last.n) ?? []}
        open
        onNumber={(at) => go({ ...route, at })}
      />
    </section>
  );
}
