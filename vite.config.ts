import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { mergeConfig, type Plugin, type UserConfig } from 'vite';
import { licenses, licensesOfWorkers } from './scripts/licenses.ts';
import { PREACT } from './scripts/preact.ts';
import { READING, reading } from './scripts/reading.ts';

/** Packs every file once, as tightly as it goes: too slow for a server that starts. Type is packed as it comes. */
const packed: Plugin = {
  name: 'packed',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((each) => !each.endsWith('.woff2'))) {
      const file = join(dir, name);
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
    }
  },
};

let base = '/';

/** The type that every page is set in is asked for with the page, not after its styles. */
const preloaded: Plugin = {
  name: 'preloaded',
  configResolved(config) {
    base = config.base;
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => /-latin-(?!ext).*\.woff2$/.test(name))
        .map((name) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            href: `${base}${name}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
          },
          injectTo: 'head',
        })),
  },
};

/** The page, and what all rulebooks for reading are made with; with each of these goes what it imports. */
const EVERY_DESK =
  /[\\/]web[\\/](main|begin)\.tsx$|[\\/]kernel[\\/](sums[\\/]family|steps[\\/]once)\.ts$|[\\/]kernel[\\/]steps[\\/]part\.ts\?reading$/;

/** Styles that come later, in two files: those of the pages without a game, and what a desk shows only then. */
const STYLES = /[\\/]web[\\/].*\.css$/;
const PAGES =
  /[\\/]web[\\/](two|(campaign|club|club-table|maker|odds|set-up|start|take|wizard|write)[\\/].*)\.css$/;

/** A rulebook, and what its bots know. */
const OF_BOOK = /[\\/]rulebooks[\\/][^\\/]+[\\/](solo[\\/])?index\.ts$/;

/** What begins the name of a file of script. */
function kindOf(module: string | null | undefined): string {
  if (module?.endsWith('.json')) return 'map-';
  if (OF_BOOK.test(module ?? '')) return 'book-';
  return module?.endsWith(READING) ? 'read-' : '';
}

/** The desk, wherever it is served. A policy forbids inline script and style, so nothing is inlined. */
export const DESK: UserConfig = {
  plugins: [preloaded, licenses],
  resolve: { alias: PREACT },
  worker: { format: 'es', plugins: () => [licensesOfWorkers] },
  build: {
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'pages', test: PAGES },
            { name: 'later', test: STYLES },
          ],
        },
        chunkFileNames: ({ facadeModuleId }) => `assets/${kindOf(facadeModuleId)}[name]-[hash].js`,
      },
    },
  },
};

// The desk that a server serves.
export default mergeConfig(DESK, {
  root: 'src/web',
  plugins: [reading, packed],
  build: {
    outDir: '../../dist/web',
    // what every desk loads is one file, though what comes later has parts of it in common
    rollupOptions: {
      output: { codeSplitting: { groups: [{ name: 'desk', test: EVERY_DESK, priority: 1 }] } },
    },
  },
});
