import { expect, it } from 'vitest';
import { cellOf, unfold } from './player.ts';
import { stage } from './stage.ts';
import { allot, newGame } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// What DPs would bring stands beside where they are given, under assumptions that a player sees and sets.

const on = stage();

const PEOPLE = [
  { name: 'Axel', seats: ['european-axis'] },
  { name: 'West', seats: ['western-allies'] },
  { name: 'Rosa', seats: ['russia'] },
];

it('shows what each DP would bring where it is given, and follows what is assumed', async () => {
  const made = { rulebook: 'a-world-at-war', scenario: 'european-1940', people: PEOPLE };
  const { people, game, api } = await newGame(on.house.url, made);
  await allot(api);
  const axel = await on.sit(people[0]);
  const form = axel.locator('form.allocate');
  const at = (number: number) => cellOf(form, 'Turkey', number);
  const named = (number: number) => () => at(number).getAttribute('aria-label');
  // where no table is known no chance is drawn, and one line says why
  await form.locator('.pip-lines .pip').first().waitFor();
  await expect.poll(() => form.locator('.no-tables').textContent()).toMatch(/^No tables, no chances/);
  expect(await form.locator('.stack, .cell').count()).toBe(0);

  await unfold(form.getByText(/^What is assumed/));
  const tables = form.getByLabel('table not supplied: all its other modifiers', { exact: true });
  await tables.fill('2');
  await tables.press('Enter');
  await at(2).click();
  await expect
    .poll(() => form.locator('.cell-said').textContent())
    .toMatch(/^.*Turkey, 2: .*if DPs of Western/);
  await expect.poll(named(1)).toMatch(/^1 DP, \d+% for/);
  await at(1).hover();
  await expect
    .poll(() => form.locator('.cell-said').textContent())
    .toMatch(/one more \+\d+.*2 \(as you set it\)/);
  const before = await named(1)();

  // private to the seat, and kept for the game in this browser
  await axel.reload();
  await expect.poll(named(1)).toBe(before);
  const rosa = await on.sit(people[2]);
  await rosa.locator('.pip-lines .pip').first().waitFor();
  expect(
    await rosa.evaluate(
      (id) =>
        Object.keys(localStorage).filter((key) => key.startsWith('demarche.assumed') && key.includes(id)),
      game,
    ),
  ).toEqual([]);

  await unfold(form.getByText(/^What is assumed/));
  await form.getByRole('button', { name: 'Anything possible, everywhere' }).click();
  await form.locator('.pip-lines .pip').first().waitFor();
});

thorough('sorts the targets by what one more DP would add', async () => {
  const made = { rulebook: 'a-world-at-war', scenario: 'european-1940', people: PEOPLE };
  const { people, api } = await newGame(on.house.url, made);
  await allot(api);
  const axel = await on.sit(people[0]);
  const form = axel.locator('form.allocate');
  await form.locator('.pip-lines .pip').first().waitFor();
  await unfold(form.getByText(/^What is assumed/));
  const all = form.getByLabel('table not supplied: all its other modifiers', { exact: true });
  await all.fill('9');
  await all.press('Enter');
  await form.locator('.cell .stack').first().waitFor();
  await unfold(form.getByText(/^What is assumed/));
  const group = form.locator('.assumed li').filter({ hasText: 'table not supplied' });
  await unfold(group.getByText(/by itself/));
  const only = group.getByLabel(/other lines of the table for Sweden/);
  await only.fill('3');
  await only.press('Enter');
  await expect.poll(() => cellOf(form, 'Sweden', 1).locator('b').textContent()).toMatch(/%$/);
  const lines = form.locator('.cell-line');
  expect(await lines.first().textContent()).not.toContain('Sweden');
  await form.getByLabel('Sorted').selectOption('gain');
  await expect.poll(() => lines.first().textContent()).toMatch(/^Sweden|^The Ukraine/);
});
