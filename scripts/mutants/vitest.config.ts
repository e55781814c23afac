import '../need-node.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The unit tests of a rulebook, with one file changed. Kits play what the cases have played already. */
const { path, source } = JSON.parse(readFileSync(process.env['DEMARCHE_MUTANT'] ?? '', 'utf8')) as {
  readonly path: string;
  readonly source: string;
};

export default defineConfig({
  plugins: [
    { name: 'mutant', enforce: 'pre', load: (id: string) => (id.split('?')[0] === path ? source : null) },
  ],
  test: {
    root: join(import.meta.dirname, '..', '..'),
    include: ['src/rulebooks/**/*.test.ts'],
    exclude: ['**/*.proof.test.ts', '**/kit.test.ts', '**/planted.test.ts', '**/reach.test.ts'],
    testTimeout: 600_000,
    isolate: false,
    maxWorkers: 1,
  },
});
