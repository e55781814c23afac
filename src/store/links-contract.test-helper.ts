import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { GamesStore } from './database.ts';
import { HEADER } from './entry.test-helper.ts';
import type { Fresh } from './fresh.test-helper.ts';
import type { Person } from './seating.ts';
import { announcementOf } from './announcement.test-helper.ts';

const key = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);
const ANNA: Person = {
  name: 'Anna',
  seats: ['one'],
  key: key(1),
  revoked: false,
  held: 'invited',
  invitation: { key: key(1), wait: null },
};
const BEN: Person = { name: 'Ben', seats: ['two'], key: key(2), revoked: false };

/** What every database must keep of invitations, of who holds a seat, and of what is told with an act. */
export function linksContract(name: string, fresh: Fresh): void {
  describe(`the contract of links: ${name}`, () => {
    let open: () => Promise<GamesStore>;
    let database: GamesStore;
    beforeEach(async () => {
      open = fresh();
      database = await open();
      await database.found('g', HEADER, { title: '', creator: key(9), people: [ANNA, BEN] });
      onTestFinished(async () => database.close().catch(() => undefined));
    });

    const people = async (): Promise<readonly Person[]> => {
      const seating = await database.seating('g');
      return seating && 'people' in seating ? seating.people : [];
    };
    const opens = async (...bytes: readonly number[]): Promise<readonly string[]> =>
      Promise.all(bytes.map((byte) => database.opens(key(byte))));
    const lines = async (): Promise<readonly string[]> =>
      (await database.talk.heard('g', ['all'], 0, 99)).map(({ text }) => text);

    it('keeps who is invited, who holds a seat and what an invitation waits for, over a reopening', async () => {
      expect(await people()).toEqual([ANNA, BEN]);
      const taken = { key: key(3), held: 'held', invitation: { key: key(1), wait: null } } as const;
      await database.invite('g', 0, taken, announcementOf('taken'));
      // a link of before is what a seat is taken with, too
      const own = { key: key(4), held: 'held', invitation: { key: key(2), wait: null } } as const;
      await database.invite('g', 1, own, announcementOf('taken, too'));
      // the invitation is known, and the own key opens the seat
      expect(await opens(1, 2, 3, 4)).toEqual(['open', 'open', 'open', 'open']);
      const anew = { ...own, invitation: { key: key(5), wait: { until: 86_400_000_000_000, on: [0, 1] } } };
      await database.invite('g', 1, anew, announcementOf('anew'));
      await database.close();
      database = await open();
      expect(await people()).toEqual([
        { ...ANNA, ...taken },
        { ...BEN, ...anew },
      ]);
      expect(await opens(1, 2, 4, 5)).toEqual(['open', 'ended', 'open', 'open']);
      expect(await lines()).toEqual(['taken', 'taken, too', 'anew']);
      await database.invite('g', 1, { key: key(6) }, announcementOf('a link'));
      expect((await people())[1]).toEqual({ ...BEN, key: key(6) });
      expect(await opens(4, 5, 6)).toEqual(['ended', 'ended', 'open']);
      await database.revoke('g', 0, { ends: false, rests: 77 }, announcementOf('ended'));
      expect((await people())[0]).toMatchObject({ revoked: true, rests: 77 });
      expect(await opens(1, 3)).toEqual(['ended', 'ended']);
    });

    it('does nothing of an act whose line it cannot store', async () => {
      const { standIns } = database;
      await standIns.name('g', 1, 0);
      await standIns.accept('g', 1, 0, true);
      await database.talk.say('g', announcementOf('first'), 'table/taken');
      const line = announcementOf('second', 'table/taken');
      const before = await database.seating('g');
      const invited = { key: key(7), held: 'invited', invitation: { key: key(7), wait: null } } as const;
      const acts: readonly (() => Promise<unknown>)[] = [
        () => database.seat('g', 2, { ...BEN, name: 'Cleo', key: key(8) }, line),
        () => database.invite('g', 0, invited, line),
        () => database.revoke('g', 0, { ends: true, rests: null }, line),
        () => database.manage('g', key(7), line),
        () => standIns.begin('g', 1, 0, 5, line),
      ];
      for (const act of acts) await expect(act()).rejects.toThrow(/unique/i);
      expect(await database.seating('g')).toEqual(before);
      expect([await opens(1, 2, 7, 8, 9), await standIns.stood('g')]).toEqual([
        ['open', 'open', 'nothing', 'nothing', 'open'],
        [],
      ]);
      await standIns.begin('g', 1, 0, 5, announcementOf('begun'));
      for (const act of [() => standIns.end('g', 1, line), () => standIns.accept('g', 1, 0, false, line)])
        await expect(act()).rejects.toThrow(/unique/i);
      expect(await database.seating('g')).toMatchObject({
        standIns: new Map([[1, { by: 0, accepted: true, since: 5 }]]),
      });
      expect(await lines()).toEqual(['first', 'begun']);
    });

    it('tells nothing of a stand-in where nothing came of it', async () => {
      const { standIns } = database;
      expect(await standIns.begin('g', 1, 0, 5, announcementOf())).toBe(false);
      expect(await standIns.end('g', 1, announcementOf())).toBe(false);
      expect(await lines()).toEqual([]);
    });
  });
}
