import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRefusal } from '../../kernel/clause.ts';
import { openPostgres } from '../../store/postgres/open.ts';
import { startPostgres, type TestPostgres } from '../../store/postgres/server.test-helper.ts';
import { begin, makeGame, type Process, reports } from './processes.test-helper.ts';

// Servers on one Postgres that are killed under load, one after the other, and others that take their place.

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.end());

it('lose and double nothing of what was acknowledged', async () => {
  const database = await postgres.fresh();
  const servers: Process[] = [await begin(database), await begin(database)];
  const [first] = servers;
  if (!first) throw new Error('two servers');
  const at = await makeGame(first);
  let isOver = false;
  const acknowledged = new Map<string, number>();
  const clients = ['a', 'b', 'c', 'd'].map((who) =>
    reports(servers, at, who, (count) => {
      acknowledged.set(who, count);
      return isOver;
    }),
  );
  const all = (): number => [...acknowledged.values()].reduce((sum, each) => sum + each, 0);
  for (let kill = 0; kill < 6; kill++) {
    // however slow the machine is, some more were acknowledged between two kills
    await expect.poll(all).toBeGreaterThan(4 * (kill + 1));
    const place = kill % 2;
    await servers[place]?.kill();
    servers[place] = await begin(database);
  }
  isOver = true;
  const done = (await Promise.all(clients)).flat();
  await Promise.all(servers.map((each) => each.kill()));
  const opened = await openPostgres(database);
  if (isRefusal(opened)) throw new Error(opened.refused.key);
  const found = await opened.load(at.game);
  await opened.close();
  if (isRefusal(found)) throw new Error(found.refused.key);
  const kept = found.entries.map((each) => ('request' in each ? each.request : ''));
  expect(new Set(kept).size).toBe(kept.length);
  expect(kept.toSorted()).toEqual(done.map((each) => `0/${each}`).toSorted());
  expect(done.length).toBeGreaterThan(20);
});
