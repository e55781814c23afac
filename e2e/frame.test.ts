import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { axe } from './axe.ts';
import { inTurn } from './player.ts';
import { stage } from './stage.ts';
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
  await page.locator('form.allocate .cell-line').first().waitFor();
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
  const page = await placing(1400, 900);
  await expect.poll(() => beyond(page)).toEqual([0, 0]);
  const button = page.locator('form.allocate .actions button.main');
  for (const row of await page.locator('form.allocate .cell-line').all()) {
    await row.scrollIntoViewIfNeeded();
    await expect
      .poll(() => button.evaluate((each) => each.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);
  }
  const question = await page.locator('.now').boundingBox();
  for (const name of ['todo', 'facts', 'log', 'back', 'skip', 'more']) {
    await tool(page, name).click();
    const drawer = page.locator(`.side[data-tool="${name}"]`);
    // the log, with its spine, takes the whole board
    await expect
      .poll(async () => (await drawer.boundingBox())?.width, { message: name })
      .toBe(name === 'log' ? (question?.x === undefined ? 0 : question.x - 78) : 420);
    const box = await drawer.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(question?.x ?? 0);
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
  await tool(page, 'question').click();
  await expect.poll(() => focused(page)).toBe('ask-heading');
  // tabs: one stop, arrows among them
  await page.getByRole('tab', { name: 'Map' }).focus();
  await page.keyboard.press('End');
  await expect.poll(() => page.getByRole('tab', { selected: true }).textContent()).toBe('DPs of 1940');
});

it('has one tab at a time on a phone, and leads back to the question where it was left', async () => {
  const page = await placing(390, 844);
  const column = page.locator('.now');
  // nothing comes above what is looked at any more
  await page.locator('.cell .stack').first().waitFor({ state: 'attached' });
  await page.locator('.ask .words-here dt').first().waitFor({ state: 'attached' });
  await column.evaluate((each) => each.scrollTo({ top: 300 }));
  const at = (): Promise<number> => column.evaluate((each) => Math.round(each.scrollTop));
  const left = await at();
  expect(left).toBeGreaterThan(0);
  for (const name of ['map', 'todo', 'log', 'more']) {
    await tool(page, name).click();
    await expect.poll(() => page.locator('form.allocate').isVisible()).toBe(false);
    await expect.poll(() => beyond(page), { message: name }).toEqual([0, 0]);
  }
  await page.locator('.strip button').click();
  await expect.poll(() => page.locator('form.allocate').isVisible()).toBe(true);
  await expect.poll(async () => Math.abs((await at()) - left)).toBeLessThanOrEqual(1);
  await expect.poll(() => page.locator('.strip').count()).toBe(0);
  // a touch of the map places, and a sheet from below says what that gives; a field that it leads to is shown
  await tool(page, 'map').click();
  await page.locator('.map [aria-label^="Turkey"]').dispatchEvent('click');
  await expect.poll(() => page.locator('.map .count').allTextContents()).toEqual(['1']);
  await page.locator('.place-card').getByRole('button', { name: 'To its line in the question' }).click();
  await expect.poll(() => page.locator('form.allocate').isVisible()).toBe(true);
  await page.locator('[data-cell^="turkey"]:focus').waitFor();
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
    for (const name of ['question', 'map', 'todo', 'log', 'more']) {
      if (!(await tool(page, name).isVisible())) continue;
      await tool(page, name).click();
      const at = `${name} at ${size.width}`;
      await expect.poll(async () => (await beyond(page))[0], { message: at }).toBe(0);
    }
    await tool(page, 'question').click();
  }
});

thorough.each(SIZES)('neither overlaps nor sticks out at %j', async ({ width, height }) => {
  const page = await placing(width, height);
  for (const name of ['question', 'map', 'todo', 'log', 'more']) {
    if (!(await tool(page, name).isVisible())) continue;
    await tool(page, name).click();
    await expect.poll(async () => (await beyond(page))[0], { message: name }).toBe(0);
    expect(await axe(page), name).toEqual([]);
  }
});

thorough('says in title and sign of the window that it is one\u2019s turn', async () => {
  const page = await placing(1400, 900);
  const icon = (): Promise<string | null> => page.locator('link[rel=icon]').getAttribute('href');
  await expect.poll(() => page.title()).toMatch(/your turn/);
  await expect.poll(icon).toBe('/icon-turn.svg');
  await page.locator('form.allocate .actions button.main').click();
  await page
    .getByRole('button', { name: 'Seal anyway' })
    .or(page.locator('.decision.is-held'))
    .first()
    .waitFor();
  if (await page.getByRole('button', { name: 'Seal anyway' }).isVisible())
    await page.getByRole('button', { name: 'Seal anyway' }).click();
  await page.locator('.band.is-waiting').waitFor();
  await expect.poll(icon).toBe('/icon.svg');
});
