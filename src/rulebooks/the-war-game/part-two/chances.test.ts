import { expect, it } from 'vitest';
import { chancesOf } from './chances.ts';

it('adds up over turns, exactly', () => {
  expect(chancesOf(1, 0, 3)).toEqual([
    { works: 1n, of: 12n },
    { works: 144n - 11n * 10n, of: 144n },
    { works: 1728n - 11n * 10n * 8n, of: 1728n },
  ]);
});

it('goes on where it stands, and reads money on either side', () => {
  expect(chancesOf(3, 2, 1)).toEqual([{ works: 6n, of: 12n }]);
  expect(chancesOf(5, 3, 2)).toEqual([
    { works: 12n, of: 12n },
    { works: 144n, of: 144n },
  ]);
  expect(chancesOf(1, -2, 2)).toEqual([
    { works: 0n, of: 12n },
    { works: 0n, of: 144n },
  ]);
});
