import pg from 'pg';
import { setTimeout as rest } from 'node:timers/promises';
import type { SqlRow } from '../sql.ts';
import { type Asking, inColumn, isLost, type PostgresValue, type Transactions } from './sql.ts';

/** Milliseconds until a connection that is not had counts as none, and until a statement is given up. */
const TO_CONNECT = 5000;
const TO_ANSWER = 30_000;

/** How long a connection that is lost is tried for again before whoever waits is told: a Postgres that starts anew is back by then. */
const TRIES: readonly number[] = [50, 100, 200, 400, 800, 1600, 3200];
/** The first of all is not tried for long: whoever starts a server is told. */
const AT_FIRST = 1000;

/** So many connections of one process, beside the one by which it hears. */
const MOST = 10;

const INT8 = 20;

/** Numbers are numbers: none that is stored is too large. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : (pg.types.getTypeParser(oid, format as 'text') as (text: string) => unknown),
};

/** What is acknowledged is on the disk, whatever the server does by itself; and nothing is held for ever by who is gone. */
const OURS = '-c synchronous_commit=on -c idle_in_transaction_session_timeout=60s';

/** How every connection is set up. */
export function settingsOf(address: string): pg.ClientConfig {
  const url = new URL(address);
  url.searchParams.set('options', `${url.searchParams.get('options') ?? ''} ${OURS}`.trim());
  return {
    connectionString: url.href.replaceAll('+', '%20'),
    application_name: 'demarche',
    connectionTimeoutMillis: TO_CONNECT,
    query_timeout: TO_ANSWER,
    keepAlive: true,
    types: types as pg.ClientConfig['types'],
  };
}

/** Connections of this process, made when they are needed. */
export interface Connections extends Transactions {
  close(): Promise<void>;
}

/** Connections to the Postgres at an address. Nothing is asked before there is something to ask. */
export function makePool(address: string): Connections {
  const pool = new pg.Pool({ ...settingsOf(address), max: MOST, idleTimeoutMillis: 30_000 });
  // one that breaks while nobody uses it is made anew when somebody does
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));

  let isHad = false;
  async function using<T>(
    act: (client: pg.PoolClient) => Promise<T>,
    again: (sent: boolean) => boolean,
  ): Promise<T> {
    const since = performance.now();
    for (let tries = 0; ; tries++) {
      let sent = false;
      try {
        const client = await pool.connect();
        sent = true;
        isHad = true;
        return await taken(client, act);
      } catch (error) {
        const wait = TRIES[tries];
        if (wait === undefined || !isLost(error) || !again(sent)) throw error;
        if (!isHad && performance.now() - since > AT_FIRST) throw error;
        await rest(wait);
      }
    }
  }

  return {
    // what only looks can be asked again; of what was sent to change something nobody knows whether it was done
    rows: (text, ...values) =>
      using(
        (client) => askingOf(client).rows(text, ...values),
        (sent) => !sent || text.startsWith('SELECT'),
      ),
    async transaction(act, how = '') {
      let begun = false;
      const all = async (client: pg.PoolClient): Promise<Awaited<ReturnType<typeof act>>> => {
        await client.query(`BEGIN ${how}`);
        begun = true;
        try {
          const result = await act(askingOf(client));
          await client.query('COMMIT');
          return result;
        } catch (error) {
          if (!isLost(error) && !isUnanswered(error)) await client.query('ROLLBACK');
          throw error;
        }
      };
      return using(all, () => !begun);
    },
    close: () => pool.end(),
  };
}

/** Do something over a connection and give it back; one that is lost is thrown away. */
async function taken<T>(client: pg.PoolClient, act: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  try {
    const result = await act(client);
    client.release();
    return result;
  } catch (error) {
    client.release(isLost(error) || isUnanswered(error));
    throw error;
  }
}

/** Asking over one connection. */
export function askingOf(client: pg.ClientBase): Asking {
  return {
    rows: async (text: string, ...values: readonly PostgresValue[]): Promise<readonly SqlRow[]> =>
      (await client.query<Record<string, unknown>>(text, values.map(inColumn))).rows,
  };
}

/** Whether a statement took too long: its connection still waits for it. */
function isUnanswered(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}
