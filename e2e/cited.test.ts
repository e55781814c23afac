import type { BrowserContextOptions, Page } from 'playwright';
import { expect, it } from 'vitest';
import { openTool } from './player.ts';
import { axe } from './axe.ts';
import { stage } from './stage.ts';
import { newGame } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// What a clause or a word is about: told by a press, and not only on pointing.

const on = stage();

const SOLO = {
  scenario: 'short-1942',
  dice: 'typed',
  people: [{ name: 'All', seats: ['germany', 'japan', 'italy', 'uk', 'usa', 'ussr'] }],
} as const;

async function sit(options: BrowserContextOptions = {}): Promise<Page> {
  const { people } = await newGame(on.house.url, SOLO);
  const page = await on.page(options);
  await page.goto(`${on.house.url}/${people[0]?.hash}`);
  await page.locator('.ask form').first().waitFor();
  return page;
}

it('tells by keys what a clause is about, and goes from chip to chip with the arrows', async () => {
  const page = await sit();
  const chips = page.locator('.sense button.cited');
  await chips.first().focus();
  await page.keyboard.press('Enter');
  const box = page.locator('.cited-box');
  await expect.poll(() => box.textContent()).toMatch(/^S2 \w+/);
  await expect.poll(() => box.evaluate((each) => each === document.activeElement)).toBe(true);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => box.count()).toBe(0);
  expect(await chips.first().evaluate((each) => each === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowRight');
  expect(await chips.nth(1).evaluate((each) => each === document.activeElement)).toBe(true);
});

thorough('tells it to a finger, within the window', async () => {
  const page = await sit({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.locator('.sense button.cited').last().tap();
  await expect
    .poll(async () => {
      const box = await page.locator('.cited-box').boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= 390;
    })
    .toBe(true);
});

thorough('says what words mean, where they stand and in a list that can be searched', async () => {
  const page = await sit();
  await page.locator('.ask .words-here dt').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'why?', exact: true }).click();
  await expect.poll(() => page.locator('.cited-box').textContent()).toMatch(/may roll: the neutrals/);
  await page.keyboard.press('Escape');
  const side = await openTool(page, 'glossary');
  await side.getByLabel('Find a word').fill('marker');
  await side.getByText('marker', { exact: true }).waitFor();
  await expect.poll(() => side.locator('dt').count()).toBeLessThan(6);
  expect(await axe(page)).toEqual([]);
});
