import { expect, it } from 'vitest';
import { viewOf } from '../../../kernel/kit/front.test-helper.ts';
import { boundTo } from '../books.test-helper.ts';
import { germanDemands } from './6-concessions.ts';

it('asks what Germany demands, or what it gives back', () => {
  const { books, start } = boundTo('campaign-1939');
  const seat = 'european-axis';
  const askedOf = (isReturn: boolean) => {
    const asked = germanDemands.asks?.(books, { ...viewOf(start(), seat), seat }, { points: 4, isReturn });
    return asked && [asked.prompt, asked.clauses];
  };
  expect(askedOf(false)).toEqual([
    { key: 'ask.concessions', args: { points: 4 } },
    ['59.65', '59.66', '59.67', '59.68'],
  ]);
  expect(askedOf(true)).toEqual([{ key: 'ask.returns', args: { points: 4 } }, ['59.67', '59.72', '59.73']]);
});
