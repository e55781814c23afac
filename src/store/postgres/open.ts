import { randomBytes } from 'node:crypto';
import { isRefusal, type Refusal } from '../../kernel/clause.ts';
import type { Database } from '../database.ts';
import { gamesIn } from '../games.ts';
import type { Others } from '../others.ts';
import { readable } from '../rows.ts';
import { rowOf, type Tables } from '../sql.ts';
import { type Listening, listen } from './listening.ts';
import { backUpTo } from './move.ts';
import { type Connections, makePool } from './pool.ts';
import { presentIn } from './present.ts';
import { HERE, LOCK, migrate } from './schema.ts';
import type { Transactions } from './sql.ts';
import { postgresTables } from './tables.ts';
import { makeTeller, type Teller } from './teller.ts';
import { unreachedRefusal } from './unreached.ts';
import { makeVersions, type Versions } from './versions.ts';
import { whereOf } from './where.ts';

/**
 * Games in a Postgres, which several processes can use at once. Refused where it is not to be had. What is acknowledged is
 * on its disk.
 */
export async function openPostgres(address: string): Promise<Database | Refusal> {
  const where = whereOf(address);
  if (isRefusal(where)) return where;
  const sql = makePool(address);
  try {
    const refusal = await migrate(sql, where);
    if (!refusal) return await databaseIn(sql, address);
    await sql.close();
    return refusal;
  } catch (error) {
    await sql.close();
    return unreachedRefusal(where, error);
  }
}

async function databaseIn(sql: Connections, address: string): Promise<Database> {
  const mine = randomBytes(6).toString('hex');
  const here = String((await rowOf(sql, 'SELECT current_schema() AS here'))?.['here']);
  const teller = makeTeller(sql, `demarche ${here}`.slice(0, 60), mine);
  const versions = makeVersions(sql, teller);
  const tables = postgresTables(sql, versions, teller);
  const { close, ...others } = othersOf(sql, tables, versions, { address, mine, teller });
  return {
    ...gamesIn(tables),
    backUp: (file) => backUpTo(sql, file),
    // its pages are for Postgres itself to look through
    damage: async () => null,
    others,
    async close() {
      await close();
      await sql.close();
    },
  };
}

function othersOf(
  sql: Transactions,
  tables: Tables,
  { look, isSame, know, isKnown, stale }: Versions,
  { address, mine, teller }: { readonly address: string; readonly mine: string; readonly teller: Teller },
): Others & { close(): Promise<void> } {
  let listening: Listening | null = null;
  let before: Promise<unknown> = Promise.resolve();
  const { begin: announce, close: leave, ...present } = presentIn(sql, mine);
  return {
    look,
    isSame,
    know,
    isKnown,
    stale,
    present,
    after: async (id, n) => readable(id, await tables.entries(id, n), n),
    async begin(heard) {
      listening = await listen(address, { channel: teller.channel, mine }, heard);
      announce();
    },
    leads: () => listening?.leads() === true,
    tell: (id) => teller.tell('aside', id),
    // one at a time in this process: whoever waits for others holds a connection
    alone(name, act) {
      const mine = before.then(() =>
        sql.transaction(async (one) => {
          await one.rows(`SELECT pg_advisory_xact_lock($1, ${HERE} # hashtext($2))`, LOCK.name, name);
          return act();
        }),
      );
      before = mine.catch(() => undefined);
      return mine;
    },
    async close() {
      await teller.done();
      await leave().catch(() => undefined);
      await listening?.close();
    },
  };
}
