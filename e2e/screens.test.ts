import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { look, screensOf } from './screens.ts';
import { startSite } from './site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

it('has no screen that axe or the console faults, or that sticks out of a phone', async () => {
  const screens = await screensOf(site);
  expect(screens.length).toBeGreaterThan(20);
  const faults: string[] = [];
  // light and dark by turns: both in every run, each screen once on a phone
  for (const [i, screen] of screens.entries()) {
    const modes = i % 2 === 0 ? ['light', 'phone-dark'] : ['dark', 'phone'];
    const found = await Promise.all(modes.map((mode) => look(browser, site, screen, mode)));
    for (const [m, list] of found.entries())
      faults.push(...list.map((fault) => `${screen.name} (${modes[m]}): ${fault}`));
  }
  expect(faults).toEqual([]);
}, 600_000);
