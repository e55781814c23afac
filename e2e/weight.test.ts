import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { stage } from './stage.ts';

const KIB = 1024;

const on = stage();

/** Bytes of script as they came over the wire, by file. */
async function scriptsOf(visit: (page: Page) => Promise<unknown>): Promise<Map<string, number>> {
  const page = await on.page();
  const came: Promise<readonly [name: string, bytes: number]>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    const name = new URL(request.url()).pathname;
    came.push(request.sizes().then(({ responseBodySize }) => [name, responseBodySize]));
  });
  await visit(page);
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('requestfinished');
  return new Map(await Promise.all(came));
}

const sum = (scripts: Map<string, number>): number =>
  [...scripts.values()].reduce((all, size) => all + size, 0);

it('weighs at most 150 KiB of script on a first visit, and no map', async () => {
  const start = await scriptsOf(async (page) => {
    await page.goto(on.house.url);
    await page.getByRole('button', { name: 'Open an example game' }).waitFor();
  });
  expect(sum(start)).toBeGreaterThan(20 * KIB);
  expect(sum(start)).toBeLessThanOrEqual(150 * KIB);
  expect([...start.keys()].filter((name) => name.includes('map'))).toEqual([]);
});

it('brings the map only where a board shows it', async () => {
  const game = await scriptsOf(async (page) => {
    await page.goto(on.house.url);
    await page.getByRole('button', { name: 'Open an example game' }).click();
    await page.locator('.map .place').first().waitFor();
  });
  expect([...game.keys()].filter((name) => name.includes('map'))).toHaveLength(1);
});
