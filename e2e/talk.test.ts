import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { openTool, toQuestion } from './player.ts';
import { axe } from './axe.ts';
import { stage } from './stage.ts';
import { ask, newGame, type Seated } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// What is said beside a game, and what a seat notes for itself.

const on = stage();

const PEOPLE = [
  { name: 'Ann', seats: ['germany', 'japan'] },
  { name: 'Ivo', seats: ['italy'] },
  { name: 'Rosa', seats: ['ussr', 'uk', 'usa'] },
  { name: 'Zoe', seats: [] },
];

async function begun() {
  const { game, people } = await newGame(on.house.url, {
    scenario: 'short-1942',
    dice: 'typed',
    people: PEOPLE,
  });
  const [ann, ivo, rosa, zoe] = people;
  let requests = 0;
  const say = (who: Seated | undefined, to: string, text: string) =>
    ask(on.house.url, `/games/${game}/talk`, who?.key ?? '', { to, text, request: `r${++requests}` });
  return { ann, ivo, rosa, zoe, say };
}

const badge = (page: Page): Locator => page.locator('.tool[data-tool="talk"] .badge');

const lines = async (page: Page): Promise<string[]> =>
  (await page.locator('.talk-lines li').filter({ hasNotText: 'The table' }).allInnerTexts()).map((text) =>
    text.replaceAll(/\s+/g, ' '),
  );

it('counts what is new, shows it as plain text with name and time, and sends by Enter', async () => {
  const { ann, ivo, rosa, say } = await begun();
  const page = await on.sit(ann);
  await page.locator('.tools').waitFor();
  await say(rosa, 'all', '<b>hello</b>\nall');
  await say(ivo, 'all', 'and me');
  await expect.poll(() => badge(page).innerText()).toContain('2');
  const side = await openTool(page, 'talk');
  await side.getByRole('log').waitFor();
  await expect.poll(async () => (await lines(page))[0]).toMatch(/^Rosa .*\d\d:\d\d <b>hello<\/b> all$/);
  expect(await page.locator('.talk-text b').count()).toBe(0);
  await expect.poll(() => badge(page).count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  const field = side.getByRole('textbox', { name: 'To the table: everybody reads it' });
  await field.fill('my answer');
  await field.press('Shift+Enter');
  await field.pressSequentially('is this');
  await field.press('Enter');
  await expect.poll(() => lines(page)).toContainEqual(expect.stringMatching(/^You .* my answer is this$/));
  await expect.poll(() => field.inputValue()).toBe('');
  // what was seen is seen on every device
  const other = await on.sit(ann);
  await other.locator('.tools').waitFor();
  await expect.poll(() => badge(other).count()).toBe(0);
});

thorough(
  'keeps what a side says to itself, and what is being written while another room is looked at',
  async () => {
    const { ann, ivo, rosa, say } = await begun();
    const [axis, ally] = [await on.sit(ann), await on.sit(rosa)];
    await say(ivo, 'camp', 'Turkey first?');
    await expect.poll(() => badge(axis).innerText()).toContain('1');
    const side = await openTool(axis, 'talk');
    // it opens where somebody has spoken
    await side.getByText('Only who sits on your side reads it: Japan and Italy.').waitFor();
    await side.getByRole('textbox', { name: 'To your side alone' }).fill('half a th');
    await say(rosa, 'all', 'are you asleep?');
    const table = side.getByRole('button', { name: /^Table/ });
    await expect.poll(() => table.innerText()).toContain('1');
    await table.click();
    await side.getByText('are you asleep?').waitFor();
    await side.getByRole('button', { name: 'My side' }).click();
    const field = side.getByRole('textbox', { name: 'To your side alone' });
    await expect.poll(() => field.inputValue()).toBe('half a th');
    await (await openTool(ally, 'talk')).getByText('are you asleep?').waitFor();
    expect(await ally.content()).not.toContain('Turkey first?');
  },
);

thorough('lets spectators read along, and shows a phone the way behind More', async () => {
  const { ann, zoe, say } = await begun();
  await say(ann, 'all', 'welcome');
  const page = await on.page({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(`${on.house.url}/${zoe?.hash}`);
  await page.locator('main h1').waitFor();
  const side = await openTool(page, 'talk');
  await side.getByText('welcome').waitFor();
  await side.getByText('You can read here, and not write.').waitFor();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});

thorough(
  'keeps notes under the seat: free ones, and one in the card of a place, on another device too',
  async () => {
    const { ivo } = await begun();
    const page = await on.sit(ivo);
    const side = await openTool(page, 'notes');
    await side.getByLabel('Whatever you want to keep in mind').fill('Mind the Balkans');
    await side.getByText(/^Kept /).waitFor();
    expect(await axe(page)).toEqual([]);
    await toQuestion(page);
    await page.locator('#find-place').fill('turkey');
    await page.locator('#find-place').press('Enter');
    await page.locator('.place-card').getByRole('button', { name: 'Write a note' }).click();
    const isKept = page.waitForResponse(
      (answer) =>
        answer.url().endsWith('/notes') && answer.request().postData()?.includes('leans to us') === true,
    );
    await page.locator('.place-card').getByLabel('Your note on Turkey').fill('leans to us');
    // put away at once: it is kept all the same
    await page.keyboard.press('Escape');
    await isKept;
    const other = await on.sit(ivo);
    const there = await openTool(other, 'notes');
    await expect.poll(() => there.getByLabel('Turkey').inputValue()).toBe('leans to us');
    await expect
      .poll(() => there.getByLabel('Whatever you want to keep in mind').inputValue())
      .toBe('Mind the Balkans');
  },
);
