import { expect, it } from 'vitest';
import { SeededStream } from '../../src/trust/stream.ts';
import { playLoop } from './loop.ts';
import { playKernel } from './play.ts';
import { boundGame } from './turn.ts';

it.each([true, false])('is the same game on the kernel and as a loop, attempts made: %s', (tries) => {
  const game = boundGame(tries);
  // in the last ones Peru attacks where Ecuador has nothing of its own
  for (const seed of ['a', 'b', 'c', 's17', 's34', 's44']) {
    const loop = playLoop(game, new SeededStream(seed), 2);
    expect(playKernel(game, new SeededStream(seed), 2, { check: true, tell: () => undefined })).toBe(loop);
    expect(playKernel(game, new SeededStream(seed), 2, { check: false })).toBe(loop);
  }
});
