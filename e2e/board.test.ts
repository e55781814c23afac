import type { Locator, Page, Route } from 'playwright';
import { expect, it } from 'vitest';
import { openTool, openTab } from './player.ts';
import { stage } from './stage.ts';
import { allot, Api, newGame, type Seated } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// The board answers when it is touched: by mouse, by finger and by keys.

const on = stage();
const CAMPS = ['european-axis', 'western-allies', 'russia'];
const WAR = {
  rulebook: 'a-world-at-war',
  scenario: 'european-1940',
  people: CAMPS.map((seat) => ({ name: seat, seats: [seat] })),
};

/** What is barred is called disabled, and says why all the same. */
const BARRED = { force: true };

/** A place of the map by the beginning of what it is called. */
function place(page: Page, name: string): ReturnType<Page['locator']> {
  return page.locator(`.map [aria-label^="${name}"]`);
}

/** DPs are placed, those of the Axis in Turkey and Rumania: now it has to name. */
async function placeDps(game: string, people: readonly Seated[]): Promise<void> {
  for (const { name, key } of people) {
    const given = name === 'european-axis' ? { 'germany/turkey': 2, 'germany/rumania': 1 } : {};
    const { status, body } = await new Api(on.house.url, game, key).answer(name, 'allocate', given);
    expect(status, JSON.stringify(body)).toBe(200);
  }
}

it('ticks on the map of Europe what a faction names, and says why a target is barred', async () => {
  const { game, people, api } = await newGame(on.house.url, WAR);
  await allot(api);
  await placeDps(game, people);
  const axel = await on.sit(people[0]);
  await axel.locator('form.allocate .picks').waitFor();
  const tick = axel.getByRole('checkbox', { name: 'Turkey' });
  await place(axel, 'Turkey').click();
  await expect.poll(() => tick.isChecked()).toBe(true);
  await expect.poll(() => place(axel, 'Turkey').getAttribute('aria-pressed')).toBe('true');
  await place(axel, 'Turkey').click();
  await expect.poll(() => tick.isChecked()).toBe(false);
  await place(axel, 'Ireland').click(BARRED);
  await expect.poll(() => axel.locator('.map-frame .touched').textContent()).toMatch(/Ireland.*DPs.*49\.423/);
  // by keys: one stop for the map, the arrows go on, Space takes
  await place(axel, 'Turkey').focus();
  await expect
    .poll(() => place(axel, 'Turkey').evaluate((each) => each === document.activeElement))
    .toBe(true);
  await axel.keyboard.press('Space');
  await expect.poll(() => tick.isChecked()).toBe(true);
  await axel.keyboard.press('ArrowUp');
  await expect
    .poll(() => axel.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .not.toMatch(/^Turkey/);
  expect(await axel.locator('.map [tabindex="0"]').count()).toBe(1);
  await axel.getByRole('button', { name: 'Seal: Turkey' }).click();
  await openTool(axel, 'todo');
  await expect
    .poll(() => axel.locator('.board-docket').textContent())
    .toMatch(/due: Roll for Turkey European Axis/);
});

it('leaves the focus to who has gone on before the card has come that they asked for', async () => {
  const { game, people, api } = await newGame(on.house.url, WAR);
  await allot(api);
  await placeDps(game, people);
  const axel = await on.page();
  const asked = Promise.withResolvers<Route>();
  await axel.route('**/assets/card-*.js', (route) => asked.resolve(route));
  await axel.goto(`${on.house.url}/${people[0]?.hash}`);
  await place(axel, 'Ireland').click(BARRED);
  await place(axel, 'Turkey').focus();
  await (await asked.promise).continue();
  await axel.locator('.place-card').waitFor();
  const has = (element: Locator): Promise<boolean> =>
    element.evaluate((each) => each === document.activeElement);
  expect(await has(place(axel, 'Turkey'))).toBe(true);
  // who waits for it is led to it
  await axel.keyboard.press('Escape');
  await place(axel, 'Ireland').click(BARRED);
  await expect.poll(() => has(axel.locator('.place-card h3'))).toBe(true);
});

thorough('places points by touches of the map, shows what they give, and leads to their field', async () => {
  const { people, api } = await newGame(on.house.url, WAR);
  await allot(api);
  const rosa = await on.sit(people[2]);
  await rosa.locator('form.allocate').waitFor();
  const count = (): Promise<string[]> => rosa.locator('.map .count').allTextContents();
  await place(rosa, 'Turkey').click();
  await expect.poll(count).toEqual(['1']);
  await place(rosa, 'Turkey').click();
  await expect.poll(count).toEqual(['2']);
  const card = rosa.locator('.place-card');
  await card.getByRole('button', { name: /^One less: .*Turkey/ }).click();
  await expect.poll(count).toEqual(['1']);
  // by keys the focus stays on the map
  await place(rosa, 'Turkey').focus();
  await rosa.keyboard.press('Enter');
  await expect.poll(count).toEqual(['2']);
  expect(await place(rosa, 'Turkey').evaluate((each) => each === document.activeElement)).toBe(true);
  await card.getByRole('button', { name: 'To its line in the question' }).click();
  const focused = (): Promise<string | null> =>
    rosa.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? null);
  await expect.poll(focused).toBe('turkey russia+1');
  await rosa.keyboard.press('1');
  await expect.poll(count).toEqual(['1']);
  await card.getByRole('button', { name: 'Close the card' }).click();
  await place(rosa, 'Ireland').click(BARRED);
  await expect.poll(() => rosa.locator('.map-frame .touched').textContent()).toMatch(/Ireland.*49\.32/);
});

thorough('picks a neutral on the map of the world and on the track', async () => {
  const seats = ['germany', 'japan', 'italy', 'ussr', 'uk', 'usa'];
  const { people } = await newGame(on.house.url, {
    scenario: 'short-1942',
    people: [{ name: 'Everyone', seats }],
  });
  const page = await on.sit(people[0]);
  await page.locator('form.choose').waitFor();
  await place(page, 'Spain').click();
  await expect.poll(() => page.getByRole('radio', { name: /^Spain/ }).isChecked()).toBe(true);
  await openTab(page, 'Levels of cooperation');
  const sweden = page.locator('.scale').getByRole('button', { name: 'Sweden' });
  await sweden.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('radio', { name: /^Sweden/ }).isChecked()).toBe(true);
  await expect.poll(() => sweden.getAttribute('aria-pressed')).toBe('true');
  await page.locator('.scale').getByRole('button', { name: 'Nepal' }).click(BARRED);
  await expect.poll(() => page.locator('.board-scale .touched').textContent()).toMatch(/Nepal.*sphere.*T2/);
  // its card has the column of the question until it is closed
  await page.getByRole('button', { name: 'Close the card' }).click();
  await expect.poll(() => page.getByRole('radio', { name: /^Sweden/ }).isChecked()).toBe(true);
  // what is over is shown as it was, and answers nothing: a press opens the card
  await page.getByRole('button', { name: 'Answer: Sweden' }).click();
  await page.locator('form.roll').waitFor();
  await expect.poll(() => page.locator('.board :is(.map, .scale, .beside) [aria-pressed]').count()).toBe(0);
  await openTab(page, 'Map');
  await expect.poll(() => place(page, 'Sweden').getAttribute('aria-label')).toMatch(/the roll is here/);
});
