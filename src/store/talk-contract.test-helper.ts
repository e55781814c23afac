import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { GamesStore } from './database.ts';
import { HEADER } from './entry.test-helper.ts';
import type { Fresh } from './fresh.test-helper.ts';
import type { SaidLine } from './talk.ts';

// What is said and noted beside the games.

/** What every database must keep of talk and notes. */
export function talkContract(name: string, fresh: Fresh): void {
  describe(`the contract of talk and notes: ${name}`, () => {
    let open: () => Promise<GamesStore>;
    let database: GamesStore;

    beforeEach(async () => {
      open = fresh();
      database = await open();
      for (const id of ['g', 'h']) await database.create(id, HEADER);
      onTestFinished(async () => database.close().catch(() => undefined));
    });

    const said = (text: string, more: Partial<SaidLine> = {}): SaidLine => ({
      at: 1000,
      by: 0,
      name: 'Anna',
      seat: 'one',
      room: 'all',
      text,
      ...more,
    });

    describe('talk', () => {
      it('counts for each reader what is said in the rooms that it hears, in order, and survives', async () => {
        const { talk } = database;
        await talk.say('g', said('one'), '0/a');
        await talk.say('g', said('two', { room: 'camp:x', by: 1, name: 'Ben', seat: 'two' }), '1/a');
        await talk.say('g', said('three', { by: 'maker', name: '', seat: null }), 'maker/a');
        await talk.say('h', said('elsewhere'), '0/a');
        await database.close();
        database = await open();
        const again = database.talk;
        expect(await again.heard('g', ['all'], 0, 9)).toEqual([
          said('one'),
          said('three', { by: 'maker', name: '', seat: null }),
        ]);
        expect(await again.heard('g', ['camp:x', 'all'], 1, 1)).toEqual([
          said('two', { room: 'camp:x', by: 1, name: 'Ben', seat: 'two' }),
        ]);
        expect([
          await again.count('g', ['all']),
          await again.count('g', []),
          await again.count('g', null),
        ]).toEqual([2, 0, 3]);
      });

      it('says each request once, and counts how much a person has said since', async () => {
        const { talk } = database;
        for (const text of ['one', 'one again']) await talk.say('g', said(text), '0/a');
        await talk.say('g', said('two', { at: 2000 }), '0/b');
        await talk.say('g', said('maker', { by: 'maker', at: 2000 }), 'maker/b');
        expect((await talk.heard('g', ['all'], 0, 9)).map(({ text }) => text)).toEqual([
          'one',
          'two',
          'maker',
        ]);
        expect([await talk.saidSince('g', 0, 0), await talk.saidSince('g', 0, 1500)]).toEqual([2, 1]);
        await talk.say('g', said('table', { by: 'table', name: '', at: 2000 }), 'table/b');
        expect([await talk.saidSince('g', 'maker', 0), await talk.saidSince('g', 'table', 0)]).toEqual([
          1, 1,
        ]);
      });

      it('keeps how much a reader has seen, which only grows, and what spectators may do', async () => {
        const { talk } = database;
        expect(await talk.seen('g', 'one')).toBe(0);
        await talk.see('g', 'one', 5);
        await talk.see('g', 'one', 3);
        expect([
          await talk.seen('g', 'one'),
          await talk.seen('g', 'two'),
          await talk.seen('h', 'one'),
        ]).toEqual([5, 0, 0]);
        expect(await talk.lookers('g')).toBe('read');
        await talk.letLookers('g', 'write');
        await talk.letLookers('g', 'none');
        expect([await talk.lookers('g'), await talk.lookers('h')]).toEqual(['none', 'read']);
      });
    });

    describe('notes and drafts', () => {
      it('keeps them by seat and place, until they are emptied', async () => {
        const { notes } = database;
        await notes.note('g', 'one', { place: '', text: 'free', at: 1, by: 0 }, []);
        await notes.note('g', 'one', { place: 'turkey', text: 'old', at: 2, by: 0 }, []);
        await notes.note('g', 'one', { place: 'turkey', text: 'new', at: 3, by: 1 }, [0]);
        await notes.note('g', 'two', { place: 'turkey', text: 'theirs', at: 4, by: null }, []);
        await database.close();
        database = await open();
        const again = database.notes;
        expect(await again.notes('g', 'one')).toEqual([
          { place: '', text: 'free', at: 1, by: 0 },
          { place: 'turkey', text: 'new', at: 3, by: 1 },
        ]);
        await again.note('g', 'one', { place: 'turkey', text: '', at: 5, by: 0 }, [1]);
        expect((await again.notes('g', 'one')).map(({ place }) => place)).toEqual(['']);
        expect(await again.notes('g', 'two')).toEqual([{ place: 'turkey', text: 'theirs', at: 4, by: null }]);
        expect(await again.notes('h', 'one')).toEqual([]);
      });

      it('keeps those of several in one place beside each other, the oldest first', async () => {
        const { notes } = database;
        await notes.note('g', 'one', { place: 'turkey', text: 'ours', at: 2, by: 3 }, []);
        await notes.note('g', 'one', { place: 'turkey', text: 'theirs', at: 1, by: null }, []);
        expect((await notes.notes('g', 'one')).map(({ text }) => text)).toEqual(['theirs', 'ours']);
        await notes.note('g', 'one', { place: 'turkey', text: 'of all', at: 3, by: 0 }, [null, 3]);
        expect((await notes.notes('g', 'one')).map(({ text }) => text)).toEqual(['of all']);
      });

      it('keeps what is begun until it is forgotten, of one seat or of all', async () => {
        const { notes } = database;
        for (const seat of ['one', 'two'])
          for (const decision of ['a', 'b'])
            expect(await notes.draft('g', seat, { decision, draft: { x: 1 }, at: 1, by: null }, null)).toBe(
              true,
            );
        expect(await notes.draft('g', 'one', { decision: 'a', draft: { x: 2 }, at: 2, by: 3 }, 1)).toBe(true);
        // what was written since is not overwritten, of two at once one alone is kept
        for (const had of [null, 1])
          expect(
            await notes.draft('g', 'one', { decision: 'a', draft: { x: 3 }, at: 3, by: null }, had),
          ).toBe(false);
        const both = [4, 5].map((at) =>
          notes.draft('g', 'two', { decision: 'b', draft: { at }, at, by: null }, 1),
        );
        expect((await Promise.all(both)).toSorted()).toEqual([false, true]);
        expect((await notes.drafts('g', 'one'))[0]).toEqual({ decision: 'a', draft: { x: 2 }, at: 2, by: 3 });
        await notes.forget('g', 'a', 'one');
        expect((await notes.drafts('g', 'one')).map(({ decision }) => decision)).toEqual(['b']);
        await notes.forget('g', 'b');
        expect(await notes.drafts('g', 'one')).toEqual([]);
        expect(await notes.draft('g', 'one', { decision: 'b', draft: { x: 6 }, at: 6, by: null }, 1)).toBe(
          true,
        );
        await notes.forget('g', 'b');
        expect((await notes.drafts('g', 'two')).map(({ decision }) => decision)).toEqual(['a']);
      });
    });

    it('publishes a game by one link, which opens it for everybody', async () => {
      const key = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);
      const person = { seats: [], revoked: false };
      const everybody = (byte: number) => ({ ...person, name: 'All', key: key(byte) });
      const people = [{ ...person, name: 'Zoe', key: key(1) }];
      await database.found('p', HEADER, { title: 'p', creator: null, people });
      expect(await database.seating('p')).toMatchObject({ published: null });
      await database.publish('p', 1, everybody(2));
      expect(await database.seating('p')).toMatchObject({ published: 1 });
      expect([await database.opens(key(1)), await database.opens(key(2))]).toEqual(['open', 'public']);
      await database.publish('p', 2, everybody(3));
      expect([await database.opens(key(2)), await database.opens(key(3))]).toEqual(['ended', 'public']);
      // a place that is taken: nothing of it is done
      await expect(database.publish('p', 0, everybody(4))).rejects.toThrow(/unique/i);
      expect([await database.opens(key(3)), await database.opens(key(4))]).toEqual(['public', 'nothing']);
      await database.revoke('p', 0, { ends: false, rests: null });
      expect(await database.seating('p')).toMatchObject({ published: 2 });
      await database.revoke('p', 2, { ends: false, rests: null });
      expect(await database.seating('p')).toMatchObject({ published: null });
      expect(await database.opens(key(3))).toBe('ended');
    });
  });
}
