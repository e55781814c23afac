import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../src/kernel/clause.ts';
import { acceptRulebook } from '../../src/kernel/kit/accept.ts';
import { bindTable } from '../../src/kernel/game/bind.ts';
import { SeededStream } from '../../src/trust/stream.ts';
import { playLoop } from './loop.ts';
import { playKernel } from './play.ts';
import { minidip } from './rulebook.ts';

const choice = { scenario: 'only', rulings: {}, data: null };

describe('the benchmark\u2019s game', () => {
  it('is the same game on the kernel and as a loop', () => {
    const table = bindTable(minidip, choice);
    if (isRefusal(table)) throw new Error('no table');
    for (const seed of ['a', 'b', 'c']) {
      const loop = playLoop(new SeededStream(seed), 50);
      expect(playKernel(table, new SeededStream(seed), 50, { check: true, tell: () => undefined })).toBe(
        loop,
      );
      expect(playKernel(table, new SeededStream(seed), 50, { check: false })).toBe(loop);
    }
  });

  it('passes the acceptance kit', () => {
    // share 0: all points are opened at once, so no pair of games can outlive the step
    expect(acceptRulebook(minidip, { setups: [choice], seeds: 2, share: 0 }).faults).toEqual([]);
  });
});
