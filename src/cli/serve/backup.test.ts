import { randomBytes } from 'node:crypto';
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { describeThorough, thorough } from '../../../scripts/thorough.test-helper.ts';
import { home } from '../../store/home.test-helper.ts';
import { CONTROL_FILE } from '../../server/control.ts';
import { DATABASE_FILE } from './place.ts';
import { main } from '../program.ts';
import { json, MAIN, NODE, run } from '../run.test-helper.ts';

const servers = new Set<Served>();
afterEach(async () => {
  for (const server of servers) await server.end('SIGKILL');
  servers.clear();
});

const folder = (): string => mkdtempSync(join(home(), 'data-'));

interface Served {
  readonly address: string;
  readonly notes?: readonly string[];
  end(signal?: NodeJS.Signals): Promise<unknown>;
}

/** A server in a process of its own. */
async function serve(data: string): Promise<Served> {
  const child = spawn(NODE, [MAIN, 'serve', '--port', '0', '--data', data, '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const said = await new Promise<string>((resolve) =>
    child.stdout.once('data', (text) => resolve(String(text))),
  );
  const server: Served = {
    ...JSON.parse(said),
    end: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
  servers.add(server);
  return server;
}

const SEATS = ['germany', 'japan', 'italy', 'ussr', 'uk', 'usa'];
/** The key of somebody who makes a game. */
const newKey = (): string => randomBytes(24).toString('base64url');

const WISH = {
  rulebook: 'level-of-cooperation',
  scenario: 'short-1942',
  people: [{ name: 'Anna', seats: SEATS }],
};

async function send(
  address: string,
  path: string,
  key: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const response = await fetch(address + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Record<string, unknown>;
}

interface Played {
  readonly game: string;
  readonly key: string;
  report(address: string, n: number): Promise<unknown>;
  lines(address: string): Promise<number>;
}

async function begin(address: string): Promise<Played> {
  const made = await send(address, 'api/games', '', { ...WISH, me: { person: 0, key: newKey() } });
  const game = String(made['game']);
  const [anna] = made['people'] as { key: string }[];
  const key = anna?.key ?? '';
  return {
    game,
    key,
    report: (to, n) =>
      send(to, `api/games/${game}/answers`, key, {
        seat: 'table',
        decision: `standing-${n}/report`,
        mark: '',
        answer: { 'control.iraq': { value: n % 2 === 0 ? 'uk' : 'germany', as: 'correction' } },
        request: `n${n}`,
      }),
    lines: async (to) => ((await send(to, `api/games/${game}/desk`, key))['lines'] as unknown[]).length,
  };
}

/** The lines by which somebody at a terminal sees how far a command is. */
async function shown(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  const quiet = (): void => undefined;
  await main(args, { out: quiet, err: quiet, status: (line) => void lines.push(line) }, 'demarche');
  return lines;
}

describe('demarche backup and restore', () => {
  it('copy the games of a server that runs, and bring them back', async () => {
    const [data, other] = [folder(), folder()];
    const server = await serve(data);
    const played = await begin(server.address);
    for (let n = 0; n < 5; n++) await played.report(server.address, n);
    const file = join(folder(), 'friday.backup');
    expect(await json('backup', file, '--data', data)).toMatchObject({ file, data });
    expect(statSync(file).mode & 0o077).toBe(0);
    for (let n = 5; n < 8; n++) await played.report(server.address, n);
    const bytes = readFileSync(file);
    const again = await run('backup', file, '--data', data);
    expect(again).toMatchObject({ code: 2, err: expect.stringContaining('exists already') });
    const nowhere = await run('backup', join(file, 'x'), '--data', data);
    expect(nowhere).toMatchObject({ code: 2, err: expect.stringContaining('cannot be written (ENOTDIR)') });
    const early = await run('restore', file, '--data', data, '--replace');
    expect(early).toMatchObject({ code: 2, err: expect.stringContaining('in use by another process') });
    expect(readFileSync(file)).toEqual(bytes);
    expect(await played.lines(server.address)).toBe(8);
    await server.end();
    expect(readdirSync(data)).toEqual([DATABASE_FILE]);
    expect(await run('restore', file, '--data', data)).toMatchObject({
      code: 2,
      err: expect.stringContaining('--replace'),
    });
    expect(await json('restore', file, '--data', other)).toMatchObject({ aside: null });
    const aside = (await json('restore', file, '--data', data, '--replace'))['aside'];
    expect(existsSync(String(aside))).toBe(true);
    const third = folder();
    expect(await shown('restore', file, '--data', third)).toEqual([
      'copying the backup',
      'looking through every page',
      'writing it to the disk',
      '',
    ]);
    expect(await shown('verify', '--data', third)).toEqual([
      'looking through every page',
      '0 of 1 games replayed',
      '',
    ]);
    expect(await shown('verify', '--data', third, '--json')).toEqual([]);
    for (const at of [data, other]) {
      expect(await json('verify', '--data', at)).toMatchObject({
        ok: true,
        damage: null,
        games: [{ id: played.game, entries: 5, message: null }],
      });
      const later = await serve(at);
      expect(await played.lines(later.address)).toBe(5);
      await later.end();
    }
  });

  thorough('work where no server runs, also after one was killed', async () => {
    const data = folder();
    const server = await serve(data);
    const played = await begin(server.address);
    await played.report(server.address, 0);
    await server.end('SIGKILL');
    expect(existsSync(join(data, CONTROL_FILE))).toBe(true);
    const file = join(folder(), 'b');
    await json('backup', file, '--data', data);
    const other = folder();
    await json('restore', file, '--data', other);
    expect(await json('verify', '--data', other)).toMatchObject({ ok: true, games: [{ entries: 1 }] });
    const later = await serve(data);
    expect(await played.lines(later.address)).toBe(1);
  });

  thorough('are only for who can read the data folder', async () => {
    const data = folder();
    await serve(data);
    expect(statSync(join(data, CONTROL_FILE)).mode & 0o077).toBe(0);
    const { port } = JSON.parse(readFileSync(join(data, CONTROL_FILE), 'utf8')) as { port: number };
    const file = join(folder(), 'stolen');
    for (const headers of [{}, { Authorization: `Bearer ${'x'.repeat(32)}` }]) {
      const heard = await fetch(`http://127.0.0.1:${port}/`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ file }),
      });
      expect([heard.status, await heard.text()]).toEqual([409, expect.stringContaining('not that of')]);
    }
    expect(existsSync(file)).toBe(false);
  });

  it('say in a sentence what cannot be done', async () => {
    const [empty, odd] = [folder(), folder()];
    writeFileSync(join(odd, 'x'), 'Dear diary');
    const cases: [string[], string][] = [
      [['backup', join(odd, 'b'), '--data', empty], 'There are no games in'],
      [['backup', '', '--data', empty], 'the name is empty'],
      [['restore', join(odd, 'none'), '--data', empty], 'There is no backup at'],
      [['restore', join(odd, 'x'), '--data', empty], 'is not a database of this program'],
      [['restore', join(odd, 'x'), '--data', join(empty, 'none')], 'There is no folder'],
      [['verify', '--data', empty], 'There are no games in'],
      [['verify'], 'Name a game file, or a data folder'],
    ];
    for (const [args, says] of cases)
      expect(await run(...args)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(says) });
    expect(readdirSync(empty)).toEqual([]);
  });
});

describeThorough('a database that is damaged', () => {
  async function played(): Promise<string> {
    const data = folder();
    const server = await serve(data);
    const games = [await begin(server.address), await begin(server.address)];
    for (const each of games) for (let n = 0; n < 4; n++) await each.report(server.address, n);
    await server.end();
    return data;
  }

  it('is told at the start, each damage in its own words', async () => {
    const data = await played();
    const path = join(data, DATABASE_FILE);
    const whole = readFileSync(path);
    const cases: [Uint8Array | string, RegExp][] = [
      ['', /is empty: what was in it is lost/],
      ['Dear diary', /is not a database of this program, or its first page is damaged/],
      [Buffer.from(whole).fill(7, 4096, 12_288), /is damaged \(.+\); nothing was changed\. Restore a backup/],
    ];
    for (const [bytes, says] of cases) {
      writeFileSync(path, bytes);
      for (const args of [
        ['serve', '--port', '0', '--data', data],
        ['verify', '--data', data],
      ])
        expect(await run(...args)).toEqual({ code: 2, err: expect.stringMatching(says), out: '' });
      expect(readFileSync(path)).toEqual(Buffer.from(bytes));
    }
  });

  it('is verified game by game', async () => {
    const data = await played();
    const raw = new DatabaseSync(join(data, DATABASE_FILE));
    const [first] = raw.prepare('SELECT id FROM game ORDER BY id').all();
    raw
      .prepare('UPDATE entry SET body = substr(body, 1, 50) WHERE n = 3 AND game = ?')
      .run(first?.['id'] ?? '');
    raw.close();
    const { code, out } = await run('verify', '--data', data);
    expect(code).toBe(1);
    expect(out).toMatch(/Entry 3 of \w+ is damaged .* As recorded up to entry 2\./);
    expect(out).toMatch(/^1 of 2 games replayed/m);
    expect(out).toMatch(/every page can be read/);
  });
});

describe.skipIf(process.platform === 'win32')('what others on the machine can read', () => {
  thorough('is said at the start in one sentence, and nothing is said where there is nothing', async () => {
    const data = folder();
    const first = await serve(data);
    expect(first.notes).toBeUndefined();
    for (const name of readdirSync(data)) expect(statSync(join(data, name)).mode & 0o077).toBe(0);
    await first.end();
    chmodSync(data, 0o755);
    chmodSync(join(data, DATABASE_FILE), 0o644);
    const second = await serve(data);
    expect(second.notes).toEqual([
      expect.stringMatching(/^Others on this machine may look into .*chmod 700/),
      expect.stringMatching(
        /^Others on this machine could read .*demarche\.sqlite until now; they no longer can\.$/,
      ),
    ]);
    for (const name of readdirSync(data)) expect(statSync(join(data, name)).mode & 0o077).toBe(0);
    await second.end();
  });

  it('is none of the files that a command makes', () => {
    const home = folder();
    mkdirSync(join(home, 'games'));
    const file = join(home, 'games', 'x.jsonl');
    const args = [MAIN, 'new', '--rulebook', 'level-of-cooperation', '--out', file];
    expect(spawnSync('sh', ['-c', 'umask 0; exec "$@"', 'sh', NODE, ...args]).status).toBe(0);
    expect(statSync(file).mode & 0o077).toBe(0);
  });
});
