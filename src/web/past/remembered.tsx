import type { ReactNode } from 'react';
import { pastOf } from './kept.ts';
import { pastTexts } from './texts.ts';

/** What this page remembers of a game's past, which opens. */
export function Remembered({ game }: { readonly game: string }): ReactNode {
  const past = pastOf(game);
  return (
    past && (
      <details className="remembered">
        <summary>{pastTexts.kept}</summary>
        <p>{pastTexts.since(past)}</p>
        <p>
          {pastTexts.root} <code>{past.root}</code>
        </p>
      </details>
    )
  );
}
