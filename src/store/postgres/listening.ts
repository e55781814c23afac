import pg from 'pg';
import type { OthersListener } from '../others.ts';
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

/** One connection, which ends once. */
interface Line {
  /** Rejects where there is no connection; then it is lost. */
  begin(): Promise<void>;
  leads(): boolean;
  end(): Promise<void>;
}

/** What is heard over a line: what is told, that this process leads now, and that the line is lost. */
interface Ears {
  told(notification: pg.Notification): void;
  leads(): void;
  lost(): void;
}

function makeLine(address: string, channel: string, { told, leads, lost }: Ears): Line {
  const client = new pg.Client({ ...settingsOf(address), query_timeout: SILENT });
  const sql = askingOf(client);
  let isOver = false;
  let isLeading = false;
  let timer: NodeJS.Timeout | undefined;
  client.on('error', lose);
  client.on('end', lose);
  client.on('notification', told);

  async function end(): Promise<void> {
    if (isOver) return;
    isOver = true;
    isLeading = false;
    clearTimeout(timer);
    await client.end().catch(() => undefined);
  }

  /** Nothing is heard any more, and another may lead. */
  function lose(): void {
    if (isOver) return;
    void end();
    lost();
  }

  /** Lead where nobody does; and see that the connection stands. */
  async function look(): Promise<void> {
    const what = isLeading
      ? 'SELECT true AS leads'
      : `SELECT pg_try_advisory_lock(${LOCK.lead}, ${HERE}) AS leads`;
    const isLeader = (await rowOf(sql, what))?.['leads'] === true;
    if (isOver) return;
    const begins = isLeader && !isLeading;
    isLeading = isLeader;
    timer = setTimeout(() => void look().catch(lose), EVERY);
    timer.unref();
    if (begins) leads();
  }

  async function begin(): Promise<void> {
    await client.connect();
    await sql.rows(`SELECT pg_advisory_lock_shared($1, ${HERE})`, LOCK.use);
    await sql.rows(`LISTEN ${pg.escapeIdentifier(channel)}`);
    await look();
  }

  return {
    begin: () =>
      begin().catch((error: unknown) => {
        lose();
        throw error;
      }),
    leads: () => isLeading,
    end,
  };
}

/** Hear what is told over a channel; what this process says itself begins with `mine`. Rejects where there is no connection at first. */
export async function listen(
  address: string,
  { channel, mine }: { readonly channel: string; readonly mine: string },
  heard: OthersListener,
): Promise<Listening> {
  let line: Line;
  let isClosed = false;
  let tries = 0;
  let timer: NodeJS.Timeout | undefined;

  const told = ({ payload = '' }: pg.Notification): void => {
    const [from, kind, id = ''] = payload.split(' ');
    if (from !== mine && (kind === 'game' || kind === 'aside')) heard.news({ kind, id });
  };

  async function connect(): Promise<void> {
    line = makeLine(address, channel, { told, leads: () => heard.leads(), lost: again });
    await line.begin();
    tries = 0;
  }

  function again(): void {
    if (isClosed) return;
    const wait = AGAIN[Math.min(tries++, AGAIN.length - 1)];
    // a line that does not begin is lost, and says so itself
    timer = setTimeout(
      () =>
        connect().then(
          () => heard.news(null),
          () => undefined,
        ),
      wait,
    );
  }

  async function close(): Promise<void> {
    isClosed = true;
    clearTimeout(timer);
    await line.end();
  }

  await connect().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return { leads: () => line.leads(), close };
}
