import { expect, it } from 'vitest';
import { give, seal, sealedGame } from '../kernel/kit/duel.test-helper.ts';
import { chainsOf } from './chain.ts';
import { areDrawn, readyToRoll } from './rolling.ts';

it('lets nothing be stored in a game with a chain but what a link gave', () => {
  const keeping = { chains: chainsOf('0d'.repeat(32)), name: 'here' };
  const bare = seal(seal(sealedGame('program', 'a7'), 'ben', 'bid', 2), 'ann', 'strength', 2);
  const ready = give(seal(readyToRoll(bare, keeping), 'ben', 'strength', 2), 'ann', '1/target', 'east');
  const before = ready.moments.length;
  const rolled = (link?: string) => give(ready, 'dice', '1/roll', [6], link === undefined ? {} : { link });
  expect(areDrawn(rolled(), before)).toBe(false);
  expect(areDrawn(rolled('ab'), before)).toBe(true);
  expect(areDrawn(ready, before - 1)).toBe(true);
  const typed = seal(sealedGame('typed', 'a7'), 'ben', 'bid', 2);
  expect(areDrawn(typed, 0)).toBe(true);
});
