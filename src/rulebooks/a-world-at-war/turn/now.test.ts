import { expect, it } from 'vitest';
import { boundTo } from '../books.test-helper.ts';
import { endOfNextTurn, momentNow } from './now.ts';
import { type Open, SEASONS } from '../state.ts';

const { books, start } = boundTo('campaign-1939');
const { open } = start();
const moments = [1942, 1943].flatMap((year) =>
  SEASONS.flatMap((turn) => books.plan.order.map((phase): Open => ({ ...open, year, turn, phase }))),
);

it('counts each player turn one higher than the one before, through the years', () => {
  const counted = moments.map((each) => momentNow(books, each));
  expect(counted).toEqual(counted.map((_, i) => (counted[0] ?? 0) + i));
});

it('knows the last player turn of the turn that follows', () => {
  const [axis, allied, , next] = moments as [Open, Open, Open, Open];
  expect([axis, allied].map(endOfNextTurn)).toEqual([momentNow(books, next), momentNow(books, next)]);
});
