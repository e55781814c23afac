import { mergeConfig } from 'vite';
import { forBrowsers } from './scripts/for-browsers.ts';
import { offline } from './scripts/offline.ts';
import { DESK } from './vite.config.ts';

// The same desk with its house in the browser: a folder that any web host serves, below any path.
export default mergeConfig(DESK, {
  root: 'src/site',
  base: './',
  plugins: [forBrowsers, offline],
  worker: { plugins: () => [forBrowsers] },
  publicDir: '../web/public',
  // the rulebooks are whole in the workers
  build: { outDir: '../../dist/site', chunkSizeWarningLimit: 4000 },
});
