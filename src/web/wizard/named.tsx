import type { ReactNode } from 'react';
import { t } from './t.ts';

interface NamedProps {
  readonly step: number;
  readonly title: string;
  /** What it is called where it has no name. */
  readonly otherwise?: string | undefined;
  onTitle(title: string): void;
}

/** The step in which a game is named. */
export function Named({ step, title, otherwise, onTitle }: NamedProps): ReactNode {
  return (
    <fieldset className="step">
      <legend>{t.wizard.step(step, t.wizard.name)}</legend>
      <label className="field">
        <span>{t.wizard.title2}</span>
        <input
          type="text"
          value={title}
          maxLength={120}
          placeholder={otherwise}
          onChange={(event) => onTitle(event.target.value)}
        />
      </label>
    </fieldset>
  );
}
