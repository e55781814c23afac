import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entry, HEADER } from './entry.test-helper.ts';
import type { Store } from './store.ts';

/** What every store must do, whatever it is made of. */
export function storeContract(name: string, open: () => Promise<Store>): void {
  describe(`the store contract: ${name}`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(async () => {
      await store.close();
    });

    it('gives back what was stored, byte for byte', async () => {
      expect(await store.create('g', HEADER)).toBeNull();
      expect(await store.append('g', 0, entry(1))).toEqual({ n: 1, again: false });
      expect(
        await store.append('g', 1, { n: 2, undone: [1], seats: ['one'], reason: 'why', hash: 'a' }),
      ).toEqual({ n: 2, again: false });
      expect(await store.append('g', 2, { n: 3, seat: 'one', withdraw: 'd1', hash: 'b' })).toMatchObject({
        n: 3,
      });
      const tick = { n: 4, seat: 'one', tick: { n: 1, i: 2 }, done: true, by: 'Anna', hash: 'c' };
      expect(await store.append('g', 3, tick)).toMatchObject({ n: 4 });
      const left = { answer: 'none', lasts: 'turn', turn: 7 } as const;
      const habits = [left, null].map((each, i) => ({
        n: 5 + i,
        seat: 'one',
        habit: 'h',
        left: each,
        hash: 'd',
      }));
      const [leaves = tick, ends = tick] = habits;
      expect(
        await store.append('g', 4, leaves, { more: [ends, { ...entry(7), habit: true }] }),
      ).toMatchObject({
        n: 5,
      });
      const stored = await store.load('g');
      expect(stored).toMatchObject({ header: HEADER });
      expect('entries' in stored && stored.entries).toEqual([
        entry(1),
        { n: 2, undone: [1], seats: ['one'], reason: 'why', hash: 'a' },
        { n: 3, seat: 'one', withdraw: 'd1', hash: 'b' },
        tick,
        leaves,
        ends,
        { ...entry(7), habit: true },
      ]);
    });

    it('stores what came of an entry at once with it, or nothing of it', async () => {
      await store.create('g', HEADER);
      const undone = { n: 1, undone: [], seats: ['one'], reason: '', hash: 'a', mend: [], again: [{ n: 1 }] };
      expect(await store.append('g', 0, undone, { more: [entry(2), entry(3)] })).toEqual({
        n: 1,
        again: false,
      });
      expect(await store.append('g', 2, entry(3), { more: [entry(4)] })).toMatchObject({
        refused: { key: 'store.moved' },
      });
      expect(await store.append('g', 3, entry(4, 'k'), { more: [entry(5)] })).toEqual({ n: 4, again: false });
      expect(await store.append('g', 5, entry(6, 'k'), { more: [entry(7)] })).toEqual({ n: 4, again: true });
      const stored = await store.load('g');
      expect('entries' in stored && stored.entries).toEqual([
        undone,
        entry(2),
        entry(3),
        entry(4, 'k'),
        entry(5),
      ]);
    });

    it('keeps when an entry was acknowledged, with all that came of it, where that is said', async () => {
      await store.create('g', HEADER);
      await store.append('g', 0, entry(1));
      await store.append('g', 1, entry(2, 'k'), { at: 1_700_000_000_000, more: [entry(3)] });
      await store.append('g', 3, entry(4, 'k'), { at: 1_700_000_009_000 });
      await store.append('g', 3, entry(4), { at: 1_700_000_060_000 });
      await store.rehead('g', { ...HEADER, scenario: 'other' });
      expect(await store.load('g')).toEqual({
        header: { ...HEADER, scenario: 'other' },
        entries: [entry(1), entry(2, 'k'), entry(3), entry(4)],
        times: [null, 1_700_000_000_000, 1_700_000_000_000, 1_700_000_060_000],
      });
    });

    it('puts a header in place of the stored one, and leaves the entries as they are', async () => {
      await store.create('g', HEADER);
      await store.append('g', 0, entry(1));
      const header = {
        ...HEADER,
        migrations: [{ from: { kernel: '1', rules: '0' }, to: { kernel: '1', rules: '1' }, entries: 1 }],
      } as const;
      expect(await store.rehead('g', header)).toBeNull();
      expect(await store.append('g', 1, entry(2))).toEqual({ n: 2, again: false });
      expect(await store.load('g')).toMatchObject({ header, entries: [entry(1), entry(2)] });
      expect(await store.rehead('h', header)).toMatchObject({ refused: { key: 'store.none' } });
    });

    it('never creates a game twice, and knows no game that was not created', async () => {
      await store.create('g', HEADER);
      expect(await store.create('g', { ...HEADER, scenario: 'other' })).toMatchObject({
        refused: { key: 'store.exists' },
      });
      expect(await store.load('g')).toMatchObject({ header: { scenario: 'any' } });
      expect(await store.load('h')).toMatchObject({ refused: { key: 'store.none' } });
      expect(await store.append('h', 0, entry(1))).toMatchObject({ refused: { key: 'store.none' } });
    });

    it('refuses an entry that does not follow the last, and changes nothing', async () => {
      await store.create('g', HEADER);
      await store.append('g', 0, entry(1));
      for (const [after, next] of [
        [0, entry(1)],
        [0, entry(2)],
        [2, entry(3)],
        [1, entry(3)],
      ] as const)
        expect(await store.append('g', after, next)).toMatchObject({ refused: { key: 'store.moved' } });
      const stored = await store.load('g');
      expect('entries' in stored && stored.entries).toEqual([entry(1)]);
    });

    it('acknowledges a repeated request as the first time, and stores it once', async () => {
      await store.create('g', HEADER);
      await store.append('g', 0, entry(1, 'k'));
      await store.append('g', 1, entry(2, 'l'));
      expect(await store.append('g', 2, entry(3, 'k'))).toEqual({ n: 1, again: true });
      const stored = await store.load('g');
      expect('entries' in stored && stored.entries).toHaveLength(2);
    });

    it('keeps games apart and lists them', async () => {
      await store.create('b', HEADER);
      await store.create('a', HEADER);
      await store.append('a', 0, entry(1, 'k'));
      expect(await store.append('b', 0, entry(1, 'k'))).toEqual({ n: 1, again: false });
      expect(await store.list()).toEqual(['a', 'b']);
    });

    it('lets what it gave be changed without harm', async () => {
      await store.create('g', HEADER);
      const first = await store.load('g');
      if ('header' in first) (first.header.rulings as Record<string, string>)['A1'] = 'changed';
      expect(await store.load('g')).toMatchObject({ header: { rulings: { A1: 'b' } } });
    });
  });
}
