import { expect, it } from 'vitest';
import { withinReach } from './bars.tsx';

it('calls what can come by the totals that can', () => {
  const text = '5 to 6: a policy ends';
  const totals = { from: 5, to: 6 };
  expect(withinReach(text, totals, { min: 6, max: 11 })).toBe('6: a policy ends');
  expect(withinReach(text, totals, { min: 1, max: 6 })).toBe(text);
  expect(withinReach('3 to 9: much', { from: 3, to: 9 }, { min: 4, max: 8 })).toBe('4 to 8: much');
  expect(withinReach('a hit', totals, { min: 6, max: 6 })).toBe('a hit');
  expect(withinReach('10 or more: an ally', { from: 10 }, { min: 6, max: 11 })).toBe('10 or more: an ally');
});
