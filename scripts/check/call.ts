// What the checks of one call share: where they write, what they came to, and how commands are run.
import { spawn, type StdioOptions } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { secondsOfTree } from '../cost.ts';
import { isStill } from './commit.ts';
import type { Progress } from './progress.ts';
import { ROOT, type Said, tell } from './said.ts';

/** One call of a command that checks. */
export interface Call {
  readonly env: NodeJS.ProcessEnv;
  readonly scratch: string;
  readonly progress: Progress;
  /** The file in which results are told, and the commit that they are told of. */
  readonly said: string;
  readonly commit: string;
  readonly run: string;
  readonly total: { passed: number; failed: number };
}

/** A folder for one call, cleared away at its end. */
export const makeScratch = (): string => mkdtempSync(join(tmpdir(), 'demarche-check-'));

/** What all commands find in their environment. */
export function environment(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
    // what Node has compiled once is not compiled for each process anew
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'compiled'),
    ...given,
  };
}

/** How a command ended, and about how many seconds of the processor it took, with all that it started. */
interface Ended {
  readonly status: number;
  readonly seconds: number;
}

/** A cost is looked at so often, in ms: a command that has ended tells no more. */
const LOOK = 2000;

/** Run a command to its end. */
function run(env: NodeJS.ProcessEnv, command: string, args: readonly string[], stdio: StdioOptions) {
  return new Promise<Ended>((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, stdio, env, shell: process.platform === 'win32' });
    let seconds = 0;
    const look = setInterval(() => {
      if (child.pid !== undefined) seconds = Math.max(seconds, secondsOfTree(child.pid));
    }, LOOK);
    const end = (status: number | null): void => {
      clearInterval(look);
      resolve({ status: status ?? 1, seconds });
    };
    child.once('error', () => end(1));
    child.once('close', end);
  });
}

/** Begin a command, what it says kept in a file; returns the file, and what waits for the command's end. */
export function begin(call: Call, command: string, args: readonly string[], { errors = true } = {}) {
  const said = join(mkdtempSync(join(call.scratch, 'said-')), 'said');
  const out = openSync(said, 'w');
  const ended = run(call.env, command, args, ['ignore', out, errors ? out : 'inherit']);
  return { said, ended: ended.finally(() => closeSync(out)) };
}

/** Tell how a part went, and count it. */
export function report(call: Call, name: string, passed: number, failed: number): void {
  call.total.passed += passed;
  call.total.failed += failed;
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed`);
}

/** Tell how a unit went that is no file of tests, and keep it. */
export function reportUnit(call: Call, unit: string, passed: number, failed: number, seconds: number): void {
  report(call, unit, passed, failed);
  const commit = call.commit !== '' && isStill(call.commit) ? call.commit : '';
  const said: Said = { kind: 'unit', commit, run: call.run, of: unit, unit, passed, failed, seconds };
  tell(call.said, said);
}

/** What waits for a part's end and tells how it went. */
export type Waiting = () => Promise<void>;

/** Run a check that passes or fails. */
export async function single(call: Call, name: string, command: string, args: string[]): Promise<void> {
  call.progress.begin(name);
  const { status, seconds } = await run(call.env, command, args, ['ignore', 'inherit', 'inherit']);
  reportUnit(call, name, status === 0 ? 1 : 0, status === 0 ? 0 : 1, seconds);
}

/** Begin a check beside others, which may run for many minutes and say how far it is. */
export function beside(call: Call, name: string, command: string, args: string[]): Waiting {
  const { said, ended } = begin(call, command, args);
  call.progress.watch(name, said);
  return async () => {
    call.progress.begin(name);
    const { status, seconds } = await ended;
    if (status !== 0) console.log(readFileSync(said, 'utf8'));
    reportUnit(call, name, status === 0 ? 1 : 0, status === 0 ? 0 : 1, seconds);
  };
}
