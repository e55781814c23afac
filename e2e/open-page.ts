import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { PATIENCE } from './patience.ts';
import { watchRequests } from './settled.ts';

/** A page of a browser profile of its own; it waits as long as a busy machine needs. */
export async function openPage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE.step);
  const page = await context.newPage();
  watchRequests(page);
  return page;
}
