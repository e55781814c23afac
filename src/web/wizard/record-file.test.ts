import { expect, it } from 'vitest';
import { readRecord } from './record-file.ts';

const HEAD = { format: 1, kind: 'record', rulebook: 'a-world-at-war', rulings: {}, seat: null, turns: [] };

it('takes what is no record for another file, and reads none that was changed', async () => {
  expect(await readRecord('{"kind":"game"}\n{"n":1}')).toBe('other');
  expect(await readRecord('[')).toBe('other');
  const of = (more: object): string => JSON.stringify({ ...HEAD, ...more });
  expect(await readRecord(of({ scenario: 'no such', lines: [] }))).toBeNull();
  expect(await readRecord(of({ scenario: 'no such' }))).toBeNull();
  expect(await readRecord(of({ rulebook: '__proto__', scenario: 'x', lines: [] }))).toBeNull();
});
