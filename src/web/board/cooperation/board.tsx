import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { boardOf } from '../../../rulebooks/level-of-cooperation/index.ts';
import { useBook } from '../../book.tsx';
import { t } from '../../texts.ts';
import type { BoardProps } from '../board.tsx';
import { BoardTables } from '../plain.tsx';
import { neutralsOf, nationToMove } from './neutrals.ts';
import { Track } from './track.tsx';

/** The map is the heaviest part of the desk: a file of its own. Without it the track still says everything. */
const WorldMap = lazy(() =>
  import('./map.tsx').then(
    ({ WorldMap: Map }) => ({ default: Map }),
    () => ({ default: NoMap }),
  ),
);

function NoMap(): ReactNode {
  return <p className="hint">{t.board.noMap}</p>;
}

/** Level of Cooperation: the world with its neutrals by level, and the track. */
export function CooperationBoard({ view, ask, picked, onPick }: BoardProps): ReactNode {
  const { table } = useBook();
  const board = useMemo(() => boardOf(table.setup), [table]);
  const nation = nationToMove(board, view);
  const neutrals = useMemo(() => neutralsOf(board, view, nation), [board, view, nation]);
  const options = ask?.form.kind === 'choose' ? ask.form.options : [];
  const open = new Set(options.filter((option) => !option.barred).map((option) => option.value));
  const nations = table.rules.board(view).slice(1);
  return (
    <div className="cooperation">
      <Suspense fallback={<div className="map-frame">{t.loading}</div>}>
        <WorldMap neutrals={neutrals} nation={nation} open={open} picked={picked} onPick={onPick} />
      </Suspense>
      <Track neutrals={neutrals} nation={nation} picked={picked} />
      <BoardTables tables={nations} />
    </div>
  );
}
