import type { Page } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { openTab, openTool, unfold } from './player.ts';
import { stage } from './stage.ts';
import { Api, newGame } from './table.ts';

// While a roll waits the players add to its table what the program lacks.

const on = stage();
let page: Page;
let api: Api;

const DPS = { germany: 9, italy: 3, britain: 9, france: 3, us: 0, russia: 9 };
const FACTIONS = ['european-axis', 'western-allies', 'russia'] as const;

/** A game of 1940 in which the roll for Turkey waits, 4 Axis DPs in it. */
beforeEach(async () => {
  const { game, people } = await newGame(on.house.url, {
    rulebook: 'a-world-at-war',
    scenario: 'european-1940',
    dice: 'typed',
    people: FACTIONS.map((seat) => ({ name: `player of ${seat}`, seats: [seat] })),
  });
  const apis = people.map(({ key }) => new Api(on.house.url, game, key));
  [api] = apis as [Api];
  const give = async (seat: string, name: string, answer: unknown): Promise<void> => {
    const who = apis[FACTIONS.findIndex((each) => each === seat)] ?? api;
    const { status, body } = await who.answer(seat, name, answer);
    if (status >= 300) throw new Error(`${seat} ${name}: ${JSON.stringify(body)}`);
  };
  const told = (facts: object): object =>
    Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, { value, as: 'change' }]));
  const allotted = Object.entries(DPS).map(([power, dps]) => [`dp.allotment.${power}`, dps]);
  await give('table', 'standing-0/report', told(Object.fromEntries(allotted)));
  await give('european-axis', 'allocate', { 'germany/turkey': 4 });
  await give('western-allies', 'allocate', {});
  await give('russia', 'allocate', {});
  await give('european-axis', 'name', { turkey: 1 });
  await give('russia', 'subversion', {});
  for (const seat of FACTIONS) await give(seat, 'covert', {});
  await give('table', 'report', told({ 'table.other.turkey': 0 }));
  page = await on.sit(people[0]);
});

it('takes a starred result and a modifier of the players’ own right at the roll', async () => {
  const ask = page.locator('.ask');
  await unfold(ask.getByText('Add to this table'));
  const what = ask.getByLabel('What to add');
  await what.selectOption('star.turkey.8');
  await what.selectOption('effect.turkey.8');
  await what.selectOption('extra.turkey.2');
  const change = (text: string): ReturnType<Page['locator']> => ask.locator('.change', { hasText: text });
  await change('is it starred').getByText('yes', { exact: true }).click();
  await change('what does it give')
    .getByRole('combobox', { name: /what does it give/ })
    .selectOption('axis-brps');
  await change('Modifier 2')
    .getByRole('spinbutton', { name: /Modifier 2/ })
    .fill('-1');
  await change('Modifier 2').getByLabel('What it is').fill('an Allied convoy');
  for (const width of [360, 1360]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: 'fits the screen' })
      .toBe(width);
  }
  await ask.getByRole('button', { name: 'Report 3 changes' }).click();
  await expect.poll(() => ask.locator('.change').count()).toBe(0);
  await expect
    .poll(() => ask.locator('.dist li', { hasText: '8: BRPs for the Axis' }).textContent())
    .toMatch(/1 in 6.*8: +BRPs for the Axis, as the players report \(permanent\)/);
  const line = ask.locator('.sheet tr', { hasText: 'an Allied convoy (added by the players)' });
  await expect.poll(() => line.textContent()).toMatch(/49\.4265.*\u22121$/);
  await openTab(page, /^Added to the tables/);
  await expect
    .poll(() => page.locator('.board-shown').textContent())
    .toMatch(/Added to the tables by the players/);
});

it('still takes them while a result is being chosen', async () => {
  await api.answer('dice', 'roll', [4]);
  const ask = page.locator('.ask');
  await expect.poll(() => ask.textContent()).toContain('8: Axis hex control');
  await unfold(ask.getByText('Add to this table'));
  await ask.getByLabel('What to add').selectOption('star.turkey.8');
  await ask.locator('.change').getByText('yes', { exact: true }).click();
  await ask.getByRole('button', { name: 'Report 1 change' }).click();
  await expect.poll(() => ask.textContent()).toContain('8: Axis hex control (permanent)');
});

it('finds a fact by any words of its name', async () => {
  await openTool(page, 'facts');
  await page.getByLabel('Find what happened, or a fact').fill('turkey 8 star');
  await expect.poll(() => page.locator('.facts li').count()).toBe(1);
  await expect
    .poll(() => page.locator('.facts li').textContent())
    .toContain('Result 8 in the table for Turkey');
});
