import { expect, it } from 'vitest';
import { startOf } from '../start.test-helper.ts';
import { returnRows } from './7-returns.ts';

it('says why an area cannot be given back', () => {
  const open = startOf('campaign-1939', {
    'territory.southern-england': 'partly',
    'axis-in-london': false,
    'territory.central-england': 'partly',
    'axis-in-midlands': false,
    'territory.scotland': 'partly',
    'territory.libya': 'axis',
    'territory.malta': 'axis-after-britain',
    'territory.egypt': 'axis-after-britain',
    'returned.egypt': true,
  });
  const reasons = returnRows(open).map(({ id, barred }) => [id, barred?.reason.key, barred?.clauses.join()]);
  expect(reasons).toEqual([
    ['return/libya', 'bar.neverBritish', '59.73B'],
    ['return/malta', undefined, undefined],
    ['return/egypt', 'bar.returnedBefore', '59.73C'],
    ['return/scotland', 'bar.notAllScotland', '59.73F'],
    ['return/central-england', 'bar.notMidlands', '59.73E'],
    ['return/southern-england', 'bar.notLondon', '59.73D'],
  ]);
});
