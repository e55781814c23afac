import { type ReactNode, useState } from 'react';
import { wordsOf } from '../../trust/aloud.ts';
import { type KeptPast, keptPast } from './kept.ts';
import { keptTexts } from './kept-texts.ts';

/** What this page remembers of a game's past, which opens. */
export function Remembered({ game }: { readonly game: string }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const past = isOpen ? keptPast(game) : null;
  return (
    <details className="remembered" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{keptTexts.kept}</summary>
      <p>{past ? keptTexts.since(past) : keptTexts.nothing}</p>
      {past && <Compared past={past} />}
    </details>
  );
}

/** The root, and as words that people say to each other: those of the line at which the page stood when it was opened. */
function Compared({ past: { lines, root } }: { readonly past: KeptPast }): ReactNode {
  const [digits, setDigits] = useState('');
  return (
    <>
      <p>
        {keptTexts.root} <code>{root}</code>
      </p>
      <p>{keptTexts.compare}</p>
      <label className="field">
        {keptTexts.digits}
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={MOST_DIGITS}
          value={digits}
          onInput={({ currentTarget }) => setDigits(currentTarget.value.replaceAll(/\D/g, ''))}
        />
      </label>
      <p role="status">
        {keptTexts.line(lines)} <strong translate="no">{wordsOf(root, digits).join(' ')}</strong>
      </p>
    </>
  );
}

const MOST_DIGITS = 30;
