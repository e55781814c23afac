import { type ReactNode, useState } from 'react';
import { wordsOf } from '../../trust/aloud.ts';
import { type KeptPast, useKeptPast } from './kept.ts';
import { keptTexts } from './kept-texts.ts';

/** What this page remembers of a game's past, which opens. */
export function Remembered({ game }: { readonly game: string }): ReactNode {
  const past = useKeptPast(game);
  return (
    <details className="remembered">
      <summary>{keptTexts.kept}</summary>
      <p>{past ? keptTexts.since(past) : keptTexts.nothing}</p>
      {past && <Compared past={past} />}
    </details>
  );
}

/** The root, and as words that people say to each other. */
function Compared({ past: { lines, root } }: { readonly past: KeptPast }): ReactNode {
  const [digits, setDigits] = useState('');
  return (
    <>
      <p>
        {keptTexts.root} <code>{root}</code>
      </p>
      <p>
        <a href="#/check">{keptTexts.check}</a>
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
