import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openTool } from './player.ts';
import { axe } from './axe.ts';
import { stage } from './stage.ts';
import { allot, newGame } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// Bots at the desk: a game against them from the first page, a seat that one has for a while, and what one would do.

const on = stage();

const QUICK = { reducedMotion: 'reduce' } as const;
/** The button that gives an answer of one's own. */
const mainOf = (page: Page, name: string) =>
  page.locator(`.ask .decision[data-decision$="/${name}"] form .actions button.main`);

it('plays against bots with one press on the first page', async () => {
  const page = await on.page(QUICK);
  await page.goto(`${on.house.url}/#/`);
  await page.getByRole('button', { name: /Alone against bots: Level of Cooperation/ }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: /Alone against bots: Level of Cooperation/ }).press('Enter');
  await page.locator('.me').waitFor();
  const seats = await openTool(page, 'seats');
  await seats.getByText('Japan: Minister (bot)', { exact: true }).waitFor();
  await seats.getByText('The history tells what happens on the map.', { exact: true }).waitFor();
  await expect
    .poll(() => seats.getByRole('checkbox', { name: /Let the history tell/ }).isChecked())
    .toBe(true);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ask the bot' }).click();
  // it stands beside one's own, and is taken and given back without a word of it being lost
  const checked = page.locator('.ask input[type=radio]:checked');
  await page.getByText(/^The bot would answer: /).waitFor();
  expect(await checked.count()).toBe(0);
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect.poll(() => checked.count()).toBe(1);
  await page.getByRole('button', { name: 'Back to mine' }).click();
  await expect.poll(() => checked.count()).toBe(0);
  await page.getByRole('button', { name: 'Use it' }).click();
  await page.getByText(/^The bots play the map as it was: .*You are asked about Germany alone\./).waitFor();
  await page.getByRole('button', { name: 'Close this' }).click();
  await expect.poll(() => page.locator('.ask input[type=radio]:checked').count()).toBe(1);
  const [choice, roll] = [mainOf(page, 'choose'), mainOf(page, 'roll')];
  await choice.click();
  await roll.click();
  // all others have had their turn once Germany is asked again
  await expect.poll(() => page.locator('.latest .line-number').textContent().then(Number)).toBeGreaterThan(6);
  await page.getByRole('button', { name: 'Ask the bot' }).waitFor();
});

it('shows where a bot would give other points as golden pips and circles, beside one’s own', async () => {
  const seats = ['european-axis', 'western-allies', 'russia'];
  const { people, api } = await newGame(on.house.url, {
    rulebook: 'a-world-at-war',
    scenario: 'european-1940',
    people: seats.map((seat) => ({ name: seat, seats: [seat] })),
  });
  await allot(api);
  const page = await on.sit(people[0]);
  const given = page.locator('.pip[aria-pressed="true"]');
  await page.locator('.pip').first().click();
  await expect.poll(() => given.count()).toBe(1);
  const golden = page.locator('.pip-lines .is-proposed, .map .names .is-proposed');
  expect(await golden.count()).toBe(0);
  await page.getByRole('button', { name: 'Ask the bot' }).click();
  await expect.poll(() => page.locator('.pip-lines .is-proposed').count()).toBeGreaterThan(0);
  await expect.poll(() => page.locator('.map .names .is-proposed').count()).toBeGreaterThan(0);
  expect(await given.count()).toBe(1);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect.poll(() => golden.count()).toBe(0);
  await page.getByRole('button', { name: 'Back to mine' }).click();
  await expect.poll(() => given.count()).toBe(1);
});

thorough(
  'gives a seat to a bot in the middle of a game, shows why it answered so, and takes the seat back',
  async () => {
    const { people } = await newGame(on.house.url, {
      scenario: 'short-1942',
      title: 'Given',
      people: [
        { name: 'Ann', seats: ['germany', 'japan', 'italy'] },
        { name: 'Ben', seats: ['uk', 'usa', 'ussr'] },
      ],
    });
    const [ann, ben] = await Promise.all([on.sit(people[0]), on.sit(people[1])]);
    const hers = await openTool(ann, 'seats');
    await hers.getByLabel('Who plays Germany').selectOption({ value: 'steady' });
    const his = await openTool(ben, 'seats');
    await his.getByText('Germany: Steady (bot)', { exact: true }).waitFor();
    // it answers, and rolls its dice
    await expect
      .poll(() => ann.locator('.latest .line-number').textContent().then(Number))
      .toBeGreaterThan(1);
    await ann.getByText('Steady (bot) plays Germany for you.').waitFor();
    const why = await openTool(ann, 'seats');
    await why.getByText('Why bots answered so').click();
    await why
      .getByText(/^Germany: .*\.$/)
      .first()
      .waitFor();
    expect(await axe(ann)).toEqual([]);
    expect(await his.getByText('Why bots answered so').count()).toBe(0);
    await ann.getByRole('button', { name: 'Take Germany back' }).click();
    await his.getByText('No seat has a bot.').waitFor();
  },
);

thorough('tells unasked what a bot would answer, at the desk of that seat alone', async () => {
  const { people } = await newGame(on.house.url, {
    scenario: 'short-1942',
    title: 'Told',
    people: [
      { name: 'Ann', seats: ['germany', 'japan', 'italy'] },
      { name: 'Ben', seats: ['uk', 'usa', 'ussr'] },
    ],
  });
  const [ann, ben] = await Promise.all([on.sit(people[0]), on.sit(people[1])]);
  const hers = await openTool(ann, 'seats');
  await hers.getByLabel('Who plays Germany').selectOption({ label: 'Told by Steady' });
  await ann.getByText(/^Steady \(bot\) would answer: .*\./).waitFor();
  expect(await ann.locator('.ask input[type=radio]:checked').count()).toBe(0);
  await ann.getByRole('button', { name: 'Use it' }).click();
  await expect.poll(() => ann.locator('.ask input[type=radio]:checked').count()).toBe(1);
  expect(await axe(ann)).toEqual([]);
  const his = await openTool(ben, 'seats');
  await his.getByText('No seat has a bot.').waitFor();
  expect(await ben.getByText('would answer').count()).toBe(0);
  await hers.getByLabel('Who plays Germany').selectOption({ label: 'I play it myself' });
  await ann.getByRole('button', { name: 'Ask the bot' }).waitFor();
});

thorough('sets up a game with bots in the wizard', async () => {
  const page = await on.page(QUICK);
  await page.goto(`${on.house.url}/#/new`);
  await page.getByRole('radio', { name: 'Level of Cooperation' }).check();
  await page.getByRole('radio', { name: 'Alone' }).check();
  for (const seat of ['Germany', 'Italy', 'Japan'])
    await page.getByLabel(`Who plays ${seat}`).selectOption({ value: 'random' });
  await page.getByRole('radio', { name: 'The history tells them' }).check();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open the game' }).click();
  await page.locator('.me').waitFor();
  const seats = await openTool(page, 'seats');
  await seats.getByText('Italy: Random (bot)', { exact: true }).waitFor();
  await seats.getByLabel('Who plays United Kingdom').waitFor();
  expect(await seats.getByLabel('Who plays Italy').count()).toBe(0);
});
