import { appendFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';
import { COSTS, watchTree } from './cost.ts';

// Done for each file of tests: what it and all that it started have cost, browsers included.
if (COSTS !== '') {
  const { seconds, stop } = watchTree();
  const before = seconds();
  afterAll(() => {
    stop();
    const { testPath: file = '' } = expect.getState();
    const cost = Math.round((seconds() - before) * 100) / 100;
    appendFileSync(COSTS, `${JSON.stringify({ file, seconds: cost })}\n`);
  });
}
