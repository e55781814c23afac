import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const home = mkdtempSync(join(tmpdir(), 'demarche-package-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A machine with Node and npm, on which nothing is downloaded, and an empty folder to type in. */
const folder = mkdtempSync(join(home, 'empty-'));
const prefix = join(home, 'installed');
const bin = join(prefix, 'bin');
/** Whoever types there runs no script of npm. */
const bare = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_lifecycle|INIT_CWD$|DEMARCHE_)/.test(name)),
);
const env = {
  ...bare,
  PATH: [bin, dirname(process.execPath), process.env['PATH']].join(delimiter),
  npm_config_cache: join(home, 'cache'),
  npm_config_prefix: prefix,
};
const typed = (line: string): string =>
  execFileSync('sh', ['-c', line], { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

let packed: Packed;
beforeAll(() => {
  const said = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', home], {
    cwd: ROOT,
    encoding: 'utf8',
    env,
  });
  [packed] = JSON.parse(said) as [Packed];
  typed(`npm install -g --offline --no-audit --no-fund ${join(home, packed.filename)}`);
}, 600_000);

describe('the package that npm pack makes', () => {
  it('holds the program, the pages, what they tell of other packages, and no source or test', () => {
    const paths = packed.files.map(({ path }) => path);
    for (const path of [
      'dist/bin/main.js',
      'dist/web/index.html',
      'dist/site/index.html',
      'README.md',
      'LICENSE',
      'docs/hosting.md',
    ])
      expect(paths).toContain(path);
    for (const path of ['bin', 'web', 'site'].map((name) => `dist/${name}/LICENSES.txt`))
      expect(paths).toContain(path);
    expect(
      paths.filter((path) => /\.test(-helper)?\.|^(src|e2e|fixtures|bench|scripts)\//.test(path)),
    ).toEqual([]);
  });

  it('needs no other package', () => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      dependencies?: object;
    };
    expect(dependencies).toEqual({});
    const told = readFileSync(join(ROOT, 'dist', 'bin', 'LICENSES.txt'), 'utf8');
    for (const name of ['hono', 'zod', 'ws', 'pino']) expect(told).toMatch(new RegExp(`^${name} \\d`, 'm'));
    expect(told).toContain('MIT');
  });

  it('is a command, in a folder in which nothing is', () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
    expect(typed('demarche --version').trim()).toBe(version);
    expect(typed('demarche conform --help')).toContain('demarche conform');
    const made = 'demarche new --rulebook level-of-cooperation --scenario short-1942 --out evening.jsonl';
    expect(typed(made)).toContain('demarche play evening.jsonl');
    expect(typed('demarche verify evening.jsonl')).toMatch(/^evening.jsonl/);
    expect(typed('demarche clauses --rulebook level-of-cooperation').split('\n').length).toBeGreaterThan(20);
    expect(typed('demarche clauses 59.22A')).toMatch(/59-britain\/21-resistance\.ts:\d+ /);
    const cases = join(prefix, 'lib', 'node_modules', 'demarche', 'conformance', 'level-of-cooperation');
    expect(typed(`demarche conform ${cases}`)).toMatch(/ passed, 0 failed/);
  });

  it('writes the page without a server', () => {
    typed('demarche site page');
    expect(readFileSync(join(folder, 'page', 'index.html'), 'utf8')).toContain('name="build"');
    expect(existsSync(join(folder, 'page', 'worker.js'))).toBe(true);
  });

  it('keeps the example game where it was typed, not where it is installed', () => {
    expect(spawnSync('demarche', ['play', '--example'], { cwd: folder, env, input: '' }).status).toBe(0);
    expect(existsSync(join(folder, 'games', 'example.jsonl'))).toBe(true);
  });

  it('serves the page', async () => {
    const server = spawn('demarche', ['serve', '--port', '0', '--json'], { cwd: folder, env });
    const [first] = await once(server.stdout, 'data');
    const { address } = JSON.parse(String(first)) as { address: string };
    const page = await (await fetch(address)).text();
    const [script = ''] = /\/assets\/[^"]+\.js/.exec(page) ?? [];
    expect((await fetch(new URL(script, address))).status).toBe(200);
    expect((await fetch(new URL('readyz', address))).status).toBe(200);
    expect(await (await fetch(new URL('offline', address))).text()).toContain('name="build"');
    server.kill('SIGTERM');
    expect(await once(server, 'close')).toEqual([0, null]);
    expect(existsSync(join(folder, 'data', 'demarche.sqlite'))).toBe(true);
  });

  it('runs by npx without being installed', () => {
    const file = join(home, packed.filename);
    const away = mkdtempSync(join(home, 'away-'));
    const said = execFileSync('npx', ['--yes', '--offline', `--package=${file}`, 'demarche', 'rulebooks'], {
      cwd: away,
      encoding: 'utf8',
      env: { ...env, PATH: env.PATH.slice(bin.length + 1) },
    });
    expect(said).toContain('gathering-storm');
  });
});
