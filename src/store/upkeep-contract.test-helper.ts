import { describe, expect, it } from 'vitest';
import { HEADER } from './entry.test-helper.ts';
import type { Fresh } from './fresh.test-helper.ts';
import { announcementOf } from './announcement.test-helper.ts';

const key = (letter: string): Uint8Array => new TextEncoder().encode(letter.repeat(32));

const person = (name: string) => ({ name, seats: ['one'], key: key(name), revoked: false });

/** What every database must keep of what makers and organisers do. */
export function upkeepContract(name: string, fresh: Fresh): void {
  describe(`the contract of upkeep: ${name}`, () => {
    it('keeps what a maker does with a game, and a renewed key in the place of the old one, over a reopening', async () => {
      const open = fresh();
      const first = await open();
      const people = [person('a'), person('b')];
      await first.found('g', HEADER, { title: 'Friday', creator: key('c'), people });
      expect(await first.upkeep.kept('g')).toEqual({ ended: null, archived: null });
      await first.upkeep.keep('g', { ended: 5, archived: 6 });
      await first.upkeep.keep('g', { ended: null, archived: 6 });
      await first.upkeep.entitle('g', 'Monday');
      await first.invite('g', 1, { key: key('n') }, announcementOf());
      await first.upkeep.see('g', 1, 9);
      // what comes late tells of no earlier time
      await first.upkeep.see('g', 1, 8);
      await first.close();
      const later = await open();
      expect(await later.upkeep.kept('g')).toEqual({ ended: null, archived: 6 });
      expect(await later.upkeep.seen('g')).toEqual(new Map([[1, 9]]));
      expect(await later.seating('g')).toMatchObject({
        title: 'Monday',
        people: [{ name: 'a' }, { name: 'b', revoked: false }],
      });
      expect(await Promise.all(['a', 'b', 'n', 'x'].map((each) => later.opens(key(each))))).toEqual([
        'open',
        'ended',
        'open',
        'nothing',
      ]);
      await later.close();
    });

    it('keeps the games of an organiser in their order, whose key can be that of each of them', async () => {
      const open = fresh();
      const first = await open();
      await first.clubTables.found('t', { title: 'Evening', key: key('o'), template: { rulebook: 'toy' } });
      for (const id of ['g2', 'g1']) {
        await first.found(id, HEADER, { title: id, creator: key('o'), people: [person(id)] });
        await first.clubTables.add('t', id);
      }
      // its makers' keys can be renewed one by one
      await first.manage('g1', key('p'));
      await first.manage('g2', key('q'));
      await first.close();
      const later = await open();
      expect(await later.clubTables.of('t')).toMatchObject({
        title: 'Evening',
        template: { rulebook: 'toy' },
        games: ['g2', 'g1'],
      });
      expect(await later.clubTables.of('none')).toBeNull();
      expect(await later.opens(key('o'))).toBe('open');
      await later.close();
    });

    it('gives an organiser another key, and each game that had it; the one before has ended', async () => {
      const store = await fresh()();
      await store.clubTables.found('t', { title: 'Evening', key: key('o'), template: { rulebook: 'toy' } });
      for (const id of ['g1', 'g2', 'g3'])
        await store.found(id, HEADER, { title: id, creator: key('o'), people: [person(id)] });
      for (const id of ['g1', 'g2']) await store.clubTables.add('t', id);
      await store.manage('g2', key('q'));
      await store.clubTables.rekey('t', key('n'));
      const creators = await Promise.all(
        ['g1', 'g2', 'g3'].map(async (id) => {
          const seating = await store.seating(id);
          return seating && 'creator' in seating ? seating.creator : null;
        }),
      );
      expect(creators).toEqual([key('n'), key('q'), key('o')]);
      expect((await store.clubTables.of('t'))?.key).toEqual(key('n'));
      await store.manage('g3', key('r'));
      expect([await store.opens(key('n')), await store.opens(key('o'))]).toEqual(['open', 'ended']);
      await store.close();
    });
  });
}
