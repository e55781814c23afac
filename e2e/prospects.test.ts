import { expect, it } from 'vitest';
import { unfold } from './player.ts';
import { stage } from './stage.ts';
import { allot, newGame } from './table.ts';

// What DPs would bring stands beside where they are given, under assumptions that a player sees and sets.

const on = stage();

const PEOPLE = [
  { name: 'Axel', seats: ['european-axis'] },
  { name: 'West', seats: ['western-allies'] },
  { name: 'Rosa', seats: ['russia'] },
];

it('shows what each DP would bring, gives it by a press, and follows what is assumed', async () => {
  const made = { rulebook: 'a-world-at-war', scenario: 'european-1940', people: PEOPLE };
  const { people, game, api } = await newGame(on.house.url, made);
  await allot(api);
  const axel = await on.sit(people[0]);
  const chances = axel.getByRole('region', { name: 'Chances' });
  const turkey = chances.getByRole('row', { name: /^Turkey/ });
  const at = (number: number) => turkey.getByRole('button', { name: new RegExp(`^Turkey: ${number} gives`) });
  await turkey.waitFor();
  // of the lines that are not supplied anything is possible: the figure says so, and so does what one more adds
  await expect.poll(() => at(0).textContent()).toContain('0 to 100%');
  expect(await turkey.locator('.gain').textContent()).toBe('?');

  const form = axel.locator('form.allocate');
  await at(2).click();
  await expect.poll(() => form.getByLabel('Germany in Turkey', { exact: true }).inputValue()).toBe('2');
  expect(await at(2).getAttribute('aria-pressed')).toBe('true');
  // one stop for the Tab key, and the arrows and digits within
  await at(2).press('ArrowLeft');
  expect(await at(1).evaluate((cell) => cell === document.activeElement)).toBe(true);
  await at(1).press('1');
  await expect.poll(() => at(1).getAttribute('aria-pressed')).toBe('true');

  await unfold(chances.getByText(/^What is assumed/));
  const tables = chances.getByLabel('table not supplied: all its other modifiers', { exact: true });
  await tables.fill('2');
  await tables.press('Enter');
  await expect.poll(() => at(1).textContent()).toMatch(/gives \d+%/);
  await expect.poll(() => turkey.locator('.gain').textContent()).toMatch(/^\+\d+$/);
  const before = await at(1).textContent();
  await expect.poll(() => turkey.locator('.supposed').textContent()).toContain('2 (as you set it)');

  // private to the seat, and kept for the game in this browser
  await axel.reload();
  await expect.poll(() => at(1).textContent()).toBe(before);
  const rosa = await on.sit(people[2]);
  const hers = rosa.getByRole('region', { name: 'Chances' }).getByRole('row', { name: /^Turkey/ });
  await hers.waitFor();
  expect(
    await rosa.evaluate((id) => Object.keys(localStorage).filter((key) => key.includes(id)), game),
  ).toEqual([]);
  await expect.poll(() => hers.locator('.gain').textContent()).toBe('?');

  await unfold(chances.getByText(/^What is assumed/));
  await chances.getByRole('button', { name: 'Anything possible, everywhere' }).click();
  await expect.poll(() => at(1).textContent()).toContain('0 to 100%');
  await chances.getByRole('button', { name: 'As the rules and the last told say' }).click();
  await expect.poll(() => turkey.locator('.supposed').textContent()).toContain('DPs of Western Allies');
});

it('sorts the targets by what one more DP would add', async () => {
  const made = { rulebook: 'a-world-at-war', scenario: 'european-1940', people: PEOPLE };
  const { people, api } = await newGame(on.house.url, made);
  await allot(api);
  const axel = await on.sit(people[0]);
  const chances = axel.getByRole('region', { name: 'Chances' });
  await chances.getByRole('row', { name: /^Turkey/ }).waitFor();
  await unfold(chances.getByText(/^What is assumed/));
  const group = chances.locator('.assumed li').filter({ hasText: 'table not supplied' });
  await unfold(group.getByText(/by itself/));
  const only = group.getByLabel(/other lines of the table for Sweden/);
  await only.fill('3');
  await only.press('Enter');
  const rows = chances.locator('.chances-table tbody tr');
  expect(await rows.first().textContent()).not.toContain('Sweden');
  await chances.getByLabel('Sort by').selectOption('gain');
  await expect.poll(() => rows.first().textContent()).toMatch(/^Sweden|^The Ukraine/);
});
