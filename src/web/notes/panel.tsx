import type { ReactNode } from 'react';
import type { Panel } from '../../kernel/board/panel.ts';
import { placesOn } from '../../kernel/board/places.ts';
import { cellText } from '../parts/cell.ts';
import { useBook } from '../book.tsx';
import { capital } from '../texts.ts';
import { type NoteDesk, useNotes } from './kept.ts';
import { NoteField } from './note.tsx';
import { noteTexts } from './texts.ts';

interface NotesProps {
  readonly desk: NoteDesk;
  readonly panels: readonly Panel[];
}

/** What a seat notes for itself: of nothing in particular, and of the places of its board. */
export function NotesPanel({ desk, panels }: NotesProps): ReactNode {
  const book = useBook();
  const { notes, fault, reload } = useNotes(desk);
  const named = new Map(placesOn(panels).map(({ id, label }) => [id, cellText(book, label)]));
  const ofPlaces = notes?.filter(({ place }) => place !== '') ?? [];
  return (
    <section className="notes" aria-label={noteTexts.title}>
      <h2>{noteTexts.title}</h2>
      <p className="hint">{noteTexts.about}</p>
      {fault !== null && (
        <p role="alert" className="trouble">
          {fault}
        </p>
      )}
      {notes === null && fault === null && <p role="status">{noteTexts.loading}</p>}
      {notes && (
        <div key={notes.map(({ at }) => at).join()}>
          <NoteField
            desk={desk}
            place=""
            label={noteTexts.free}
            rows={10}
            before={notes.find(({ place }) => place === '')}
            onReload={reload}
          />
          <h3>{noteTexts.places}</h3>
          {ofPlaces.length === 0 && <p className="hint">{noteTexts.placesAbout}</p>}
          {ofPlaces.map((note) => (
            <NoteField
              key={note.place}
              desk={desk}
              place={note.place}
              label={capital(named.get(note.place) ?? note.place)}
              before={note}
              onReload={reload}
            />
          ))}
        </div>
      )}
    </section>
  );
}
