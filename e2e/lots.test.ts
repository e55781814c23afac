import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { keptTexts } from '../src/web/past/kept-texts.ts';
import { lotsTexts } from '../src/web/past/lots-texts.ts';
import { axe } from './axe.ts';
import { openTool } from './player.ts';
import { stage } from './stage.ts';
import { newGame } from './table.ts';

// What people put into the dice, by their pages.

const on = stage();

const PEOPLE = [
  { name: 'Anna', seats: ['germany', 'japan', 'italy'] },
  { name: 'Ben', seats: ['uk', 'usa', 'ussr'] },
];
const roll = (page: Page): Locator => page.locator('form.roll .actions button.main');

async function remembered(page: Page): Promise<string> {
  await openTool(page, 'log');
  await page.locator('.remembered summary').click();
  const text = await page.locator('.remembered').innerText();
  await page.locator('.remembered summary').click();
  return text;
}

it('is put in and opened by each page by itself, and both read whose lots the dice rest on', async () => {
  const { people } = await newGame(on.house.url, { scenario: 'short-1942', dice: 'program', people: PEOPLE });
  const [anna, ben] = [await on.sit(people[0]), await on.sit(people[1])];
  for (const page of [anna, ben])
    await expect
      .poll(() => remembered(page))
      .toMatch(/They rest on the lots from .*: that of your page is among them/);
  const log = anna.locator('.log');
  await expect.poll(() => log.innerText()).toMatch(/The lot from United Kingdom, .* is open/);
  await openTool(ben, 'log');
  expect(await axe(ben)).toEqual([]);
  expect(await anna.locator('.torn').count()).toBe(0);
});

it('is done without where all others agree: the one who waits says so in the desk', async () => {
  const { people, api } = await newGame(on.house.url, {
    scenario: 'short-1942',
    dice: 'program',
    people: PEOPLE,
  });
  const anna = await on.sit(people[0]);
  await expect.poll(() => remembered(anna)).toMatch(/They rest on the lots from Germany/);
  await api.answer('germany', 'choose', 'spain');
  const bar = anna.getByRole('region', { name: lotsTexts.title });
  await bar.waitFor();
  expect(await bar.innerText()).toContain('The dice wait for the lot from');
  expect(await axe(anna)).toEqual([]);
  await roll(anna).click();
  await anna.getByText(/The dice wait for the lots of/).waitFor();
  await bar.getByRole('button').click();
  await bar.waitFor({ state: 'detached' });
  await roll(anna).click();
  await expect.poll(() => remembered(anna)).toContain('1 roll has been checked');
  expect(await remembered(anna)).not.toContain(keptTexts.nothing);
  // who comes later reads on whose lots the dice rest
  const ben = await on.sit(people[1]);
  await expect
    .poll(() => remembered(ben))
    .toMatch(/They rest on the lots from Germany.*none of them is of this page/);
  expect(await ben.locator('.torn').count()).toBe(0);
});
