import { expect, it } from 'vitest';
import { surrenderLevelSheet } from './31-level.ts';

it('cites the row of the table for each level', () => {
  expect(surrenderLevelSheet().outcomes?.map(({ id, from, to, clauses }) => [id, from, to, clauses])).toEqual(
    [
      ['+2', 2, 2, ['56.32/+2']],
      ['+1', 1, 1, ['56.32/+1']],
      ['0', 0, 0, ['56.32/0']],
      ['-1', -1, -1, ['56.32/-1']],
      ['-2', -2, -2, ['56.32/-2']],
    ],
  );
});
