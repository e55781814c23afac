import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { openBrowser } from './browser.ts';
import { House } from './house.ts';

/** A server process and a browser for the tests of one file. */
export interface Stage {
  readonly house: House;
  readonly browser: Browser;
  /** A page of a browser profile of its own, as on another machine; a fault of its script fails the test. */
  page(options?: BrowserContextOptions): Promise<Page>;
  /** The same, at the desk of a link. */
  sit(seated: { readonly hash: string } | undefined): Promise<Page>;
}

/** Opened before the first test of the file and closed after its last. `more`: options of the server. */
export function stage(...more: string[]): Stage {
  let opened: { readonly house: House; readonly browser: Browser } | undefined;
  const there = (): NonNullable<typeof opened> => {
    if (!opened) throw new Error('the stage opens with the first test');
    return opened;
  };
  beforeAll(async () => {
    const [house, browser] = await Promise.all([House.open(...more), openBrowser()]);
    opened = { house, browser };
  });
  afterAll(async () => {
    await opened?.browser.close();
    await opened?.house.close();
  });
  const page: Stage['page'] = async (options) => {
    const fresh = await (await there().browser.newContext(options)).newPage();
    fresh.on('pageerror', (error) => expect.unreachable(error.message));
    return fresh;
  };
  return {
    get house() {
      return there().house;
    },
    get browser() {
      return there().browser;
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
