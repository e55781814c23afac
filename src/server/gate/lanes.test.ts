import { setImmediate as othersFirst } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { makePace } from '../games/pace.ts';
import { makeLanes } from './lanes.ts';

const payer = (key: string | null) => ({ address: 'here', key });

it('begins with one request of a key in a turn of the loop', async () => {
  const lanes = makeLanes(makePace(othersFirst));
  let turn = 0;
  let isOver = false;
  const count = (): void => {
    turn++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const entered = async (key: string | null) => {
    await lanes.enter(payer(key));
    return turn;
  };
  const [a1, a2, a3, b1, s1] = await Promise.all(['a', 'a', 'a', 'b', null].map(entered));
  isOver = true;
  expect(new Set([a1, a2, a3]).size).toBe(3);
  expect([b1, s1]).toEqual([a1, a1]);
});

it('takes one dear request of a key at a time, the keys in turn', async () => {
  const lanes = makeLanes(makePace(othersFirst));
  const order: string[] = [];
  let atOnce = 0;
  let most = 0;
  const dear = (name: string, key: string | null) =>
    lanes.take(payer(key), async () => {
      most = Math.max(most, ++atOnce);
      await Promise.resolve();
      order.push(name);
      atOnce--;
    });
  await Promise.all([dear('a1', 'a'), dear('a2', 'a'), dear('a3', 'a'), dear('b1', 'b'), dear('s1', null)]);
  expect(order).toEqual(['a1', 'b1', 's1', 'a2', 'a3']);
  expect(most).toBe(1);
});

it('lets everything else go before each of them', async () => {
  const lanes = makeLanes(makePace(othersFirst));
  const order: string[] = [];
  const other = (left: number): void => {
    order.push('other');
    if (left > 1) setImmediate(other, left - 1);
  };
  setImmediate(other, 12);
  const dear = () => lanes.take(payer('a'), async () => void order.push('dear'));
  await Promise.all([dear(), dear(), dear()]);
  // what takes several turns itself is done before the second of them
  expect(order.slice(0, -1).join(' ')).not.toMatch(/dear (?:other ){0,2}dear/);
});

it('goes on after one that fails', async () => {
  const lanes = makeLanes(makePace(othersFirst));
  const fails = lanes.take(payer('a'), () => Promise.reject(new Error('no')));
  const next = lanes.take(payer('a'), async () => 'served');
  await expect(fails).rejects.toThrow('no');
  expect(await next).toBe('served');
});
