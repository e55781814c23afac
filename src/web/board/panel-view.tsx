import type { ReactNode } from 'react';
import type { Panel } from '../../kernel/board/panel.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { Touches } from './answers.ts';
import { Contest } from './contest.tsx';
import { Docket } from './docket.tsx';
import { BoardMap } from './map.tsx';
import { NO_SEEKING, type Seeking } from './opening.ts';
import { Scale } from './scale.tsx';
import { BoardTable } from './table.tsx';
import { Track } from './track.tsx';
import { Watch } from './watch.tsx';

interface PanelViewProps {
  readonly panel: Panel;
  readonly touches: Touches;
  readonly lines: readonly RecordLine[];
  readonly seeking?: Seeking;
}

/** A panel, drawn by its kind. */
export function PanelView({ panel, touches, lines, seeking = NO_SEEKING }: PanelViewProps): ReactNode {
  switch (panel.kind) {
    case 'table':
      return <BoardTable panel={panel} />;
    case 'track':
      return <Track panel={panel} />;
    case 'scale':
      return <Scale panel={panel} touches={touches} />;
    case 'map':
      return <BoardMap panel={panel} touches={touches} seeking={seeking} />;
    case 'watch':
      return <Watch panel={panel} lines={lines} />;
    case 'contest':
      return <Contest panel={panel} />;
    case 'docket':
      return <Docket panel={panel} />;
  }
}
