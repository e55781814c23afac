import type { BrowserContext, Page } from 'playwright';
import { isRefusal } from '../../src/kernel/clause.ts';
import { browserFiles, openBrowserDatabase, type BrowserDatabase } from '../../src/store/browser/index.ts';
import { packed, unpacked } from './packed.ts';

type Port = Parameters<typeof openBrowserDatabase>[0];

/** A tab with the worker that has SQLite, asked from here. */
export interface StoreTab {
  readonly page: Page;
  readonly port: Port;
  readonly files: ReturnType<typeof browserFiles>;
  /** Open its games. Throws where that is refused. */
  open(): Promise<BrowserDatabase>;
  /** End the worker, and start another with the files that are there. */
  again(): Promise<void>;
  /** The same with no files. */
  anew(): Promise<void>;
  /** Put other bytes into its database, which is closed. */
  plant(bytes: Uint8Array): Promise<void>;
}

/** Open a tab at an address and start its worker. */
export async function openStoreTab(context: BrowserContext, url: string): Promise<StoreTab> {
  const page = await context.newPage();
  const listeners: Parameters<Port['addEventListener']>[1][] = [];
  await page.exposeBinding('storeHeard', (_, text: string) => {
    const data = unpacked(text);
    for (const heard of listeners) heard({ data, ports: [] });
  });
  await page.goto(url);
  await page.waitForFunction(() => 'storePage' in globalThis);
  await page.evaluate(() => globalThis.storePage.begin());
  const port: Port = {
    // whoever waits for an answer of a tab that is gone waits in vain
    postMessage: (message) =>
      void page.evaluate((text) => globalThis.storePage.send(text), packed(message)).catch(() => undefined),
    addEventListener: (_, heard) => void listeners.push(heard),
  };
  return {
    page,
    port,
    files: browserFiles(port),
    async open() {
      const database = await openBrowserDatabase(port);
      if (isRefusal(database)) throw new Error(database.refused.key);
      return database;
    },
    plant: (bytes) => page.evaluate((text) => globalThis.storePage.plant(text), packed(bytes)),
    again: () =>
      page.evaluate(() => {
        globalThis.storePage.end();
        globalThis.storePage.begin();
      }),
    anew: () =>
      page.evaluate(async () => {
        globalThis.storePage.end();
        await globalThis.storePage.clear();
        globalThis.storePage.begin();
      }),
  };
}
