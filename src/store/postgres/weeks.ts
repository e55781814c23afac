import type { Json } from '../../kernel/json.ts';
import type { DeadlineStore } from '../deadlines.ts';
import { parsed } from '../parsed.ts';
import type { PresenceStore } from '../presence.ts';
import { rowOf, run, type Row, type Sql } from './sql.ts';
import type { Versions } from './versions.ts';

/** Who lets others see that they look at a game, and who was nudged in it. */
export function presenceIn(sql: Sql): PresenceStore {
  return {
    shown: async (game) =>
      new Set(
        (await sql.rows('SELECT person FROM shown WHERE game = $1', [game])).map(({ person }) =>
          Number(person),
        ),
      ),
    show: (game, person, shows) =>
      run(
        sql,
        shows
          ? 'INSERT INTO shown (game, person) VALUES ($1, $2) ON CONFLICT DO NOTHING'
          : 'DELETE FROM shown WHERE game = $1 AND person = $2',
        [game, person],
      ),
    nudges: async (game) =>
      new Map(
        (await sql.rows('SELECT person, by, at FROM nudge WHERE game = $1', [game])).map(
          ({ person, by, at }) => [Number(person), { by: String(by), at: Number(at) }],
        ),
      ),
    async nudge(game, person, { by, at }, after) {
      const row = await rowOf(
        sql,
        `INSERT INTO nudge (game, person, by, at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (game, person) DO UPDATE SET by = excluded.by, at = excluded.at WHERE nudge.at <= $5
         RETURNING at`,
        [game, person, by, at, after],
      );
      return row !== undefined;
    },
  };
}

/** By what the deadlines of games are set. What all want hangs on what each wants: both count as changes of the game. */
export function deadlinesIn(sql: Sql, { change }: Versions): DeadlineStore {
  return {
    kept: async (game) => ({
      rule: parsed(
        String((await rowOf(sql, 'SELECT rule FROM deadline WHERE game = $1', [game]))?.['rule'] ?? null),
      ) as Json,
      wishes: byPerson(
        await sql.rows('SELECT person, rule AS body FROM deadline_wish WHERE game = $1 ORDER BY person', [
          game,
        ]),
      ),
      away: byPerson(
        await sql.rows('SELECT person, days AS body FROM away WHERE game = $1 ORDER BY person', [game]),
      ),
    }),
    games: async () =>
      (await sql.rows("SELECT game FROM deadline WHERE rule <> 'null' ORDER BY game")).map(({ game }) =>
        String(game),
      ),
    set: (game, to) =>
      change(game, async (one) => {
        await run(
          one,
          'INSERT INTO deadline (game, rule) VALUES ($1, $2) ON CONFLICT (game) DO UPDATE SET rule = excluded.rule',
          [game, JSON.stringify(to)],
        );
        await run(one, 'DELETE FROM deadline_wish WHERE game = $1', [game]);
      }),
    wish: (game, person, to) =>
      change(game, (one) =>
        run(
          one,
          `INSERT INTO deadline_wish (game, person, rule) VALUES ($1, $2, $3)
           ON CONFLICT (game, person) DO UPDATE SET rule = excluded.rule`,
          [game, person, JSON.stringify(to)],
        ),
      ),
    leave: (game, person, days) =>
      change(game, (one) =>
        run(
          one,
          `INSERT INTO away (game, person, days) VALUES ($1, $2, $3)
           ON CONFLICT (game, person) DO UPDATE SET days = excluded.days`,
          [game, person, JSON.stringify(days)],
        ),
      ),
  };
}

const byPerson = (rows: readonly Row[]): ReadonlyMap<number, Json> =>
  new Map(rows.map(({ person, body }) => [Number(person), parsed(String(body)) as Json]));
