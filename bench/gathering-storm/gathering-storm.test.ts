import { expect, it } from 'vitest';
import { SeededStream } from '../../src/trust/stream.ts';
import { playLoop } from './loop.ts';
import { playKernel, yearOnKernel } from './play.ts';

it('is the same year on the kernel and as a loop', () => {
  const year = yearOnKernel();
  for (const seed of ['a', 'b', 'c']) {
    const loop = playLoop(new SeededStream(seed), 10);
    expect(playKernel(year, new SeededStream(seed), 10, { check: true, tell: () => undefined })).toBe(loop);
    expect(playKernel(year, new SeededStream(seed), 10, { check: false })).toBe(loop);
  }
});
