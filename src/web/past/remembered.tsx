import { type ReactNode, useState } from 'react';
import { pastOf } from './kept.ts';
import { pastTexts } from './texts.ts';

/** What this page remembers of a game's past, which opens. */
export function Remembered({ game }: { readonly game: string }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const past = isOpen ? pastOf(game) : null;
  return (
    <details className="remembered" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{pastTexts.kept}</summary>
      <p>{past ? pastTexts.since(past) : pastTexts.nothing}</p>
      {past && (
        <p>
          {pastTexts.root} <code>{past.root}</code>
        </p>
      )}
    </details>
  );
}
