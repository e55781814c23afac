import './time.css';
import type { ReactNode } from 'react';
import { useNow, useTimes } from './times.ts';
import { inFull, inWords } from './words.ts';

interface MomentProps {
  readonly at: number;
  /** In full, as on paper, and not as seen from today. */
  readonly isFull?: boolean;
}

/** A moment in words. */
export function Moment({ at, isFull = false }: MomentProps): ReactNode {
  const now = useNow();
  return (
    <time dateTime={new Date(at).toISOString()} title={inFull(at)}>
      {isFull ? inFull(at) : inWords(at, now)}
    </time>
  );
}

/** When a line of the record came; nothing where that is not known. */
export function When({ n, isFull = false }: { readonly n: number; readonly isFull?: boolean }): ReactNode {
  const at = useTimes().at?.[n - 1] ?? null;
  return at === null ? null : (
    <span className="when">
      <Moment at={at} isFull={isFull} />
    </span>
  );
}
