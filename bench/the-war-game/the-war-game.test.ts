import { expect, it } from 'vitest';
import { PROOF } from '../../scripts/tier.ts';
import { SeededStream } from '../../src/trust/stream.ts';
import { playLoop } from './loop.ts';
import { playKernel } from './play.ts';
import { boundGame } from './turn.ts';

/** In the last ones Peru attacks where Ecuador has nothing of its own. */
const SEEDS = PROOF ? ['a', 'b', 'c', 's17', 's34', 's44'] : ['s17'];

it.each(PROOF ? [true, false] : [true])(
  'is the same game on the kernel and as a loop, attempts made: %s',
  (tries) => {
    const game = boundGame(tries);
    for (const seed of SEEDS) {
      const loop = playLoop(game, new SeededStream(seed), 2);
      expect(playKernel(game, new SeededStream(seed), 2, { check: true, tell: () => undefined })).toBe(loop);
      expect(playKernel(game, new SeededStream(seed), 2, { check: false })).toBe(loop);
    }
  },
);
