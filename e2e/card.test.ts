import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { axe } from './screens.ts';
import { stage } from './stage.ts';
import { newGame } from './table.ts';
import { PEOPLE } from './war-game.ts';

// The card of a place: by a touch, by its name, by keys.

const on = stage();

const card = (page: Page): ReturnType<Page['locator']> => page.locator('.place-card');
const focused = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.textContent);

async function sitDown(): Promise<Page> {
  const setup = { rulebook: 'the-war-game', scenario: 'first-turn', dice: 'typed', people: PEOPLE } as const;
  const { people } = await newGame(on.house.url, setup);
  const page = await on.sit(people[0]);
  const curtain = page.locator('main.page.narrow button.main');
  await page.locator('.band').or(curtain).first().waitFor();
  if ((await curtain.count()) > 0) await curtain.click();
  await page.locator('.map .place').first().waitFor();
  return page;
}

it('says who may enter Norway, found by its name with keys alone, and goes when told', async () => {
  const page = await sitDown();
  await page.locator('#main').focus();
  await page.keyboard.press('/');
  await page.locator('#find-place:focus').waitFor();
  await page.keyboard.type('norw');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Norway');
  const enters = card(page).locator('table').first();
  await expect.poll(() => enters.locator('caption').textContent()).toMatch(/Who may enter.*Norway/);
  // Neutral: the Axis and the U.S.S.R. only by attack, of the Allies nobody (G.A2, G.B1, G.B3, G.B6)
  for (const [nation, attacks] of [
    ['Germany', 'yes'],
    ['U.S.S.R.', 'yes'],
    ['U.K.', 'no'],
  ] as const) {
    const row = enters.getByRole('row', { name: new RegExp(`^${nation}`) });
    expect(await row.locator('[data-column="may enter"]').textContent()).toBe('no');
    expect(await row.locator('[data-column="may attack"]').textContent()).toBe(attacks);
  }
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => card(page).count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('find-place');
});

it('opens on a touch of the map, also where that answers nothing', async () => {
  const page = await sitDown();
  const place = page.locator('.map [aria-label^="Turkey"]');
  await place.dispatchEvent('click');
  await expect.poll(() => card(page).locator('h3').textContent()).toBe('Turkey');
  await page.getByRole('button', { name: 'Close the card' }).click();
  await expect.poll(() => card(page).count()).toBe(0);
});

it('opens by keys from the map, also where that answers nothing', async () => {
  const page = await sitDown();
  const stop = page.locator('.map .place[tabindex="0"]');
  await expect.poll(() => stop.count()).toBe(1);
  await stop.focus();
  const label = (): Promise<string | null | undefined> =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const names = new Set<string>();
  for (let i = 0; i < 200 && (await label())?.startsWith('Turkey') !== true; i++) {
    names.add((await label()) ?? '');
    await page.keyboard.press('ArrowRight');
  }
  expect(names.size).toBeGreaterThan(10);
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Turkey');
});
