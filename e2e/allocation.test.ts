import { expect, it } from 'vitest';
import { cellOf, unfold } from './player.ts';
import { stage } from './stage.ts';
import { allot, newGame } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// The secret allocation of rule 49: many places, some of them barred.

const on = stage();
const PEOPLE = [
  { name: 'Axel', seats: ['european-axis'] },
  { name: 'Wanda', seats: ['western-allies'] },
  { name: 'Rosa', seats: ['russia'] },
];

it('says what may be spent, holds what is open, and gives the reason of what is barred once for all it is about', async () => {
  const made = { rulebook: 'a-world-at-war', scenario: 'european-1940', people: PEOPLE };
  const { people, api } = await newGame(on.house.url, made);
  await allot(api);
  const rosa = await on.sit(people[2]);
  await expect.poll(() => rosa.locator('.prompt').textContent()).toContain('Place your DPs for 1940');
  const form = rosa.locator('form.allocate');
  await expect.poll(() => form.locator('.pip-lines > .pip-line').count()).toBe(9);
  await expect.poll(() => form.locator('.pip-lines').textContent()).not.toContain('Ireland');
  await unfold(form.getByText(/^Barred \(11\)$/));
  await expect.poll(() => form.locator('.barred-list-fold').textContent()).toMatch(/Ireland.*49\.32/s);
  await cellOf(form, 'Turkey', 2).click();
  await expect.poll(() => form.locator('.limits').textContent()).toMatch(/4 of 6 left: .*Russia has 6 DPs/);
  await expect.poll(() => form.locator('.pips .is-on').count()).toBe(2);
  await form.getByRole('button', { name: 'Seal 2 DPs, 4 not placed' }).click();
  await rosa.getByRole('heading', { name: 'Your answer is sealed' }).waitFor();
});

thorough(
  'gives nothing by its own button, which says what is left, and never by Enter in a row',
  async () => {
    const made = { rulebook: 'a-world-at-war', scenario: 'european-1940', people: PEOPLE };
    const { people, api } = await newGame(on.house.url, made);
    await allot(api);
    const rosa = await on.sit(people[2]);
    const form = rosa.locator('form.allocate');
    const main = form.locator('button.main');
    await expect.poll(() => main.textContent()).toBe('Seal: none, 6 DPs are not placed');
    await cellOf(form, 'Turkey', 1).click();
    await expect.poll(() => main.textContent()).toBe('Seal 1 DP, 5 not placed');
    // pressed again, it is taken off
    await cellOf(form, 'Turkey', 1).click();
    await main.click();
    const dialog = form.getByRole('alertdialog', { name: /^None of your 6 DPs is placed/ });
    await expect.poll(() => dialog.locator(':focus').textContent()).toBe('Not yet');
    await rosa.keyboard.press('Enter');
    await expect.poll(() => form.locator('.actions :focus').textContent()).toMatch(/^Seal: none/);
    await rosa.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Yes, none' }).click();
    await rosa.getByRole('heading', { name: 'Your answer is sealed' }).waitFor();
  },
);

thorough('says that a secret answer counts at once where nobody else is asked', async () => {
  const seats = PEOPLE.flatMap((each) => each.seats);
  const { people, api } = await newGame(on.house.url, {
    rulebook: 'a-world-at-war',
    scenario: 'european-1940',
    people: [{ name: 'All', seats }],
  });
  await allot(api);
  const page = await on.page();
  await page.goto(`${on.house.url}/${people[0]?.hash}?seat=european-axis`);
  await page.getByRole('button', { name: 'Open the desk of European Axis' }).click();
  await page.getByText('sealed until all three have answered').waitFor();
  await api.answer('western-allies', 'allocate', {});
  await api.answer('russia', 'allocate', {});
  // where another seat of this device is still asked, its screen would come
  await api.answer('european-axis', 'allocate', { 'germany/turkey': 2 });
  await page.getByText('secret, and it counts at once').waitFor();
  await expect.poll(() => page.getByText(/until all .*have answered/).count()).toBe(0);
});

thorough('leaves its rows the room on a phone', async () => {
  const made = { rulebook: 'a-world-at-war', scenario: 'european-1940', people: PEOPLE };
  const { people, api } = await newGame(on.house.url, made);
  await allot(api);
  const page = await on.page({ viewport: { width: 390, height: 844 } });
  await page.goto(`${on.house.url}/${people[0]?.hash}`);
  const form = page.locator('form.allocate');
  await form.locator('.pip-lines > .pip-line').nth(4).waitFor();
  const foot = (): Promise<number> =>
    form.locator('> .actions').evaluate((foot) => foot.getBoundingClientRect().top);
  const shown = async (): Promise<number> => {
    const bottom = await foot();
    const tops = await form
      .locator('.pip-lines > .pip-line')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
    return tops.filter((each) => each <= bottom).length;
  };
  await expect.poll(shown).toBeGreaterThanOrEqual(3);
  await cellOf(form, 'Bulgaria', 1).click();
  await expect.poll(shown).toBeGreaterThanOrEqual(3);
  expect(await page.locator('.me').evaluate((band) => band.getBoundingClientRect().height)).toBeLessThan(60);
});
