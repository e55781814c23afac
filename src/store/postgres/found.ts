import { type Refusal, refuse } from '../../kernel/clause.ts';
import type { Entry, Header } from '../../kernel/game/entry.ts';
import { words } from '../../kernel/texts/words.ts';
import type { Begun, FirstSeating, Person } from '../seating.ts';
import { seatBotsIn } from './bots.ts';
import { rowOf, run, type Sql } from './sql.ts';

/** Store a new game with its people and what it was told first. Refused when the id is taken. */
export async function foundIn(
  sql: Sql,
  id: string,
  header: Header,
  { title, creator, people, bots = new Map(), hints = new Map() }: FirstSeating,
  first: readonly Entry[] = [],
  { times = [], since }: Begun = {},
): Promise<Refusal | null> {
  const put = `INSERT INTO game (id, header, title, creator, since) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT DO NOTHING RETURNING id`;
  const values = [id, JSON.stringify(header), title, creator, since ? JSON.stringify(since) : null];
  if (!(await rowOf(sql, put, values))) return refuse(words('store.exists', { id }));
  for (const [at, each] of people.entries()) await sitIn(sql, id, at, each);
  await seatBotsIn(sql, id, { bots, hints });
  await run(
    sql,
    `INSERT INTO entry (game, n, at, body)
     SELECT $1, n, at, body FROM unnest($2::int[], $3::bigint[], $4::text[]) AS each(n, at, body)`,
    [
      id,
      first.map(({ n }) => n),
      first.map((_, i) => times[i] ?? null),
      first.map((entry) => JSON.stringify(entry)),
    ],
  );
  return null;
}

/** Let somebody sit at a place. Throws when it is taken. */
export async function sitIn(
  sql: Sql,
  id: string,
  at: number,
  { name, seats, key, revoked }: Person,
): Promise<void> {
  await run(sql, 'INSERT INTO person (game, at, name, seats, key, revoked) VALUES ($1, $2, $3, $4, $5, $6)', [
    id,
    at,
    name,
    JSON.stringify(seats),
    key,
    revoked ? 1 : 0,
  ]);
}
