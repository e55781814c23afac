import '../need-node.mjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { byNearness } from './nearest.ts';

/** The unit tests of a rulebook, with one file changed. Kits play what the cases have played already. */
const { path, source } = JSON.parse(readFileSync(process.env['DEMARCHE_MUTANT'] ?? '', 'utf8')) as {
  readonly path: string;
  readonly source: string;
};

/** One test that notices is enough: those that stand near the change come first. */
class Nearest extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const nearer = byNearness(path);
    return Promise.resolve(files.toSorted((a, b) => nearer(a.moduleId, b.moduleId)));
  }
}

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
    sequence: { sequencer: Nearest },
  },
});
