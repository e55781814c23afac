import type { Json } from '../kernel/json.ts';
import type { Seat } from '../kernel/seat.ts';
import { isDone, type Sql, statement } from './sql.ts';

/** A note of a seat: of a place of its board, or with an empty place of nothing in particular. */
interface Note {
  readonly place: string;
  readonly text: string;
  /** When it was written, in milliseconds. */
  readonly at: number;
}

/** An answer that a seat has begun. */
export interface Draft {
  readonly decision: string;
  readonly draft: Json;
  /** When it was written, in milliseconds: each that takes the place of another is later. */
  readonly at: number;
}

/** What a seat keeps for itself, beside the game. Every change is durable when its promise resolves. */
export interface Notes {
  notes(game: string, seat: Seat): Promise<readonly Note[]>;
  /** Put a note in the place of the one before; an empty text is none. */
  note(game: string, seat: Seat, note: Note): Promise<void>;
  drafts(game: string, seat: Seat): Promise<readonly Draft[]>;
  /** Put a draft in the place of the one that was written at `had`, or where none is; false: another is there. */
  draft(game: string, seat: Seat, draft: Draft, had: number | null): Promise<boolean>;
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
export function notesIn(sql: Sql): Notes {
  return {
    notes: async (game, seat) =>
      (
        await sql.rows(
          'SELECT place, text, at FROM note WHERE game = $1 AND seat = $2 ORDER BY place',
          game,
          seat,
        )
      ).map(({ place, text, at }) => ({ place: String(place), text: String(text), at: Number(at) })),
    note: (game, seat, { place, text, at }) =>
      text === ''
        ? sql.run('DELETE FROM note WHERE game = $1 AND seat = $2 AND place = $3', game, seat, place)
        : sql.run(
            `INSERT INTO note (game, seat, place, text, at) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (game, seat, place) DO UPDATE SET text = excluded.text, at = excluded.at`,
            game,
            seat,
            place,
            text,
            at,
          ),
    drafts: async (game, seat) =>
      (
        await sql.rows(
          'SELECT decision, body, at FROM draft WHERE game = $1 AND seat = $2 ORDER BY decision',
          game,
          seat,
        )
      ).map(({ decision, body, at }) => ({
        decision: String(decision),
        draft: JSON.parse(String(body)) as Json,
        at: Number(at),
      })),
    draft: async (game, seat, { decision, draft, at }, had) =>
      isDone(
        await sql.atOnce([
          statement(
            `INSERT INTO draft (game, seat, decision, body, at) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (game, seat, decision) DO UPDATE SET body = excluded.body, at = excluded.at
             WHERE draft.at = $6 RETURNING at`,
            game,
            seat,
            decision,
            JSON.stringify(draft),
            at,
            had,
          ),
        ]),
      ),
    forget: (game, decision, seat) =>
      sql.run(
        'DELETE FROM draft WHERE game = $1 AND decision = $2 AND seat = coalesce($3, seat)',
        game,
        decision,
        seat ?? null,
      ),
  };
}
