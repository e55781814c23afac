import { expect, it } from 'vitest';
import {
  asksOf,
  firstState,
  isRefusal,
  play,
  reportedOf,
  viewOf,
} from '../../kernel/kit/front.test-helper.ts';
import type { Json } from '../../kernel/index.ts';
import { levelOfCooperation } from './index.ts';
import { mover } from './state.ts';
import { startOf, tableOf } from './start.test-helper.ts';

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

it('offers who had taken a neutral where nobody knows any more', () => {
  const table = tableOf({ captured: { spain: 'germany' } });
  const state = firstState(table);
  const report = asksOf(table, state, 'table').find(({ form }) => form.kind === 'report');
  const answer: Json = { 'captured.spain': { as: 'unknown' }, 'control.egypt': { as: 'unknown' } };
  const played = play(table, state, { seat: 'table', decision: report?.id ?? '', answer });
  if (isRefusal(played)) throw new Error(played.refused.key);
  const of = (key: string) => reportedOf(table.rules, viewOf(played.state.position, null), key);
  expect(of('captured.spain')).toEqual({ value: null, as: 'unknown', was: 'germany' });
  expect(of('control.egypt')).toEqual({ value: null, as: 'unknown', was: 'uk' });
});
