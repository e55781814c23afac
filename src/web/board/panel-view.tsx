import { type ReactNode, Suspense } from 'react';
import type { Panel } from '../../kernel/board/panel.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { TurnStart } from '../../kernel/game/reading.ts';
import { later } from '../later.tsx';
import type { Touches } from './answers.ts';
import { Contest } from './contest.tsx';
import { Docket } from './docket.tsx';
import { BoardMap } from './map.tsx';
import { NO_SEEKING, type Seeking } from './opening.ts';
import { Scale } from './scale.tsx';
import { BoardTable } from './table.tsx';
import { Track } from './track.tsx';

/** Looked at now and then: its script comes after the desk. */
const Watch = later(async () => (await import('./watch.tsx')).Watch);

const NO_TURNS: readonly TurnStart[] = [];

interface PanelViewProps {
  readonly panel: Panel;
  readonly touches: Touches;
  readonly lines: readonly RecordLine[];
  readonly turns?: readonly TurnStart[];
  readonly seeking?: Seeking;
}

/** A panel, drawn by its kind. */
export function PanelView(props: PanelViewProps): ReactNode {
  const { panel, touches, lines, turns = NO_TURNS, seeking = NO_SEEKING } = props;
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
      return (
        <Suspense fallback={null}>
          <Watch panel={panel} lines={lines} turns={turns} />
        </Suspense>
      );
    case 'contest':
      return <Contest panel={panel} />;
    case 'docket':
      return <Docket panel={panel} />;
  }
}
