import { useCallback, useEffect, useRef, useState } from 'react';
import type { Seat } from '../../kernel/seat.ts';
import { call, type Refused } from '../api.ts';

/** Whose notes: a seat of a game, by the key of who sits there. */
export interface NoteDesk {
  readonly game: string;
  readonly key: string;
  readonly seat: Seat;
}

/** A note as the server keeps it; the empty place: of nothing in particular. */
export interface Note {
  readonly place: string;
  readonly text: string;
  readonly at: number;
}

const pathOf = ({ game }: NoteDesk): string => `/games/${encodeURIComponent(game)}/notes`;

/** The notes of a seat as they are kept now; null until they have come. */
export function useNotes(desk: NoteDesk): {
  readonly notes: readonly Note[] | null;
  readonly fault: string | null;
  reload(): void;
} {
  const { game, key, seat } = desk;
  const [found, setFound] = useState<{ notes: readonly Note[] | null; fault: string | null }>({
    notes: null,
    fault: null,
  });
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let gone = false;
    const query = new URLSearchParams({ seat });
    call<readonly Note[]>(`${pathOf({ game, key, seat })}?${query}`, key).then(
      (notes) => !gone && setFound({ notes, fault: null }),
      (error: Refused) => !gone && setFound({ notes: null, fault: error.message }),
    );
    return () => {
      gone = true;
    };
  }, [game, key, seat, times]);
  const reload = useCallback(() => setTimes((count) => count + 1), []);
  return { ...found, reload };
}

/** Keep a note, in place of the one that was written then. */
export async function keepNote(
  desk: NoteDesk,
  note: Pick<Note, 'place' | 'text'>,
  had: number | null,
): Promise<Note> {
  return call<Note>(pathOf(desk), desk.key, { seat: desk.seat, ...note, had });
}

/** How long one pauses before what was typed is kept, in milliseconds. */
const PAUSE = 1000;

export type Keeping =
  | { readonly is: 'kept'; readonly at: number }
  | { readonly is: 'typed' | 'none' }
  | {
      readonly is: 'failed';
      readonly why: string;
      /** Another was kept meanwhile, from elsewhere. */
      readonly isOld: boolean;
    };

const CONFLICT = 409;

/** A note that is kept while it is typed. */
export function useTyped(desk: NoteDesk, before: Note | undefined, place: string) {
  const [text, setText] = useState(before?.text ?? '');
  const [had, setHad] = useState<number | null>(before?.at ?? null);
  const [keeping, setKeeping] = useState<Keeping>(before ? { is: 'kept', at: before.at } : { is: 'none' });
  const [times, setTimes] = useState(0);
  const { game, key, seat } = desk;
  const unkept = useRef<(() => void) | null>(null);
  unkept.current =
    keeping.is === 'typed' ? () => void keepNote(desk, { place, text }, had).catch(() => undefined) : null;
  // what was typed last is kept, too, where it is put away
  useEffect(() => () => unkept.current?.(), []);
  useEffect(() => {
    if (keeping.is !== 'typed') return;
    const timer = setTimeout(() => {
      keepNote({ game, key, seat }, { place, text }, had).then(
        ({ at }) => {
          setHad(text === '' ? null : at);
          setKeeping({ is: 'kept', at });
        },
        ({ message, status }: Refused) =>
          setKeeping({ is: 'failed', why: message, isOld: status === CONFLICT }),
      );
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, had, keeping.is, times, game, key, seat, place]);
  const onType = (typed: string): void => {
    setText(typed);
    setKeeping({ is: 'typed' });
  };
  const again = (): void => {
    setKeeping({ is: 'typed' });
    setTimes(times + 1);
  };
  return { text, keeping, onType, again };
}
