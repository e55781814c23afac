import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { startSite } from './site.ts';
import { Play, rulebooksOf } from './tour.ts';

let site: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

it('prints the whole log and nothing to press, dark on light', async () => {
  const book = (await rulebooksOf(site)).find((each) => each.id === 'level-of-cooperation');
  if (!book) throw new Error('no rulebook');
  const play = await Play.start(site, book, 'short-1942', 'program');
  const lines = await play.go(18);
  expect(lines).toBe(18);
  const context = await browser.newContext({ colorScheme: 'dark' });
  const page = await context.newPage();
  await page.goto(`${site.url}/${play.hash(null)}`);
  await page.locator('.log .line').first().waitFor();
  await expect.poll(() => page.locator('.log .line').count()).toBeLessThan(lines - 1);
  // as the browser does before it prints
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.locator('.log .line').count()).toBe(lines - 1);
  await expect.poll(() => page.getByRole('button', { name: /^(Answer|Roll|Look back)/ }).count()).toBe(0);
  const ink = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--ink'));
  expect(ink).toBe('#1f1d18');
  expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(10_000);
  await context.close();
});
