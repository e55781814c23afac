import '../scripts/need-node.mjs';
import { defineConfig } from 'vitest/config';

/** The desk in a real browser: slower than all other tests, so run by themselves. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: ['./chromium.ts'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    expect: { poll: { timeout: 15_000 } },
  },
});
