import { setImmediate as othersFirst } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Slices } from '../../kernel/game/slices.ts';
import { makePace } from './pace.ts';

/** Work of so many slices, each of which is noted. */
function* work(name: string, slices: number, noted: string[]): Slices<string> {
  for (let n = 1; n <= slices; n++) {
    noted.push(`${name}${n}`);
    yield;
  }
  return name;
}

it('does the first slice at once, and each other one after what is dear and has waited', async () => {
  const { run, begin } = makePace(othersFirst);
  const noted: string[] = [];
  const going = run(work('a', 3, noted));
  expect(noted).toEqual(['a1']);
  const dear = ['x', 'y', 'z'].map((name) => begin(async () => noted.push(name)));
  expect(await going).toBe('a');
  await Promise.all(dear);
  expect(noted.filter((each) => each.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
  // what came after it began waits for no more than one slice
  expect(noted.indexOf('x')).toBeLessThanOrEqual(2);
});

it('does of several works one slice at a time, in turn, so that what is dear waits for one of all', async () => {
  const { run, begin } = makePace(othersFirst);
  const noted: string[] = [];
  const going = ['a', 'b', 'c'].map((name) => run(work(name, 3, noted)));
  const before: number[] = [];
  for (let n = 0; n < 5; n++) {
    const then = noted.length;
    await begin(async () => undefined);
    before.push(noted.length - then);
  }
  expect(await Promise.all(going)).toEqual(['a', 'b', 'c']);
  expect(noted.slice(3)).toEqual(['a2', 'b2', 'c2', 'a3', 'b3', 'c3']);
  expect(Math.max(...before)).toBeLessThanOrEqual(1);
});

it('lets everything that is not dear go before each slice', async () => {
  const { run } = makePace(othersFirst);
  const noted: string[] = [];
  let isOver = false;
  const other = (): void => {
    noted.push('other');
    if (!isOver) setImmediate(other);
  };
  setImmediate(other);
  await run(work('a', 4, noted));
  isOver = true;
  expect(noted.join(' ')).not.toMatch(/a\d (?:other ){0,2}a\d/);
});

it('lets what is dear begin while another waits for something', async () => {
  const { begin } = makePace(othersFirst);
  const noted: string[] = [];
  let open: () => void = () => undefined;
  const waits = begin(async () => {
    await new Promise<void>((resolve) => (open = resolve));
    noted.push('waited');
  });
  await begin(async () => noted.push('other'));
  open();
  await waits;
  expect(noted).toEqual(['other', 'waited']);
});

it('ends work that fails with what it failed with, and goes on with others', async () => {
  const { run, begin } = makePace(othersFirst);
  function* fails(): Slices<void> {
    yield;
    throw new Error('no');
  }
  await expect(run(fails())).rejects.toThrow('no');
  await expect(begin(() => Promise.reject(new Error('neither')))).rejects.toThrow('neither');
  expect(await begin(async () => 'served')).toBe('served');
  await othersFirst();
});
