// Tells of each file of tests as soon as it has ended: vitest loads this beside its own reporters.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { COSTS } from '../cost.ts';
import { isStill } from './commit.ts';
import { ROOT, type Said, tell } from './said.ts';

/** What check.mjs gives along: where to tell, and of which run. */
interface Given {
  readonly file: string;
  readonly commit: string;
  readonly run: string;
  readonly of: string;
}

const given = JSON.parse(process.env['DEMARCHE_SAID'] ?? '{}') as Given;

/** The name of a file as a unit of a proof. */
const unitOf = (path: string): string => relative(ROOT, path).replaceAll('\\', '/');

function say(unit: string, result: Pick<Said, 'passed' | 'failed' | 'seconds'>): void {
  const { file, run, of } = given;
  const commit = given.commit !== '' && isStill(given.commit) ? given.commit : '';
  tell(file, { kind: 'unit', commit, run, of, unit, ...result });
}

/** What passed of a file; what was skipped, or went wrong outside of its tests, has failed. */
export function countsOf(module: Pick<TestModule, 'children' | 'state'>): { passed: number; failed: number } {
  const states = [...module.children.allTests()].map((test) => test.result().state);
  const passed = states.filter((state) => state === 'passed').length;
  const failed = states.length - passed;
  return { passed, failed: Math.max(failed, module.state() === 'passed' ? 0 : 1) };
}

/** Name what was skipped: vitest itself says only how many. */
function saySkipped(module: TestModule): void {
  for (const test of module.children.allTests())
    if (test.result().state === 'skipped')
      console.log(`FAILED as it was skipped, ${unitOf(module.moduleId)}: ${test.fullName}`);
}

/** What a file has told that it cost; 0: nothing. */
function costOf(path: string): number {
  if (COSTS === '' || !existsSync(COSTS)) return 0;
  const lines = readFileSync(COSTS, 'utf8').split('\n').filter(Boolean);
  const line = lines.findLast((each) => each.includes(JSON.stringify(path)));
  return line === undefined ? 0 : (JSON.parse(line) as { seconds: number }).seconds;
}

/** What an error outside of all tests says, and in which file. */
function sayError(error: SerializedError): void {
  const path = error['VITEST_TEST_PATH'] as string | undefined;
  const unit = path === undefined ? '' : unitOf(path);
  console.log(`FAILED outside of a test, ${unit || 'in no file that is known'}: ${error.message}`);
  say(unit, { passed: 0, failed: 1, seconds: 0 });
}

export default class Told implements Reporter {
  private left = false;

  onInit(vitest: Vitest): void {
    vitest.onCancel(() => {
      this.left = true;
    });
  }

  /** A file that is left because all is broken off has not failed: it is missing. */
  onTestModuleEnd(module: TestModule): void {
    if (this.left) return;
    saySkipped(module);
    say(unitOf(module.moduleId), { ...countsOf(module), seconds: costOf(module.moduleId) });
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const error of errors) sayError(error);
  }
}
