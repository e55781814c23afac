import { refuse } from '../../kernel/clause.ts';
import { isRecord } from '../../kernel/json.ts';
import { words } from '../../kernel/texts/words.ts';
import { type Database, type Seats } from '../database.ts';
import { personIn, proposalIn } from '../seating.ts';
import { Overtaken } from '../others.ts';
import { parsed } from '../parsed.ts';
import { sinceIn } from '../times.ts';
import { botsAt } from './bots.ts';
import { foundIn, sitIn } from './found.ts';
import { standInsOf } from './stand-ins.ts';
import { bytesIn, isTwice, rowOf, run, type Row, type Sql, type Together } from './sql.ts';
import type { Versions } from './versions.ts';

const OPENS = `SELECT revoked, EXISTS (SELECT 1 FROM published WHERE published.game = person.game AND published.at = person.at) AS public
    FROM person WHERE key = $1
  UNION ALL SELECT 0, false FROM game WHERE creator = $1 UNION ALL SELECT 0, false FROM club WHERE key = $1
  UNION ALL SELECT 0, false FROM club_table WHERE key = $1 UNION ALL SELECT 1, false FROM ended_creator WHERE key = $1
  LIMIT 1`;

/** Who sits at the games of a Postgres. */
export function peopleIn(sql: Together, versions: Versions): Seats {
  return { ...seatings(sql), ...changes(sql, versions), ...asked(sql) };
}

function seatings(sql: Together): Pick<Database, 'seating' | 'since' | 'games'> {
  return {
    async seating(id) {
      const row = await rowOf(
        sql,
        `SELECT title, creator, proposal, at FROM game LEFT JOIN published ON published.game = id WHERE id = $1`,
        [id],
      );
      if (!row) return null;
      const people = (await seatedAt(sql, id)).map(personOf);
      if (people.some((each) => each === null)) return refuse(words('store.seats', { id }));
      return {
        title: String(row['title']),
        creator: row['creator'] === null ? null : bytesIn(row['creator']),
        proposal: proposalIn(row['proposal']),
        published: row['at'] === null ? null : Number(row['at']),
        standIns: await standInsOf(sql, id),
        ...(await botsAt(sql, id)),
        people: people.filter((each) => each !== null),
      };
    },
    since: async (id) =>
      sinceIn(parsed(String((await rowOf(sql, 'SELECT since FROM game WHERE id = $1', [id]))?.['since']))),
    games: () => aboutAll(sql),
  };
}

type Changes = Pick<Database, 'found' | 'seat' | 'publish' | 'revoke' | 'manage' | 'propose'>;

function changes(sql: Together, { change, wrote }: Versions): Changes {
  return {
    async found(id, header, seating, first, begun) {
      const refusal = await sql.atOnce((one) => foundIn(one, id, header, seating, first, begun));
      if (!refusal) wrote(id, 0);
      return refusal;
    },
    seat: (id, at, newcomer) => change(id, (one) => sitIn(one, id, at, newcomer)),
    publish: (id, at, everybody) =>
      change(id, async (one) => {
        await run(
          one,
          'UPDATE person SET revoked = 1 WHERE game = $1 AND at = (SELECT at FROM published WHERE game = $1)',
          [id],
        );
        await sitIn(one, id, at, everybody);
        await run(
          one,
          `INSERT INTO published (game, at) VALUES ($1, $2)
           ON CONFLICT (game) DO UPDATE SET at = excluded.at`,
          [id, at],
        );
      }),
    revoke: (id, at, ends) =>
      change(id, async (one) => {
        await run(one, 'UPDATE person SET revoked = 1 WHERE game = $1 AND at = $2', [id, at]);
        await run(one, 'DELETE FROM stand_in WHERE game = $1 AND (person = $2 OR by = $2)', [id, at]);
        await run(one, 'DELETE FROM published WHERE game = $1 AND at = $2', [id, at]);
        if (ends) await run(one, 'UPDATE game SET proposal = NULL WHERE id = $1', [id]);
      }),
    manage: (id, key) =>
      change(id, async (one) => {
        await run(
          one,
          `INSERT INTO ended_creator (key, game) SELECT creator, id FROM game
           WHERE id = $1 AND creator IS NOT NULL ON CONFLICT DO NOTHING`,
          [id],
        );
        await run(one, 'UPDATE game SET creator = $2 WHERE id = $1', [id, key]);
      }),
    propose: (id, proposal, request, digest) =>
      change(id, async (one) => {
        await run(one, 'UPDATE game SET proposal = $2 WHERE id = $1', [
          id,
          proposal && JSON.stringify(proposal),
        ]);
        await run(one, 'INSERT INTO request (game, request, digest) VALUES ($1, $2, $3)', [
          id,
          request,
          digest ?? null,
        ]);
      }).catch((error: unknown) => {
        // the same request came over another process
        throw isTwice(error) ? new Overtaken() : error;
      }),
  };
}

function asked(sql: Sql): Pick<Database, 'doneAs' | 'opens'> {
  return {
    async doneAs(id, request) {
      const row = await rowOf(
        sql,
        `SELECT digest FROM entry WHERE game = $1 AND request = $2
         UNION ALL SELECT digest FROM request WHERE game = $1 AND request = $2 LIMIT 1`,
        [id, request],
      );
      return row ? String(row['digest'] ?? '') : null;
    },
    async opens(key) {
      const found = await rowOf(sql, OPENS, [key]);
      if (!found) return 'nothing';
      if (found['revoked'] !== 0) return 'ended';
      return found['public'] === true ? 'public' : 'open';
    },
  };
}

const SEATED = 'SELECT game, name, seats, key, revoked FROM person';

function seatedAt(sql: Sql, id: string): Promise<readonly Row[]> {
  return sql.rows(`${SEATED} WHERE game = $1 ORDER BY at`, [id]);
}

const personOf = (row: Row): ReturnType<typeof personIn> => personIn({ ...row, key: bytesIn(row['key']) });

async function aboutAll(sql: Sql): ReturnType<Database['games']> {
  const people = Map.groupBy(await sql.rows(`${SEATED} ORDER BY game, at`), ({ game }) => game);
  const games = await sql.rows(
    'SELECT id, title, header, (SELECT count(*) FROM entry WHERE game = id) AS entries FROM game ORDER BY seq',
  );
  return games.map(({ id, title, header, entries }) => {
    const head = parsed(String(header));
    const textOf = (name: string): string | null =>
      isRecord(head) && typeof head[name] === 'string' ? head[name] : null;
    return {
      id: String(id),
      title: String(title),
      rulebook: textOf('rulebook'),
      scenario: textOf('scenario'),
      entries: Number(entries),
      people: (people.get(id) ?? [])
        .flatMap((row) => personOf(row) ?? [])
        .map(({ name, seats, revoked }) => ({ name, seats, revoked })),
    };
  });
}
