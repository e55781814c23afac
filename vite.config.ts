import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { PREACT } from './scripts/preact.ts';
import { READING, reading } from './scripts/reading.ts';

/** Packs every file once, as tightly as it goes: too slow for a server that starts. */
const packed: Plugin = {
  name: 'packed',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle)) {
      const file = join(dir, name);
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
    }
  },
};

/** What begins the name of a file of script. */
function kindOf(module: string | null | undefined): string {
  if (module?.endsWith('.json')) return 'map-';
  return module?.endsWith(READING) ? 'read-' : '';
}

// The desk. The server serves it with a policy that forbids inline script and style, so nothing is inlined.
export default defineConfig({
  root: 'src/web',
  plugins: [reading, packed],
  resolve: { alias: PREACT },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        // all that a desk loads first is one file: what comes later has parts of it in common
        codeSplitting: { groups: [{ name: 'desk', test: /[\\/]web[\\/]main\.tsx$/ }] },
        chunkFileNames: ({ facadeModuleId }) => `assets/${kindOf(facadeModuleId)}[name]-[hash].js`,
      },
    },
  },
});
