import { expect, it } from 'vitest';
import { effectOf } from './results.ts';
import { DEMAND_OUTCOMES } from './rumania.ts';

it.each([
  ['-3', 'cede'],
  ['-2', 'cede'],
  ['-1', 'cede'],
  ['0', 'cede'],
  ['1-2', 'cede'],
  ['3-4', 'germany'],
  ['5-6', 'germany'],
  ['7', 'war'],
  ['8', 'dropped'],
  ['9', 'dropped'],
  ['10', 'dropped'],
])('Russia demands Bessarabia and the roll brings %s: %s (49.71)', (result, outcome) => {
  expect(DEMAND_OUTCOMES[effectOf(result)]).toBe(outcome);
});
