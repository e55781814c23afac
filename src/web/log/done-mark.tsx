import type { ReactNode } from 'react';
import type { DoneBy } from '../../kernel/game/directive.ts';
import { useBook } from '../book.tsx';
import { isolated } from '../isolated.ts';
import { t } from '../texts.ts';

/** Who ticked something off; where one person has every seat there is nobody to name. */
export function Ticker({ done }: { done: DoneBy | undefined }): ReactNode {
  const { alone } = useBook();
  if (alone || done?.by === undefined) return null;
  return <span className="hint"> {t.directives.by(isolated(done.by))}</span>;
}

/** The sign that a directive of the log is done. */
export function DoneMark({ done }: { done: DoneBy | undefined }): ReactNode {
  return (
    done && (
      <>
        {' '}
        <span className="tag">{t.directives.isDone}</span>
        <Ticker done={done} />
      </>
    )
  );
}
