import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

// The desk. The server serves it with a policy that forbids inline script and style, so nothing is inlined.
export default defineConfig({
  root: 'src/web',
  plugins: [react(), packed],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith('.json') ? 'assets/map-[name]-[hash].js' : 'assets/[name]-[hash].js',
      },
    },
  },
});
