import { mergeConfig, type Plugin } from 'vite';
import { forBrowsers } from './scripts/for-browsers.ts';
import { made } from './scripts/made.ts';
import { offline } from './scripts/offline.ts';
import { READING } from './scripts/reading.ts';
import { workersOf } from './scripts/workers.ts';
import { DESK } from './vite.config.ts';

/** The house has rulebooks whole, and the page reads them there. */
const whole: Plugin = {
  name: 'whole',
  resolveId: {
    order: 'pre',
    handler(source, importer) {
      return source.endsWith(READING) ? this.resolve(source.slice(0, -READING.length), importer) : null;
    },
  },
};

const workers = workersOf(/[\\/]site[\\/]main\.ts$/);

// The same desk with its house in the browser: a folder that any web host serves, below any path.
export default mergeConfig(DESK, {
  root: 'src/site',
  base: './',
  plugins: [forBrowsers, made, workers.plugin, whole, offline],
  worker: { plugins: () => [forBrowsers] },
  publicDir: '../web/public',
  build: {
    outDir: '../../dist/site',
    // workers ask for rulebooks and for what signs, too, and have no document in which what goes with that could be asked for early
    modulePreload: {
      resolveDependencies: (name: string, others: string[]) =>
        /^assets\/(?:book|ed25519)-/.test(name) ? [] : others,
    },
    rollupOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'common', test: workers.isInBoth, priority: 2 },
            { name: 'desk', test: /[\\/]web[\\/]begin\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
});
