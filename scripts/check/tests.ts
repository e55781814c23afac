// Files of tests, run by vitest: all of a kind, or some.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { begin, type Call, report, type Waiting } from './call.ts';
import { linesOf, ROOT, type Said, tell } from './said.ts';

/** A kind of tests: what it is called, and how vitest is asked for it. */
interface Kind {
  readonly name: string;
  readonly options: readonly string[];
}

export const ALONE: Kind = { name: 'unit and property tests', options: [] };
export const IN_BROWSER: Kind = {
  name: 'the desk in a real browser',
  options: ['--config', 'e2e/vitest.config.ts'],
};

/** Begin to run tests, those of `files` alone if they are named; returns what waits for their end and tells how it went. */
export function tests(call: Call, { name, options }: Kind, files: readonly string[] | null = null): Waiting {
  const { said: file, commit, run } = call;
  const env = { ...call.env, DEMARCHE_SAID: JSON.stringify({ file, commit, run, of: name }) };
  const reporter = join(import.meta.dirname, 'reporter.ts');
  const chosen = (files ?? []).map((each) => join(ROOT, each));
  const args = ['run', '--reporter=dot', `--reporter=${reporter}`, ...options, ...chosen];
  const { said, ended } = begin({ ...call, env }, 'vitest', args);
  call.progress.watch(name, said);
  return async () => {
    call.progress.begin(name);
    const { status } = await ended;
    console.log(readFileSync(said, 'utf8'));
    const lines = linesOf(file).filter((line): line is Said => line.kind === 'unit' && line.run === run);
    const { passed, failed, why } = countTests(
      lines.filter(({ of }) => of === name),
      status,
      files ?? [],
    );
    for (const each of why) console.log(`FAILED ${each}`);
    // what is wrong is no file's: none of them counts as green
    if (status !== 0 && failed === why.length)
      tell(file, { kind: 'unit', commit, run, of: name, unit: '', passed: 0, failed: 1, seconds: 0 });
    report(call, name, passed, failed);
  };
}

/** How a run of tests went: what it told, what it was to tell and did not, and how it ended. */
export function countTests(
  lines: readonly Pick<Said, 'unit' | 'passed' | 'failed'>[],
  status: number,
  files: readonly string[],
): { passed: number; failed: number; why: string[] } {
  const passed = lines.reduce((sum, line) => sum + line.passed, 0);
  const failed = lines.reduce((sum, line) => sum + line.failed, 0);
  const told = new Set(lines.map(({ unit }) => unit));
  const untold = files.filter((file) => !told.has(file));
  const why = untold.map((file) => `${file}: it was to run, and told nothing`);
  if (status !== 0 && failed + why.length === 0) why.push(`vitest ended with ${status}, and names no test`);
  else if (lines.length === 0 && why.length === 0) why.push('not one file of tests was run');
  return { passed, failed: failed + why.length, why };
}

/** The files of tests of a kind, as vitest lists them. Throws when it cannot. */
export function filesOf(env: NodeJS.ProcessEnv, { options }: Kind): string[] {
  const { status, stdout, stderr } = spawnSync('vitest', ['list', '--filesOnly', '--json', ...options], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
    maxBuffer: 1e8,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`vitest does not list its files:\n${stderr}`);
  const listed = JSON.parse(stdout) as { file: string }[];
  return listed.map(({ file }) => relative(ROOT, file).replaceAll('\\', '/')).toSorted();
}
