import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openTool, untilKept } from './player.ts';
import { axe } from './axe.ts';
import { stage } from './stage.ts';
import { newGame } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// The first page knows the games whose seats were taken in this browser, and whose turn it is there.

const on = stage();

const SEATS = [
  ['Ann', 'germany'],
  ['Ben', 'japan'],
  ['Cleo', 'italy'],
  ['Dan', 'uk'],
  ['Eva', 'usa'],
  ['Fred', 'ussr'],
] as const;

const game = () =>
  newGame(on.house.url, {
    scenario: 'short-1942',
    title: 'Sunday',
    dice: 'typed',
    people: SEATS.map(([name, seat]) => ({ name, seats: [seat] })),
  });

const home = (page: Page) => page.goto(`${on.house.url}/#/`);

it('says whose turn it is in each game, takes the seat, and forgets it only when asked twice', async () => {
  const { people, api } = await game();
  const page = await on.page({ reducedMotion: 'reduce' });
  await home(page);
  await page.getByRole('heading', { name: 'The referee of the diplomatic table' }).waitFor();
  await page.goto(`${on.house.url}/${people[0]?.hash}`);
  await untilKept(page);
  await home(page);
  await page.getByRole('heading', { name: 'One table waits for you' }).waitFor();
  const card = page.locator('.turn-card', { hasText: 'Sunday' });
  await card.getByText('Level of Cooperation').waitFor();
  await expect.poll(() => card.locator('.turn-asked').textContent()).toMatch(/Germany/);
  await card.locator('.thumb .place').first().waitFor({ state: 'attached' });
  expect(await axe(page)).toEqual([]);
  await card.getByRole('link', { name: 'Take my seat: Sunday' }).click();
  await page.locator('.me').waitFor();
  const { body } = await api.answer('germany', 'choose', 'turkey');
  expect(body).toBeTruthy();
  await api.answer('dice', 'roll', [2, 6]);
  await home(page);
  await page.getByRole('heading', { name: 'No table waits for you' }).waitFor();
  const row = page.locator('.game-row', { hasText: 'Sunday' });
  await row.getByText('Ben, Japan').waitFor();
  await row.getByRole('button', { name: 'Forget: Sunday' }).click();
  await row.getByRole('button', { name: 'Keep it' }).click();
  expect(await row.count()).toBe(1);
  await row.getByRole('button', { name: 'Forget: Sunday' }).click();
  await row.getByRole('button', { name: 'Forget it' }).click();
  await page.getByRole('heading', { name: 'The referee of the diplomatic table' }).waitFor();
});

it('sits down with a link that is pasted, and says of anything else that it is none', async () => {
  const { people } = await game();
  const page = await on.page();
  await home(page);
  const field = page.getByLabel('Have you been sent a link?');
  await field.fill('hello');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.getByRole('alert').getByText('This is no link of a game.').waitFor();
  await field.fill(`Your seat: ${on.house.url}/${people[1]?.hash}`);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await page.locator('.me').waitFor();
  await expect.poll(() => page.locator('.seat-chip').textContent()).toContain('Japan');
});

thorough(
  'says beside it what an evening will ask, and shows of the rulings those that count in the scenario',
  async () => {
    const page = await on.page({ viewport: { width: 1400, height: 900 } });
    await page.goto(`${on.house.url}/#/new`);
    await page.getByRole('radio', { name: /^A World at War/ }).check();
    await page.locator('.evening dd').first().waitFor();
    await page.getByText(/^Country table: none\./).waitFor();
    const fold = page.locator('summary', { hasText: 'Rulings' }).first();
    await fold.click();
    const shown = page.locator('.ruling-choice');
    await page.getByLabel('Scenario', { exact: true }).selectOption('global-1939');
    await expect.poll(() => shown.count()).toBeGreaterThan(30);
    const inAll = await shown.count();
    await page.getByLabel('Scenario', { exact: true }).selectOption('european-1940');
    await expect.poll(() => shown.count()).toBeLessThan(inAll - 30);
    await page.getByLabel('Find a ruling').fill('covert');
    await page.getByText(/^\d rulings found$/).waitFor();
    const order = shown.filter({ hasText: 'In which order are covert operations announced?' });
    await order.locator('summary').click();
    await order.getByRole('radio').last().check();
    await order.getByText('changed', { exact: true }).waitFor();
    await expect.poll(() => fold.textContent()).toContain('1 changed');
  },
);

thorough(
  'leads from a game made for one person to its maker\u2019s page, from the desk and from here',
  async () => {
    const page = await on.page({ reducedMotion: 'reduce' });
    await page.goto(`${on.house.url}/#/new`);
    await page.getByRole('radio', { name: /^Level of Cooperation/ }).check();
    await page.getByLabel('Scenario').selectOption({ label: 'A short game' });
    await page.getByRole('button', { name: 'Open the game' }).click();
    await page.locator('.desk, main.page.narrow').first().waitFor();
    const curtain = page.locator('main.page.narrow button.main');
    if ((await curtain.count()) > 0) await curtain.click();
    const more = await openTool(page, 'more');
    await more.getByRole('link', { name: /^Maker\u2019s page/ }).click();
    await page.getByRole('heading', { name: /^The maker\u2019s page of / }).waitFor();
    await page.locator('.links > li').getByText('has taken the seat').waitFor();
    await home(page);
    await page.getByRole('link', { name: /^The maker\u2019s page of A short game/ }).click();
    await page.locator('.links > li').getByText('has taken the seat').waitFor();
    // whoever has only a seat is shown no way there
    const { people } = await game();
    await page.goto(`${on.house.url}/${people[0]?.hash}`);
    await (await openTool(page, 'more')).getByText('Calculator').waitFor();
    expect(await page.getByRole('link', { name: /^Maker\u2019s page/ }).count()).toBe(0);
  },
);
