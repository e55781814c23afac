import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { planOf } from '../../../rulebooks/a-world-at-war/books.ts';
import { useBook } from '../../book.tsx';
import { t } from '../../texts.ts';
import type { BoardProps } from '../board.tsx';
import { BoardTables } from '../plain.tsx';
import { Calendar } from './calendar.tsx';
import { Gauges } from './gauges.tsx';
import { openOf, shownTargets } from './shown.ts';

/** A file of its own, as the map of the world is. Without it the tables still say everything. */
const EuropeMap = lazy(() =>
  import('./map.tsx').then(
    ({ EuropeMap: Map }) => ({ default: Map }),
    () => ({ default: NoMap }),
  ),
);

function NoMap(): ReactNode {
  return <p className="hint">{t.board.noMap}</p>;
}

/** A World at War: Europe with each target's result, the marks of the year and one's own DPs. */
export function WarBoard({ view }: BoardProps): ReactNode {
  const { table } = useBook();
  const targets = useMemo(() => shownTargets(view), [view]);
  const plan = planOf(table.setup);
  const open = openOf(view);
  return (
    <div className="war">
      <Calendar open={open} plan={plan} />
      <Gauges open={open} plan={plan} />
      {plan.europe && (
        <Suspense fallback={<div className="map-frame">{t.loading}</div>}>
          <EuropeMap targets={targets} />
        </Suspense>
      )}
      <BoardTables tables={table.rules.board(view)} />
    </div>
  );
}
