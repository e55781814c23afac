import { expect, it } from 'vitest';
import { fairnessSaid } from './fairness-said.ts';

it.each([
  [[0, 0, 0, 0, 0, 0], 'No die has fallen yet.'],
  [[1, 0, 0, 0, 0, 0], 'One die has fallen: too few to say whether they are even; 60 are enough.'],
  [[10, 10, 10, 10, 10, 9], '59 dice have fallen: too few to say whether they are even; 60 are enough.'],
  [
    [10, 10, 10, 10, 10, 10],
    'More even than fair dice nearly ever fall: of runs of 60 fair dice less than one in 1,000 is as even.',
  ],
  [
    [11, 10, 11, 10, 9, 9],
    'More even than fair dice nearly ever fall: of runs of 60 fair dice one in 214 is as even.',
  ],
  [[8, 12, 10, 7, 11, 12], 'As fair dice fall: of runs of 60 fair dice 82% are as uneven, or more so.'],
  [
    [20, 8, 8, 8, 8, 8],
    'Uneven, as fair dice are at times: of runs of 60 fair dice one in 29 is as uneven, or more so.',
  ],
  [
    [30, 6, 6, 6, 6, 6],
    'Fair dice hardly ever fall so: of runs of 60 fair dice less than one in 1,000 is as uneven, or more so.',
  ],
])('says of %j what it is', (counts, says) => {
  const dice = counts.reduce((sum, each) => sum + each, 0);
  expect(fairnessSaid({ sides: counts.length, counts, dice })).toBe(says);
});
