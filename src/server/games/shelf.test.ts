import { describe, expect, it } from 'vitest';
import { shelf } from './shelf.ts';

interface Box {
  bytes: number;
}

/** A shelf of boxes for 100 bytes, which counts how often one is weighed. */
function boxes(stays?: (id: string) => boolean) {
  let weighed = 0;
  const held = shelf<Box>(
    100,
    ({ bytes }) => {
      weighed++;
      return bytes;
    },
    stays,
  );
  return { held, weighed: () => weighed };
}

describe('a shelf', () => {
  it('weighs what was asked for or changed since, and nothing else', () => {
    const { held, weighed } = boxes();
    const first: Box = { bytes: 10 };
    held.put('first', first);
    for (let i = 0; i < 5; i++) held.put(`${i}`, { bytes: 10 });
    held.shed();
    const before = weighed();
    first.bytes = 45;
    held.changed('first');
    held.get('1');
    held.shed();
    expect([weighed() - before, held.size()]).toEqual([2, 6]);
    first.bytes = 51;
    held.changed('first');
    held.shed();
    expect([weighed() - before, held.size()]).toEqual([3, 5]);
    held.drop('first');
    for (let i = 5; i < 10; i++) held.put(`${i}`, { bytes: 10 });
    held.shed();
    expect(held.size()).toBe(10);
  });

  it('lets go of what was not asked for the longest time until there is room, but for what stays', () => {
    const { held } = boxes((id) => id === 'a');
    for (const id of ['a', 'b', 'c', 'd']) held.put(id, { bytes: 40 });
    held.get('b');
    held.shed();
    expect(['a', 'b', 'c', 'd'].filter((id) => held.get(id) !== undefined)).toEqual(['a', 'b']);
    expect(held.size()).toBe(2);
  });

  it('lets go of what has grown too large', () => {
    const { held } = boxes();
    const box: Box = { bytes: 1 };
    held.put('a', box);
    held.shed();
    box.bytes = 101;
    held.changed('a');
    held.shed();
    expect(held.size()).toBe(0);
  });
});
