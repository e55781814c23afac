import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The desk. The server serves it with a policy that forbids inline script and style, so nothing is inlined.
export default defineConfig({
  root: 'src/web',
  plugins: [react()],
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
