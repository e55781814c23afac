import type { Json } from '../kernel/json.ts';
import type { Seat } from '../kernel/seat.ts';
import { isDone, type Sql, statement } from './sql.ts';

/** A note of a seat: of a place of its board, or with an empty place of nothing in particular. */
export interface SeatNote {
  readonly place: string;
  readonly text: string;
  /** When it was written, in milliseconds. */
  readonly at: number;
  /** The place of who wrote it last among the game's people; null: that was not kept yet. */
  readonly by: number | null;
}

/** An answer that a seat has begun. */
export interface Draft {
  readonly decision: string;
  readonly draft: Json;
  /** When it was written, in milliseconds: each that takes the place of another is later. */
  readonly at: number;
  /** The place of who began it among the game's people; null: that was not kept yet. */
  readonly by: number | null;
}

/** What a seat keeps for itself, beside the game. Every change is durable when its promise resolves. */
export interface Notes {
  /** The notes of a seat by their places, the oldest first: one may have kept theirs beside another's whom they cannot read. */
  notes(game: string, seat: Seat): Promise<readonly SeatNote[]>;
  /** Put a note in the place of those that stand there of these writers; an empty text is none. */
  note(game: string, seat: Seat, note: SeatNote, instead: readonly SeatNote['by'][]): Promise<void>;
  drafts(game: string, seat: Seat): Promise<readonly Draft[]>;
  /** Put a draft in the place of the one that was written at `had`, or where none is; false: another is there. */
  draft(game: string, seat: Seat, draft: Draft, had: number | null): Promise<boolean>;
  /** Forget what seats have begun of a decision: a seat's, or that of all. */
  forget(game: string, decision: string, seat?: Seat): Promise<void>;
}

/** What is kept of a note from the first on. */
const NOTE = `
     game TEXT NOT NULL REFERENCES game(id),
     seat TEXT NOT NULL,
     place TEXT NOT NULL,
     text TEXT NOT NULL,
     at INTEGER NOT NULL,`;

/** What they stand in. */
export const NOTES_TABLES = `
   CREATE TABLE note (${NOTE}
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

/** The step of the schema by which it is known who began an answer. */
export const DRAFT_STEP = 'ALTER TABLE draft ADD COLUMN by INTEGER;';

/** The step of the schema by which it is known who wrote a note. */
export const NOTE_STEP = `
   ALTER TABLE note RENAME TO note_before;
   CREATE TABLE note (${NOTE}
     by INTEGER NOT NULL DEFAULT -1,
     PRIMARY KEY (game, seat, place, by)
   ) STRICT, WITHOUT ROWID;
   INSERT INTO note (game, seat, place, text, at) SELECT game, seat, place, text, at FROM note_before;
   DROP TABLE note_before;`;

/** How it stands there that nobody knows who wrote a note: a key has no null. */
const NOBODY = -1;

/** The notes and drafts of a database. */
export function notesIn(sql: Sql): Notes {
  return { ...writtenIn(sql), ...draftsIn(sql) };
}

function writtenIn(sql: Sql): Pick<Notes, 'notes' | 'note'> {
  return {
    notes: async (game, seat) =>
      (
        await sql.rows(
          'SELECT place, text, at, by FROM note WHERE game = $1 AND seat = $2 ORDER BY place, at, by',
          game,
          seat,
        )
      ).map(({ place, text, at, by }) => ({
        place: String(place),
        text: String(text),
        at: Number(at),
        by: by === NOBODY ? null : Number(by),
      })),
    async note(game, seat, { place, text, at, by }, instead) {
      const gone = [...new Set([...instead, by])].map((each) =>
        statement(
          'DELETE FROM note WHERE game = $1 AND seat = $2 AND place = $3 AND by = $4',
          game,
          seat,
          place,
          each ?? NOBODY,
        ),
      );
      const put = statement(
        'INSERT INTO note (game, seat, place, text, at, by) VALUES ($1, $2, $3, $4, $5, $6)',
        game,
        seat,
        place,
        text,
        at,
        by ?? NOBODY,
      );
      await sql.atOnce(text === '' ? gone : [...gone, put]);
    },
  };
}

function draftsIn(sql: Sql): Omit<Notes, 'notes' | 'note'> {
  return {
    drafts: async (game, seat) =>
      (
        await sql.rows(
          'SELECT decision, body, at, by FROM draft WHERE game = $1 AND seat = $2 ORDER BY decision',
          game,
          seat,
        )
      ).map(({ decision, body, at, by }) => ({
        decision: String(decision),
        draft: JSON.parse(String(body)) as Json,
        at: Number(at),
        by: by === null ? null : Number(by),
      })),
    draft: async (game, seat, { decision, draft, at, by }, had) =>
      isDone(
        await sql.atOnce([
          statement(
            `INSERT INTO draft (game, seat, decision, body, at, by) VALUES ($1, $2, $3, $4, $5, $7)
             ON CONFLICT (game, seat, decision)
               DO UPDATE SET body = excluded.body, at = excluded.at, by = excluded.by
             WHERE draft.at = $6 RETURNING at`,
            game,
            seat,
            decision,
            JSON.stringify(draft),
            at,
            had,
            by,
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
