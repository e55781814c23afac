import './log.css';
import type { ReactNode } from 'react';
import { Find } from '../find.tsx';
import type { LogFilter } from '../record/history.ts';
import { logTexts } from '../texts/log.ts';

/** What is chosen of the filters. */
export interface Chosen {
  readonly typed: string;
  readonly of: LogFilter;
}

export const NOTHING_CHOSEN: Chosen = { typed: '', of: 'all' };

interface FiltersProps {
  readonly chosen: Chosen;
  readonly found: number;
  onChoose(chosen: Chosen): void;
}

/** What leaves in sight only some of a record: words, and what lines are about. */
export function Filters({ chosen, found, onChoose }: FiltersProps): ReactNode {
  const { of, typed } = chosen;
  const isAny = of !== 'all' || typed !== '';
  return (
    <div className="column tight log-filters">
      <Find
        label={logTexts.find}
        typed={typed}
        onType={(next) => onChoose({ ...chosen, typed: next })}
        {...(isAny ? { found: logTexts.found(found) } : {})}
      />
      <div className="log-chips" role="group" aria-label={logTexts.filters}>
        {(Object.keys(logTexts.shows) as LogFilter[]).map((each) => (
          <button
            key={each}
            type="button"
            className="round filter"
            aria-pressed={of === each}
            onClick={() => onChoose({ ...chosen, of: each })}
          >
            {logTexts.shows[each]}
          </button>
        ))}
      </div>
    </div>
  );
}
