import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { COSTS, costSoFar, tellCost } from './cost.ts';

// Done for each file of tests: what it and all that it started have cost, browsers included.
if (COSTS !== '') {
  const before = costSoFar();
  afterAll(() => tellCost(expect.getState().testPath ?? '', costSoFar() - before));
  let b = 0;
  beforeEach(() => {
    b = costSoFar();
  });
  afterEach(() =>
    tellCost((expect.getState().testPath ?? '') + ' > ' + expect.getState().currentTestName, costSoFar() - b),
  );
}
