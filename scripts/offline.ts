// The page without a server is there without a network, too: a worker keeps all of its files.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { licensesOfWorkers } from './licenses.ts';

const SOURCE = join(import.meta.dirname, '..', 'src', 'site', 'offline-worker.ts');

/** In the place of the worker of the served page, which has nobody to hear of here. */
const NAME = 'worker.js';

/** The worker as one script for every browser, which finds the files to be kept under `FILES`. */
async function workerScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [licensesOfWorkers],
    build: { write: false, rollupOptions: { input: SOURCE, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}

/** A file to be kept; `revision`: what tells it from another of its name, null where the name does. */
interface KeptFile {
  readonly url: string;
  readonly revision: string | null;
}

function filesIn(folder: string): readonly KeptFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== NAME)
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const url = relative(folder, path).split(sep).join('/');
      const hash = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
      return { url, revision: url.startsWith('assets/') ? null : hash };
    })
    .toSorted((a, b) => (a.url < b.url ? -1 : 1));
}

let script = '';

/** Gives a page the time of its build, by which a newer one is known, and the worker that keeps its files. */
export const offline: Plugin = {
  name: 'offline',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { name: 'build', content: new Date().toISOString() }, injectTo: 'head' },
  ],
  generateBundle: {
    // before it is told what of others is in the bundle
    order: 'pre',
    async handler() {
      script = await workerScript();
    },
  },
  writeBundle({ dir = '' }) {
    writeFileSync(join(dir, NAME), `const FILES=${JSON.stringify(filesIn(dir))};\n${script}`);
  },
};
