import { expect, it } from 'vitest';
import { isRefusal } from '../../kernel/clause.ts';
import { bindTable } from '../../kernel/game/table.ts';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { headText } from './history.ts';

it('names who rolled, and for whose seat where the die was another\u2019s', () => {
  const rulebook = RULEBOOKS.find(({ id }) => id === 'level-of-cooperation');
  const table = rulebook && bindTable(rulebook, { scenario: 'short-1942', rulings: {}, data: null });
  if (!table || isRefusal(table)) throw new Error('no table');
  const line = {
    n: 1,
    kind: 'answer',
    seat: 'dice',
    decision: 'roll',
    answer: [2, 6],
    dispatches: [],
  } as const;
  expect(headText(table, { ...line, by: 'Ben', for: 'germany' })).toMatch(/\(Ben for Germany\)$/);
  expect(headText(table, { ...line, by: 'Anna' })).toMatch(/\(Anna\)$/);
});
