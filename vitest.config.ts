import './scripts/need-node.mjs';
import { defineConfig } from 'vitest/config';
import { PROOF } from './scripts/tier.ts';

const HOUSE = ['store', 'server', 'cli'].map((folder) => `src/${folder}/**/*.test.ts`);
const BESIDE = ['bench', 'scripts', 'docs'].map((folder) => `${folder}/**/*.test.ts`);
/** What runs long is for `npm run proof` alone. */
const LONG = PROOF ? [] : ['**/*.proof.test.ts'];
/** Ten times what the longest takes on a quiet machine: only what hangs comes to it. */
const LIMIT = PROOF ? 3_600_000 : 600_000;

export default defineConfig({
  test: {
    testTimeout: LIMIT,
    hookTimeout: LIMIT,
    teardownTimeout: LIMIT,
    maxWorkers: 2,
    projects: [
      // nothing in these keeps files or processes: modules are loaded once for all of them
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['src/**/*.test.ts'],
          exclude: [...HOUSE, ...LONG],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'house', include: [...HOUSE, ...BESIDE], exclude: LONG } },
    ],
  },
});
