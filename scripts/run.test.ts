import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const home = mkdtempSync(join(tmpdir(), 'demarche-run-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** A clone with nothing in it but what is looked at, and a setup that only says how it was called. */
mkdirSync(join(home, 'scripts'));
symlinkSync(join(ROOT, 'node_modules'), join(home, 'node_modules'), 'junction');
cpSync(join(import.meta.dirname, 'run.mjs'), join(home, 'scripts', 'run.mjs'));
const write = (path: string, text: string): void => writeFileSync(join(home, path), text);
write(
  'scripts/setup.mjs',
  "console.log('setup', ...process.argv.slice(2)); process.exit(Number(process.env.FAILS ?? 0));",
);
write('says.mjs', "console.log('ran', ...process.execArgv, ...process.argv.slice(2)); process.exit(3);");
write('falls.mjs', "process.kill(process.pid, 'SIGKILL'); setInterval(() => undefined, 1000);");
write(
  'waits.mjs',
  `process.on('SIGTERM', () => { console.log('told'); process.exit(7); });
   console.log('ready');
   setInterval(() => undefined, 1000);`,
);

interface Ran {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly out: string;
}

/** Run with these arguments; ended by SIGTERM as soon as it says that it is ready. */
async function ran(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ran> {
  const child = spawn(process.execPath, [join('scripts', 'run.mjs'), ...args], {
    cwd: home,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.on('data', (text) => {
    out += text;
    if (String(text).includes('ready')) child.kill('SIGTERM');
  });
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { code, signal, out };
}

it('builds, then runs with flags and arguments, and ends with the same code', async () => {
  const { code, out } = await ran(['--no-warnings', 'says.mjs', '--json', 'two words']);
  expect({ code, out }).toEqual({ code: 3, out: 'setup build\nran --no-warnings --json two words\n' });
});

it('only installs where it is told to', async () => {
  expect(await ran(['--no-build', 'says.mjs'])).toMatchObject({ code: 3, out: 'setup\nran\n' });
});

it('runs nothing where that fails', async () => {
  expect(await ran(['says.mjs'], { FAILS: '4' })).toMatchObject({ code: 4, out: 'setup build\n' });
});

it('passes on what it is told, and waits for the end', async () => {
  expect(await ran(['waits.mjs'])).toEqual({ code: 7, signal: null, out: 'setup build\nready\ntold\n' });
});

it('ends as its child ended', async () => {
  expect(await ran(['falls.mjs'])).toMatchObject({ code: null, signal: 'SIGKILL' });
});
