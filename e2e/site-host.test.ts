import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { siteTexts } from '../src/site/texts.ts';
import { axe } from './axe.ts';
import { sharedBrowser } from './browser.ts';
import { listen } from './hearing.ts';
import { openPage } from './open-page.ts';
import { BELOW } from './browser-house.ts';
import { startHost, type StaticHost } from './static-host.ts';
import { type KeptBrowser, startChromium } from './store/chromium.ts';
import { builtSite } from './store/folder.ts';

// The page without a server, from hosts that do nothing but serve it: what it asks them for, and what is there once the browser was
// ended.

const home = mkdtempSync(join(tmpdir(), 'demarche-site-host-'));
let host: StaticHost;
let browser: KeptBrowser;
const faults: string[] = [];

beforeAll(async () => {
  host = await startHost(BELOW, builtSite());
  browser = await startChromium(join(home, 'profile'));
});
afterAll(async () => {
  await browser.kill();
  await host.stop();
  rmSync(home, { recursive: true, force: true });
});

/** Open a page; each origin has games of its own. */
async function open(origin: string, { port } = host): Promise<Page> {
  const page = await browser.context.newPage();
  page.on('pageerror', ({ message }) => faults.push(message));
  onTestFinished(() => page.close().catch(() => undefined));
  await page.goto(`http://${origin}.localhost:${port}${BELOW}`);
  return page;
}

/** Open a page in a browser that keeps nothing of the others. */
async function elsewhere(): Promise<Page> {
  const page = await openPage(await sharedBrowser());
  page.on('pageerror', ({ message }) => faults.push(message));
  onTestFinished(() => page.context().close());
  await page.goto(`http://localhost:${host.port}${BELOW}`);
  return page;
}

async function beginExample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open an example game' }).click();
  await page.getByRole('heading', { name: /^Germany: at which neutral/ }).waitFor();
}

async function rollAtSweden(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Sweden/ }).check();
  await page.getByRole('button', { name: 'Answer' }).press('Enter');
  await page.getByRole('heading', { name: 'Roll for Germany at Sweden' }).waitFor();
}

it('asks after the first visit for nothing but whether there is a new build', async () => {
  const first = await open('asks');
  await first.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await first.close();
  expect(host.asked.filter((path) => !path.startsWith(BELOW) || path.includes('/api'))).toEqual([]);
  const before = host.asked.length;
  const elsewhere: string[] = [];
  const own = `http://asks.localhost:${host.port}${BELOW}`;
  browser.context.on('request', (request) => {
    if (!request.url().startsWith(own)) elsewhere.push(request.url());
  });
  const page = await open('asks');
  await beginExample(page);
  await rollAtSweden(page);
  await page.getByRole('button', { name: /^Roll/ }).press('Enter');
  await page.getByRole('heading', { name: 'Roll for Germany at Sweden' }).waitFor({ state: 'detached' });
  expect([elsewhere, host.asked.slice(before).filter((path) => path !== `${BELOW}worker.js`)]).toEqual([
    [],
    [],
  ]);
});

it('saves all games as one file, and brings them back in another browser', async () => {
  const page = await elsewhere();
  await beginExample(page);
  await rollAtSweden(page);
  await page.goto(`http://localhost:${host.port}${BELOW}#/`);
  await page.getByText('All games as one file').click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all games of this browser' }).click();
  const file = join(home, 'all-games.sqlite');
  await (await saved).saveAs(file);
  const other = await elsewhere();
  await other.getByText('All games as one file').click();
  await other.getByLabel(/^A file with all games/).setInputFiles(file);
  await other.getByRole('button', { name: 'Bring the games of this file back' }).click();
  await other.getByRole('button', { name: 'To my games' }).click();
  await other.getByRole('link', { name: /^Take my seat/ }).click();
  await other.getByRole('heading', { name: 'Roll for Germany at Sweden' }).waitFor();
  expect(faults).toEqual([]);
});

it('is as usable as the served page on a phone, by keys, by ear and to axe', async () => {
  const page = await open('usable');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText(siteTexts.keeping['may be cleared']).waitFor();
  expect(await axe(page)).toEqual([]);
  const isNarrow = (): Promise<boolean> =>
    page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  expect(await isNarrow()).toBe(true);
  await page.getByRole('button', { name: 'Open an example game' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Germany: at which neutral/ }).waitFor();
  expect([await axe(page), await isNarrow()]).toEqual([[], true]);
  const { until } = await listen(page);
  await page.getByRole('radio', { name: /^Sweden/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Answer' }).focus();
  await page.keyboard.press('Enter');
  await until(/Sweden/);
  // what no served page has
  await page.goto(`http://usable.localhost:${host.port}${BELOW}#/`);
  await page.getByText(siteTexts.all.title).click();
  expect([await axe(page), await isNarrow()]).toEqual([[], true]);
  await page.getByRole('link', { name: /^The maker.s page of/ }).click();
  await page.getByRole('heading', { name: siteTexts.toServer.title }).waitFor();
  expect([await axe(page), await isNarrow()]).toEqual([[], true]);
});
