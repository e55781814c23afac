import { type ReactNode, useState } from 'react';
import type { CardPlace } from '../../kernel/board/places.ts';
import { useBook } from '../book.tsx';
import { hasWords } from '../find.tsx';
import { deskTexts } from '../texts.ts';
import { Icon } from '../parts/icons.tsx';
import { cellText } from '../parts/cell.ts';
import { FIND_PLACE } from './opening.ts';

const MOST_FOUND = 8;

interface FindPlaceProps {
  readonly places: readonly CardPlace[];
  onFind(place: CardPlace): void;
}

/** A field in which a place is found by its name, to open its card: Enter opens the first. The slash key leads here. */
export function FindPlace({ places, onFind }: FindPlaceProps): ReactNode {
  const book = useBook();
  const [typed, setTyped] = useState('');
  const named = places.map((place) => ({ place, name: cellText(book, place.label) }));
  const all = typed.trim() === '' ? [] : named.filter(({ name }) => hasWords(name, typed));
  const first = all.filter(({ name }) => name.toLowerCase().startsWith(typed.trim().toLowerCase()));
  const found = [...new Set([...first, ...all])];
  const give = (place: CardPlace | undefined): void => {
    if (!place) return;
    setTyped('');
    onFind(place);
  };
  return (
    <div className="find-place">
      <label htmlFor={FIND_PLACE}>
        <span className="visually-hidden">{deskTexts.board.findPlace}</span>
        <Icon of="find" />
        <input
          id={FIND_PLACE}
          type="search"
          placeholder={deskTexts.board.findShort}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            give(found[0]?.place);
          }}
        />
      </label>
      <p className="visually-hidden" role="status">
        {typed === '' ? '' : deskTexts.board.foundPlaces(found.length)}
      </p>
      {found.length > 0 && (
        <ul className="flow bare box beside" aria-label={deskTexts.board.findPlace}>
          {found.slice(0, MOST_FOUND).map(({ place, name }) => (
            <li key={place.id}>
              <button type="button" onClick={() => give(place)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
