import './maker.css';
import { type ReactNode, useState } from 'react';
import { linkTexts } from './link-texts.ts';

interface SureProps {
  /** What the button says, and what it is called where several stand on a page. */
  readonly text: string;
  readonly name?: string;
  /** What comes of it. */
  readonly sure: string;
  onSure(): void;
}

/** A button whose act takes something from somebody: it is asked once more. */
export function Sure({ text, name, sure, onSure }: SureProps): ReactNode {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <button type="button" aria-label={name} onClick={() => setAsked(true)}>
        {text}
      </button>
    );
  const done = (): void => {
    setAsked(false);
    onSure();
  };
  return (
    <span className="baseline gold-note sure" role="group" aria-label={name ?? text}>
      {sure}{' '}
      <button type="button" onClick={done}>
        {linkTexts.yes}
      </button>{' '}
      <button type="button" className="link" autoFocus onClick={() => setAsked(false)}>
        {linkTexts.no}
      </button>
    </span>
  );
}
