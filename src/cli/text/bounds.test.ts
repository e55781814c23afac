import { expect, it } from 'vitest';
import { toy } from '../../kernel/kit/toy.test-helper.ts';
import { isRefusal } from '../../kernel/clause.ts';
import { bindTable } from '../../kernel/game/table.ts';
import { sheetText } from './show.ts';

it.each([
  [{ min: 3, max: 3 }, false, false],
  [{ min: 2, max: 3 }, false, true],
  [{ min: 2, max: 3 }, true, false],
])('calls a total of %j, exact %s, bounds: %s', (total, exact, areBounds) => {
  const table = bindTable(toy(), { scenario: 'only', rulings: {}, data: null });
  if (isRefusal(table)) throw new Error(table.refused.key);
  const result = { sheet: 'sum', lines: [], sum: total, total, outcomes: [], missing: [], exact, facts: {} };
  expect(sheetText(table, result).includes('outer bounds')).toBe(areBounds);
});
