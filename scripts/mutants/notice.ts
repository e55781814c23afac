import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { caseFiles } from '../../src/cli/index.ts';
import { packageRoot } from '../../src/cli/root.ts';
import type { Mutant } from './find.ts';
import { byNearness } from './nearest.ts';
import type { Given } from './thread.ts';

/** A thread that has taken so much processor time, in ms, hangs in what was changed: that is noticed, too. */
const HANGS = 300_000;
const LOOK = 5_000;

/** The rulebook of a file. */
export function rulebookOf(path: string): string {
  return path.split('/')[2] ?? '';
}

/** The cases of the rulebook, those of the clause first whose file it is ('49-diplomacy/41-naming.ts': 49.41). */
export function casesFor(path: string): string[] {
  const clause = path
    .split('/')
    .slice(3)
    .flatMap((part) => /^\d[\dA-Z]*/.exec(part)?.[0] ?? [])
    .join('.');
  const nearer = byNearness(clause);
  return caseFiles(join(packageRoot(), 'conformance', rulebookOf(path))).toSorted((a, b) =>
    nearer(basename(a), basename(b)),
  );
}

/** Which case notices a mutant; null: none. */
export async function noticedByCase({ path, source }: Mutant): Promise<string | null> {
  const given: Given = { path, source, cases: casesFor(path) };
  const worker = new Worker(join(import.meta.dirname, 'thread.js'), {
    workerData: given,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const look = setInterval(() => {
    void worker.cpuUsage().then(({ user }) => (user / 1000 > HANGS ? worker.terminate() : undefined));
  }, LOOK);
  const left = once(worker, 'exit').then((): [string] => ['it hangs, or breaks the thread']);
  try {
    const [noticed] = (await Promise.race([once(worker, 'message'), left])) as [string | null];
    return noticed;
  } finally {
    clearInterval(look);
    await worker.terminate();
  }
}

/** Whether a unit test of the rulebook notices a mutant. */
export function noticedByTest({ path, source }: Mutant): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'demarche-mutant-'));
  const file = join(folder, 'mutant.json');
  const root = packageRoot();
  writeFileSync(file, JSON.stringify({ path: join(root, path), source }));
  const args = [
    'run',
    '--bail=1',
    '--config',
    'scripts/mutants/vitest.config.ts',
    `src/rulebooks/${rulebookOf(path)}/`,
  ];
  const { status } = spawnSync(join(root, 'node_modules', '.bin', 'vitest'), args, {
    cwd: root,
    env: { ...process.env, DEMARCHE_MUTANT: file },
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  rmSync(folder, { recursive: true, force: true });
  return status !== 0;
}
