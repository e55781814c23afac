import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Page } from 'playwright';
import { afterEach, expect, it } from 'vitest';
import { shows } from './player.ts';
import { stage } from './stage.ts';
import { newGame } from './table.ts';

// A connection over which nothing comes any more, though nobody closed it: the page notices, says so, and makes a new one.

const on = stage();

/** What passes bytes on to a server, until it swallows those of all connections that there are, and closes none. */
class Way {
  private readonly server = createServer((near) => this.pass(near));
  private readonly all = new Set<Socket>();
  private readonly to: URL;

  constructor(url: string) {
    this.to = new URL(url);
  }

  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private pass(near: Socket): void {
    const far = connect(Number(this.to.port), this.to.hostname);
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      this.all.add(from);
      from.on('error', () => from.destroy());
      from.on('close', () => this.all.delete(from));
      from.pipe(into);
    }
  }

  swallow(): void {
    for (const socket of this.all) socket.unpipe().resume();
  }

  async close(): Promise<void> {
    for (const socket of this.all) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }
}

const ways: Way[] = [];
afterEach(async () => {
  for (const way of ways.splice(0)) await way.close();
});

const status = (page: Page): Promise<string> => page.locator('.status').innerText();

it('is noticed by its silence, and at once when the network is back', async () => {
  const { people, api } = await newGame(on.house.url, {
    scenario: 'short-1942',
    dice: 'typed',
    people: [{ name: 'Anna', seats: ['germany', 'japan', 'italy', 'uk', 'usa', 'ussr'] }],
  });
  const report = (n: number, fact: string) =>
    api.answer('table', `standing-${n}/report`, { [fact]: { value: 'germany', as: 'change' } });
  const way = new Way(on.house.url);
  ways.push(way);
  const page = await on.page();
  await page.clock.install();
  // what shows a line comes after the desk, before there is one
  const lines = page.waitForResponse(/\/assets\/line-/);
  await page.goto(`${await way.open()}/${people[0]?.hash}`);
  await expect.poll(() => status(page)).toBe('Connected');

  await (await lines).finished();
  way.swallow();
  await report(0, 'control.gibraltar');
  await page.clock.fastForward(31_000);
  await expect.poll(() => status(page)).toBe('Connecting ...');
  await page.clock.fastForward(31_000);
  await expect.poll(() => status(page)).toBe('Connected');
  await shows(page, 1);

  way.swallow();
  await report(1, 'control.egypt');
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect.poll(() => status(page)).toBe('Connecting ...');
  await page.clock.fastForward(11_000);
  await expect.poll(() => status(page)).toBe('Connected');
  await shows(page, 2);
});
