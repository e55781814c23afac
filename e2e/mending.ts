import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { openTool, toQuestion } from './player.ts';
import { axe } from './axe.ts';

// What tests of putting right have in common.

/** What is put right. */
export const dialog = (page: Page): Locator => page.locator('.mend');
/** The way to put a line right: it is there once somebody is at the line. */
export async function lineOf(page: Page, n: number): Promise<Locator> {
  const way = page.getByRole('button', { name: `Put right line ${n}`, exact: true });
  await page.locator('.latest').waitFor({ state: 'attached' });
  // the latest stands below the question, all in the log
  if ((await way.count()) === 0) {
    await openTool(page, 'log');
    await page.locator('.log-turn').first().waitFor();
  }
  if ((await way.count()) === 0) await toQuestion(page);
  const line = page.locator('article.line').filter({ has: way });
  await line.first().hover();
  return way.first();
}

/** Say why, and propose what is gathered. */
export async function propose(page: Page, why: string): Promise<void> {
  await dialog(page).getByLabel('Why').fill(why);
  await dialog(page)
    .getByRole('button', { name: /^(Propose to put|Put) it right$/ })
    .click();
  await expect.poll(() => dialog(page).count()).toBe(0);
}

/** Nothing that axe finds fault with, and nothing that sticks out. */
export async function isSound(page: Page): Promise<void> {
  expect(await axe(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide, 'nothing sticks out').toBeLessThanOrEqual(0);
}
