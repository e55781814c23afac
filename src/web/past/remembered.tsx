import { type ReactNode, useState } from 'react';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { DiceBegin } from '../../trust/dice-check.ts';
import { useBook } from '../book.tsx';
import { isPartOf } from '../lines.ts';
import { diceIn } from './judge-dice.ts';
import { wordsOf } from '../../trust/aloud.ts';
import { fingerprintOf } from '../../trust/signing.ts';
import { type KeptPast, useKeptPast } from './kept.ts';
import { ownLots } from './kept-lots.ts';
import { keptTexts } from './kept-texts.ts';

interface RememberedProps {
  readonly game: string;
  /** All lines of the reader. */
  readonly lines: readonly RecordLine[];
}

/** What this page remembers of a game's past, which opens. */
export function Remembered({ game, lines }: RememberedProps): ReactNode {
  const past = useKeptPast(game);
  return (
    <details className="remembered">
      <summary>{keptTexts.kept}</summary>
      <p>{past ? keptTexts.since(past) : keptTexts.nothing}</p>
      {past?.dice && !isPartOf(lines) && <Dice begin={past.dice} game={game} lines={lines} />}
      {past && <Compared past={past} />}
    </details>
  );
}

interface DiceProps {
  readonly begin: DiceBegin;
  readonly game: string;
  readonly lines: readonly RecordLine[];
}

/** What the page has found of the program's dice. */
function Dice({ begin, game, lines }: DiceProps): ReactNode {
  const { name } = useBook();
  const found = diceIn(begin, lines);
  const lotted = { own: ownLots(game), name };
  return (
    <p>
      {keptTexts.dice(found, lotted)} {found.head !== null && <code>{found.head}</code>}
    </p>
  );
}

/** The root, and as words that people say to each other. */
function Compared({ past: { lines, root, signed } }: { readonly past: KeptPast }): ReactNode {
  const [digits, setDigits] = useState('');
  return (
    <>
      <p>
        {keptTexts.root} <code>{root}</code>
      </p>
      {signed && (
        <p>
          {keptTexts.signed(signed)} <code>{fingerprintOf(signed.key)}</code>
        </p>
      )}
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
