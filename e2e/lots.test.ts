import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { lotsTexts } from '../src/web/past/lots-texts.ts';
import { axe } from './axe.ts';
import { openTool } from './player.ts';
import { stage } from './stage.ts';
import { newGame } from './table.ts';

// What people put into the dice, by their pages.

const on = stage();

const PEOPLE = [
  { name: 'Anna', seats: ['germany', 'japan', 'italy'] },
  { name: 'Ben', seats: ['uk', 'usa'] },
  { name: 'Cleo', seats: ['ussr'] },
];
const WISH = { scenario: 'short-1942', lots: true, people: PEOPLE };
const roll = (page: Page): Locator => page.locator('form.roll .actions button.main');

async function remembered(page: Page): Promise<string> {
  await openTool(page, 'log');
  await page.locator('.remembered summary').click();
  const text = await page.locator('.remembered').innerText();
  await page.locator('.remembered summary').click();
  return text;
}

it('is put in and opened by each page by itself, and all read whose lots the dice rest on', async () => {
  const { people } = await newGame(on.house.url, WISH);
  const pages = [];
  for (const person of people) pages.push(await on.sit(person));
  for (const page of pages)
    await expect
      .poll(() => remembered(page))
      .toMatch(/They rest on the lots from .*: that of your page is among them/);
  const [anna] = pages as [Page];
  await expect
    .poll(() => anna.locator('.log').innerText())
    .toMatch(/The lot from United Kingdom, .* is open/);
  expect(await axe(anna)).toEqual([]);
  for (const page of pages) expect(await page.locator('.torn').count()).toBe(0);
});

it('is done without where more than half agree: those who wait say so in the desk', async () => {
  const { people, api } = await newGame(on.house.url, WISH);
  const [anna, ben] = [await on.sit(people[0]), await on.sit(people[1])];
  await api.answer('germany', 'choose', 'spain');
  const bar = (page: Page): Locator => page.getByRole('region', { name: lotsTexts.title });
  await bar(anna).waitFor();
  await expect.poll(() => bar(anna).innerText()).toContain('The dice wait for the lot from Soviet Union.');
  expect(await axe(anna)).toEqual([]);
  await roll(anna).click();
  await anna.getByText(/The dice wait for the lots of Soviet Union/).waitFor();
  for (const page of [anna, ben]) await bar(page).getByRole('button').click();
  for (const page of [anna, ben]) await bar(page).waitFor({ state: 'detached' });
  await expect.poll(() => remembered(anna)).toMatch(/They rest on the lots from Germany/);
  await roll(anna).click();
  await expect.poll(() => remembered(anna)).toContain('1 roll has been checked');
  // who comes later reads on whose lots the dice rest
  const cleo = await on.sit(people[2]);
  await expect
    .poll(() => remembered(cleo))
    .toMatch(/They rest on the lots from Germany.*none of them is of this page/);
  expect(await cleo.locator('.torn').count()).toBe(0);
});
