import './scripts/need-node.mjs';
import { defineConfig } from 'vitest/config';

const HOUSE = ['store', 'server', 'cli'].map((folder) => `src/${folder}/**/*.test.ts`);
const BESIDE = ['bench', 'scripts', 'docs'].map((folder) => `${folder}/**/*.test.ts`);

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    projects: [
      // nothing in these keeps files or processes: modules are loaded once for all of them
      {
        extends: true,
        test: { name: 'rules', include: ['src/**/*.test.ts'], exclude: HOUSE, isolate: false },
      },
      { extends: true, test: { name: 'house', include: [...HOUSE, ...BESIDE] } },
    ],
  },
});
