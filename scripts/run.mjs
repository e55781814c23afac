// Makes the clone ready, then runs a file of it under the Node that comes with the packages:
// node scripts/run.mjs [--no-build] [FLAGS OF NODE] FILE [ARGUMENTS]
// Itself it may run before anything is installed, under an older Node: it imports nothing but Node's own modules.
import { spawn, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const scripts = dirname(fileURLToPath(import.meta.url));
const [first, ...rest] = process.argv.slice(2);
const builds = first !== '--no-build';
const args = builds ? [first, ...rest] : rest;

const setup = spawnSync(process.execPath, [join(scripts, 'setup.mjs'), ...(builds ? ['build'] : [])], {
  stdio: 'inherit',
});
if (setup.status !== 0) process.exit(setup.status ?? 1);

// as typed, so that what it tells people to type reads as before; npm finds it among the packages first
const node = join(
  scripts,
  '..',
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
const child = spawn(node, args, { stdio: 'inherit', argv0: 'node' });

// a terminal tells the child of Ctrl-C itself, and told twice a server ends at once
const PASSED = process.stdin.isTTY ? ['SIGTERM', 'SIGHUP'] : ['SIGINT', 'SIGTERM', 'SIGHUP'];
for (const signal of PASSED) process.on(signal, () => child.kill(signal));
if (process.stdin.isTTY) process.on('SIGINT', () => undefined);

child.on('error', (error) => {
  console.error(`Could not run "node ${args.join(' ')}": ${error.message}.`);
  process.exit(1);
});
child.on('exit', (code, signal) => {
  if (signal === null) process.exit(code);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
});
