import { type ReactNode, useEffect, useRef } from 'react';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import { headlineOf } from '../game/turn.ts';
import { Icon } from './icons.tsx';
import { f } from './texts.ts';

interface BandProps {
  readonly desk: Desk;
  /** Whether something is to be answered here. */
  readonly isAsked: boolean;
  readonly isSecret: boolean;
  /** What is read with the heading when that takes the focus. */
  readonly about: string;
  /** What stands beside the heading. */
  readonly children?: ReactNode;
}

/** Whose turn it is, over the question: green where something is to be answered here, sand where one waits. */
export function TurnBand({ desk, isAsked, isSecret, about, children }: BandProps): ReactNode {
  const book = useBook();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [desk.mark]);
  return (
    <div className={isAsked ? 'band' : 'band is-waiting'}>
      {isAsked ? <span className="dot" aria-hidden="true" /> : <Icon of="clock" />}
      <h1 id="ask-heading" ref={heading} tabIndex={-1} aria-describedby={about}>
        {headlineOf(desk, book)}
      </h1>
      {children}
      <button type="button" className="cited words" data-words title={f.wordsAbout}>
        {f.words}
      </button>
      {isSecret && (
        <span className="band-end">
          <Icon of="lock" /> <span>{f.secret}</span>
        </span>
      )}
    </div>
  );
}
