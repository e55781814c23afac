import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openTab } from './player.ts';
import { axe } from './axe.ts';
import { stage } from './stage.ts';
import { newGame } from './table.ts';
import { PEOPLE } from './war-game.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

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
  await page.locator('.me').or(curtain).first().waitFor();
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
  const enters = card(page).getByRole('table', {
    name: 'Who may enter, attack or influence Norway, and why not',
  });
  await enters.waitFor();
  // Neutral: the Axis and the U.S.S.R. only by attack, of the Allies nobody (G.A2, G.B1, G.B3, G.B6)
  for (const [nation, attacks] of [
    ['Germany', 'yes'],
    ['U.S.S.R.', 'yes'],
    ['U.K.', 'no'],
  ] as const) {
    // nations of which the same is so share a row
    const row = enters.locator('tr', { has: page.locator(':is(th, td):first-child', { hasText: nation }) });
    expect(await row.locator('[data-column="may enter"]').textContent()).toBe('no');
    expect(await row.locator('[data-column="may attack"]').textContent()).toBe(attacks);
  }
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => card(page).count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('find-place');
});

thorough('opens on a touch of the map, also where that answers nothing', async () => {
  const page = await sitDown();
  const place = page.locator('.map [aria-label^="Turkey"]');
  await place.dispatchEvent('click');
  await expect.poll(() => card(page).locator('h3').textContent()).toBe('Turkey');
  await page.getByRole('button', { name: 'Close the card' }).click();
  await expect.poll(() => card(page).count()).toBe(0);
});

thorough('opens by keys from the map, also where that answers nothing', async () => {
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

thorough(
  'says what an attack would bring, by each that may make one, and what the place is worth; nothing is sent',
  async () => {
    const page = await sitDown();
    await page.locator('#find-place').fill('norway');
    await page.locator('#find-place').press('Enter');
    const attack = card(page).getByRole('region', { name: 'What if I attack?' });
    await attack.getByRole('button', { name: 'Germany' }).press('Enter');
    const list = attack.getByRole('status').getByRole('region', { name: 'If Germany attacks:' });
    // the box of Norway for an Axis attack (NOR.AX)
    await list
      .getByText(/Norway.*Sworn.*U\.K\./)
      .first()
      .waitFor();
    const others = attack.getByRole('group', { name: 'Or if another does' }).getByRole('button');
    await expect.poll(() => others.allTextContents()).toEqual(['U.S.S.R.', 'Japan']);
    await expect.poll(() => card(page).locator('.card-chip').textContent()).toMatch(/^\d+ value$/);
    expect(await axe(page)).toEqual([]);
    await others.last().click();
    await attack.getByRole('region', { name: 'If Japan attacks:' }).waitFor();
    await expect.poll(() => list.count()).toBe(0);
    expect(await page.locator('.latest .line-number').count()).toBe(0);
  },
);

thorough.each(['light', 'dark'] as const)('stands whole on a phone, in the %s', async (colorScheme) => {
  const { people } = await newGame(on.house.url, {
    rulebook: 'the-war-game',
    scenario: 'first-turn',
    dice: 'typed',
    people: PEOPLE,
  });
  const page = await on.page({ viewport: { width: 390, height: 844 }, colorScheme });
  await page.goto(`${on.house.url}/${people[1]?.hash}`);
  await openTab(page, /^Map/);
  await page.locator('.map .place').first().waitFor();
  await page.locator('#find-place').fill('turkey');
  await page.locator('#find-place').press('Enter');
  await card(page).getByRole('region', { name: 'What if I attack?' }).waitFor();
  const chip = await card(page).locator('.card-chip').boundingBox();
  expect((chip?.x ?? 0) + (chip?.width ?? 0)).toBeLessThanOrEqual(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await axe(page)).toEqual([]);
});
