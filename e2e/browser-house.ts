import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { watchRequests } from './settled.ts';
import { startHost } from './static-host.ts';
import { askThrough, letAsk } from './store/asking.ts';
import { startChromium } from './store/chromium.ts';
import { builtSite } from './store/folder.ts';
import type { Site } from './tour.ts';

/** Below which path the page stands. */
export const BELOW = '/club/demarche/';

/** The profiles in which a house is, with all of their pages. */
export const hasHouse = new WeakSet<BrowserContext>();

/** A house in a browser of its own, with an address for those who ask it as they ask a server. All of its pages are tabs of that browser. */
export async function openBrowserHouse(): Promise<
  Site & { newPage(): Promise<Page>; close(): Promise<void> }
> {
  const profile = mkdtempSync(join(tmpdir(), 'demarche-browser-'));
  const { context, kill } = await startChromium(profile);
  hasHouse.add(context);
  const keeper = await context.newPage();
  const host = await startHost(BELOW, builtSite());
  const url = `http://localhost:${host.port}${BELOW.slice(0, -1)}`;
  await keeper.goto(`${url}/`);
  letAsk(url, askThrough(keeper));
  return {
    url,
    async newPage() {
      const page = await context.newPage();
      watchRequests(page);
      return page;
    },
    async close() {
      await kill();
      rmSync(profile, { recursive: true });
      await host.stop();
    },
  };
}
