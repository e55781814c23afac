import type { ReactNode } from 'react';
import { isFilled, type Panel } from '../../kernel/board/panel.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { AnyView } from '../api.ts';
import { useBook } from '../book.tsx';
import { t } from '../texts.ts';
import type { Touches } from './answers.ts';
import { Docket } from './docket.tsx';
import { Patterns } from './look.tsx';
import { BoardMap } from './map.tsx';
import { Scale } from './scale.tsx';
import { BoardTable } from './table.tsx';
import { Track } from './track.tsx';
import { Watch } from './watch.tsx';

const NO_LINES: readonly RecordLine[] = [];

interface BoardProps {
  /** What to show: the seat's view now, or an earlier one. */
  readonly view: AnyView;
  /** What can be answered by touching the board. */
  readonly touches: Touches;
  /** The log up to there. */
  readonly lines?: readonly RecordLine[];
}

/** The board of this game: its rulebook's panels, each drawn by its kind. */
export function Board({ view, touches, lines }: BoardProps): ReactNode {
  return (
    <section className="board" aria-labelledby="board-heading">
      <h2 id="board-heading" className="visually-hidden">
        {t.table.board}
      </h2>
      <BoardItself view={view} touches={touches} {...(lines && { lines })} />
    </section>
  );
}

/** The board without a heading. */
export function BoardItself({ view, touches, lines = NO_LINES }: BoardProps): ReactNode {
  const { table } = useBook();
  const panels = table.rules.board(view).filter(isFilled);
  return (
    <>
      <Patterns />
      {panels.map((panel, i) => (
        <div key={`${panel.kind} ${i}`} className={`board-${panel.kind}`}>
          <PanelView panel={panel} touches={touches} lines={lines} />
        </div>
      ))}
    </>
  );
}

interface PanelViewProps {
  readonly panel: Panel;
  readonly touches: Touches;
  readonly lines: readonly RecordLine[];
}

function PanelView({ panel, touches, lines }: PanelViewProps): ReactNode {
  switch (panel.kind) {
    case 'table':
      return <BoardTable panel={panel} />;
    case 'track':
      return <Track panel={panel} />;
    case 'scale':
      return <Scale panel={panel} touches={touches} />;
    case 'map':
      return <BoardMap panel={panel} touches={touches} />;
    case 'watch':
      return <Watch panel={panel} lines={lines} />;
    case 'docket':
      return <Docket panel={panel} />;
  }
}
