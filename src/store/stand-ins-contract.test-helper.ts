import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GamesStore } from './database.ts';
import { HEADER } from './entry.test-helper.ts';
import { announcementOf } from './announcement.test-helper.ts';

type Keeping = Pick<GamesStore, 'found' | 'seating' | 'revoke' | 'standIns' | 'close'>;

/** What every store must keep of who stands in for whom. */
export function standInsContract(name: string, open: () => Promise<Keeping>): void {
  describe(`the contract of stand-ins: ${name}`, () => {
    let store: Keeping;
    beforeEach(async () => {
      store = await open();
      for (const game of ['g', 'h'])
        await store.found(game, HEADER, { title: '', creator: null, people: [] });
    });
    afterEach(() => store.close());

    const kept = async (game = 'g'): Promise<unknown> => {
      const seating = await store.seating(game);
      return seating && 'standIns' in seating ? Object.fromEntries(seating.standIns) : seating;
    };

    it('are named, accept, begin and end, and are read with who sits there', async () => {
      const { standIns } = store;
      expect(await standIns.name('g', 1, 0)).toBe(true);
      expect(await kept()).toEqual({ 1: { by: 0, accepted: false, since: null } });
      expect(await standIns.begin('g', 1, 0, 5, announcementOf())).toBe(false);
      expect(await standIns.accept('g', 1, 2, true)).toBe(false);
      expect(await standIns.accept('g', 1, 0, true)).toBe(true);
      // the same again changes nothing
      expect(await standIns.name('g', 1, 0)).toBe(true);
      expect(await kept()).toEqual({ 1: { by: 0, accepted: true, since: null } });
      expect(await standIns.end('g', 1, announcementOf())).toBe(false);
      expect(await standIns.begin('g', 1, 0, 5, announcementOf())).toBe(true);
      expect(await standIns.begin('g', 1, 0, 6, announcementOf())).toBe(false);
      expect(await kept()).toEqual({ 1: { by: 0, accepted: true, since: 5 } });
      expect([await standIns.name('g', 1, 2), await standIns.name('g', 1, null)]).toEqual([false, false]);
      expect(await standIns.end('g', 1, announcementOf())).toBe(true);
      expect(await kept()).toEqual({ 1: { by: 0, accepted: true, since: null } });
      expect([await kept('h'), await standIns.stood('h')]).toEqual([{}, []]);
    });

    it('begin anew with another name, give back what they played, and are remembered', async () => {
      const { standIns } = store;
      await standIns.name('g', 1, 0);
      await standIns.accept('g', 1, 0, true);
      await standIns.begin('g', 1, 0, 5, announcementOf());
      expect(await standIns.accept('g', 1, 0, false)).toBe(true);
      expect(await kept()).toEqual({ 1: { by: 0, accepted: false, since: null } });
      await standIns.accept('g', 1, 0, true);
      expect(await standIns.name('g', 1, 2)).toBe(true);
      expect(await kept()).toEqual({ 1: { by: 2, accepted: false, since: null } });
      expect([await standIns.name('g', 1, null), await standIns.name('g', 1, null)]).toEqual([true, true]);
      expect([await kept(), await standIns.stood('g')]).toEqual([{}, [{ person: 1, by: 0 }]]);
    });

    it('are forgotten with the link of either', async () => {
      const { standIns } = store;
      await standIns.name('g', 1, 0);
      await standIns.name('g', 0, 2);
      await standIns.name('g', 3, 2);
      await store.revoke('g', 0, { ends: false, rests: null });
      expect(await kept()).toEqual({ 3: { by: 2, accepted: false, since: null } });
    });

    it('read what was written before where its writers let them, each by themselves', async () => {
      const { standIns } = store;
      for (const person of [1, 2, 1]) await standIns.letRead('g', person, 0, true);
      await standIns.letRead('h', 1, 3, true);
      expect([await standIns.letBy('g', 0), await standIns.letTo('g', 1)]).toEqual([[1, 2], [0]]);
      await standIns.letRead('g', 1, 0, false);
      expect([await standIns.letBy('g', 0), await standIns.letTo('g', 1)]).toEqual([[2], []]);
      expect(await standIns.letBy('h', 0)).toEqual([]);
    });

    it('begin once, of several who ask at once', async () => {
      const { standIns } = store;
      await standIns.name('g', 1, 0);
      await standIns.accept('g', 1, 0, true);
      const begun = await Promise.all([1, 2, 3].map((at) => standIns.begin('g', 1, 0, at, announcementOf())));
      expect(begun.filter(Boolean)).toHaveLength(1);
    });
  });
}
