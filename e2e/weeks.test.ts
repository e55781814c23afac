import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openTool, untilKept } from './player.ts';
import { axe } from './axe.ts';
import { A_MOMENT_AGO } from './moments.ts';
import { stage } from './stage.ts';
import { ask, newGame } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// Nobody waits unknowingly: since when, who is looking, a nudge, and by when an answer is wanted.

const on = stage();

const SEATS = ['germany', 'japan', 'italy', 'uk', 'ussr'];

const game = () =>
  newGame(on.house.url, {
    scenario: 'short-1942',
    title: 'Weeks',
    dice: 'typed',
    people: [
      { name: 'Ann', seats: SEATS },
      { name: 'Rosa', seats: ['usa'] },
    ],
  });

const band = (page: Page) => page.locator('.q .band-since').first();

thorough('says when lines came, and since when one waits or is asked', async () => {
  const { people, api } = await game();
  await api.answer('germany', 'choose', 'turkey');
  await api.answer('dice', 'roll', [1, 6]);
  await api.answer('japan', 'choose', 'mongolia');
  await api.answer('dice', 'roll', [1]);
  const rosa = await on.sit(people[1]);
  await expect.poll(() => band(rosa).textContent()).toMatch(/^since (?:yesterday )?\d\d:\d\d$/);
  await expect
    .poll(() => rosa.locator('.seals li').first().textContent())
    .toMatch(new RegExp(`is asked since ${A_MOMENT_AGO}`));
  await expect.poll(() => rosa.locator('.since li time').count()).toBe(3);
  const log = await openTool(rosa, 'log');
  await expect.poll(() => log.locator('.line .when time').count()).toBe(4);
  await log.getByRole('button', { name: 'Print, save' }).click();
  const [download] = await Promise.all([
    rosa.waitForEvent('download'),
    log.getByRole('button', { name: 'As CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^weeks-\d{4}-\d\d-\d\d\.csv$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const [head, first] = Buffer.concat(chunks).toString('utf8').split('\r\n');
  expect(head).toMatch(
    /^\uFEFF"line","time","turn".*"who rolled","die","total","need","chance","outcome","teller"/,
  );
  expect(first).toMatch(/^"1","\d{4}-\d\d-\d\dT/);
  const ann = await on.sit(people[0]);
  await expect.poll(() => band(ann).textContent()).toMatch(/^asked (?:yesterday )?\d\d:\d\d$/);
  await untilKept(ann);
  await ann.goto(`${on.house.url}/#/`);
  await expect
    .poll(() => ann.locator('.waits-since').first().textContent())
    .toMatch(new RegExp(`^asked ${A_MOMENT_AGO}`));
});

thorough('names who is looking only when they let it be seen', async () => {
  const { people } = await game();
  const rosa = await on.sit(people[1]);
  const ann = await on.sit(people[0]);
  await rosa.locator('.seals li').first().waitFor();
  expect(await rosa.locator('.looking').count()).toBe(0);
  const seats = await openTool(ann, 'seats');
  await seats.getByLabel('Let the others see when I look at this game').check();
  await rosa.locator('.seals .looking').first().waitFor();
  await expect.poll(async () => (await openTool(rosa, 'seats')).locator('.people .looking').count()).toBe(1);
  expect(await axe(rosa)).toEqual([]);
  await seats.getByLabel('Let the others see when I look at this game').uncheck();
  await expect.poll(() => rosa.locator('.looking').count()).toBe(0);
});

thorough('nudges once a day', async () => {
  const { people } = await game();
  const rosa = await on.sit(people[1]);
  await rosa.getByRole('button', { name: 'Nudge Ann' }).first().click();
  await rosa
    .getByText(new RegExp(`Ann was nudged ${A_MOMENT_AGO} by Rosa`))
    .first()
    .waitFor();
  await expect.poll(() => rosa.getByRole('button', { name: 'Nudge Ann' }).count()).toBe(0);
});

it('has deadlines once all want the same, says by when and what else, and who is away', async () => {
  const { people } = await game();
  const ann = await on.sit(people[0]);
  const hers = await openTool(ann, 'deadlines');
  await hers.getByText('There are none').waitFor();
  await hers.locator('summary', { hasText: 'Propose deadlines' }).click();
  await hers.getByText(/^In words: two working days, [^;]+; then: standing answers\.$/).waitFor();
  await hers.getByLabel('Time for each answer').fill('3');
  await hers.getByLabel('Days are told in').selectOption('Europe/Vienna');
  await hers.getByRole('checkbox', { name: 'Sat' }).check();
  await hers.getByText('In words: three days on Mon, Tue, Wed, Thu, Fri, and Sat, Vienna;').waitFor();
  await hers.getByLabel('every day').check();
  expect(await axe(ann)).toEqual([]);
  await hers.getByRole('button', { name: 'Propose this' }).click();
  await hers.getByText('Ann wants:').waitFor();
  const rosa = await on.sit(people[1]);
  const side = await openTool(rosa, 'deadlines');
  await side.getByRole('button', { name: 'I want that too' }).click();
  await side.getByText('Three days, Vienna; then: standing answers.').waitFor();
  expect(await axe(rosa)).toEqual([]);
  await expect
    .poll(() => rosa.locator('.q').textContent())
    .toMatch(/by \w+ \d+ \w+ \d{4}, \d\d:\d\d \S+, in [\w ]+, else standing answers/);
  await side.getByLabel('From').fill('2030-12-24');
  await side.getByLabel('Until', { exact: true }).fill('2031-01-02');
  await side.getByRole('button', { name: 'Add' }).click();
  await side.locator('.away-days').getByText('24 Dec 2030 to 2 Jan 2031').waitFor();
  await expect
    .poll(() => hers.locator('.deadline-holds').textContent())
    .toBe('Three days, Vienna; away: Rosa 24 Dec 2030 to 2 Jan 2031; then: standing answers.');
  await side.getByRole('button', { name: 'Remove 2030-12-24 to 2031-01-02' }).click();
  await expect.poll(() => hers.locator('.deadline-holds').textContent()).not.toContain('away');
});

thorough('lets whoever made the game set deadlines alone, in words, on the maker\u2019s page', async () => {
  const { game: id, creatorKey, people, api } = await game();
  const page = await on.page({ reducedMotion: 'reduce' });
  await page.goto(`${on.house.url}/#/people/${id}/${creatorKey}`);
  const part = page.locator('section', { has: page.getByRole('heading', { name: 'Deadlines' }) });
  await part.getByText('There are none').waitFor();
  await part.getByRole('heading', { name: 'Set deadlines' }).click();
  await part.getByLabel('Counted in').selectOption('hours');
  await part.getByLabel('Time for each answer').fill('36');
  await part.getByLabel('every day').check();
  await part.getByLabel('Days are told in').selectOption('Asia/Tokyo');
  await part.getByLabel('A skip is proposed to the others').check();
  expect(await axe(page)).toEqual([]);
  await part.getByRole('button', { name: 'Set this' }).click();
  await part.getByText('It holds from now on').waitFor();
  await part.getByText('36 hours, Tokyo; then: a skip is proposed.', { exact: true }).waitFor();
  const rosa = await on.sit(people[1]);
  const side = await openTool(rosa, 'deadlines');
  await side.getByText('36 hours, Tokyo; then: a skip is proposed.', { exact: true }).waitFor();
  await ask(on.house.url, `/games/${id}/away`, api.key, {
    days: [{ from: '2030-05-01', until: '2030-05-01' }],
  });
  await page.reload();
  await part
    .locator('.deadline-holds')
    .getByText('36 hours, Tokyo; away: Ann 1 May 2030; then: a skip is proposed.')
    .waitFor();
  await part.getByRole('heading', { name: 'Set deadlines' }).click();
  await part.getByRole('button', { name: 'Set none' }).click();
  await part.getByText('There are none').waitFor();
  await side.getByText('There are none').waitFor();
});
