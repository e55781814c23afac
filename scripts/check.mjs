// Every check there is, one after the other. The last line says how many passed and failed.
import './need-node.mjs';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const scratch = mkdtempSync(join(tmpdir(), 'demarche-check-'));
const total = { passed: 0, failed: 0 };

function run(command, args, capture = false) {
  const stdio = ['ignore', capture ? 'pipe' : 'inherit', 'inherit'];
  const shell = process.platform === 'win32';
  const env = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1' };
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

function tests(name, options = []) {
  const file = join(scratch, 'tests.json');
  rmSync(file, { force: true });
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`, ...options];
  const { status } = run('vitest', args);
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
tests('unit and property tests');
conformance();
tests('the desk in a real browser', ['--config', 'e2e/vitest.config.ts']);
rmSync(scratch, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
