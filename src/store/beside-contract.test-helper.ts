import { describe, expect, it } from 'vitest';
import type { GamesStore } from './database.ts';
import { entry, HEADER } from './entry.test-helper.ts';
import type { Fresh } from './fresh.test-helper.ts';
import { announcementOf } from './announcement.test-helper.ts';

const RULE = { hours: 48, late: 'standing' };

/** Put something of everything beside a game. */
export async function fillDatabase<Filled extends GamesStore>(database: Filled): Promise<Filled> {
  await database.create('g', HEADER);
  await database.append('g', 0, entry(1), { at: 1000, since: { one: 900 } });
  await database.presence.show('g', 0, true);
  await database.presence.show('g', 1, true);
  await database.presence.show('g', 1, false);
  await database.presence.nudge('g', 1, { by: 'Ben', at: 2000 }, 0);
  await database.deadlines.set('g', RULE);
  await database.deadlines.wish('g', 1, null);
  await database.standIns.name('g', 1, 0);
  await database.standIns.accept('g', 1, 0, true);
  await database.standIns.begin('g', 1, 0, 3000, announcementOf());
  await database.deadlines.leave('g', 1, [{ from: '2026-12-24', until: '2026-12-26' }]);
  return database;
}

/** See that all of it is there. */
export async function holdsAll(database: GamesStore): Promise<void> {
  expect(await database.load('g')).toMatchObject({ times: [1000] });
  expect(await database.since('g')).toEqual({ one: 900 });
  expect([...(await database.presence.shown('g'))]).toEqual([0]);
  expect([...(await database.presence.nudges('g'))]).toEqual([[1, { by: 'Ben', at: 2000 }]]);
  const { rule, wishes, away } = await database.deadlines.kept('g');
  expect([rule, [...wishes], [...away]]).toEqual([
    RULE,
    [[1, null]],
    [[1, [{ from: '2026-12-24', until: '2026-12-26' }]]],
  ]);
  expect(await database.deadlines.games()).toEqual(['g']);
  const standIns = new Map([[1, { by: 0, accepted: true, since: 3000 }]]);
  expect(await database.seating('g')).toMatchObject({ standIns });
  expect(await database.standIns.stood('g')).toEqual([{ person: 1, by: 0 }]);
}

/** What every database must keep beside games. */
export function besideContract(name: string, fresh: Fresh): void {
  describe(`the contract of what stands beside games: ${name}`, () => {
    it('stands over a reopening', async () => {
      const open = fresh();
      const first = await fillDatabase(await open());
      await holdsAll(first);
      await first.close();
      const second = await open();
      await holdsAll(second);
      expect(await second.list()).toEqual(['g']);
      await second.close();
    });

    it('nudges once until that is long enough ago, and sets deadlines for which nobody wishes another then', async () => {
      const database = await fillDatabase(await fresh()());
      const { presence, deadlines } = database;
      expect(await presence.nudge('g', 1, { by: 'Cleo', at: 3000 }, 1999)).toBe(false);
      expect(await presence.nudge('g', 1, { by: 'Cleo', at: 3000 }, 2000)).toBe(true);
      expect((await presence.nudges('g')).get(1)).toEqual({ by: 'Cleo', at: 3000 });
      await deadlines.set('g', null);
      expect((await deadlines.kept('g')).wishes.size).toBe(0);
      expect([(await deadlines.kept('g')).rule, await deadlines.games()]).toEqual([null, []]);
      expect((await deadlines.kept('other')).rule).toBeNull();
      await database.close();
    });
  });
}
