import { expect, it } from 'vitest';
import { turnTold } from './held.ts';

const KEY = 'territory.malta';

const inSummer = (missing: readonly string[]) => ({
  year: 1941,
  turn: 'summer',
  places: { malta: { asOf: '1941/spring' } },
  agenda: [{ kept: { missing } }],
});

it('takes what is put right of a place for the turn of which it was told (59.65)', () => {
  expect(turnTold(inSummer([]), 'malta', KEY, 'correction')).toBe('1941/spring');
  expect(turnTold(inSummer([]), 'malta', KEY, 'change')).toBe('1941/summer');
  expect(turnTold(inSummer([KEY]), 'malta', KEY, 'correction')).toBe('1941/summer');
  expect(turnTold(inSummer([]), 'gibraltar', KEY, 'correction')).toBe('1941/summer');
});
