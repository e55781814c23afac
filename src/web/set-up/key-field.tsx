import { type ReactNode, useEffect, useRef } from 'react';
import type { Refused } from '../api.ts';
import { setUpTexts } from './texts.ts';

const WRONG = 'key-trouble';

/** Whether making a game was refused for want of the key. */
export function isForKey(refused: Refused | null): boolean {
  return refused?.status === 401;
}

/** The key that somebody typed; what no key holds is no part of one. */
export function keyIn(form: HTMLFormElement): string | undefined {
  const typed = new FormData(form).get('key');
  return typeof typed === 'string'
    ? typed
        .trim()
        .replaceAll(/[^\w-]/g, '_')
        .slice(0, 200)
    : undefined;
}

/** Asks for the key for making games, and says what is wrong with the one that was typed. */
export function KeyField({ refused }: { refused: Refused | null }): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const wrong = isForKey(refused) ? refused : null;
  useEffect(() => {
    if (wrong) field.current?.focus();
  }, [wrong]);
  return (
    <div className="field">
      <label className="field">
        <span>{setUpTexts.wizard.key}</span>
        <input
          ref={field}
          type="password"
          name="key"
          autoComplete="off"
          aria-invalid={wrong !== null}
          aria-describedby={wrong ? WRONG : undefined}
        />
      </label>
      {wrong && (
        <p role="alert" className="trouble" id={WRONG}>
          {wrong.message}
        </p>
      )}
      <p className="hint">{setUpTexts.wizard.keyAbout}</p>
    </div>
  );
}
