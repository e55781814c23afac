import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { headline, openTool } from './player.ts';
import { axe } from './axe.ts';
import { stage } from './stage.ts';
import { type Api, newGame } from './table.ts';
import { rollAtTurkey } from './turkey.ts';
import { turnAt } from './war-game.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// A roll: its owner first, the scale of results on the stage; what fell as a banner, and less of it by choice.

const on = stage();

const AXIS = ['germany', 'japan', 'italy'];
const ALLIES = ['uk', 'usa', 'ussr'];

const button = (page: Page): Locator => page.locator('form.roll .actions button.main');

it('offers a roll to its owner at once, and to others after a moment: no game hangs', async () => {
  const { people, api } = await newGame(on.house.url, {
    scenario: 'short-1942',
    people: [
      { name: 'Anna', seats: AXIS },
      { name: 'Ben', seats: ALLIES },
    ],
  });
  await api.answer('germany', 'choose', 'spain');
  const anna = await on.sit(people[0]);
  await button(anna).waitFor();
  expect(await headline(anna)).toBe('Germany: your roll');
  expect(await button(anna).textContent()).toBe('Roll 2 dice');
  const ben = await on.page();
  // no time goes by there until the test says so
  const now = Date.now();
  await ben.clock.install({ time: now });
  await ben.clock.pauseAt(now + 1000);
  await ben.goto(`${on.house.url}/${people[1]?.hash}`);
  await ben.locator('form.roll').waitFor();
  // who watches is told whose roll it is, and that it is not his turn
  await expect.poll(() => headline(ben)).toBe('Waiting for Germany to roll');
  expect(await ben.title()).not.toMatch(/\broll\b/);
  expect(await button(ben).count()).toBe(0);
  await expect.poll(() => ben.locator('.roll-whose').textContent()).toMatch(/^It is the roll of Germany\./);
  await ben.clock.resume();
  expect(await axe(ben)).toEqual([]);
  await ben.clock.fastForward(10_000);
  await button(ben).waitFor();
  expect(await button(ben).textContent()).toBe('Roll for Germany');
  await button(ben).click();
  await expect.poll(() => headline(anna)).toBe('Japan: your turn');
  await anna.getByText('rolled by Ben for Germany').waitFor();
});

it('offers a roll to its owner alone where people are far apart, until whoever made the game lets others', async () => {
  const { people, api, game, creatorKey } = await newGame(on.house.url, {
    scenario: 'short-1942',
    people: [
      { name: 'Anna', seats: AXIS },
      { name: 'Ben', seats: ALLIES },
    ],
    forOthers: {},
  });
  await api.answer('germany', 'choose', 'spain');
  const ben = await on.sit(people[1]);
  await expect
    .poll(() => ben.locator('.roll-whose').textContent())
    .toMatch(/^It is the roll of Germany\. Others can make it where whoever made the game lets them/);
  expect(await button(ben).count()).toBe(0);
  const page = await on.page();
  await page.goto(`${on.house.url}/#/people/${game}/${creatorKey}`);
  await page.getByLabel('Others may roll it at once').check();
  await page
    .locator('section', { hasText: 'What others may do' })
    .getByRole('button', { name: 'Set this' })
    .click();
  await page.getByText('It holds from now on; all have been told.').waitFor();
  await expect
    .poll(() => ben.locator('.roll-whose').textContent())
    .toMatch(/In a moment anybody can make it/);
  expect(await axe(page)).toEqual([]);
});

interface Turkey {
  readonly page: Page;
  readonly axis: Api;
}

/** A game of 1940 in which the Axis have named Turkey, 4 DPs of theirs in it: the roll waits. */
async function turkey(viewport: { width: number; height: number }): Promise<Turkey> {
  const { people, axis } = await rollAtTurkey(on.house.url);
  const page = await on.page({ viewport, reducedMotion: 'reduce' });
  await page.goto(`${on.house.url}/${people[0]?.hash}`);
  await page.locator('form.roll .dist').waitFor();
  return { page, axis };
}

const box = async (locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> =>
  (await locator.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };

it('shows the scale of results on the stage, the sum and the board beside it, and the result as a banner', async () => {
  const { page } = await turkey({ width: 1400, height: 900 });
  await page.locator('.map .place').first().waitFor();
  const [stop, sums, board, now] = await Promise.all(
    ['.dist > li:last-child', '.roll-sums', '.board', '.now'].map((each) => box(page.locator(each))),
  );
  // the middle is the stage; the sum stands under the board in a column of its own
  expect(sums?.width).toBe(430);
  expect(now?.width).toBe(1400 - 78 - 430);
  expect(board?.x).toBe(sums?.x);
  expect(sums?.y).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? 0) - 1);
  expect((stop?.x ?? 0) + (stop?.width ?? 0)).toBeLessThanOrEqual(sums?.x ?? 0);
  // every result of the table, each face of the die where it leads; what is hoped for with what it needs
  const stops = page.locator('.dist > li');
  expect(await stops.count()).toBe(11);
  expect(await page.locator('.dist .face').count()).toBe(6);
  expect(await page.locator('.needs li').allTextContents()).toEqual([
    expect.stringMatching(/^Needs \d or more, \d+%: /),
    expect.stringMatching(/^Needs \d or more, \d+%: |^Needs a 6, 17%: /),
    expect.stringMatching(/^Needs |^No face will do/),
  ]);
  expect(await page.locator('.roll-sums .is-zero').count()).toBe(1);
  expect(await axe(page)).toEqual([]);
  // what fell: a banner over the choice to take it, which is picked, or less
  await page.locator('fieldset.die input').last().check();
  await button(page).click();
  const fell = page.locator('.just-fell');
  await expect.poll(() => fell.textContent()).toMatch(/Turkey: the die shows 6, result /);
  await expect.poll(() => fell.locator('.thrown .face').count()).toBe(1);
  // in the colour of its camp, and in words
  expect(await fell.locator('.fell-banner.is-first').count()).toBe(1);
  expect(await fell.locator('.fell-for').textContent()).toBe('As European Axis hoped.');
  const form = page.locator('form.take-less');
  await form.waitFor();
  const options = form.locator('.option:not(.is-barred) input');
  expect(await options.count()).toBeGreaterThan(1);
  await expect.poll(() => options.first().isChecked()).toBe(true);
  await expect.poll(() => form.locator('button.main').textContent()).toMatch(/^Take 10 or more: /);
  expect(await form.locator('.dist .is-fallen').count()).toBe(1);
  expect((await box(form.locator('.roll-sums'))).width).toBe(430);
  expect(await axe(page)).toEqual([]);
  await options.last().check();
  await expect.poll(() => form.locator('button.main').textContent()).toMatch(/^Take only /);
  await form.locator('button.main').click();
  await expect.poll(() => page.locator('.latest').textContent()).toMatch(/Lesser result taken by/);
});

thorough('shows a roll in rows on a phone, with nothing to the side and the button in sight', async () => {
  const { page } = await turkey({ width: 360, height: 760 });
  const rows = page.locator('.dist > li:not(.is-never)');
  const [first, second] = [await box(rows.nth(0)), await box(rows.nth(1))];
  expect(second.y).toBeGreaterThanOrEqual(first.y + first.height - 1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const main = await box(button(page));
  expect(main.y + main.height).toBeLessThanOrEqual(760);
  expect(await axe(page)).toEqual([]);
});

thorough(
  'says with each of many dice what number it needs, and ticks off under the banner what they bring',
  async () => {
    const people = await turnAt(on.house.url, 1);
    const page = await on.page({ viewport: { width: 1400, height: 900 } });
    await page.goto(`${on.house.url}/${people[0]?.hash}`);
    const curtain = page.locator('main.page.narrow button.main');
    await page.locator('.band').or(curtain).first().waitFor();
    if ((await curtain.count()) > 0) await curtain.click();
    await page.locator('form.roll').waitFor();
    const needs = page.locator('.one-roll .needs');
    await expect.poll(() => needs.count()).toBeGreaterThan(0);
    for (const each of await needs.allTextContents())
      expect(each).toMatch(/^Needs (a 1|\d+ or less), \d+%: it works$/);
    // a die for itself has no sum: the board has the whole right
    expect(await page.locator('.roll-sums').count()).toBe(0);
  },
);

thorough('ticks off under the banner what a result brings, there and under To do', async () => {
  const { page } = await turkey({ width: 1400, height: 900 });
  await page.locator('fieldset.die input').last().check();
  await button(page).click();
  const form = page.locator('form.take-less');
  await form.locator('button.main').click();
  const due = page.locator('.fell-todo input[type=checkbox]');
  await expect.poll(() => due.count()).toBeGreaterThan(0);
  await due.first().click();
  await expect.poll(() => due.first().isChecked()).toBe(true);
  const said = (await page.locator('.fell-todo label').first().textContent()) ?? '';
  const side = await openTool(page, 'todo');
  await side.locator('summary', { hasText: /done/i }).click();
  await expect.poll(() => side.getByRole('checkbox', { name: said }).isChecked()).toBe(true);
});

thorough('shows what moves the small map whole beside a roll', async () => {
  const { page } = await turkey({ width: 1400, height: 900 });
  await page.locator('.map-controls button').first().waitFor();
  const board = await box(page.locator('.board'));
  for (const each of await page.locator('.map-controls button').all()) {
    const at = await box(each);
    expect(at.y).toBeGreaterThanOrEqual(board.y);
    expect(at.y + at.height).toBeLessThanOrEqual(board.y + board.height);
    expect(at.x + at.width).toBeLessThanOrEqual(board.x + board.width);
  }
});
