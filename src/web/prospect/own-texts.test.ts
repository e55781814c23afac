import { expect, it } from 'vitest';
import { prospectTexts } from './own-texts.ts';

it('says numbers that bring the same together', () => {
  const text = prospectTexts.byNumber('it leads', [
    [1, '20%'],
    [2, '50%'],
    [3, '50%'],
    [4, '50%'],
    [5, '60%'],
  ]);
  expect(text).toBe('with 1 20%, with 2 to 4 50%, with 5 60%: it leads');
});
