// Every check there is, one after the other. The last line says how many passed and failed.
import './need-node.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const scratch = mkdtempSync(join(tmpdir(), 'demarche-check-'));
const total = { passed: 0, failed: 0 };

const shell = process.platform === 'win32';
const env = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1' };

function run(command, args, capture = false) {
  const stdio = ['ignore', capture ? 'pipe' : 'inherit', 'inherit'];
  return spawnSync(command, args, { cwd: root, stdio, env, encoding: 'utf8', shell, maxBuffer: 1 << 28 });
}

function report(name, passed, failed) {
  total.passed += passed;
  total.failed += failed;
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed`);
}

function single(name, command, args) {
  const ok = run(command, args).status === 0;
  report(name, ok ? 1 : 0, ok ? 0 : 1);
}

/** Begin to run tests, what they say kept apart; returns what waits for their end and tells how it went. */
function tests(name, options = []) {
  const about = mkdtempSync(join(scratch, 'tests-'));
  const [file, said] = [join(about, 'tests.json'), join(about, 'said')];
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...options];
  const out = openSync(said, 'w');
  const ended = new Promise((resolve) => {
    const child = spawn('vitest', args, { cwd: root, stdio: ['ignore', out, out], env, shell });
    child.once('error', () => resolve(1));
    child.once('close', resolve);
  });
  return async () => {
    const status = await ended;
    closeSync(out);
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

function conformance() {
  const { stdout } = run('node', ['dist/src/cli/main.js', 'conform', '--json'], true);
  try {
    const { passed, failed, results } = JSON.parse(stdout);
    for (const { file, case: name, faults } of results.filter((each) => !each.passed))
      console.log(`  ${file}: ${name}\n    ${faults.join('\n    ')}`);
    report('conformance cases', passed, failed);
  } catch {
    report('conformance cases', 0, 1);
  }
}

single('types', 'tsc', ['-p', '.']);
single('types of the desk', 'tsc', ['-p', 'src/web']);
single('types of its tests', 'tsc', ['-p', 'e2e']);
single('lint', 'oxlint', ['--deny-warnings']);
single('format', 'biome', ['format']);
single('generated docs', 'node', ['dist/scripts/docs.js', '--check']);
// a browser waits much of its time: both together take two thirds of one after the other
const inBrowser = tests('the desk in a real browser', ['--config', 'e2e/vitest.config.ts']);
const alone = tests('unit and property tests');
await alone();
conformance();
await inBrowser();
rmSync(scratch, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
