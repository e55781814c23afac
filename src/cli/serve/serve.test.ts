import { randomBytes } from 'node:crypto';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { thorough } from '../../../scripts/thorough.test-helper.ts';
import { home } from '../../store/home.test-helper.ts';
import { MAIN, run as here } from '../run.test-helper.ts';

const begun = new Set<Served>();
afterEach(async () => {
  for (const { child, ended } of begun) {
    child.kill('SIGKILL');
    await ended;
  }
  begun.clear();
});
const folder = (): string => mkdtempSync(join(home(), 'case-'));

interface Served {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  /** What stood on standard output when the first of it came, or when it ended. */
  readonly first: Promise<string>;
  out(): string;
  err(): string;
}

const serve = (...args: string[]): Served => run(MAIN, 'serve', ...args);

function run(...args: string[]): Served {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, err] = ['', ''];
  child.stderr.on('data', (text) => (err += String(text)));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const first = new Promise<string>((resolve) => {
    child.stdout.on('data', (text) => {
      out += String(text);
      resolve(out);
    });
    void ended.then(() => resolve(out));
  });
  const served = { child, ended, first, out: () => out, err: () => err };
  begun.add(served);
  return served;
}

const SEATS = ['germany', 'japan', 'italy', 'ussr', 'uk', 'usa'];
/** The key of somebody who makes a game. */
const newKey = (): string => randomBytes(24).toString('base64url');

const WISH = {
  rulebook: 'level-of-cooperation',
  scenario: 'short-1942',
  people: [{ name: 'Anna', seats: SEATS }],
};

async function post(address: string, path: string, key: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` };
  return fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

describe('demarche serve', () => {
  it('prints one JSON document, ends on SIGTERM with everybody sent away, and has the games again', async () => {
    const data = join(folder(), 'new', 'data');
    const server = serve('--port', '0', '--data', data, '--json');
    const { address, port, ...rest } = JSON.parse(await server.first);
    expect(address).toBe(`http://127.0.0.1:${port}/`);
    expect(rest).toEqual({
      offline: `${address}offline/`,
      reach: 'this-machine',
      addresses: [],
      about: expect.stringMatching(/^Links work on this machine only\./),
    });
    const made = await post(address, 'api/games', '', { ...WISH, me: { person: 0, key: newKey() } });
    const { game, people } = (await made.json()) as { game: string; people: { key: string }[] };
    const key = people[0]?.key;
    const socket = new WebSocket(`${address.replace('http', 'ws')}api/live`);
    await new Promise((resolve) => socket.once('open', resolve));
    const frame = new Promise((resolve) => socket.once('message', resolve));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.send(JSON.stringify({ game, key, seat: 'germany', have: 0 }));
    await frame;
    server.child.kill('SIGTERM');
    expect([await closed, await server.ended, server.err()]).toEqual([1001, 0, '']);
    expect(JSON.parse(server.out())).toMatchObject({ port });
    expect(statSync(data).mode & 0o077).toBe(0);
    const again = serve('--port', '0', '--data', data, '--json');
    const later = JSON.parse(await again.first);
    const headers = { Authorization: `Bearer ${key}` };
    const desk = await (await fetch(`${later.address}api/games/${game}/desk`, { headers })).json();
    expect(desk).toMatchObject({ game, person: 'Anna', awaiting: ['germany'] });
  });

  thorough('says where the desk is, and shows a creation key where others can come', async () => {
    const near = serve('--port', '0', '--data', folder());
    expect(await near.first).toMatch(/^The desk is at http:\/\/127\.0\.0\.1:\d+\/\n/);
    expect(near.out()).not.toMatch(/key/);
    const far = serve('--port', '0', '--host', '0.0.0.0', '--data', folder(), '--json', '--verbose');
    const { port, creationKey } = JSON.parse(await far.first);
    const address = `http://127.0.0.1:${port}/`;
    expect((await post(address, 'api/games', 'x', WISH)).status).toBe(401);
    expect((await post(address, 'api/games', creationKey, WISH)).status).toBe(201);
    await expect.poll(() => far.err()).toMatch(/"status":201/);
    expect(far.err()).not.toContain(creationKey);
  });

  thorough('says who can open the desk, where, and what to type so that others can', async () => {
    const first = async (...args: string[]): Promise<string> =>
      serve('--port', '0', '--data', join(folder(), 'a b'), ...args).first;
    expect(await first()).toMatch(
      /^The desk is at .*\nLinks work on this machine only\. .*\n {2}\S.* serve --host 0\.0\.0\.0 --port 0 --data '.* b'\nThe page that needs no server is at .*\n$/,
    );
    const far = await first('--host', '0.0.0.0');
    const { port, address, addresses, reach } = JSON.parse(await first('--host', '0.0.0.0', '--json'));
    expect([address, reach]).toEqual([`http://127.0.0.1:${port}/`, 'network']);
    for (const address of addresses)
      expect(far).toMatch(
        new RegExp(`^ {2}${new URL(address).protocol}//${new URL(address).hostname}:\\d+/$`, 'm'),
      );
    expect(far).toMatch(addresses.length > 0 ? /^Others on your home network open/m : /on no network now/);
    expect(far).toMatch(
      /^From outside it takes a proxy with HTTPS, to which your router forwards: docs\/hosting\.md tells how\.$/m,
    );
    const proxied = await first('--trust-proxy');
    expect(proxied).toMatch(/^Your proxy stands in front: others open the address of the proxy\./m);
    expect(proxied).toMatch(/^Creating games needs this key, shown once: [\w-]{32}$/m);
  });

  it('says in a sentence why it cannot start', async () => {
    const data = folder();
    const server = serve('--port', '0', '--data', data, '--json');
    const { port } = JSON.parse(await server.first);
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    const cases: [string[], RegExp][] = [
      [['--port', '99999', '--data', folder()], /^A port is a number from 0 to 65535, not "99999"\.\n$/],
      [['--port', 'x', '--data', folder()], /A port is a number/],
      [['--port', String(port), '--data', folder()], /^Port \d+ of 127\.0\.0\.1 is taken\./],
      [['--port', '0', '--host', '203.0.113.9', '--data', folder()], /^Cannot listen .*EADDRNOTAVAIL/],
      [['--port', '0', '--host', '', '--data', folder()], /^Name an address with --host/],
      [['--port', '0', '--data', data], /in use by another process/],
      // a folder that is there, and in which nobody makes another
      ...(process.platform === 'linux'
        ? [
            [
              ['--port', '0', '--data', '/proc/nowhere/x'],
              /^The data folder .* cannot be made \(ENOENT\)/,
            ] as [string[], RegExp],
          ]
        : []),
      [['--port', '0', '--data', join(file, 'x')], /^The data folder .* cannot be made \(ENOTDIR\)/],
    ];
    for (const [args, why] of cases) {
      // nothing is begun where it is refused: that takes no process
      expect(await here('serve', ...args)).toEqual({ code: 2, err: expect.stringMatching(why), out: '' });
    }
  });
});

thorough(
  'says in a sentence that the log of its database is damaged, and ends with 2 and nothing changed',
  async () => {
    const data = folder();
    const server = run(MAIN, 'serve', '--port', '0', '--data', data, '--json');
    const { address } = JSON.parse(await server.first);
    for (let game = 0; game < 3; game++)
      expect(
        (await post(address, 'api/games', '', { ...WISH, me: { person: 0, key: newKey() } })).status,
      ).toBe(201);
    // a kill leaves what was written last in the log
    server.child.kill('SIGKILL');
    await server.ended;
    const [log = ''] = readdirSync(data).filter((name) => name.endsWith('-wal'));
    const bytes = readFileSync(join(data, log));
    bytes[3000] = (bytes[3000] ?? 0) ^ 4;
    writeFileSync(join(data, log), bytes);
    const again = run(MAIN, 'serve', '--port', '0', '--data', data);
    expect(await again.ended).toBe(2);
    expect(again.out()).toBe('');
    expect(again.err()).toMatch(/^.*damaged.*\n$/);
    expect(again.err()).not.toMatch(/\bat .*:\d+|Error:/);
    expect(readFileSync(join(data, log))).toEqual(bytes);
  },
);
