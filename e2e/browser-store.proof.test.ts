import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRefusal } from '../src/kernel/clause.ts';
import { entry, HEADER } from '../src/store/entry.test-helper.ts';
import { everyContract } from '../src/store/every-contract.test-helper.ts';
import { type KeptBrowser, startChromium } from './store/chromium.ts';
import { startStoreSite, type StoreSite } from './store/site.ts';
import { openStoreTab, type StoreTab } from './store/tab.ts';

// All that every database must do, in a real browser on files that are kept: what is tried stands here, and asks the worker through
// the page. What is there after a kill.

const home = mkdtempSync(join(tmpdir(), 'demarche-browser-store-'));
let site: StoreSite;
let browser: KeptBrowser;
let tab: StoreTab;
const at = (origin: string): string => `http://${origin}:${site.port}/some/where/`;
beforeAll(async () => {
  site = await startStoreSite();
  browser = await startChromium(join(home, 'contract'));
  tab = await openStoreTab(browser.context, at('contract.localhost'));
});
afterAll(async () => {
  await browser.kill();
  site.stop();
  rmSync(home, { recursive: true, force: true });
});

everyContract('a browser', () => {
  const fresh = tab.anew();
  return async () => {
    await fresh;
    return tab.open();
  };
});

/** How often the browser is killed. */
const KILLS = 4;

it('the games of a browser have every acknowledged entry after it was killed while it wrote', async () => {
  let acknowledged = 0;
  for (let kill = 0; kill <= KILLS; kill++) {
    const one = await startChromium(join(home, 'killed'));
    const database = await (await openStoreTab(one.context, at('killed.localhost'))).open();
    await database.create('g', HEADER);
    const stored = await database.load('g');
    if (isRefusal(stored)) throw new Error(stored.refused.key);
    expect(stored.entries.length).toBeGreaterThanOrEqual(acknowledged);
    expect(stored.entries).toEqual(stored.entries.map((_, i) => entry(i + 1, `k${i + 1}`)));
    expect(await database.damage()).toBeNull();
    acknowledged = stored.entries.length;
    const enough = acknowledged + 20 + kill * 7;
    // many are on their way when it is killed, and none of them is waited for
    for (let n = acknowledged; n < enough + 200; n++)
      void database
        .append('g', n, entry(n + 1, `k${n + 1}`))
        .then((done) => (acknowledged = isRefusal(done) ? acknowledged : done.n));
    await expect.poll(() => acknowledged, { interval: 1 }).toBeGreaterThanOrEqual(enough);
    await one.kill();
  }
});
