import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import pg from 'pg';
import { postgresFolder } from '../../../scripts/postgres-here.ts';

/** A real Postgres of a test file, thrown away after. */
export interface TestPostgres {
  /** The address of a schema of its own, without tables. */
  fresh(): Promise<string>;
  /** The address of the database as somebody comes in. */
  as(user: string, password?: string): string;
  query(text: string): Promise<readonly Record<string, unknown>[]>;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stop it, and throw away what it kept. */
  end(): Promise<void>;
}

/** As root it is run by another: it refuses to be root's. */
function someoneElse(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (what: string): number =>
    Number(spawnSync('id', [what, 'postgres'], { encoding: 'utf8' }).stdout) || 65_534;
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Start one. */
export async function startPostgres(): Promise<TestPostgres> {
  const programs = postgresFolder() ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'demarche-pg-'));
  const who = someoneElse();
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid ?? 0);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'demarche', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    { ...who, encoding: 'utf8', cwd: folder },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const rules = join(data, 'pg_hba.conf');
  writeFileSync(rules, `host all locked 127.0.0.1/32 scram-sha-256\n${readFileSync(rules, 'utf8')}`);
  const port = await freePort();
  const as = (user: string, password = ''): string =>
    `postgres://${user}${password && `:${password}`}@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | null = null;
  const kill = (): void => void child?.kill('SIGQUIT');
  process.once('exit', kill);

  async function query(text: string): Promise<readonly Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: as('demarche') });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query(text)).rows as Record<string, unknown>[];
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async function start(): Promise<void> {
    const options = [
      'fsync=off',
      'listen_addresses=127.0.0.1',
      'max_connections=100',
      'log_min_messages=fatal',
    ];
    child = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-k', folder, ...options.flatMap((each) => ['-c', each])],
      { ...who, stdio: 'ignore', cwd: folder },
    );
    for (;;) {
      if (child.exitCode !== null) throw new Error(`postgres ended with ${child.exitCode}`);
      const isThere = await query('SELECT 1').then(
        () => true,
        () => false,
      );
      if (isThere) return;
      await rest(50);
    }
  }

  async function stop(): Promise<void> {
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    await ended;
  }

  let schemas = 0;
  await start();
  return {
    as,
    query,
    start,
    stop,
    async fresh() {
      const schema = `s${++schemas}`;
      await query(`CREATE SCHEMA ${schema}`);
      return `${as('demarche')}?options=-csearch_path%3D${schema}`;
    },
    async end() {
      await stop();
      process.off('exit', kill);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
