// Makes a fresh clone ready: installs, and with the argument "build" compiles. Skips what is done already.
// Runs before node_modules exists and under an older Node: it imports nothing but Node's own modules.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const bin = join(root, 'node_modules', '.bin');
const windows = process.platform === 'win32';
const installedStamp = join(root, 'node_modules', '.demarche-installed');
const builtStamp = join(root, 'dist', '.demarche-built');

function run(command, args) {
  const result = spawnSync(command, args, { cwd: root, stdio: ['inherit', 2, 2], shell: windows });
  if (result.status === 0) return;
  const why = result.error ? result.error.message : `it ended with ${result.status ?? result.signal}`;
  console.error(`Could not run "${command} ${args.join(' ')}": ${why}.`);
  process.exit(1);
}

/** Runs a command beside others: resolves to whether it went well. */
function runBeside(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 2, 2], shell: windows });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });
}

function hashFiles(paths) {
  const hash = createHash('sha256');
  for (const path of paths)
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
}

function filesUnder(folder) {
  if (!existsSync(join(root, folder))) return [];
  return (
    readdirSync(join(root, folder), { withFileTypes: true })
      // tests keep what they remember there
      .filter(({ name }) => name !== 'node_modules')
      .flatMap((entry) =>
        entry.isDirectory() ? filesUnder(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
      )
      .sort()
  );
}

function isStamped(stamp, hash) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

function nodeIsReady() {
  const node = join(bin, windows ? 'node.cmd' : 'node');
  if (!existsSync(node)) return false;
  const { status, stdout } = spawnSync(node, ['--version'], { encoding: 'utf8', shell: windows });
  const [major = 0, minor = 0] = (stdout ?? '').replace('v', '').split('.').map(Number);
  return status === 0 && (major > 24 || (major === 24 && minor >= 11));
}

function install() {
  const hash = hashFiles(['package-lock.json']);
  if (isStamped(installedStamp, hash)) return;
  console.error('Installing what Demarche needs (once) ...');
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (!nodeIsReady()) {
    console.error(
      'The Node that comes with the packages does not run here. Install Node 24.11 or newer and try again.',
    );
    process.exit(1);
  }
  writeFileSync(installedStamp, hash);
}

async function build() {
  const sources = [
    'package-lock.json',
    'tsconfig.json',
    'tsconfig.build.json',
    'vite.config.ts',
    'vite.site.config.ts',
    ...filesUnder('src'),
    ...filesUnder('bench'),
    ...filesUnder('e2e'),
    ...filesUnder('examples'),
  ];
  const hash = hashFiles([...sources, ...filesUnder('scripts')]);
  if (isStamped(builtStamp, hash)) return;
  console.error('Building ...');
  rmSync(join(root, 'dist'), { recursive: true, force: true });
  const site = runBeside(join(bin, 'vite'), ['build', '--logLevel', 'error', '-c', 'vite.site.config.ts']);
  run(join(bin, 'tsc'), ['-p', 'tsconfig.build.json']);
  run(join(bin, 'vite'), ['build', '--logLevel', 'warn']);
  run(join(bin, 'rolldown'), ['--config', 'scripts/rolldown.mjs']);
  run(join(bin, 'node'), ['dist/scripts/lines.js']);
  if (!(await site)) {
    console.error('Could not build the page without a server.');
    process.exit(1);
  }
  chmodSync(join(root, 'dist', 'bin', 'main.js'), 0o755);
  writeFileSync(builtStamp, hash);
}

install();
if (process.argv[2] === 'build') await build();
