import type { ReactNode } from 'react';

interface FindProps {
  readonly label: string;
  readonly typed: string;
  onType(typed: string): void;
  /** How much of all is found, read out as it changes. */
  readonly found?: string;
}

/** A field whose words leave in sight only what has them. Enter in it sends nothing. */
export function Find({ label, typed, onType, found }: FindProps): ReactNode {
  return (
    <div className="sift baseline">
      <label className="find baseline">
        <span>{label}</span>
        <input
          type="search"
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </label>
      {found !== undefined && (
        <p className="hint" role="status">
          {found}
        </p>
      )}
    </div>
  );
}

/** Whether a text has all the words of what was typed. */
export function hasWords(text: string, typed: string): boolean {
  const said = text.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
}
