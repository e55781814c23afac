import { expect, test } from 'vitest';
import { seededRandom } from '../../kernel/kit/random.ts';
import { drawFrom, solve } from './mix.ts';

test('what has an answer in theory gets it', () => {
  const scissors = [
    [0, -1, 1],
    [1, 0, -1],
    [-1, 1, 0],
  ];
  const even = solve(scissors, 0.001);
  expect(even.gap).toBeLessThanOrEqual(0.001);
  for (const share of even.mine) expect(share).toBeCloseTo(1 / 3, 2);
  // 2 or 3 fingers: the first shows the second with 7/12
  const fingers = solve(
    [
      [-2, 3],
      [3, -4],
    ],
    0.001,
  );
  expect(fingers.value).toBeCloseTo(1 / 12, 2);
  expect(fingers.mine[0]).toBeCloseTo(7 / 12, 2);
  expect(fingers.theirs[0]).toBeCloseTo(7 / 12, 2);
});

test('what is never better is never chosen', () => {
  const { mine, theirs, value } = solve(
    [
      [3, 5],
      [1, 4],
    ],
    0.001,
  );
  expect([mine[0], theirs[0]]).toEqual([1, 1]);
  expect(value).toBe(3);
});

test('one choice against one is what it pays', () => {
  expect(solve([[7]], 0)).toEqual({ mine: [1], theirs: [1], value: 7, gap: 0 });
});

test('a mix is drawn as often as it says', () => {
  const random = seededRandom(4);
  const counts = [0, 0, 0];
  for (let i = 0; i < 6000; i++) {
    const at = drawFrom([0.5, 0, 0.5], random);
    counts[at] = (counts[at] as number) + 1;
  }
  expect(counts[1]).toBe(0);
  expect(counts[0]).toBeGreaterThan(2700);
  expect(counts[2]).toBeGreaterThan(2700);
});
