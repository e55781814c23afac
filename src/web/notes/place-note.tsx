import { type ReactNode, useState } from 'react';
import { type NoteDesk, useNotes } from './kept.ts';
import { NoteField } from './note.tsx';
import { noteTexts } from './texts.ts';

interface PlaceNoteProps {
  readonly desk: NoteDesk;
  readonly place: string;
  /** What the place is called. */
  readonly name: string;
}

/** In the card of a place: the note that the seat has of it, or the way to write one. */
export function PlaceNote({ desk, place, name }: PlaceNoteProps): ReactNode {
  const { notes, reload } = useNotes(desk);
  const [isBegun, setBegun] = useState(false);
  const note = notes?.find((each) => each.place === place);
  if (!notes) return null;
  if (!note && !isBegun)
    return (
      <button type="button" className="link" onClick={() => setBegun(true)}>
        {noteTexts.add}
      </button>
    );
  return (
    <NoteField
      key={`${place} ${note?.at}`}
      desk={desk}
      place={place}
      label={noteTexts.ofPlace(name)}
      before={note}
      onReload={reload}
    />
  );
}
