import { expect, it } from 'vitest';
import { axe } from './axe.ts';
import { stage } from './stage.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// The calculator: chances without a game, all of it in the address.

const on = stage();

it('counts a roll as one says what is so, and keeps it in the address', async () => {
  const page = await on.page();
  await page.goto(`${on.house.url}/#/odds`);
  // at first sight a roll, set as is usual, with one exact answer
  await page.getByRole('heading', { level: 2, name: /: \d+%$/ }).waitFor();
  await page.getByText('Exact for what is set here.').waitFor();
  expect(await page.getByText(/at-or-below|\/\d/).count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: 'A World at War: diplomacy' }).click();
  await page.getByLabel('Find a roll').fill('turkey');
  await page.getByRole('link', { name: 'Diplomatic die roll for Turkey' }).click();
  const ninth = page.getByRole('row', { name: /^9: associated with the Axis/ });
  const dps = page.getByRole('spinbutton', { name: 'DPs of European Axis in Turkey' });
  await dps.fill('2');
  await page.getByRole('button', { name: 'One more: DPs of European Axis in Turkey' }).click();
  await page.getByText('changed; usual is 0').waitFor();
  // 3 and a die: 4 to 9, and a 9 is one in six
  await expect.poll(() => ninth.textContent()).toContain('17%');
  await page.getByRole('button', { name: 'Set beside it' }).click();
  await dps.last().fill('4');
  await expect.poll(() => ninth.textContent()).toMatch(/17%.*33%/);
  await expect.poll(() => page.url()).toMatch(/=3.*=4/);
  const address = page.url();
  const other = await on.page();
  await other.goto(address);
  const same = other.getByRole('row', { name: /^9: associated with the Axis/ });
  await expect.poll(() => same.textContent()).toMatch(/17%.*33%/);
  // that it is not known is a choice of each row, and only then there is a range
  await page.getByRole('button', { name: 'Only the first' }).click();
  const row = page.locator('.odds-row', { hasText: 'DPs of European Axis in Turkey' });
  await row.getByRole('button', { name: 'not known' }).click();
  await page.getByText(/^Something is not known/).waitFor();
  await expect.poll(() => ninth.textContent()).toMatch(/\d+ to \d+%/);
});

it('does not ask for what the desk works out itself, and adds up a target where no die falls', async () => {
  const page = await on.page();
  await page.goto(`${on.house.url}/#/odds/level-of-cooperation/hits/germany/turkey`);
  await page.getByRole('heading', { level: 2, name: /: \d+%$/ }).waitFor();
  expect(await page.locator('.odds-row', { hasText: /hit number/i }).count()).toBe(0);
  await page.goto(`${on.house.url}/#/odds/gathering-storm`);
  await page.getByRole('heading', { name: 'Add up a target' }).waitFor();
  await page.locator('.rolls a').first().click();
  await page.getByRole('heading', { level: 2, name: /^Total: / }).waitFor();
});

thorough('goes up a ladder of influence, roll after roll', async () => {
  const page = await on.page();
  await page.goto(`${on.house.url}/#/odds/the-war-game/influence/HUN.I1/germany?rest=nothing`);
  const next = page.getByRole('button', { name: 'And then another roll' });
  for (const n of [1, 2]) {
    await next.click();
    await page
      .getByRole('spinbutton', { name: 'How often has Germany rolled for Hungary?' })
      .last()
      .fill(String(n));
  }
  // 1, 2 and 4 or less of 12: all three fail in 11 * 10 * 8 of 1728 ways
  const table = page.getByRole('table', { name: 'This or lower, at least once by then' });
  await expect.poll(() => table.getByRole('row').last().textContent()).toBe('Roll 349%');
  await page.getByRole('button', { name: 'Without roll 2' }).click();
  await expect.poll(() => table.getByRole('row').last().textContent()).toBe('Roll 239%');
});

thorough('is short on a phone: the search first, one situation open at a time, the rest folded', async () => {
  const page = await on.page({ viewport: { width: 390, height: 844 } });
  const height = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
  await page.goto(`${on.house.url}/#/odds/the-war-game`);
  await page.locator('.rolls a').first().waitFor();
  await expect.poll(height).toBeLessThan(2 * 844);
  const find = await page.getByLabel('Find a roll').boundingBox();
  expect(find?.y ?? 844).toBeLessThan(844 / 2);
  await page.getByRole('button', { name: /^All \d+ rolls$/ }).click();
  await expect.poll(height).toBeGreaterThan(2 * 844);
  await page.goto(
    `${on.house.url}/#/odds/a-world-at-war/diplomatic-roll/turkey?dp.european-axis.turkey=3&beside=second`,
  );
  await page.locator('.odds-answer .bars').first().waitFor();
  await expect.poll(height).toBeLessThan(3 * 844);
  const open = page.locator('.odds-part[open]:has(.odds-facts) > summary');
  await expect.poll(() => open.allTextContents()).toEqual([expect.stringMatching(/^Second situation/)]);
  await page.locator('.odds-part > summary', { hasText: /^First situation.*said/ }).click();
  await expect.poll(() => open.allTextContents()).toEqual([expect.stringMatching(/^First situation/)]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
