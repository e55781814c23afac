import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MOST_REASONS } from './bots.ts';
import type { GamesStore } from './database.ts';
import { entry, HEADER } from './entry.test-helper.ts';

type Keeping = Pick<GamesStore, 'append' | 'bots' | 'found' | 'seating' | 'upkeep' | 'close'>;

const STEADY = { level: 'steady', seed: 'a1' };
const RANDOM = { level: 'random', seed: 'b2' };

/** What every store must keep of bots. */
export function botsContract(name: string, open: () => Promise<Keeping>): void {
  describe(`the contract of bots: ${name}`, () => {
    let store: Keeping;
    beforeEach(async () => {
      store = await open();
      const bots = new Map([['two', STEADY]]);
      const since = { one: 5, two: 7 };
      const hints = new Map([['three', 'minister']]);
      await store.found('g', HEADER, { title: '', creator: null, people: [], bots, hints }, [], { since });
      await store.found('h', HEADER, { title: '', creator: null, people: [] }, [], { since });
    });
    afterEach(() => store.close());

    const kept = async (game = 'g'): Promise<unknown> => {
      const seating = await store.seating(game);
      return seating && 'bots' in seating ? Object.fromEntries(seating.bots) : seating;
    };

    it('have seats from the beginning, get and lose them, and are read with who sits there', async () => {
      expect([await kept(), await kept('h')]).toEqual([{ two: STEADY }, {}]);
      await store.bots.give('g', 'one', RANDOM);
      await store.bots.give('g', 'two', RANDOM);
      expect(await kept()).toEqual({ one: RANDOM, two: RANDOM });
      await store.bots.take('g', 'two');
      await store.bots.take('g', 'nobody');
      expect([await kept(), await kept('h')]).toEqual([{ one: RANDOM }, {}]);
    });

    it('only say what they would answer at some seats, and have no seat twice', async () => {
      const hints = async (game = 'g'): Promise<unknown> => {
        const seating = await store.seating(game);
        return seating && 'hints' in seating ? Object.fromEntries(seating.hints) : seating;
      };
      expect([await hints(), await hints('h')]).toEqual([{ three: 'minister' }, {}]);
      await store.bots.hint('g', 'three', 'steady');
      await store.bots.hint('g', 'two', 'random');
      expect([await kept(), await hints()]).toEqual([{}, { three: 'steady', two: 'random' }]);
      // nobody plays there: the game is not among those in which bots are asked
      expect(await store.bots.asked()).toEqual([]);
      await store.bots.give('g', 'three', STEADY);
      await store.bots.take('g', 'two');
      expect([await kept(), await hints()]).toEqual([{ three: STEADY }, {}]);
    });

    it('are found where somebody is asked, as long as the game goes on', async () => {
      const asked = { game: 'g', entries: 0, since: { one: 5, two: 7 }, bots: { two: 'steady' } };
      expect(await store.bots.asked()).toEqual([asked]);
      expect([await store.bots.asked(['h', 'g']), await store.bots.asked(['h'])]).toEqual([[asked], []]);
      await store.bots.give('g', 'one', RANDOM);
      await store.append('g', 0, entry(1), { since: { two: 9 } });
      const bots = { one: 'random', two: 'steady' };
      expect(await store.bots.asked()).toEqual([{ game: 'g', entries: 1, since: { two: 9 }, bots }]);
      await store.upkeep.keep('g', { ended: 12, archived: null });
      expect(await store.bots.asked()).toEqual([]);
      await store.upkeep.keep('g', { ended: null, archived: null });
      await store.append('g', 1, entry(2), { since: {} });
      expect(await store.bots.asked()).toEqual([]);
    });

    it('give reasons, which are kept by seat, the latest last', async () => {
      const reasons = [1, 2, 3].map((n) => ({ n, seat: n === 2 ? 'one' : 'two', text: `Because ${n}.` }));
      for (const each of reasons) await store.bots.reason('g', each);
      expect(await store.bots.reasons('g', ['two'])).toEqual([reasons[0], reasons[2]]);
      expect(await store.bots.reasons('g', ['one', 'two'])).toEqual(reasons);
      expect(await store.bots.reasons('g', null)).toEqual(reasons);
      expect(await store.bots.reasons('h', null)).toEqual([]);
      for (let n = 4; n <= MOST_REASONS + 1; n++)
        await store.bots.reason('g', { n, seat: 'two', text: 'More.' });
      const all = await store.bots.reasons('g', null);
      expect([all.length, all[0]?.n]).toEqual([MOST_REASONS, 2]);
    });
  });
}
