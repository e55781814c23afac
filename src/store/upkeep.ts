import { rowOf, statement, type Tables } from './sql.ts';
import { timeIn } from './times.ts';

/** What its maker has done with a game: since when it is ended, and since when it is put away, in milliseconds. */
export interface UpkeepState {
  readonly ended: number | null;
  readonly archived: number | null;
}

/** What the maker of a game sees and does beside it. People are named by their place in it. */
export interface Upkeep {
  /** How a game is kept; of one that nobody ended or put away both are null. */
  kept(game: string): Promise<UpkeepState>;
  keep(game: string, kept: UpkeepState): Promise<void>;
  /** Give a game another title. */
  entitle(game: string, title: string): Promise<void>;
  /** When each person was last there. */
  seen(game: string): Promise<ReadonlyMap<number, number>>;
  see(game: string, person: number, at: number): Promise<void>;
}

/** What the makers of games see and do beside them. */
export function upkeepIn(sql: Tables): Upkeep {
  return {
    async kept(game) {
      const row = await rowOf(sql, 'SELECT ended, archived FROM upkeep WHERE game = $1', game);
      return { ended: timeIn(row?.['ended']), archived: timeIn(row?.['archived']) };
    },
    keep: (game, { ended, archived }) =>
      sql.change(game, [
        statement(
          `INSERT INTO upkeep (game, ended, archived) VALUES ($1, $2, $3)
           ON CONFLICT (game) DO UPDATE SET ended = excluded.ended, archived = excluded.archived`,
          game,
          ended,
          archived,
        ),
      ]),
    entitle: (game, title) =>
      sql.change(game, [statement('UPDATE game SET title = $2 WHERE id = $1', game, title)]),
    seen: async (game) =>
      new Map(
        (await sql.rows('SELECT person, at FROM seen WHERE game = $1', game)).map(({ person, at }) => [
          Number(person),
          Number(at),
        ]),
      ),
    see: (game, person, at) =>
      sql.run(
        `INSERT INTO seen (game, person, at) VALUES ($1, $2, $3)
         ON CONFLICT (game, person) DO UPDATE SET at = greatest(seen.at, excluded.at)`,
        game,
        person,
        at,
      ),
  };
}
