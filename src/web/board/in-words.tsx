import { type ReactNode, useState } from 'react';
import { Find, hasWords } from '../find.tsx';
import { deskTexts } from '../texts.ts';
import { useCards } from './opening.ts';
import { type Placed, textOf } from './placed.ts';

const IN_WORDS = 'map-in-words';

/** Of more places than these it is folded. */
const MOST_UNFOLDED = 30;

/** All that the map shows of each place, in its order, for all who do not see it there. */
export function InWords({ all }: { all: readonly Placed[] }): ReactNode {
  const isPaper = useCards() === null;
  const said = all.filter(({ known, touch }) => known !== '' || touch?.taken);
  if (said.length === 0) return null;
  if (said.length <= MOST_UNFOLDED)
    return (
      <div id={IN_WORDS} tabIndex={-1}>
        <WordList all={said} />
      </div>
    );
  // so much is not for paper
  if (isPaper) return null;
  return (
    <details id={IN_WORDS} className="folded" tabIndex={-1}>
      <summary>{deskTexts.board.inWords}</summary>
      <FoundWords all={said} />
    </details>
  );
}

/** Leads to the list, which lies under the map. */
export function ToWords(): ReactNode {
  const go = (): void => {
    const list = document.getElementById(IN_WORDS);
    if (list instanceof HTMLDetailsElement) list.open = true;
    list?.scrollIntoView({ block: 'start' });
    list?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="link to-words" onClick={go}>
      {deskTexts.board.inWords}
    </button>
  );
}

/** A long list, of which words leave the places that have them. */
function FoundWords({ all }: { all: readonly Placed[] }): ReactNode {
  const [typed, setTyped] = useState('');
  const found = typed === '' ? all : all.filter((placed) => hasWords(textOf(placed), typed));
  return (
    <>
      <Find label={deskTexts.board.find} typed={typed} onType={setTyped} />
      <WordList all={found} />
    </>
  );
}

function WordList({ all }: { all: readonly Placed[] }): ReactNode {
  return (
    <ul className="bare in-words">
      {all.map(({ place, name, known, touch }) => (
        <li key={place.id}>
          <strong>{name}</strong>{' '}
          {[...(touch?.taken ? [deskTexts.board.yours(touch.points)] : []), known].filter(Boolean).join('; ')}
        </li>
      ))}
    </ul>
  );
}
