import './scripts/need-node.mjs';
import './scripts/without-npm.ts';
import { defineConfig } from 'vitest/config';
import { postgresFolder } from './scripts/postgres-here.ts';
import { PREACT } from './scripts/preact.ts';
import { PROOF } from './scripts/tier.ts';

const HOUSE = ['store', 'server', 'cli'].map((folder) => `src/${folder}/**/*.test.ts`);
const BESIDE = ['bench', 'scripts', 'docs'].map((folder) => `${folder}/**/*.test.ts`);
/** Tests that put something in the place of a module. */
const APART = ['src/cli/{fault,many/conform-fault,play/play-same,play/secrets}.test.ts'];
/** No form is read too late. */
const WATCHING = 'src/kernel/forms/watch-reading.test-helper.ts';
/** What each file costs. */
const COST = 'scripts/cost-of-file.test-helper.ts';
/** How much is drawn at random. */
const CHANCE = 'scripts/chance.test-helper.ts';
/** Nothing runs on after its test. */
const LEFT = 'scripts/left-running.test-helper.ts';
/** What runs long is for `npm run proof` alone. */
const LONG = PROOF ? [] : ['**/*.proof.test.ts'];
/** What needs a Postgres server is left out where there is none: scripts/check.mjs says so. */
const LEFT_OUT = postgresFolder() === null ? ['**/*.postgres.test.ts', '**/*.postgres.proof.test.ts'] : [];
/** Ten times what the longest takes on a quiet machine: only what hangs comes to it. */
const LIMIT = PROOF ? 3_600_000 : 600_000;

export default defineConfig({
  resolve: { alias: PREACT },
  test: {
    testTimeout: LIMIT,
    hookTimeout: LIMIT,
    teardownTimeout: LIMIT,
    maxWorkers: 2,
    // what is waited for comes at once on a quiet machine, and late on a busy one
    expect: { poll: { timeout: 60_000 } },
    // modules are loaded once for all tests of a project: nothing in those keeps anything
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['src/**/*.test.ts'],
          exclude: [...HOUSE, ...LONG],
          setupFiles: [COST, LEFT, CHANCE, WATCHING],
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: [...HOUSE, ...BESIDE],
          exclude: [...APART, ...LONG, ...LEFT_OUT],
          // files and processes are kept in a folder of each test file
          setupFiles: [COST, LEFT, CHANCE, WATCHING, 'src/store/home-setup.test-helper.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: APART,
          isolate: true,
          setupFiles: [COST, LEFT, WATCHING, 'src/store/home-setup.test-helper.ts'],
        },
      },
    ],
  },
});
