import { expect, it } from 'vitest';
import { whenText } from './when.ts';

it('says the hour of today, and the day of what is older', () => {
  const at = new Date(2026, 10, 24, 14, 5).getTime();
  expect(whenText(at, new Date(2026, 10, 24, 23, 0).getTime())).toBe('14:05');
  expect(whenText(at, new Date(2026, 10, 27, 9, 0).getTime())).toBe('Tue, Nov 24, 14:05');
});
