import type { Page } from 'playwright';
import { axe as axeNow } from './screens.ts';

/** Wait until nothing moves any more: a button that was just pressed or pointed at is still on its way to its colours. */
export async function calm(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

/** What axe-core finds wrong with a page that has come to rest. */
export async function axe(page: Page): Promise<string[]> {
  await calm(page);
  return axeNow(page);
}
