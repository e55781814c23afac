import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GamesStore } from './database.ts';
import { HEADER } from './entry.test-helper.ts';
import type { Fresh } from './fresh.test-helper.ts';
import type { Channel, Notice, NoticeStore } from './notices.ts';

/** A channel of the first person of the game "g". */
export const CHANNEL: Channel = {
  id: 'c1',
  game: 'g',
  at: 0,
  kind: 'hook',
  target: { url: 'https://hook.example/1', shape: 'slack' },
  confirmed: true,
  made: 5,
  told: null,
  sent: null,
  trouble: null,
};

const WAITS = { channel: 'c1', kind: 'awaited', made: 10, due: 100, more: null } as const;

/** What every store of notices must do, whatever it is made of. */
export function noticesContract(name: string, fresh: Fresh): void {
  describe(`the contract of notices: ${name}`, () => {
    let store: GamesStore;
    let notices: NoticeStore;
    beforeEach(async () => {
      store = await fresh()();
      ({ notices } = store);
      await store.create('g', HEADER);
      await store.create('h', HEADER);
    });
    afterEach(() => store.close());

    it('gives back channels in their order, with what was changed', async () => {
      const other: Channel = { ...CHANNEL, id: 'a0', at: null, kind: 'mail', confirmed: false };
      await notices.add(CHANNEL);
      await notices.add(other);
      await notices.add({ ...CHANNEL, id: 'c9', game: 'h' });
      expect(await notices.channels('g')).toEqual([CHANNEL, other]);
      expect(await notices.games()).toEqual(['g', 'h']);
      const told = { lines: 3, told: ['a'], waiting: ['a', 'b'] };
      await notices.change('a0', { confirmed: true, sent: 7, trouble: 'why' });
      expect(await notices.tell('a0', null, told)).toBe(true);
      expect(await notices.channel('a0')).toEqual({
        ...other,
        confirmed: true,
        told,
        sent: 7,
        trouble: 'why',
      });
      await notices.change('a0', { trouble: null });
      expect(await notices.channel('a0')).toMatchObject({ told, sent: 7, trouble: null });
      await notices.change('nobody', { sent: 1 });
      expect(await notices.channel('nobody')).toBeNull();
    });

    it('forgets a channel with what was to be sent over it, and takes nothing for it any more', async () => {
      await notices.add(CHANNEL);
      await notices.queue(WAITS);
      await notices.remove('c1');
      await notices.queue(WAITS);
      expect([await notices.channels('g'), await notices.next()]).toEqual([[], null]);
    });

    it('keeps the first of a kind over a channel, and gives it out once it is due', async () => {
      await notices.add(CHANNEL);
      await notices.queue(WAITS);
      await notices.queue({ ...WAITS, made: 20, due: 200 });
      await notices.queue({ ...WAITS, kind: 'nudge', due: 150, more: 'Ben' });
      expect([await notices.next(), await notices.claim('a', 99, 199)]).toEqual([100, null]);
      expect(await notices.claim('a', 100, 200)).toEqual({ ...WAITS, tries: 0, attempt: 1 });
      expect(await notices.claim('a', 160, 260)).toEqual({
        ...WAITS,
        kind: 'nudge',
        due: 150,
        more: 'Ben',
        tries: 0,
        attempt: 1,
      });
    });

    it('notes what was told only in the place of what was read', async () => {
      await notices.add(CHANNEL);
      const [one, two] = [1, 2].map((lines) => ({ lines, told: ['a'], waiting: [] }));
      const all = await Promise.all([one, two].map((told) => notices.tell('c1', null, told as never)));
      expect(all.filter(Boolean)).toHaveLength(1);
      const { told } = (await notices.channel('c1')) as Channel;
      const reminded = { lines: 3, told: [], waiting: ['b'], reminded: ['b 7'] };
      expect([await notices.tell('c1', null, reminded), await notices.tell('c1', told, reminded)]).toEqual([
        false,
        true,
      ]);
      expect(await notices.channel('c1')).toEqual({ ...CHANNEL, told: reminded });
      expect(await notices.tell('nobody', null, reminded)).toBe(false);
    });

    it('lets a reminder become due earlier, and nothing else', async () => {
      await notices.add(CHANNEL);
      await notices.queue({ ...WAITS, kind: 'reminder', due: 500 });
      await notices.queue({ ...WAITS, kind: 'reminder', due: 300 });
      await notices.queue({ ...WAITS, kind: 'reminder', due: 400 });
      await notices.queue({ ...WAITS, due: 700 });
      await notices.queue({ ...WAITS, due: 200 });
      expect(await notices.next()).toBe(300);
      const first = (await notices.claim('a', 300, 400)) as Notice;
      await notices.queue({ ...WAITS, kind: 'reminder', due: 1 });
      await notices.later(first, 'a', 600, 1);
      await notices.queue({ ...WAITS, kind: 'reminder', due: 1 });
      expect(await notices.next()).toBe(600);
    });

    it('gives each of many to one of several who ask at once', async () => {
      const ids = Array.from({ length: 20 }, (_, i) => `c${i}`);
      for (const id of ids) await notices.add({ ...CHANNEL, id });
      await Promise.all(ids.map((channel) => notices.queue({ ...WAITS, channel })));
      const owners = ['a', 'b', 'c'];
      const taken: string[] = [];
      const work = async (owner: string): Promise<void> => {
        for (;;) {
          const notice = await notices.claim(owner, 100, 200);
          if (!notice) return;
          taken.push(notice.channel);
          await notices.done(notice, owner);
        }
      };
      await Promise.all(owners.flatMap((owner) => [work(owner), work(owner)]));
      expect(taken.toSorted()).toEqual(ids.toSorted());
      expect(await notices.next()).toBeNull();
    });

    it('gives what somebody took and did not finish to another, and then heeds the first no more', async () => {
      await notices.add(CHANNEL);
      await notices.queue(WAITS);
      const first = (await notices.claim('a', 100, 200)) as Notice;
      expect([await notices.claim('b', 199, 300), await notices.next()]).toEqual([null, 200]);
      const second = (await notices.claim('b', 200, 300)) as Notice;
      // who takes it the second time can tell that the first may have sent it
      expect([first.attempt, second.attempt]).toEqual([1, 2]);
      await notices.done(first, 'a');
      await notices.later(first, 'a', 1000, 9);
      expect(await notices.next()).toBe(300);
      await notices.later(second, 'b', 500, 1);
      expect(await notices.claim('a', 499, 600)).toBeNull();
      const third = (await notices.claim('a', 500, 600)) as Notice;
      expect(third).toMatchObject({ due: 500, tries: 1, attempt: 1 });
      await notices.done(third, 'a');
      expect(await notices.next()).toBeNull();
    });

    it('gives what is due over none of the channels that are not meant, and takes back what was not sent', async () => {
      for (const id of ['c1', 'c2', 'c3']) await notices.add({ ...CHANNEL, id });
      for (const [i, channel] of ['c1', 'c2', 'c3'].entries())
        await notices.queue({ ...WAITS, channel, due: 100 + i });
      const first = (await notices.claim('a', 110, 200, ['c1'])) as Notice;
      expect([first.channel, await notices.next(['c1']), await notices.next()]).toEqual(['c2', 102, 100]);
      expect(await notices.claim('a', 110, 200, ['c1', 'c3'])).toBeNull();
      await notices.putBack(first, 'b', 0);
      expect(await notices.claim('a', 110, 200, ['c1', 'c3'])).toBeNull();
      await notices.putBack(first, 'a', first.attempt - 1);
      const again = (await notices.claim('b', 110, 200, ['c1', 'c3'])) as Notice;
      expect(again).toEqual(first);
      await notices.putBack(again, 'b', again.attempt);
      expect(await notices.claim('b', 110, 200, ['c1', 'c3'])).toMatchObject({ due: 101, attempt: 2 });
    });

    it('keeps the first secret under a name, and counts who is asked to confirm by game and day', async () => {
      const both = await Promise.all([notices.secret('s', 'one'), notices.secret('s', 'two')]);
      expect([...both, await notices.secret('t', 'three')]).toEqual(['one', 'one', 'three']);
      const asked = [];
      for (const [game, day] of [
        ['g', 1],
        ['g', 1],
        ['g', 1],
        ['g', 2],
        ['h', 1],
      ] as const)
        asked.push(await notices.invite(game, day, 2));
      expect(asked).toEqual([true, true, false, true, true]);
    });

    it('has channels, secrets and the queue again when it is opened again, taken or not', async () => {
      const open = fresh();
      const first = await open();
      await first.create('g', HEADER);
      await first.notices.add(CHANNEL);
      await first.notices.secret('s', 'one');
      await first.notices.queue({ channel: 'c1', kind: 'awaited', made: 1, due: 2, more: null });
      await first.notices.claim('a', 2, 50);
      await first.close();
      const second = await open();
      expect(await second.notices.channels('g')).toEqual([CHANNEL]);
      expect(await second.notices.secret('s', 'two')).toBe('one');
      expect(await second.notices.claim('b', 50, 60)).toMatchObject({ channel: 'c1' });
      await second.close();
    });
  });
}
