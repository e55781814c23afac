import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chainIn, chainsOf, facesFrom, follows, LINKS } from './chain.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('a chain of dice', () => {
  const chains = chainsOf('5e'.repeat(32));
  it('goes from its head to its last link, each the hash of the next', () => {
    let before = chains.headOf('a game', 1);
    for (let link = 1; link <= LINKS; link++) {
      const now = chains.linkOf('a game', 1, link);
      if (sha256(now) !== before || !follows(now, before)) expect.fail(`link ${link}`);
      before = now;
    }
    expect(before).toBe(createHmac('sha256', '5e'.repeat(32)).update('["a game",1]').digest('hex'));
  });
  it('is another for another game, another time and another secret', () => {
    const heads = [
      chains.headOf('a game', 1),
      chains.headOf('another', 1),
      chains.headOf('a game', 2),
      chainsOf('5f'.repeat(32)).headOf('a game', 1),
    ];
    expect(new Set(heads).size).toBe(4);
  });
  it('gives faces that anybody can make in ten lines', () => {
    const head = chains.headOf('a game', 1);
    const link = chains.linkOf('a game', 1, 7);
    const roll = { game: 'ab'.repeat(16), head, number: 7, list: '' };
    const byHand = [6, 10, 20].map((sides, place) => {
      for (let rejected = 0; ; rejected++) {
        const message = JSON.stringify([roll.game, head, 7, sides, place, rejected, '']);
        const word = createHmac('sha256', link).update(message).digest().readUInt32BE(0);
        if (word < 2 ** 32 - (2 ** 32 % sides)) return (word % sides) + 1;
      }
    });
    expect(facesFrom(link, roll, [6, 10, 20])).toEqual(byHand);
  });
  it('has each face as often as any other', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    const head = chains.headOf('a game', 1);
    for (let number = 1; number <= 3000; number++) {
      const link = sha256(`link ${number}`);
      for (const face of facesFrom(link, { game: 'g', head, number, list: '' }, [6, 6]))
        counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    }
    const chi = counts.reduce((sum, each) => sum + (each - 1000) ** 2 / 1000, 0);
    // no more than once in a thousand, and these links are always the same
    expect(chi).toBeLessThan(20.5);
  });
});

describe('where the dice of a game stand', () => {
  const link = (n: number, text: string) => ({
    n,
    seat: 'dice',
    decision: 'd',
    answer: [1],
    link: text,
    hash: '',
  });
  it('counts the links of the latest chain, whatever was taken back', () => {
    expect(chainIn({}, [])).toEqual({ head: null, chains: 0, used: 0, last: '' });
    expect(chainIn({ head: 'h' }, [])).toEqual({ head: 'h', chains: 1, used: 0, last: 'h' });
    const entries = [link(1, 'a'), { n: 2, undone: [1], seats: [], reason: '', hash: '' }, link(3, 'b')];
    expect(chainIn({ head: 'h' }, entries)).toEqual({ head: 'h', chains: 1, used: 2, last: 'b' });
    const next = [...entries, { n: 4, head: 'i', hash: '' }, link(5, 'c')];
    expect(chainIn({ head: 'h' }, next)).toEqual({ head: 'i', chains: 2, used: 1, last: 'c' });
  });
});
