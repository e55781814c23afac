import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { PROOF } from '../scripts/tier.ts';
import { sharedBrowser } from './browser.ts';
import { openPage } from './open-page.ts';
import { hasHouse, openBrowserHouse } from './browser-house.ts';
import { House } from './house.ts';
import type { Site } from './tour.ts';

/** A server, and pages of a browser that all files of a process share, for the tests of one file. */
export interface Stage<H extends Site> {
  readonly house: H;
  /** A page of a browser profile of its own, as on another machine; a fault of its script fails the test. */
  page(options?: BrowserContextOptions): Promise<Page>;
  /** The same, at the desk of a link. */
  sit(seated: { readonly hash: string } | undefined): Promise<Page>;
}

/** A house that closes with the last test of its file. */
interface Closing extends Site {
  close(): Promise<void>;
  /** A page of the browser that has the house, which is another tab of it. */
  newPage?(): Promise<Page>;
}

let isInBrowser = false;

/** From now on the house of a stage is in its browser, or again on a server. */
export function houseInBrowser(is: boolean): void {
  isInBrowser = is;
}

const given: (name: string, story: () => Promise<void>) => void = it;

/** A test of what a server alone has: requests that are seen, or browsers of several people. */
export function atServer(name: string, story: () => Promise<void>, isWanted = true): void {
  if (!isInBrowser && isWanted) given(name, story);
}

/** A test that `npm test` runs at one house alone, as another of its file is the story that it runs at both. */
export function atOneHouse(name: string, story: () => Promise<void>): void {
  if (!isInBrowser || PROOF) given(name, story);
}

/** At the house that all files share: for tests that never stop it, and fit it as it is. */
export function stage(): Stage<Site> {
  if (isInBrowser) return stageAt(openBrowserHouse);
  return stageAt(() => Promise.resolve({ url: inject('house'), close: () => Promise.resolve() }));
}

/** In a house of the file's own, a process as users run it. `more`: options of the server. */
export function ownStage(...more: string[]): Stage<House> {
  return stageAt(() => House.open(...more));
}

/** Opened before the first test of the file and closed after its last; pages are closed with the test they are of. */
export function stageAt<H extends Closing>(open: () => Promise<H>): Stage<H> {
  let opened: { readonly house: H; readonly browser: Browser } | undefined;
  const pages: Page[] = [];
  const faults: string[] = [];
  const there = (): NonNullable<typeof opened> => {
    if (!opened) throw new Error('the stage opens with the first test');
    return opened;
  };
  beforeAll(async () => {
    const [house, browser] = await Promise.all([open(), sharedBrowser()]);
    opened = { house, browser };
  });
  afterEach(async () => {
    await Promise.all(pages.splice(0).map(leave));
    expect(faults.splice(0), 'faults of the script of a page').toEqual([]);
  });
  afterAll(() => opened?.house.close());
  const page: Stage<H>['page'] = async (options) => {
    const { house, browser } = there();
    const fresh = await (house.newPage?.() ?? openPage(browser, options));
    pages.push(fresh);
    fresh.on('pageerror', ({ message }) => faults.push(message));
    return fresh;
  };
  return {
    get house() {
      return there().house;
    },
    page,
    async sit(seated) {
      const fresh = await page();
      await fresh.goto(`${there().house.url}/${seated?.hash}`);
      await fresh.locator('main h1').waitFor();
      return fresh;
    },
  };
}

/** Close a page with its profile, once what answers for the server has come to its end. */
async function leave(page: Page): Promise<void> {
  const context = page.context();
  if (context.isClosed()) return;
  if (hasHouse.has(context)) return page.close();
  await Promise.all(context.pages().map((each) => each.unrouteAll({ behavior: 'wait' })));
  await context.unrouteAll({ behavior: 'wait' });
  await context.close();
}
