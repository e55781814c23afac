import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRefusal } from '../src/kernel/clause.ts';
import { entry, HEADER } from '../src/store/entry.test-helper.ts';
import { startChromium } from './store/chromium.ts';
import { startStoreSite, type StoreSite } from './store/site.ts';
import { openStoreTab } from './store/tab.ts';

const home = mkdtempSync(join(tmpdir(), 'demarche-browser-killed-'));
let site: StoreSite;
beforeAll(async () => {
  site = await startStoreSite();
});
afterAll(() => {
  site.stop();
  rmSync(home, { recursive: true, force: true });
});

/** How often the browser is killed. */
const KILLS = 4;

it('the games of a browser have every acknowledged entry after it was killed while it wrote', async () => {
  const url = `http://killed.localhost:${site.port}/some/where/`;
  let acknowledged = 0;
  for (let kill = 0; kill <= KILLS; kill++) {
    const browser = await startChromium(join(home, 'profile'));
    const tab = await openStoreTab(browser.context, url);
    const database = await tab.open();
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
    await browser.kill();
  }
});
