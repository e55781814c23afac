import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { axe } from './axe.ts';
import { inTurn, lower, toQuestion } from './player.ts';
import { stage } from './stage.ts';
import { Play } from './tour.ts';
import { allot, newGame } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// One screen: panes scroll, the page does not; the question is never covered, and never more than one touch away.

const on = stage();

const CAMPS = ['european-axis', 'western-allies', 'russia'];

/** The desk of the Axis, which places its DPs, in a window of this size. */
async function placing(width: number, height: number): Promise<Page> {
  const { people, api } = await newGame(on.house.url, {
    rulebook: 'a-world-at-war',
    scenario: 'european-1940',
    people: CAMPS.map((seat) => ({ name: seat, seats: [seat] })),
  });
  await allot(api);
  const page = await on.page({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(`${on.house.url}/${people[0]?.hash}`);
  // with its rows, which come a moment after the form
  await page.locator('form.allocate .pip-lines > .pip-line').first().waitFor();
  return page;
}

/** How far the page goes beyond the window, to the side and below. */
const beyond = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight];
  });

const tool = (page: Page, name: string) => page.locator(`.tool[data-tool="${name}"]`);
const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.id || document.activeElement?.getAttribute('aria-label') || '');

it('stands on one screen: the button stays, and a drawer lies over the board, never over the question', async () => {
  const page = await placing(1400, 860);
  await expect.poll(() => beyond(page)).toEqual([0, 0]);
  const button = page.locator('form.allocate .actions button.main');
  const at = await button.boundingBox();
  for (const row of await page.locator('form.allocate .pip-lines > .pip-line').all()) {
    await row.scrollIntoViewIfNeeded();
    expect(await button.boundingBox()).toEqual(at);
  }
  const question = await page.locator('.now').boundingBox();
  for (const name of ['todo', 'facts', 'log', 'back', 'skip', 'more']) {
    await tool(page, name).click();
    const drawer = page.locator(`.side[data-tool="${name}"]`);
    await expect
      .poll(async () => (await drawer.boundingBox())?.width, { message: name })
      .toBeGreaterThan(400);
    const box = await drawer.boundingBox();
    expect(box?.x, name).toBe(78);
    expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(question?.x ?? 0);
    expect(await page.locator('.now').boundingBox()).toEqual(question);
    await expect.poll(() => beyond(page), { message: name }).toEqual([0, 0]);
  }
});

it('is led by keys: g and a letter to the tools, a slash to a place, Escape back', async () => {
  const page = await placing(1400, 900);
  await inTurn(page, 'g', 't');
  await expect.poll(() => focused(page)).toBe('To do');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.side').isVisible()).toBe(false);
  await expect.poll(() => tool(page, 'todo').evaluate((each) => each === document.activeElement)).toBe(true);
  await inTurn(page, 'g', 'l');
  await page.locator('.side .log').waitFor();
  await page.keyboard.press('/');
  await expect.poll(() => focused(page)).toBe('find-place');
  // what is typed there leads nowhere
  await page.keyboard.type('gq');
  expect(await page.locator('#find-place').inputValue()).toBe('gq');
  await toQuestion(page);
  await expect.poll(() => focused(page)).toBe('ask-heading');
  // tabs: one stop, arrows among them
  await page.getByRole('tab', { name: 'Map' }).focus();
  await page.keyboard.press('End');
  await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toBe('DPs of 1940');
  // a drawer that is shut leaves the tab, and so does the question
  await inTurn(page, 'g', 't');
  await page.keyboard.press('Escape');
  await inTurn(page, 'g', 'q');
  await expect.poll(() => focused(page)).toBe('ask-heading');
  expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('DPs of 1940');
});

it('has the question as a sheet of three heights on a phone, and leads back to it where it was left', async () => {
  const page = await placing(390, 844);
  const sheet = page.locator('.now-all');
  // nothing comes above what is looked at any more
  await page.locator('.ask .words-here dt').first().waitFor({ state: 'attached' });
  await sheet.evaluate((each) => each.scrollTo({ top: 300 }));
  const at = (): Promise<number> => sheet.evaluate((each) => Math.round(each.scrollTop));
  const left = await at();
  expect(left).toBeGreaterThan(0);
  for (const name of ['todo', 'log', 'talk', 'more']) {
    await tool(page, name).click();
    await expect.poll(() => page.locator('.pip').first().isVisible()).toBe(false);
    await expect.poll(() => beyond(page), { message: name }).toEqual([0, 0]);
  }
  await toQuestion(page);
  await expect.poll(async () => Math.abs((await at()) - left)).toBeLessThanOrEqual(1);
  const button = page.locator('form.allocate .actions button.main');
  const place = await button.boundingBox();
  const height = async (): Promise<number> => (await page.locator('.now').boundingBox())?.height ?? 0;
  const heights = [];
  for (let i = 0; i < 3; i++) {
    await page.locator('.grip').click();
    heights.push(await height());
    expect(await button.boundingBox()).toEqual(place);
  }
  expect(new Set(heights).size).toBe(3);
  await lower(page);
  await expect.poll(() => page.getByRole('tab', { name: 'Map' }).isVisible()).toBe(true);
  // a touch of the map places, and a sheet from below says what that gives; a field that it leads to is shown
  await page.locator('.map [aria-label^="Turkey"]').dispatchEvent('click');
  await expect.poll(() => page.locator('.map .count').allTextContents()).toEqual(['1']);
  await page.locator('.place-card').getByRole('button', { name: 'To its line in the question' }).click();
  await page.locator('[data-cell^="turkey"]:focus').waitFor();
});

it('says when it is, steps back a turn and home again, and has all turns behind it', async () => {
  const { game, people } = await newGame(on.house.url, {
    scenario: 'short-1942',
    dice: 'typed',
    people: [{ name: 'All', seats: ['germany', 'japan', 'italy', 'uk', 'usa', 'ussr'] }],
  });
  await new Play(on.house, game, people[0]?.key ?? '').go(16);
  const page = await on.page();
  await page.goto(`${on.house.url}/${people[0]?.hash}`);
  const now = page.locator('.clock-now');
  await expect.poll(() => now.textContent()).toMatch(/^Round [23]/);
  await page.getByRole('button', { name: 'One turn back' }).click();
  await page.getByRole('heading', { name: 'Look back' }).waitFor();
  await expect.poll(() => now.textContent()).toMatch(/^Round [12]/);
  for (let i = 0; i < 3; i++) await page.keyboard.press(']');
  await expect.poll(() => page.getByRole('heading', { name: 'Look back' }).count()).toBe(0);
  await now.click();
  await page.locator('.turns').getByRole('button', { name: 'Round 1' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.turns').count()).toBe(0);
  expect(await now.evaluate((each) => each === document.activeElement)).toBe(true);
});

const SIZES = [
  { width: 1000, height: 800 },
  { width: 768, height: 1024 },
  { width: 360, height: 640 },
  // 1280 by 900 at 200 % and at 400 %
  { width: 640, height: 450 },
  { width: 320, height: 225 },
];

thorough('sticks out at no size', async () => {
  const page = await placing(1400, 900);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const name of ['map', 'todo', 'log', 'more']) {
      if (!(await tool(page, name).isVisible())) continue;
      await tool(page, name).click();
      const at = `${name} at ${size.width}`;
      await expect.poll(async () => (await beyond(page))[0], { message: at }).toBe(0);
    }
    await toQuestion(page);
  }
});

thorough.each(SIZES)('neither overlaps nor sticks out at %j', async ({ width, height }) => {
  const page = await placing(width, height);
  for (const name of ['map', 'todo', 'log', 'more']) {
    if (!(await tool(page, name).isVisible())) continue;
    await tool(page, name).click();
    await expect.poll(async () => (await beyond(page))[0], { message: name }).toBe(0);
    expect(await axe(page), name).toEqual([]);
  }
});

thorough('says in title and sign of the window that it is one\u2019s turn', async () => {
  const page = await placing(1400, 900);
  const icon = (): Promise<string | null> => page.locator('link[rel=icon]').getAttribute('href');
  await expect.poll(() => page.title()).toMatch(/^Your turn/);
  await expect.poll(icon).toBe('icon-turn.svg');
  await page.locator('form.allocate .actions button.main').click();
  await page
    .getByRole('button', { name: 'Yes, none' })
    .or(page.locator('.decision.is-held'))
    .first()
    .waitFor();
  if (await page.getByRole('button', { name: 'Yes, none' }).isVisible())
    await page.getByRole('button', { name: 'Yes, none' }).click();
  await page.locator('.me.is-wait').waitFor();
  await expect.poll(icon).toBe('icon.svg');
});
