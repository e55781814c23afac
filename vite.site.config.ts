import { mergeConfig } from 'vite';
import { forBrowsers } from './scripts/for-browsers.ts';
import { DESK } from './vite.config.ts';

// The same desk with its house in the browser: a folder that any web host serves, below any path.
export default mergeConfig(DESK, {
  root: 'src/site',
  base: './',
  publicDir: '../web/public',
  plugins: [forBrowsers],
  worker: { plugins: () => [forBrowsers] },
  build: { outDir: '../../dist/site' },
});
