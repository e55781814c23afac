import type { Json } from '../../kernel/json.ts';
import type { Notes } from '../notes.ts';
import { run, type Sql } from './sql.ts';

/** The notes and drafts of a Postgres. */
export function notesIn(sql: Sql): Notes {
  return {
    notes: async (game, seat) =>
      (
        await sql.rows('SELECT place, text, at FROM note WHERE game = $1 AND seat = $2 ORDER BY place', [
          game,
          seat,
        ])
      ).map(({ place, text, at }) => ({ place: String(place), text: String(text), at: Number(at) })),
    note: (game, seat, { place, text, at }) =>
      text === ''
        ? run(sql, 'DELETE FROM note WHERE game = $1 AND seat = $2 AND place = $3', [game, seat, place])
        : run(
            sql,
            `INSERT INTO note (game, seat, place, text, at) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT (game, seat, place) DO UPDATE SET text = excluded.text, at = excluded.at`,
            [game, seat, place, text, at],
          ),
    drafts: async (game, seat) =>
      (
        await sql.rows(
          'SELECT decision, body, at FROM draft WHERE game = $1 AND seat = $2 ORDER BY decision',
          [game, seat],
        )
      ).map(({ decision, body, at }) => ({
        decision: String(decision),
        draft: JSON.parse(String(body)) as Json,
        at: Number(at),
      })),
    draft: (game, seat, { decision, draft, at }) =>
      run(
        sql,
        `INSERT INTO draft (game, seat, decision, body, at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (game, seat, decision) DO UPDATE SET body = excluded.body, at = excluded.at`,
        [game, seat, decision, JSON.stringify(draft), at],
      ),
    forget: (game, decision, seat) =>
      run(sql, 'DELETE FROM draft WHERE game = $1 AND decision = $2 AND seat = coalesce($3, seat)', [
        game,
        decision,
        seat ?? null,
      ]),
  };
}
