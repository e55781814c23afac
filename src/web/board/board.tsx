import { lazy, type ReactNode, Suspense } from 'react';
import type { Decision } from '../../kernel/decision.ts';
import type { AnyView, Desk } from '../api.ts';
import { t } from '../texts.ts';
import { PlainBoard } from './plain.tsx';

export interface BoardProps {
  readonly desk: Desk;
  /** What to show: the seat's view now, or an earlier one. */
  readonly view: AnyView;
  /** The choice that is asked of this seat, so that the board can show what it is about. */
  readonly ask: Decision | undefined;
  readonly picked: string | null;
  onPick(value: string): void;
}

/** Boards of their own, by rulebook; every other rulebook has the plain one. */
const BOARDS: Readonly<Record<string, ReturnType<typeof lazy<(props: BoardProps) => ReactNode>>>> = {
  'a-world-at-war': lazy(() =>
    import('./war/board.tsx').then(
      ({ WarBoard }) => ({ default: WarBoard }),
      () => ({ default: PlainBoard }),
    ),
  ),
  'level-of-cooperation': lazy(() =>
    import('./cooperation/board.tsx').then(
      ({ CooperationBoard }) => ({ default: CooperationBoard }),
      () => ({ default: PlainBoard }),
    ),
  ),
};

/** The board of this game. */
export function Board(props: BoardProps): ReactNode {
  return (
    <section className="board" aria-labelledby="board-heading">
      <h2 id="board-heading" className="visually-hidden">
        {t.table.board}
      </h2>
      <BoardItself {...props} />
    </section>
  );
}

/** The board without a heading. */
export function BoardItself(props: BoardProps): ReactNode {
  const Own = BOARDS[props.desk.rulebook];
  if (!Own) return <PlainBoard {...props} />;
  return (
    <Suspense fallback={<p className="hint">{t.loading}</p>}>
      <Own {...props} />
    </Suspense>
  );
}
