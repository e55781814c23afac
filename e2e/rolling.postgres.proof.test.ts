import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startPostgres } from '../src/store/postgres/server.test-helper.ts';
import { House } from './house.ts';
import { stage } from './stage.ts';
import { Api, newGame } from './table.ts';

// Two servers on one Postgres behind a balancer, which are ended and started again one after the other.

const on = stage();

/** Takes each connection to the first of some addresses that answers; no client stays with one. */
async function balancer(urls: readonly string[]): Promise<string> {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    open.add(client);
    const lead = ([url, ...others]: readonly string[]): void => {
      if (url === undefined) return void client.destroy();
      const there = connect(Number(new URL(url).port), '127.0.0.1');
      const isRefused = (): void => lead(others);
      there.once('error', isRefused);
      there.once('connect', () => {
        there.off('error', isRefused);
        there.on('error', () => client.destroy());
        client.pipe(there).pipe(client);
      });
      client.once('close', () => there.destroy());
      there.once('close', (failed) => failed || client.end());
    };
    client.on('error', () => undefined);
    lead(Math.random() < 0.5 ? urls : urls.toReversed());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    for (const each of open) each.destroy();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

it('a restart of one server after the other is no more at a desk than a moment without connection', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.end());
  const database = await postgres.fresh();
  const opened = async (): Promise<House> => {
    const house = await House.open('--database', database);
    onTestFinished(() => house.close());
    return house;
  };
  const houses = [await opened(), await opened()];
  const url = await balancer(houses.map((house) => house.url));
  const { people, game } = await newGame(url, {
    scenario: 'short-1942',
    dice: 'typed',
    people: [
      { name: 'Anna', seats: ['germany', 'japan', 'italy'] },
      { name: 'Ben', seats: ['uk', 'usa', 'ussr'] },
    ],
  });
  const page = await on.page();
  await page.goto(`${url}/${people[0]?.hash}`);
  await page.getByText('Connected', { exact: true }).waitFor();
  const ben = new Api(url, game, people[1]?.key ?? '');
  for (const house of houses) {
    await house.stop('SIGTERM');
    await ben.answer('table', 'skip', 'turn');
    await page.locator('.consent .eyebrow', { hasText: 'Ben proposes' }).waitFor();
    await page.getByText('Connected', { exact: true }).waitFor();
    await page.locator('.consent').getByRole('button', { name: 'Refuse' }).click();
    await page.locator('.consent .eyebrow', { hasText: 'Ben proposes' }).waitFor({ state: 'detached' });
    expect(await page.getByRole('alert').count()).toBe(0);
    await house.start();
  }
  await page.getByText('Connected', { exact: true }).waitFor();
});
