import { refuse } from '../kernel/clause.ts';
import { isRecord } from '../kernel/json.ts';
import { words } from '../kernel/texts/words.ts';
import { botsAt } from './bots.ts';
import type { GamesStore } from './database.ts';
import { forOthersAt } from './for-others.ts';
import { OvertakenError } from './others.ts';
import { parseColumn } from './parsed.ts';
import type { Rooms } from './rooms.ts';
import { invitationValues, newcomer, newGame, personIn, proposalIn } from './seating.ts';
import { bytesIn, neededStatement, rowOf, type Sql, type Statement, statement, type Tables } from './sql.ts';
import { standInsAt } from './stand-ins.ts';
import type { Store } from './store.ts';
import { announce } from './talk.ts';
import { sinceIn } from './times.ts';

/** The part of a database that is about who sits where. */
type Seats = Omit<
  GamesStore,
  keyof Store | keyof Rooms | 'damage' | 'keepClub' | 'club' | 'forgetClub' | 'others'
>;

/** Who sits at the games of a database. */
export function peopleIn(sql: Tables): Seats {
  return { ...seatings(sql), ...changes(sql), ...links(sql), ...requests(sql) };
}

function seatings(sql: Sql): Pick<GamesStore, 'seating' | 'since' | 'games'> {
  return {
    async seating(id) {
      const row = await rowOf(
        sql,
        'SELECT title, creator, proposal, at FROM game LEFT JOIN published ON published.game = id WHERE id = $1',
        id,
      );
      if (!row) return null;
      const people = (await sql.rows(`${SEATED} WHERE game = $1 ORDER BY at`, id)).map(personIn);
      if (people.some((each) => each === null)) return refuse(words('store.seats', { id }));
      return {
        title: String(row['title']),
        creator: row['creator'] === null ? null : bytesIn(row['creator']),
        proposal: proposalIn(row['proposal']),
        published: row['at'] === null ? null : Number(row['at']),
        standIns: await standInsAt(sql, id),
        forOthers: await forOthersAt(sql, id),
        ...(await botsAt(sql, id)),
        people: people.filter((each) => each !== null),
      };
    },
    since: async (id) =>
      sinceIn(parseColumn(String((await rowOf(sql, 'SELECT since FROM game WHERE id = $1', id))?.['since']))),
    games: () => aboutAll(sql),
  };
}

type Changes = Pick<GamesStore, 'found' | 'publish' | 'manage' | 'propose'>;

function changes(sql: Tables): Changes {
  return {
    async found(id, header, seating, first, begun) {
      const done = await sql.atOnce(newGame(id, header, seating, first, begun));
      if (!done) return refuse(words('store.exists', { id }));
      sql.tell('game', id);
      return null;
    },
    publish: (id, at, everybody) =>
      sql.change(id, [
        statement(
          'UPDATE person SET revoked = 1 WHERE game = $1 AND at = (SELECT at FROM published WHERE game = $1)',
          id,
        ),
        newcomer(id, at, everybody),
        statement(
          'INSERT INTO published (game, at) VALUES ($1, $2) ON CONFLICT (game) DO UPDATE SET at = excluded.at',
          id,
          at,
        ),
      ]),
    manage: (id, key, line) =>
      sql.change(id, [
        statement(
          `INSERT INTO ended_creator (key, game) SELECT creator, id FROM game
           WHERE id = $1 AND creator IS NOT NULL ON CONFLICT DO NOTHING`,
          id,
        ),
        statement('UPDATE game SET creator = $2 WHERE id = $1', id, key),
        ...(line ? [announce(id, line)] : []),
      ]),
    async propose(id, proposal, request, digest) {
      const done = await sql.changeIf(id, [
        neededStatement(
          `INSERT INTO request (game, request, digest) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING
           RETURNING request`,
          id,
          request,
          digest ?? null,
        ),
        proposing(id, proposal && JSON.stringify(proposal)),
      ]);
      // the same request came over another process
      if (!done) throw new OvertakenError();
    },
  };
}

/** What is done with the links of people, each with what all are told of it. */
function links(sql: Tables): Pick<GamesStore, 'seat' | 'invite' | 'revoke'> {
  return {
    seat: (id, at, person, line) => sql.change(id, [newcomer(id, at, person), announce(id, line)]),
    invite: (id, at, { key, held, invitation }, line) =>
      sql.change(id, [
        ...ENDING.map((text) => statement(text, id, at, key, invitation?.key ?? null)),
        statement(
          'UPDATE person SET key = $3, held = $4, invitation = $5, opens = $6, waits = $7 WHERE game = $1 AND at = $2',
          id,
          at,
          key,
          held ?? 'link',
          ...invitationValues(invitation ?? null),
        ),
        announce(id, line),
      ]),
    revoke: (id, at, { ends, rests }, line) =>
      sql.change(id, [
        statement(
          'UPDATE person SET revoked = 1, opens = $3, waits = NULL WHERE game = $1 AND at = $2',
          id,
          at,
          rests,
        ),
        statement('DELETE FROM stand_in WHERE game = $1 AND (person = $2 OR by = $2)', id, at),
        statement('DELETE FROM published WHERE game = $1 AND at = $2', id, at),
        ...(ends ? [proposing(id, null)] : []),
        ...(line ? [announce(id, line)] : []),
      ]),
  };
}

function proposing(id: string, proposal: string | null): Statement {
  return statement('UPDATE game SET proposal = $2 WHERE id = $1', id, proposal);
}

/** The keys that somebody had and has no longer. */
const ENDING = ['key', 'invitation'].map(
  (which) =>
    `INSERT INTO ended_creator (key, game) SELECT ${which}, game FROM person
     WHERE game = $1 AND at = $2 AND ${which} IS NOT NULL AND ${which} <> $3 AND ${which} IS DISTINCT FROM $4
     ON CONFLICT DO NOTHING`,
);

const OPENS = `SELECT revoked, CASE WHEN EXISTS
    (SELECT 1 FROM published WHERE published.game = person.game AND published.at = person.at) THEN 1 ELSE 0 END AS public
    FROM person WHERE key = $1 OR invitation = $1
  UNION ALL SELECT 0, 0 FROM game WHERE creator = $1 UNION ALL SELECT 0, 0 FROM club WHERE key = $1
  UNION ALL SELECT 0, 0 FROM club_table WHERE key = $1 UNION ALL SELECT 1, 0 FROM ended_creator WHERE key = $1
  LIMIT 1`;

const ENDED_OF = `SELECT title FROM game WHERE id IN (
    SELECT game FROM person WHERE key = $1 AND revoked <> 0 UNION ALL SELECT game FROM ended_creator WHERE key = $1)
  LIMIT 1`;

function requests(sql: Sql): Pick<GamesStore, 'doneAs' | 'opens' | 'endedOf'> {
  return {
    async endedOf(key) {
      const title = (await rowOf(sql, ENDED_OF, key))?.['title'];
      return typeof title === 'string' ? title : null;
    },
    async doneAs(id, request) {
      const row = await rowOf(
        sql,
        `SELECT digest FROM entry WHERE game = $1 AND request = $2
         UNION ALL SELECT digest FROM request WHERE game = $1 AND request = $2 LIMIT 1`,
        id,
        request,
      );
      return row ? String(row['digest'] ?? '') : null;
    },
    async opens(key) {
      const row = await rowOf(sql, OPENS, key);
      if (!row) return 'nothing';
      if (row['revoked'] !== 0) return 'ended';
      return row['public'] === 1 ? 'public' : 'open';
    },
  };
}

const SEATED = 'SELECT game, name, seats, key, revoked, held, invitation, opens, waits FROM person';

async function aboutAll(sql: Sql): ReturnType<GamesStore['games']> {
  const people = Map.groupBy(await sql.rows(`${SEATED} ORDER BY game, at`), ({ game }) => game);
  const games = await sql.rows('SELECT id, title, header FROM game ORDER BY seq');
  return games.map(({ id, title, header }) => {
    const head = parseColumn(String(header));
    const textOf = (name: string): string | null =>
      isRecord(head) && typeof head[name] === 'string' ? head[name] : null;
    return {
      id: String(id),
      title: String(title),
      rulebook: textOf('rulebook'),
      scenario: textOf('scenario'),
      people: (people.get(id) ?? [])
        .flatMap((row) => personIn(row) ?? [])
        .map(({ name, seats, revoked }) => ({ name, seats, revoked })),
    };
  });
}
