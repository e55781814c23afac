import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { cellOf } from './player.ts';
import { atOneHouse, stage } from './stage.ts';
import { allot, newGame, tellTables } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// Points are given by cells: the chance is what one presses. One stop of the Tab key, and few keys.

const on = stage();

const PEOPLE = [
  { name: 'Axel', seats: ['european-axis'] },
  { name: 'West', seats: ['western-allies'] },
  { name: 'Rosa', seats: ['russia'] },
];

/** The allocation of a seat, with the focus on the question; counts what is pressed. */
async function placing(seat: number): Promise<{ page: Page; press(...keys: string[]): Promise<number> }> {
  const made = { rulebook: 'a-world-at-war', scenario: 'european-1940', people: PEOPLE };
  const { people, api } = await newGame(on.house.url, made);
  await allot(api);
  await tellTables(api);
  const page = await on.sit(people[seat]);
  await page.locator('.cell .stack').first().waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('ask-heading');
  let pressed = 0;
  return {
    page,
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
      pressed += keys.length;
      return pressed;
    },
  };
}

const cellAt = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['cell']);

/** Tab until a cell has the focus. */
async function toCells(page: Page, press: (...keys: string[]) => Promise<number>): Promise<void> {
  for (let stop = 0; stop < 10 && (await cellAt(page)) === undefined; stop++) await press('Tab');
}

thorough('takes the first point within 6 keys of the question, and a whole allocation under 60', async () => {
  const { page, press } = await placing(0);
  const form = page.locator('form.allocate');
  await toCells(page, press);
  expect(await press('1')).toBeLessThanOrEqual(6);
  await expect.poll(() => form.locator('.cell-line.is-given').count()).toBe(1);
  // one point more in each of the next lines, until all nine are placed
  for (let line = 1; line < 9; line++) await press('ArrowDown', '1');
  await expect.poll(() => form.locator('button.main').textContent()).toBe('Seal 9 DPs');
  for (let stop = 0; stop < 12; stop++) {
    await press('Tab');
    if (await form.locator('button.main').evaluate((each) => each === document.activeElement)) break;
  }
  expect(await press('Enter')).toBeLessThan(60);
  await page.getByRole('heading', { name: 'Your answer is sealed' }).waitFor();
});

it('moves by arrows, Home and End, sets by space, and is one stop for the Tab key', async () => {
  const { page, press } = await placing(0);
  const form = page.locator('form.allocate');
  await toCells(page, press);
  const first = await cellAt(page);
  await press('End');
  expect(await cellAt(page)).toBe(first?.replace(' 0', ' 3'));
  await press('ArrowLeft', 'ArrowDown', 'Space');
  const second = await cellAt(page);
  expect(second).toMatch(/ 2$/);
  expect(second?.split(' ')[0]).not.toBe(first?.split(' ')[0]);
  const cell = form.locator(`[data-cell="${second}"]`);
  await expect.poll(() => cell.getAttribute('aria-checked')).toBe('true');
  expect(await form.locator('.cells [tabindex="0"]').count()).toBe(1);
  await press('Home', 'Space');
  await expect.poll(() => cell.getAttribute('aria-checked')).toBe('false');
});

atOneHouse('says in the limit and on the button when too much is given, and what to take away', async () => {
  const { page } = await placing(0);
  const form = page.locator('form.allocate');
  for (const place of ['Turkey', 'Spain', 'Greece', 'Hungary']) await cellOf(form, place, 3).click();
  await expect.poll(() => form.locator('.limits .broken').textContent()).toMatch(/3 too many/);
  await expect
    .poll(() => form.locator('.verdict').textContent())
    .toMatch(/Germany has 6 DPs.*49\.11.*Take 3 away/);
  expect(await form.locator('button.main').getAttribute('aria-disabled')).toBe('true');
  await cellOf(form, 'Hungary', 0).click();
  await expect.poll(() => form.locator('.limits .broken').count()).toBe(0);
  await expect.poll(() => form.locator('button.main').textContent()).toBe('Seal 9 DPs');
});

thorough('lets one say who gives the points of a line', async () => {
  const { page } = await placing(0);
  const form = page.locator('form.allocate');
  await cellOf(form, 'Turkey', 2).click();
  const line = form.getByRole('radiogroup', { name: 'Turkey' });
  await expect.poll(() => line.textContent()).toContain('Germany 2');
  // on its way to who gives, the mouse goes over other lines
  await cellOf(form, 'Spain', 1).hover();
  await form.getByText('Spain, 1').waitFor();
  await page.locator('#ask-heading').hover();
  await form.getByRole('button', { name: 'One less for Germany in Turkey' }).click();
  await form.getByRole('button', { name: 'One more for Italy in Turkey' }).click();
  await expect.poll(() => line.textContent()).toContain('Germany 1, Italy 1');
  expect(await cellOf(form, 'Turkey', 2).getAttribute('aria-checked')).toBe('true');
});
