import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { headline } from './player.ts';
import { axe } from './axe.ts';
import { stage } from './stage.ts';
import { type Api, newGame } from './table.ts';
import { rollAtTurkey } from './turkey.ts';
import { turnAt } from './war-game.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// A roll: its owner first, the scale of results in the panel; what fell in one line, and less of it by choice.

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
  expect(await ben.title()).toMatch(/^Waiting for Anna/);
  expect(await button(ben).count()).toBe(0);
  await expect.poll(() => ben.locator('.roll-whose').textContent()).toMatch(/^It is the roll of Germany\./);
  await ben.clock.resume();
  expect(await axe(ben)).toEqual([]);
  await ben.clock.fastForward(10_000);
  await button(ben).waitFor();
  expect(await button(ben).textContent()).toBe('Roll for Germany');
  await button(ben).click();
  await expect.poll(() => headline(anna)).toBe('Japan: your turn');
  await anna.getByText(/rolled by Ben for Germany/).waitFor();
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

it('shows the scale of results and the sum in the panel beside the board, and what fell in one line', async () => {
  const { page } = await turkey({ width: 1400, height: 860 });
  await page.locator('.map .place').first().waitFor();
  const [stop, sums, board, now] = await Promise.all(
    ['.dist > li:last-child', '.roll-sums', '.board', '.now'].map((each) => box(page.locator(each))),
  );
  // the board stays at the left, and all of the roll stands within the panel
  expect([board?.x, board?.width, now?.x, now?.width]).toEqual([78, 842, 920, 480]);
  expect(sums?.width).toBe(431);
  expect(stop?.x).toBeGreaterThan(now?.x ?? 0);
  // every result of the table, each face of the die where it leads; what can come with its chance
  expect(await page.locator('.dist > li').count()).toBe(11);
  expect(await page.locator('.dist .face').count()).toBe(6);
  expect(await page.locator('.outs > li').count()).toBe(5);
  await expect.poll(() => page.locator('.outs .chance-of').first().textContent()).toMatch(/^\d+%, \d in 6$/);
  expect(await page.locator('.needs li').allTextContents()).toEqual([
    expect.stringMatching(/^\d or more, \d+%: /),
    expect.stringMatching(/^\d or more, \d+%: |^A 6, 17%: /),
    expect.stringMatching(/^\d or more|^A 6|^No face/),
  ]);
  expect(await page.locator('.roll-sums .is-zero').count()).toBe(1);
  expect(await axe(page)).toEqual([]);
  // two presses: the face, then the button, which says what comes of it
  expect(await button(page).textContent()).toBe('Touch what fell');
  const at = await box(button(page));
  await page.locator('fieldset.die input').last().check();
  await expect.poll(() => button(page).textContent()).toBe('Enter 6: Axis minor ally');
  await button(page).click();
  const fell = page.locator('.just-fell');
  await expect.poll(() => fell.textContent()).toMatch(/Turkey/);
  await expect.poll(() => fell.locator('.face').count()).toBe(1);
  // in the colour of its camp, and in words
  await expect.poll(() => fell.getAttribute('class')).toBe('just-fell is-first');
  await expect.poll(() => fell.textContent()).toContain('Good for European Axis.');
  const form = page.locator('form.take-less');
  await form.waitFor();
  expect(await box(form.locator('.actions .main'))).toEqual(at);
  const options = form.locator('.option:not(.is-barred) input');
  expect(await options.count()).toBeGreaterThan(1);
  await expect.poll(() => options.first().isChecked()).toBe(true);
  await expect.poll(() => form.locator('button.main').textContent()).toMatch(/^Take /);
  expect(await form.locator('.dist .is-fallen').count()).toBe(1);
  expect(await axe(page)).toEqual([]);
  await options.last().check();
  await expect.poll(() => form.locator('button.main').textContent()).toMatch(/^Take only /);
  await form.locator('button.main').click();
  await expect.poll(() => page.locator('.latest').textContent()).toMatch(/Lesser result taken by/);
});

it('puts a die right that was typed wrong, in three presses at whichever seat', async () => {
  const { people, api } = await newGame(on.house.url, {
    scenario: 'short-1942',
    dice: 'typed',
    people: [
      { name: 'Anna', seats: AXIS },
      { name: 'Ben', seats: ALLIES },
    ],
  });
  await api.answer('germany', 'choose', 'spain');
  await api.answer('dice', 'roll', [2, 6]);
  const [anna, ben] = (await Promise.all(people.map(on.sit))) as [Page, Page];
  await ben.getByRole('button', { name: 'Wrong die?' }).click();
  await ben.getByRole('group', { name: 'The die was' }).first().getByRole('button', { name: '4' }).click();
  expect(await axe(ben)).toEqual([]);
  await ben.getByRole('button', { name: 'Propose: 4 and 6, not 2 and 6' }).click();
  const card = anna.locator('.consent');
  await card
    .getByText('wrong die typed')
    .or(card.getByRole('button', { name: 'Details' }))
    .first()
    .waitFor();
  expect(await axe(anna)).toEqual([]);
  // who proposed it sees who is awaited
  await ben.locator('.consent').getByText('Anna is still to answer').waitFor();
  await card.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect.poll(() => ben.locator('.latest').textContent()).toMatch(/4, 6/);
  await ben.locator('.consent').waitFor({ state: 'detached' });
});

thorough('shows a roll on a phone with nothing to the side and the button in sight', async () => {
  const { page } = await turkey({ width: 360, height: 760 });
  await page.locator('.outs > li').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const main = await box(button(page));
  expect(main.y + main.height).toBeLessThanOrEqual(760);
  expect(await axe(page)).toEqual([]);
});

thorough('says with each of many dice what number it needs', async () => {
  const people = await turnAt(on.house.url, 1);
  const page = await on.page({ viewport: { width: 1400, height: 900 } });
  await page.goto(`${on.house.url}/${people[0]?.hash}`);
  const curtain = page.locator('main.page.narrow button.main');
  await page.locator('.me').or(curtain).first().waitFor();
  if ((await curtain.count()) > 0) await curtain.click();
  await page.locator('form.roll').waitFor();
  const needs = page.locator('.one-roll .needs');
  await expect.poll(() => needs.count()).toBeGreaterThan(0);
  for (const each of await needs.allTextContents())
    expect(each).toMatch(/^(A 1|\d+ or less), \d+%: it works$/);
  // a die for itself has no sum
  expect(await page.locator('.roll-sums').count()).toBe(0);
});

thorough('leads from what fell to what it brings to do, to tick off', async () => {
  const { page } = await turkey({ width: 1400, height: 860 });
  await page.locator('fieldset.die input').last().check();
  await button(page).click();
  await page.locator('form.take-less button.main').click();
  await page.getByRole('button', { name: /to do on the map/ }).click();
  const due = page.locator('.side .directives input[type=checkbox]');
  await expect.poll(() => due.count()).toBeGreaterThan(0);
  const said = (await page.locator('.side .directives label').first().textContent()) ?? '';
  await due.first().click();
  await page.locator('.side').locator('summary', { hasText: /done/i }).click();
  await expect.poll(() => page.locator('.side').getByRole('checkbox', { name: said }).isChecked()).toBe(true);
});
