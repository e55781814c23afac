import type { ReactNode } from 'react';
import { setUpTexts } from '../set-up/texts.ts';

interface NamedProps {
  readonly title: string;
  /** What it is called where it has no name. */
  readonly otherwise?: string | undefined;
  onTitle(title: string): void;
}

/** What a game is called. */
export function Named({ title, otherwise, onTitle }: NamedProps): ReactNode {
  return (
    <label className="same apart">
      <span className="same-name">{setUpTexts.wizard.title2}</span>
      <input
        type="text"
        value={title}
        maxLength={120}
        placeholder={otherwise}
        onChange={(event) => onTitle(event.target.value)}
      />
    </label>
  );
}
