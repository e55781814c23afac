import { once } from 'node:events';
import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { conformFile, type FileResult } from './conform-file.ts';
import type { Failure } from '../output.ts';

/** What came of a file. */
export type FileVerdict = readonly FileResult[] | Failure;

/** How files are run. */
interface FilesOptions {
  readonly signed: boolean;
  /** How many of the files are done. */
  readonly progress?: (done: number) => void;
  /** How many threads; left out: one for each core, where there is enough to do. */
  readonly threads?: number;
}

/** Less than so many bytes of cases are done before a thread has started. */
const WORTH_A_THREAD = 100_000;

/** Each thread loads all rulebooks: more of them take more memory than a small machine may have. */
const MOST_THREADS = 8;

/** Rules make much that is soon forgotten. */
const YOUNG_MB = 96;

/** A function is compiled a last time after so many calls: much is called a few thousand times, and is not worth it. */
const COMPILED_LATE = '--invocation-count-for-turbofan=20000';

/** Run the cases of files in as many threads as are worth it. In the order of the files, whoever was first. */
export async function conformFiles(
  paths: readonly string[],
  options: FilesOptions,
): Promise<readonly FileVerdict[]> {
  const sizes = paths.map((path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0);
  const worth = Math.ceil(sizes.reduce((sum, size) => sum + size, 0) / WORTH_A_THREAD);
  const threads = options.threads ?? Math.min(worth, paths.length, availableParallelism(), MOST_THREADS);
  if (threads > 1) return inThreads(paths, sizes, threads, options);
  return paths.map((path, i) => {
    const done = conformFile(path, options.signed);
    options.progress?.(i + 1);
    return done;
  });
}

/** The heaviest first, so that no thread is left alone with one at the end. */
async function inThreads(
  paths: readonly string[],
  sizes: readonly number[],
  threads: number,
  { signed, progress }: FilesOptions,
): Promise<readonly FileVerdict[]> {
  const results: FileVerdict[] = [];
  const queue = [...paths.keys()].toSorted((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0));
  let done = 0;
  setFlagsFromString(COMPILED_LATE);
  const workers = Array.from({ length: threads }, () => startWorker(signed));
  const work = async (worker: Worker): Promise<void> => {
    for (let i = queue.shift(); i !== undefined; i = queue.shift()) {
      results[i] = await conformed(worker, paths[i] ?? '');
      progress?.(++done);
    }
  };
  try {
    await Promise.all(workers.map(work));
    return results;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function startWorker(signed: boolean): Worker {
  const path = join(import.meta.dirname, `conform-worker${extname(import.meta.filename)}`);
  return new Worker(path, {
    workerData: { signed },
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });
}

/** What a worker says of a file. Rejects with what broke it. */
async function conformed(worker: Worker, path: string): Promise<FileVerdict> {
  const settled = new AbortController();
  const { signal } = settled;
  worker.postMessage(path);
  const left = once(worker, 'exit', { signal }).then(([code]) => {
    throw new Error(`the thread that ran ${path} ended with ${String(code)}`);
  });
  try {
    const [done] = await Promise.race([once(worker, 'message', { signal }), left]);
    return done as FileVerdict;
  } finally {
    settled.abort();
  }
}
