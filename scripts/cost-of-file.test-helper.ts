import { afterAll, expect } from 'vitest';
import { COSTS, tellCost, watchTree } from './cost.ts';

// Done for each file of tests: what it and all that it started have cost, browsers included.
if (COSTS !== '') {
  const { seconds, stop } = watchTree();
  const before = seconds();
  afterAll(() => {
    stop();
    tellCost(expect.getState().testPath ?? '', seconds() - before);
  });
}
