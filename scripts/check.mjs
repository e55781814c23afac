// Every check of `npm test`, or with --proof also what takes long. The last line says how many passed and failed.
import './need-node.mjs';
import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { postgresFolder } from './postgres-here.ts';
import { startProgress } from './progress.mjs';

const PROOF = process.argv.includes('--proof');
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const scratch = mkdtempSync(join(tmpdir(), 'demarche-check-'));
const total = { passed: 0, failed: 0 };

const shell = process.platform === 'win32';
const env = {
  ...process.env,
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
  // what Node has compiled once is not compiled for each process anew
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled'),
  DEMARCHE_PROOF: PROOF ? '1' : '',
  // what tests run as a process is what users run
  DEMARCHE_BUILT: '1',
};

/** Run a command to its end. Returns its exit code. */
function run(command, args, stdio) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio, env, shell });
    child.once('error', () => resolve(1));
    child.once('close', resolve);
  });
}

function report(name, passed, failed) {
  total.passed += passed;
  total.failed += failed;
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed`);
}

async function single(name, command, args) {
  progress.begin(name);
  const ok = (await run(command, args, ['ignore', 'inherit', 'inherit'])) === 0;
  report(name, ok ? 1 : 0, ok ? 0 : 1);
}

/** Begin a command, what it says kept in a file; returns the file, and what waits for the command's end. */
function begin(command, args, { errors = true } = {}) {
  const said = join(mkdtempSync(join(scratch, 'said-')), 'said');
  const out = openSync(said, 'w');
  const ended = run(command, args, ['ignore', out, errors ? out : 'inherit']);
  return { said, ended: ended.finally(() => closeSync(out)) };
}

/** Begin a check beside others; returns what waits for its end and tells how it went. */
function beside(name, command, args) {
  const { said, ended } = begin(command, args);
  return async () => {
    progress.begin(name);
    const status = await ended;
    if (status !== 0) console.log(readFileSync(said, 'utf8'));
    report(name, status === 0 ? 1 : 0, status === 0 ? 0 : 1);
  };
}

/** Begin to run tests; returns what waits for their end and tells how it went. */
function tests(name, options = []) {
  const file = join(mkdtempSync(join(scratch, 'tests-')), 'tests.json');
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...options];
  const { said, ended } = begin('vitest', args);
  progress.watch(name, said);
  return async () => {
    progress.begin(name);
    const status = await ended;
    console.log(readFileSync(said, 'utf8'));
    reportTests(name, file, status);
  };
}

function reportTests(name, file, status) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, success } = JSON.parse(
      readFileSync(file, 'utf8'),
    );
    const skipped = numPendingTests ?? 0;
    const silent = status !== 0 && success && numFailedTests === 0 ? 1 : 0;
    report(name, numPassedTests, Math.max(numFailedTests + skipped, silent, success ? 0 : 1));
  } catch {
    report(name, 0, 1);
  }
}

async function conformance(...options) {
  const name = 'conformance cases';
  progress.begin(name);
  const args = ['dist/bin/main.js', 'conform', '--json', ...options];
  const { said, ended } = begin('node', args, { errors: false });
  await ended;
  try {
    const { passed, failed, results } = JSON.parse(readFileSync(said, 'utf8'));
    for (const { file, case: each, faults } of results.filter((result) => !result.passed))
      console.log(`  ${file}: ${each}\n    ${faults.join('\n    ')}`);
    report(name, passed, failed);
  } catch {
    report(name, 0, 1);
  }
}

/** Begin what runs for many minutes and says how far it is; returns what waits for its end and tells how it went. */
function long(name, script, ...args) {
  const { said, ended } = begin('npm', ['run', '--silent', script, '--', ...args]);
  progress.watch(name, said);
  return async () => {
    progress.begin(name);
    const status = await ended;
    if (status !== 0) console.log(readFileSync(said, 'utf8'));
    report(name, status === 0 ? 1 : 0, status === 0 ? 0 : 1);
  };
}

const progress = startProgress(PROOF ? 11 : 9);
// one core is enough for the pages
const pages = beside('generated docs', 'node', ['dist/scripts/docs.js', '--check']);
await single('types', 'tsc', ['-p', '.']);
await single('types of the desk', 'tsc', ['-p', 'src/web']);
await single('types of its tests', 'tsc', ['-p', 'e2e']);
await single('lint', 'oxlint', ['--deny-warnings']);
await single('format', 'biome', ['format']);
await pages();
// a browser waits much of its time: both together take two thirds of one after the other
const inBrowser = tests('the desk in a real browser', ['--config', 'e2e/vitest.config.ts']);
const alone = tests('unit and property tests');
await alone();
await conformance(...(PROOF ? ['--signed'] : []));
if (PROOF) {
  // each is one process: together they take both cores
  const kit = long('the kit with many pairs', 'kit', '--seeds', '1', '--pairs', '4', '--answers', '60');
  const mutants = long('changes of a rule that cases must notice', 'mutants', '--sample', '32');
  await kit();
  await mutants();
}
await inBrowser();
progress.end();
if (postgresFolder() === null) {
  const needed = process.env.DEMARCHE_NEEDS_POSTGRES === '1';
  if (needed) report('games in Postgres', 0, 1);
  console.log('LEFT OUT: all tests of games in Postgres, as this machine has no Postgres server (initdb).');
}
rmSync(scratch, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
