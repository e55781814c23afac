import './talk.css';
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { Refused, send } from '../api.ts';
import { Icon } from '../parts/icons.tsx';
import { talkTexts } from './texts.ts';

const LONGEST = 2000;

interface ComposerProps {
  readonly label: string;
  readonly path: string;
  readonly keyOf: string;
  /** What goes with the text. */
  readonly body: Readonly<Record<string, string>>;
  /** Whose colour it has, where not all read it. */
  readonly of?: string;
  onSent?(): void;
}

/** A field for something to be said. What could not be sent stays in it. */
export function Composer({ label, path, keyOf, body, of, onSent }: ComposerProps): ReactNode {
  const field = useId();
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const say = async (): Promise<void> => {
    if (busy || text.trim() === '') return;
    setBusy(true);
    setTrouble(null);
    try {
      await send(path, keyOf, { ...body, text: text.trim() });
      setText('');
      onSent?.();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setTrouble(error.message);
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    void say();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void say();
  };
  return (
    <form className={of === undefined ? 'talk-say' : `talk-say is-apart of-${of}`} onSubmit={onSubmit}>
      <label className="flow strong" htmlFor={field}>
        {of !== undefined && <Icon of="lock" />}
        {label}
      </label>
      <textarea
        id={field}
        rows={2}
        maxLength={LONGEST}
        title={talkTexts.keys}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button
        type="submit"
        className="main square"
        aria-label={talkTexts.send}
        aria-disabled={busy || text.trim() === ''}
      >
        <Icon of="on" />
      </button>
      <p role="status">{trouble !== null && `${trouble} ${talkTexts.unsent}`}</p>
      <p className="hint">{talkTexts.beside}</p>
    </form>
  );
}
