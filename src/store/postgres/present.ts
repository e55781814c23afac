import type { Present } from '../others.ts';
import type { Asking } from './sql.ts';

/** How long who looks by a process that says nothing more still counts, and how often it says so, in milliseconds. */
const LASTS = "interval '30 seconds'";
const EVERY = 10_000;

/** Who looks at games, over all processes; `mine`: this one. `close` forgets those of this process. */
export function presentIn(sql: Asking, mine: string): Present & { begin(): void; close(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  const last = async (): Promise<void> => {
    await sql.rows(`UPDATE present SET until = now() + ${LASTS} WHERE process = $1`, mine);
    await sql.rows('DELETE FROM present WHERE until < now()');
  };
  return {
    begin() {
      timer = setInterval(() => void last().catch(() => undefined), EVERY);
      timer.unref();
    },
    async close() {
      clearInterval(timer);
      if (timer) await sql.rows('DELETE FROM present WHERE process = $1', mine);
    },
    async come(game, person) {
      await sql.rows(
        `INSERT INTO present (process, game, person, until) VALUES ($1, $2, $3, now() + ${LASTS})
         ON CONFLICT (process, game, person) DO UPDATE SET until = excluded.until, away = false`,
        mine,
        game,
        person,
      );
    },
    async gone(game, person) {
      await sql.rows(
        'DELETE FROM present WHERE process = $1 AND game = $2 AND person = $3',
        mine,
        game,
        person,
      );
    },
    async turn(game, person, away) {
      await sql.rows('UPDATE present SET away = $3 WHERE game = $1 AND person = $2', game, person, away);
    },
    of: async (game) =>
      new Map(
        (
          await sql.rows(
            'SELECT person, bool_and(away) AS away FROM present WHERE game = $1 AND until > now() GROUP BY person',
            game,
          )
        ).map(({ person, away }) => [Number(person), away === true]),
      ),
  };
}
