import type { ReactNode } from 'react';
import type { DoneBy } from '../../kernel/game/directive.ts';
import { useBook } from '../book.tsx';
import { isolate } from '../../kernel/texts/isolate.ts';
import { deskTexts } from '../texts.ts';

/** Who ticked something off; where one person has every seat there is nobody to name. */
export function Ticker({ done }: { done: DoneBy | undefined }): ReactNode {
  const { alone } = useBook();
  if (alone || done?.by === undefined) return null;
  return <span className="hint"> {deskTexts.directives.by(isolate(done.by))}</span>;
}

/** The sign that a directive of the log is done. */
export function DoneMark({ done }: { done: DoneBy | undefined }): ReactNode {
  return (
    done && (
      <>
        {' '}
        <span className="tag">{deskTexts.directives.isDone}</span>
        <Ticker done={done} />
      </>
    )
  );
}
