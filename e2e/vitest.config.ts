import '../scripts/need-node.mjs';
import '../scripts/without-npm.ts';
import { defineConfig } from 'vitest/config';
import { postgresFolder } from '../scripts/postgres-here.ts';
import { PROOF } from '../scripts/tier.ts';
import { PATIENCE } from './patience.ts';

/** The desk in a real browser: slower than all other tests, so run by themselves. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    exclude: [
      ...(PROOF ? [] : ['*.proof.test.ts']),
      ...(postgresFolder() === null ? ['*.postgres.proof.test.ts'] : []),
    ],
    globalSetup: ['./shared-house.ts'],
    setupFiles: [
      '../scripts/cost-of-file.test-helper.ts',
      './shared-browser.ts',
      '../scripts/left-running.test-helper.ts',
    ],
    isolate: false,
    testTimeout: PATIENCE.test,
    hookTimeout: PATIENCE.house,
    maxWorkers: 2,
    expect: { poll: { timeout: PATIENCE.step } },
  },
});
