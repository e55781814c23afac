import { type ReactNode, useMemo } from 'react';
import { isFilled } from '../../kernel/board/panel.ts';
import type { AnyView } from '../api.ts';
import { NO_TOUCHES } from '../board/answers.ts';
import { Patterns } from '../board/look.tsx';
import { PanelView } from '../board/panel-view.tsx';
import { useBook } from '../book.tsx';
import { printTexts } from '../texts/print.ts';

/** How it stands: the map; or all panels of the board, one under the other. */
export function PrintedBoard({
  view,
  whole,
}: {
  readonly view: AnyView;
  readonly whole: boolean;
}): ReactNode {
  const { table } = useBook();
  const panels = useMemo(() => table.rules.board(view).filter(isFilled), [table, view]);
  const shown = whole ? panels : panels.filter(({ kind }) => kind === 'map');
  return (
    <section className="printed-board">
      <h2>{printTexts.standing}</h2>
      <Patterns />
      {shown.map((panel, i) => (
        <div key={`${panel.kind} ${i}`} className={`board-${panel.kind}`}>
          <PanelView panel={panel} touches={NO_TOUCHES} lines={[]} />
        </div>
      ))}
    </section>
  );
}
