import type { Page } from 'playwright';
import { afterEach, expect } from 'vitest';

/** Answers of the server that wait on their way to a page. */
export interface Held {
  /** Wait until the server has given so many of them. */
  come(count: number): Promise<void>;
  /** Let go what has come so far. */
  release(): void;
}

/** Holds requests of a page. */
export type Hold = (page: Page, url: string | RegExp) => Promise<Held>;

/**
 * For the tests of a file, called after its stage: hold what the server answers to requests of a page, as a slow line would.
 * With the end of a test all is let go, and what is under way is waited for: nothing outlives the page.
 */
export function holding(): Hold {
  const all: { readonly page: Page; release(): void }[] = [];
  afterEach(async () => {
    for (const { page, release } of all.splice(0)) {
      release();
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'wait' });
    }
  });
  return async (page, url) => {
    let count = 0;
    let isOver = false;
    const waiting: (() => void)[] = [];
    const release = (): void => waiting.splice(0).forEach((go) => go());
    await page.route(url, async (route) => {
      const response = await route.fetch();
      count++;
      if (!isOver) await new Promise<void>((go) => waiting.push(go));
      await route.fulfill({ response });
    });
    all.push({
      page,
      release() {
        isOver = true;
        release();
      },
    });
    return {
      async come(least) {
        await expect.poll(() => count).toBeGreaterThanOrEqual(least);
      },
      release,
    };
  };
}
