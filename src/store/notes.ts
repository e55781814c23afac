import type { DatabaseSync } from 'node:sqlite';
import type { Json } from '../kernel/json.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Writer } from './together.ts';

/** A note of a seat: of a place of its board, or with an empty place of nothing in particular. */
export interface Note {
  readonly place: string;
  readonly text: string;
  /** When it was written, in milliseconds. */
  readonly at: number;
}

/** An answer that a seat has begun. */
export interface Draft {
  readonly decision: string;
  readonly draft: Json;
  readonly at: number;
}

/** What a seat keeps for itself, beside the game. Every change is durable when its promise resolves. */
export interface Notes {
  notes(game: string, seat: Seat): Promise<readonly Note[]>;
  /** Put a note in the place of the one before; an empty text is none. */
  note(game: string, seat: Seat, note: Note): Promise<void>;
  drafts(game: string, seat: Seat): Promise<readonly Draft[]>;
  /** Put a draft in the place of the one before. */
  draft(game: string, seat: Seat, draft: Draft): Promise<void>;
  /** Forget what seats have begun of a decision: a seat's, or that of all. */
  forget(game: string, decision: string, seat?: Seat): Promise<void>;
}

/** What they stand in. */
export const NOTES_TABLES = `
   CREATE TABLE note (
     game TEXT NOT NULL REFERENCES game(id),
     seat TEXT NOT NULL,
     place TEXT NOT NULL,
     text TEXT NOT NULL,
     at INTEGER NOT NULL,
     PRIMARY KEY (game, seat, place)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE draft (
     game TEXT NOT NULL REFERENCES game(id),
     seat TEXT NOT NULL,
     decision TEXT NOT NULL,
     body TEXT NOT NULL,
     at INTEGER NOT NULL,
     PRIMARY KEY (game, seat, decision)
   ) STRICT, WITHOUT ROWID;`;

/** The notes and drafts of a database. */
export function notesIn(db: DatabaseSync, { write }: Writer): Notes {
  const notes = db.prepare('SELECT place, text, at FROM note WHERE game = ? AND seat = ? ORDER BY place');
  const note = db.prepare(
    `INSERT INTO note (game, seat, place, text, at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (game, seat, place) DO UPDATE SET text = excluded.text, at = excluded.at`,
  );
  const drop = db.prepare('DELETE FROM note WHERE game = ? AND seat = ? AND place = ?');
  const drafts = db.prepare(
    'SELECT decision, body, at FROM draft WHERE game = ? AND seat = ? ORDER BY decision',
  );
  const draft = db.prepare(
    `INSERT INTO draft (game, seat, decision, body, at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (game, seat, decision) DO UPDATE SET body = excluded.body, at = excluded.at`,
  );
  const forget = db.prepare(
    'DELETE FROM draft WHERE game = ?1 AND decision = ?2 AND seat = coalesce(?3, seat)',
  );
  return {
    notes: async (game, seat) =>
      notes.all(game, seat).map(({ place, text, at }) => ({
        place: String(place),
        text: String(text),
        at: Number(at),
      })),
    note: (game, seat, { place, text, at }) =>
      write(() => void (text === '' ? drop.run(game, seat, place) : note.run(game, seat, place, text, at))),
    drafts: async (game, seat) =>
      drafts.all(game, seat).map(({ decision, body, at }) => ({
        decision: String(decision),
        draft: JSON.parse(String(body)) as Json,
        at: Number(at),
      })),
    draft: (game, seat, { decision, draft: begun, at }) =>
      write(() => void draft.run(game, seat, decision, JSON.stringify(begun), at)),
    forget: (game, decision, seat) => write(() => void forget.run(game, decision, seat ?? null)),
  };
}
