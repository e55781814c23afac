import { expect, it, vi } from 'vitest';
import { table } from '../house.test-helper.ts';
import {
  BUSY,
  mailServer,
  receiver,
  silentMailServer,
  silentReceiver,
  textsOf,
} from './receivers.test-helper.ts';
import { choose, hookAt, showLines, telling, UNTIL_TOLD } from './told.test-helper.ts';

// Receivers that take what is sent and never answer.

/** A second passes again and again, until it is so. */
async function passing(server: Awaited<ReturnType<typeof telling>>, is: () => boolean): Promise<void> {
  await vi.waitFor(
    async () => {
      await server.clock.pass(1000, BUSY);
      expect(is()).toBe(true);
    },
    { timeout: 20_000 },
  );
}

it('a host that never answers keeps nobody waiting who is told elsewhere', async () => {
  const server = await telling();
  const [silent, hook] = [await silentReceiver(), await receiver()];
  const tables = [];
  for (let i = 0; i < 4; i++) tables.push(await table(server));
  // more than all that were ever sent side by side
  for (const { anna, ben, cleo } of tables)
    for (const who of [anna, ben, cleo]) await choose(server, who, hookAt(silent));
  const last = await table(server);
  await choose(server, last.anna, hookAt(hook));
  await passing(server, () => hook.came.length === 1);
  expect(textsOf(hook)[0]).toContain('one: your turn');
  // and of the host itself so much is asked at once
  expect(silent.came.length).toBeLessThanOrEqual(2);
});

it('whoever names hosts that never answer keeps no other person waiting', async () => {
  const server = await telling();
  const hook = await receiver();
  const { anna, ben } = await table(server);
  for (let i = 0; i < 8; i++) await choose(server, anna, hookAt(await silentReceiver()));
  await choose(server, ben, hookAt(hook));
  await passing(server, () => hook.came.length === 1);
  expect(textsOf(hook)[0]).toContain('two: your turn');
});

it('a server of mail that never answers keeps no web hook waiting', async () => {
  const post = await silentMailServer();
  const server = await telling({ smtp: post.url, from: 'Table <table@desk.example>' });
  const hook = await receiver();
  const { anna, ben } = await table(server);
  const asking = choose(server, anna, { kind: 'mail', address: 'anna@post.example' });
  await post.met;
  await choose(server, ben, hookAt(hook));
  await passing(server, () => hook.came.length === 1);
  expect(textsOf(hook)[0]).toContain('two: your turn');
  await asking;
});

it('a server stops while receivers never answer, and what was under way is sent after the next start, and says so', async () => {
  const [silent, hook] = [await silentReceiver(), await receiver()];
  const first = await telling();
  const { anna, ben } = await table(first);
  const kept = hookAt(hook);
  await choose(first, anna, hookAt(silent));
  await choose(first, ben, kept);
  await passing(first, () => silent.came.length === 1 && hook.came.length === 1);
  await first.close();
  const later = await telling({ clock: first.clock }, { file: first.file });
  const [channel] = await showLines(later, anna);
  expect(channel).toMatchObject({ trouble: null, sent: null });
  await passing(later, () => silent.came.length === 2);
  expect(hook.came.length).toBe(1);
});

it('a server stops while the server of mail never answers, and asks again after the next start', async () => {
  const post = await silentMailServer();
  const from = 'Table <table@desk.example>';
  const first = await telling({ smtp: post.url, from });
  const { anna } = await table(first);
  const asking = choose(first, anna, { kind: 'mail', address: 'anna@post.example' }).catch(() => undefined);
  await post.met;
  await Promise.all([first.close(), asking]);
  const working = await mailServer();
  const later = await telling({ clock: first.clock, smtp: working.url, from }, { file: first.file });
  await later.pass(UNTIL_TOLD);
  expect(working.came).toHaveLength(1);
});

it('a game that cannot be read keeps nobody waiting who sits at another, after a start', async () => {
  const hook = await receiver();
  const first = await telling();
  const [odd, good] = [await table(first), await table(first)];
  for (const { anna } of [odd, good]) await choose(first, anna, hookAt(hook, anna.game));
  await first.close();
  const later = await telling(
    { clock: first.clock },
    {
      file: first.file,
      odd: (database) => ({
        ...database,
        load: async (id) => {
          if (id === odd.anna.game) throw new TypeError('odd');
          return database.load(id);
        },
      }),
    },
  );
  await later.pass(2 * UNTIL_TOLD);
  expect(hook.came.map(({ path }) => path)).toEqual([`/${good.anna.game}`]);
});
