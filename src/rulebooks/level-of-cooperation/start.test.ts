import { expect, it } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import { levelOfCooperation } from './index.ts';
import { mover } from './state.ts';
import { startOf } from './start.test-helper.ts';

const faults = (start: Record<string, Json>) => {
  const read = levelOfCooperation.data([{ format: 1, kind: 'start', ...start }]);
  return 'faults' in read ? read.faults.map(({ path, fault }) => `${path.join('.')} ${fault}`) : [];
};

it('begins with any round and nation', () => {
  const { open } = startOf({ round: 2, nation: 'usa', captured: { spain: 'germany' } });
  expect([open.round, mover(open), open.neutrals['spain']?.captured]).toEqual([2, 'usa', 'germany']);
});

it.each([
  [{ round: 0 }, 'round must be a whole number from 1 to 99'],
  [{ round: 3, rounds: 2 }, 'round must be a whole number from 1 to 2'],
  [{ nation: 'france' }, 'nation must be one of'],
  [{ captured: { atlantis: 'germany' } }, 'captured.atlantis is not a neutral of the card'],
  [{ captured: { spain: 'france' } }, 'captured.spain must be one of'],
  [{ captured: [] }, 'captured must be an object'],
])('names what is wrong with %j', (start, fault) => {
  expect(faults(start as Record<string, Json>)).toEqual([expect.stringContaining(fault)]);
});
