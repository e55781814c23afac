import pg from 'pg';
import type { Heard } from '../others.ts';
import { rowOf } from '../sql.ts';
import { askingOf, settingsOf } from './pool.ts';
import { HERE, LOCK } from './schema.ts';

/** The connection by which a process hears of the others, and holds what one process alone may have. */
export interface Listening {
  leads(): boolean;
  close(): Promise<void>;
}

/** Milliseconds between two looks whether the connection stands, and whether nobody leads. */
const EVERY = 3000;
/** How long it may be silent: then it is made anew. */
const SILENT = 10_000;
/** Milliseconds until a lost connection is made anew; the last again and again. */
const AGAIN: readonly number[] = [50, 200, 500, 1000, 2000, 5000];

/** Hear what is told over a channel; what this process says itself begins with `mine`. Rejects where there is no connection at first. */
export async function listen(
  address: string,
  { channel, mine }: { readonly channel: string; readonly mine: string },
  heard: Heard,
): Promise<Listening> {
  let current: pg.Client | null = null;
  let isLeading = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const told = ({ payload = '' }: pg.Notification): void => {
    const [from, kind, id = ''] = payload.split(' ');
    if (from !== mine && (kind === 'game' || kind === 'aside')) heard.news({ kind, id });
  };

  async function connect(): Promise<void> {
    const client = new pg.Client({ ...settingsOf(address), query_timeout: SILENT });
    client.on('error', () => lose(client));
    client.on('end', () => lose(client));
    client.on('notification', told);
    current = client;
    await client.connect();
    const sql = askingOf(client);
    await sql.rows(`SELECT pg_advisory_lock_shared($1, ${HERE})`, LOCK.use);
    await sql.rows(`LISTEN ${pg.escapeIdentifier(channel)}`);
    await look(client);
  }

  /** Lead where nobody does; and see that the connection stands. */
  async function look(client: pg.Client): Promise<void> {
    clearTimeout(timer);
    const what = isLeading
      ? 'SELECT true AS leads'
      : `SELECT pg_try_advisory_lock(${LOCK.lead}, ${HERE}) AS leads`;
    const leads = (await rowOf(askingOf(client), what))?.['leads'] === true;
    if (client !== current || isClosed) return;
    const begins = leads && !isLeading;
    isLeading = leads;
    timer = setTimeout(() => void look(client).catch(() => lose(client)), EVERY);
    timer.unref();
    if (begins) heard.leads();
  }

  /** Nothing is heard any more, and another may lead. */
  function lose(client: pg.Client): void {
    if (client !== current) return;
    current = null;
    isLeading = false;
    clearTimeout(timer);
    client.end().catch(() => undefined);
    if (!isClosed) again(0);
  }

  function again(tries: number): void {
    timer = setTimeout(
      () => {
        connect().then(
          () => heard.news(null),
          () => {
            const failed = current;
            current = null;
            failed?.end().catch(() => undefined);
            if (!isClosed) again(tries + 1);
          },
        );
      },
      AGAIN[Math.min(tries, AGAIN.length - 1)],
    );
  }

  await connect().catch((error: unknown) => {
    isClosed = true;
    current = null;
    throw error;
  });
  return {
    leads: () => isLeading,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const client = current;
      current = null;
      await client?.end().catch(() => undefined);
    },
  };
}
