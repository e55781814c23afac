import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openTool } from './player.ts';
import { axe } from './screens.ts';
import { stage } from './stage.ts';
import { newGame } from './table.ts';

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

const band = (page: Page) => page.locator('.band .band-since').first();

it('says when lines came, and since when one waits or is asked', async () => {
  const { people, api } = await game();
  await api.answer('germany', 'choose', 'turkey');
  await api.answer('dice', 'roll', [1, 6]);
  await api.answer('japan', 'choose', 'mongolia');
  await api.answer('dice', 'roll', [1]);
  const rosa = await on.sit(people[1]);
  await expect.poll(() => band(rosa).textContent()).toMatch(/^since \d\d:\d\d$/);
  await expect.poll(() => rosa.locator('.seals li').first().textContent()).toMatch(/is asked since today/);
  await expect.poll(() => rosa.locator('.since li time').count()).toBe(3);
  const log = await openTool(rosa, 'log');
  await expect.poll(() => log.locator('.line .when time').count()).toBe(4);
  const [download] = await Promise.all([
    rosa.waitForEvent('download'),
    log.getByRole('button', { name: 'As CSV' }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const [head, first] = Buffer.concat(chunks).toString('utf8').split('\r\n');
  expect(head).toMatch(/^"line","time","turn"/);
  expect(first).toMatch(/^"1","\d{4}-\d\d-\d\dT/);
  const ann = await on.sit(people[0]);
  await expect.poll(() => band(ann).textContent()).toMatch(/^asked \d\d:\d\d$/);
  await ann.goto(`${on.house.url}/#/`);
  await expect.poll(() => ann.locator('.waits-since').first().textContent()).toMatch(/^asked today/);
});

it('names who is looking only when they let it be seen', async () => {
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

it('nudges once a day', async () => {
  const { people } = await game();
  const rosa = await on.sit(people[1]);
  await rosa.getByRole('button', { name: 'Nudge Ann' }).first().click();
  await rosa
    .getByText(/Ann was nudged today \d\d:\d\d by Rosa/)
    .first()
    .waitFor();
  expect(await rosa.getByRole('button', { name: 'Nudge Ann' }).count()).toBe(0);
});

it('has deadlines once all want the same, and says by when and what else', async () => {
  const { people } = await game();
  const ann = await on.sit(people[0]);
  const seats = await openTool(ann, 'seats');
  await seats.getByText('There are none').waitFor();
  await seats.locator('summary', { hasText: 'Propose deadlines' }).click();
  await seats.getByLabel('Hours for each answer').fill('72');
  await seats.getByRole('button', { name: 'Propose this' }).click();
  await seats.getByText('Ann wants:').waitFor();
  const rosa = await on.sit(people[1]);
  const hers = await openTool(rosa, 'seats');
  await hers.getByRole('button', { name: 'I want that too' }).click();
  await hers.getByText('72 hours for each answer, on every day').waitFor();
  expect(await axe(rosa)).toEqual([]);
  await expect
    .poll(() => rosa.locator('.band').textContent())
    .toMatch(/by \w+ \d\d:\d\d, else standing answers/);
  await hers.getByLabel('From').fill('2030-12-24');
  await hers.getByLabel('Until').fill('2030-12-26');
  await hers.getByRole('button', { name: 'Add' }).click();
  await hers.getByText('2030-12-24 to 2030-12-26').waitFor();
});
