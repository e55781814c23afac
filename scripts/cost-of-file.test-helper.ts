import { afterAll, expect } from 'vitest';
import { COSTS, secondsOfTree, tellCost } from './cost.ts';

// Done for each file of tests: what it and all that it started have cost, browsers included.
if (COSTS !== '') {
  const before = secondsOfTree();
  afterAll(() => tellCost(expect.getState().testPath ?? '', secondsOfTree() - before));
}
