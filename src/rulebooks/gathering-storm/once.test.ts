import { expect, it } from 'vitest';
import { onceForEach, rowWith } from './once.ts';

it('makes a thing once for each setting', () => {
  const of = onceForEach(({ targets }: { targets: readonly string[] }) => [...targets]);
  const [one, other] = [{ targets: ['spain'] }, { targets: ['spain'] }];
  expect(of(one)).toBe(of(one));
  expect(of(other)).not.toBe(of(one));
});

it('leaves an open row as it is, and bars a copy', () => {
  const row = { id: 'spain', label: { key: 'row' }, max: 1 };
  const barred = { clauses: ['24.5'], reason: { key: 'bar' } };
  expect(rowWith(row, null)).toBe(row);
  expect(rowWith(row, barred)).toEqual({ ...row, barred });
  expect(row).not.toHaveProperty('barred');
});
