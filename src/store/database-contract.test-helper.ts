import { describe, expect, it } from 'vitest';
import { entry, HEADER } from './entry.test-helper.ts';
import { FAR_APART } from './for-others.ts';
import type { Fresh } from './fresh.test-helper.ts';
import { announcementOf } from './announcement.test-helper.ts';
import type { Proposal } from './seating.ts';

/** The hash of a key. */
const key = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);
/** Somebody with a seat. */
export const ANNA = { name: 'Anna', seats: ['one'], key: key(1), revoked: false };
/** Anna has a seat, and somebody manages the game. */
export const SEATING = { title: 'Friday', creator: key(9), people: [ANNA] };

const PROPOSAL: Proposal = {
  by: 'Anna',
  concerned: ['one', 'two'],
  agreed: ['one'],
  act: { kind: 'undo', seat: 'one', to: 0, reason: '' },
  shown: { kind: 'undo', seat: 'one', reason: '' },
};

/** What every database must keep of people and club files. */
export function databaseContract(name: string, fresh: Fresh): void {
  describe(`the contract of people and club files: ${name}`, () => {
    describe('club files in it', () => {
      it('are kept over a reopening, replaced, and forgotten; their key opens something as long as they are', async () => {
        const open = fresh();
        const first = await open();
        expect(await first.club('c')).toBeNull();
        await first.keepClub('c', key(7), { title: 'Ours' });
        await first.keepClub('c', key(8), { title: 'Ours, anew' });
        await first.close();
        const second = await open();
        expect(await second.club('c')).toMatchObject({ body: { title: 'Ours, anew' } });
        expect(Buffer.from((await second.club('c'))?.key ?? [])).toEqual(Buffer.from(key(7)));
        expect([await second.opens(key(7)), await second.opens(key(8))]).toEqual(['open', 'nothing']);
        await second.forgetClub('c');
        expect([await second.club('c'), await second.opens(key(7))]).toEqual([null, 'nothing']);
        await second.close();
      });

      it('a game is stored with what it was told first', async () => {
        const database = await fresh()();
        const begun = { times: [5000], since: { one: 5000 } };
        expect(await database.found('g', HEADER, SEATING, [entry(1)], begun)).toBeNull();
        expect(await database.append('g', 1, entry(2))).toEqual({ n: 2, again: false });
        expect(await database.load('g')).toMatchObject({
          entries: [entry(1), entry(2)],
          times: [5000, null],
        });
        expect(await database.since('g')).toEqual({ one: 5000 });
        await database.close();
      });
    });

    describe('who sits where', () => {
      it('keeps everything over a reopening', async () => {
        const open = fresh();
        const first = await open();
        await first.found('g', HEADER, SEATING);
        await first.append('g', 0, entry(1, 'k'), { at: 1000 });
        await first.seat('g', 1, { ...ANNA, name: 'Ben', key: key(2) }, announcementOf());
        await first.revoke('g', 0, { ends: false, rests: null });
        await first.propose('g', PROPOSAL, 'p', 'digest of p');
        await first.append('g', 1, entry(2, 'l'), { digest: 'digest of l', at: 2000, since: { one: 2000 } });
        await first.close();
        const second = await open();
        expect(await second.load('g')).toEqual({
          header: HEADER,
          entries: [entry(1, 'k'), entry(2, 'l')],
          times: [1000, 2000],
        });
        expect(await second.since('g')).toEqual({ one: 2000 });
        expect(await second.seating('g')).toEqual({
          ...SEATING,
          published: null,
          standIns: new Map(),
          forOthers: { rolls: false, minutes: 10 },
          bots: new Map(),
          hints: new Map(),
          people: [
            { ...ANNA, revoked: true },
            { ...ANNA, name: 'Ben', key: key(2) },
          ],
          proposal: PROPOSAL,
        });
        for (const [request, digest] of [
          ['k', ''],
          ['l', 'digest of l'],
          ['p', 'digest of p'],
          ['q', null],
        ] as const)
          expect(await second.doneAs('g', request)).toBe(digest);
        for (const [byte, opens] of [
          [1, 'ended'],
          [2, 'open'],
          [9, 'open'],
          [3, 'nothing'],
        ] as const)
          expect(await second.opens(key(byte))).toBe(opens);
        expect(await second.endedOf(key(1))).toBe(SEATING.title);
        for (const byte of [2, 9, 3]) expect(await second.endedOf(key(byte))).toBeNull();
        expect(await second.seating('h')).toBeNull();
        await second.close();
      });

      it('ends an open proposal with the next entry that everybody can see, never with a hidden one', async () => {
        const database = await fresh()();
        await database.found('g', HEADER, SEATING);
        await database.propose('g', PROPOSAL, 'p');
        await database.append('g', 0, entry(1));
        expect(await database.seating('g')).toMatchObject({ proposal: { by: 'Anna' } });
        const undo = { n: 2, undone: [1], seats: ['one'], reason: '', hash: 'a' };
        await database.append('g', 1, undo, { isSeen: true });
        expect(await database.seating('g')).toMatchObject({ proposal: null });
        await database.close();
      });

      it('keeps what they may do for others, said as a game begins or later; as far apart where nothing is said', async () => {
        const open = fresh();
        const first = await open();
        await first.found('g', HEADER, { ...SEATING, forOthers: { rolls: true, minutes: 0 } });
        await first.found('h', HEADER, { ...SEATING, people: [], creator: null });
        expect(await first.seating('g')).toMatchObject({ forOthers: { rolls: true, minutes: 0 } });
        await first.forOthers.set('g', { rolls: false, minutes: 60 });
        await first.close();
        const second = await open();
        expect(await second.seating('g')).toMatchObject({ forOthers: { rolls: false, minutes: 60 } });
        expect(await second.seating('h')).toMatchObject({ forOthers: FAR_APART });
        await second.close();
      });

      it('creates a game with all of its people or not at all', async () => {
        const database = await fresh()();
        const twice = { ...SEATING, people: [ANNA, ANNA] };
        await expect(database.found('g', HEADER, twice)).rejects.toThrow(/unique/i);
        expect(await database.list()).toEqual([]);
        expect(await database.found('g', HEADER, SEATING)).toBeNull();
        await database.close();
      });
    });
  });
}
