import type { StandIns, StandInStore } from '../stand-ins.ts';
import { rowOf, run, type Sql } from './sql.ts';
import type { Versions } from './versions.ts';

/** Who stands in for whom at a game, as it is read with who sits there. */
export async function standInsOf(sql: Sql, game: string): Promise<StandIns> {
  const all = await sql.rows(
    'SELECT person, by, accepted, since FROM stand_in WHERE game = $1 ORDER BY person',
    [game],
  );
  return new Map(
    all.map(({ person, by, accepted, since }) => [
      Number(person),
      { by: Number(by), accepted: accepted === 1, since: since === null ? null : Number(since) },
    ]),
  );
}

/** Who stands in for whom. It decides who sees what, so that each change counts as one of the game. */
export function standInsIn(sql: Sql, { change }: Versions): StandInStore {
  const isDone = (game: string, text: string, values: readonly (string | number)[]): Promise<boolean> =>
    change(game, async (one) => (await rowOf(one, text, [game, ...values])) !== undefined);
  return {
    name: (game, person, by) =>
      by === null ? change(game, (one) => nobody(one, game, person)) : isDone(game, NAME, [person, by]),
    accept: (game, person, by, accepts) => isDone(game, ACCEPT, [person, by, accepts ? 1 : 0]),
    begin: (game, person, by, at) =>
      change(game, async (one) => {
        if (!(await rowOf(one, BEGIN, [game, person, by, at]))) return false;
        await run(one, 'INSERT INTO stood_in (game, person, by) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
          game,
          person,
          by,
        ]);
        return true;
      }),
    end: (game, person) => isDone(game, END, [person]),
    stood: async (game) =>
      (await sql.rows('SELECT person, by FROM stood_in WHERE game = $1 ORDER BY person, by', [game])).map(
        ({ person, by }) => ({ person: Number(person), by: Number(by) }),
      ),
  };
}

const NAME = `INSERT INTO stand_in (game, person, by) VALUES ($1, $2, $3)
  ON CONFLICT (game, person) DO UPDATE
    SET accepted = CASE WHEN stand_in.by = excluded.by THEN stand_in.accepted ELSE 0 END, by = excluded.by
    WHERE stand_in.since IS NULL
  RETURNING person`;
const ACCEPT = `UPDATE stand_in SET accepted = $4, since = CASE WHEN $4 = 1 THEN since END
  WHERE game = $1 AND person = $2 AND by = $3 RETURNING person`;
const BEGIN = `UPDATE stand_in SET since = $4
  WHERE game = $1 AND person = $2 AND by = $3 AND accepted = 1 AND since IS NULL RETURNING person`;
const END = `UPDATE stand_in SET since = NULL
  WHERE game = $1 AND person = $2 AND since IS NOT NULL RETURNING person`;

/** Name nobody any more, unless somebody plays those seats. */
async function nobody(sql: Sql, game: string, person: number): Promise<boolean> {
  await run(sql, 'DELETE FROM stand_in WHERE game = $1 AND person = $2 AND since IS NULL', [game, person]);
  return !(await rowOf(sql, 'SELECT by FROM stand_in WHERE game = $1 AND person = $2', [game, person]));
}
