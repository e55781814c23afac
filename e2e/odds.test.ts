import { expect, it } from 'vitest';
import { stage } from './stage.ts';

// The calculator: chances without a game, all of it in the address.

const on = stage();

it('counts a roll as one says what is so, and keeps it in the address', async () => {
  const page = await on.page();
  await page.goto(`${on.house.url}/#/odds`);
  await page.getByText('A World at War: diplomacy').click();
  await page.getByLabel('Find a roll').fill('turkey');
  await page.getByRole('link', { name: 'Diplomatic die roll for Turkey' }).click();
  const ninth = page.getByRole('row', { name: /^9: associated with the Axis/ });
  await expect.poll(() => ninth.textContent()).toContain('0.0 to 100.0%');
  await page.getByLabel(/All that I do not say is nothing/).check();
  await page.getByLabel('DPs of European Axis in Turkey At least').fill('3');
  // 3 and a die: 4 to 9, and a 9 is one in six
  await expect.poll(() => ninth.textContent()).toContain('16.7%');
  await page.getByRole('button', { name: 'Set a second situation beside it' }).click();
  await page.getByLabel('DPs of European Axis in Turkey At least').last().fill('4');
  await expect.poll(() => ninth.textContent()).toMatch(/16\.7%.*33\.3%/);
  const address = page.url();
  const other = await on.page();
  await other.goto(address);
  const same = other.getByRole('row', { name: /^9: associated with the Axis/ });
  await expect.poll(() => same.textContent()).toMatch(/16\.7%.*33\.3%/);
});

it('goes up a ladder of influence, roll after roll', async () => {
  const page = await on.page();
  await page.goto(`${on.house.url}/#/odds/the-war-game/influence/HUN.I1/germany?rest=nothing`);
  const next = page.getByRole('button', { name: 'And then another roll' });
  for (const n of [1, 2]) {
    await next.click();
    await page.getByLabel('How often has Germany rolled for Hungary? At least').last().fill(String(n));
  }
  // 1, 2 and 4 or less of 12: all three fail in 11 * 10 * 8 of 1728 ways
  const table = page.getByRole('table', { name: 'This or lower, at least once by then' });
  await expect.poll(() => table.getByRole('row').last().textContent()).toBe('Roll 349.1%');
  await page.getByRole('button', { name: 'Without roll 2' }).click();
  await expect.poll(() => table.getByRole('row').last().textContent()).toBe('Roll 238.9%');
});
