import { expect, it } from 'vitest';
import type { ReadTable } from '../../kernel/rulebook.ts';
import type { Dispatch } from '../../kernel/steps/dispatch.ts';
import { campOf } from './camp.ts';

const hope = (seats: readonly string[], ...outcomes: readonly string[]): object => ({ seats, outcomes });
const table = {
  rules: { sheets: { roll: { hopes: [hope(['a', 'b'], 'yes'), hope(['c'], 'no')] } } },
  setup: {
    scenario: {
      seats: [
        { id: 'a', tone: 'first' },
        { id: 'b', tone: 'first' },
        { id: 'c', tone: 'third' },
      ],
    },
  },
} as unknown as ReadTable;
const fell = (...outcomes: readonly string[]): Dispatch =>
  ({ sheet: { sheet: 'roll', outcomes, total: { min: 1, max: 1 } } }) as unknown as Dispatch;

it('is of those who hoped for what fell, in their colour', () => {
  expect(campOf(table, [fell('yes')])).toEqual({ seats: ['a', 'b'], tone: 'first' });
  expect(campOf(table, [fell('no'), fell('no')])).toEqual({ seats: ['c'], tone: 'third' });
  // nobody hoped for it, it is not settled, or each fell for another
  for (const none of [[], [fell('other')], [fell('yes', 'no')], [fell('yes'), fell('no')]])
    expect(campOf(table, none)).toBeNull();
});
