import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { commandsOf } from '../../../scripts/commands.test-helper.ts';
import { read } from '../../../scripts/lines.test-helper.ts';
import type { CreatedGame } from '../../server/api/api.ts';
import { ask } from '../../server/house.test-helper.ts';
import { home } from '../../store/home.test-helper.ts';
import { startPostgres, type TestPostgres } from '../../store/postgres/server.test-helper.ts';
import { MAIN, NODE } from '../run.test-helper.ts';

// The commands of docs/postgres.md as they stand there, but for the address of the database and the id of the game.

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.end());

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function start(args: readonly string[], env: Record<string, string> = {}, cwd = home()): ChildProcess {
  const child = spawn(NODE, [MAIN, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function ran(args: readonly string[], env: Record<string, string> = {}, cwd = home()): Promise<Ran> {
  const child = start(args, env, cwd);
  let [out, err] = ['', ''];
  child.stdout?.on('data', (text) => (out += String(text)));
  child.stderr?.on('data', (text) => (err += String(text)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, out, err };
}

interface Serves {
  readonly address: string;
  readonly creationKey?: string;
  end(): Promise<unknown>;
}

async function serve(args: readonly string[], env: Record<string, string> = {}): Promise<Serves> {
  const child = start([...args, '--json'], env);
  const ended = new Promise((resolve) => child.once('close', resolve));
  const said = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (text) => resolve(String(text)));
    child.stderr?.once('data', (text) => reject(new Error(String(text))));
  });
  return {
    ...(JSON.parse(said) as { address: string; creationKey?: string }),
    end: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

const SEATS = ['germany', 'japan', 'italy', 'ussr', 'uk', 'usa'];
const WISH = {
  rulebook: 'level-of-cooperation',
  scenario: 'short-1942',
  people: [{ name: 'Anna', seats: SEATS }],
};

it('does what the page says, line by line', async () => {
  const address = await postgres.fresh();
  const folder = mkdtempSync(join(home(), 'page-'));
  const lines = commandsOf(read('docs/postgres.md'))
    .filter((line) => line.startsWith('npx demarche '))
    .map((line) => line.replace('postgres://demarche@db.example/demarche', address).split(' ').slice(2));
  const [serving = [], ...others] = lines;
  expect(others).toHaveLength(8);
  const two = await Promise.all(
    [0, 1].map(() => serve(serving.map((each) => (each === '1939' ? '0' : each)))),
  );
  const [first] = two;
  expect(new Set(two.map(({ creationKey }) => creationKey)).size).toBe(1);
  const headers = { 'X-Forwarded-For': '192.0.2.1', 'Content-Type': 'application/json' };
  const made = await fetch(new URL('api/games', first?.address), {
    method: 'POST',
    headers: { ...headers, Authorization: `Bearer ${first?.creationKey}` },
    body: JSON.stringify(WISH),
  });
  const { game, people } = (await made.json()) as CreatedGame;
  const data = join(folder, 'games');
  expect((await ran(['serve', '--port', 'x'])).code).toBe(2);
  const own = await serve(['serve', '--port', '0', '--data', data]);
  const inFolder = (await ask(own.address, 'games', undefined, WISH)).body as CreatedGame;
  await own.end();
  for (const line of others) {
    // nothing is put back while a server uses the database
    if (line[0] === 'restore' && line.includes(address)) {
      const refused = await ran(line, {}, folder);
      expect(refused.err).toContain('A server uses postgres://');
      for (const each of two) await each.end();
      line.push('--replace');
    }
    const { code, out, err } = await ran(
      line.map((each) => (each === '3f0c1a2b4d5e6f70' ? game : each)),
      {},
      folder,
    );
    expect({ line, code, err }).toMatchObject({ code: 0, err: '' });
    if (line[0] === 'games') expect(out).toContain(game);
    if (line[0] === 'verify') expect(out).toContain('1 of 1 games replayed');
    if (line[0] === 'links') expect(out).toContain('Anna');
  }
  expect(people).toHaveLength(1);
  expect((await ran(['games', '--database', address])).out).toContain(inFolder.game);
  expect((await ran(['games', '--data', data])).out).toContain(inFolder.game);
});

it('takes the address from the environment, where no folder is typed, and says no password', async () => {
  const address = await postgres.fresh();
  const env = { DEMARCHE_DATABASE: address.replace('demarche@', 'demarche:hunter2@') };
  const server = await serve(['serve', '--port', '0'], env);
  const { game } = (await ask(server.address, 'games', undefined, WISH)).body as CreatedGame;
  expect((await ran(['games'], env)).out).toContain(game);
  expect((await ran(['games', '--data', 'none'], env)).err).toContain('There are no games in none');
  const json = await ran(['games', '--json'], env);
  expect(JSON.parse(json.out)).toMatchObject({ games: [{ id: game }] });
  await server.end();
  await postgres.query("CREATE ROLE shut LOGIN PASSWORD 'x'");
  const lost = await ran(['serve', '--port', '0', '--database', 'postgres://me:hunter2@127.0.0.1:9/x']);
  expect(lost).toMatchObject({ code: 2, out: '', err: expect.stringContaining('cannot be reached') });
  expect(lost.err).not.toContain('hunter2');
  const other = await ran(['serve', '--database', 'mysql://x']);
  expect(other).toMatchObject({ code: 2, err: expect.stringContaining('postgres://name@machine/database') });
});
