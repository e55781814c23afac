import { expect, it } from 'vitest';
import type { CreatedGame } from '../src/web/api.ts';
import { axe } from './axe.ts';
import { openTool } from './player.ts';
import { stage } from './stage.ts';
import { ask, newGame } from './table.ts';

// A seat of one's own: taken with an invitation, opened on another device, and kept until its holder agrees.

const on = stage();

const PEOPLE = [
  { name: 'Ann', seats: ['germany', 'italy', 'japan'] },
  { name: 'Ben', seats: ['uk', 'usa', 'ussr'] },
];
const WISH = { rulebook: 'level-of-cooperation', scenario: 'short-1942', title: 'Sunday', people: PEOPLE };

it('takes a seat with an invitation, whose address becomes this device\u2019s own, and shows it to another', async () => {
  const { body } = await ask<CreatedGame>(on.house.url, '/games', '', WISH);
  const invitation = `${on.house.url}/#/game/${body.game}/${body.people[0]?.key}`;
  const page = await on.page();
  const faults: string[] = [];
  page.on('console', (said) => {
    if (said.type() === 'error') faults.push(said.text());
  });
  await page.goto(invitation);
  await page.getByRole('heading', { name: 'Sunday' }).waitFor();
  expect(faults).toEqual([]);
  await page.getByText(/^Ann, you are invited to play Germany/).waitFor();
  await page.getByText(/^Once you take it, .*whoever sent you this link cannot read along/).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take this seat' }).click();
  await page.locator('.tools').waitFor();
  const own = page.url();
  expect(own).toContain(`#/game/${body.game}/`);
  expect(own).not.toContain(body.people[0]?.key);
  // the invitation opens nothing on another device, and leads to the seat on this one
  const maker = await on.page();
  await maker.goto(invitation);
  await maker.getByRole('alert').getByText('opens nothing any more').waitFor();
  expect(await maker.getByRole('button', { name: 'Take this seat' }).count()).toBe(0);
  await page.goto(invitation);
  await page.getByRole('link', { name: /^This browser has a seat/ }).click();
  await page.locator('.tools').waitFor();
  const side = await openTool(page, 'seats');
  await side.getByRole('button', { name: 'This is me on another device' }).click();
  const address = await side.getByRole('textbox', { name: 'The address of your seat' }).inputValue();
  expect(own.startsWith(address)).toBe(true);
  expect(await axe(page)).toEqual([]);
  const phone = await on.page();
  await phone.goto(address);
  await phone.locator('.tools').waitFor();
  // my games have it once
  await page.goto(`${on.house.url}/#/`);
  const mine = page.locator('.turn-card, .game-row').filter({ hasText: 'Sunday' });
  await mine.first().waitFor();
  expect(await mine.count()).toBe(1);
});

it('asks who holds a seat before a new link to it opens anything', async () => {
  const { game, people, creatorKey } = await newGame(on.house.url, WISH);
  const ann = await on.sit(people[0]);
  await ann.locator('.tools').waitFor();
  const maker = await on.page();
  await maker.goto(`${on.house.url}/#/people/${game}/${creatorKey}`);
  const line = maker.locator('.links > li', { hasText: 'Ann' });
  await line.getByText('has taken the seat').waitFor();
  await maker.getByRole('button', { name: 'New link: Ann' }).click();
  await maker.getByText(/opens nothing until they agree/).waitFor();
  await maker.getByRole('button', { name: 'Do it' }).click();
  await line.getByText(/is invited anew; the invitation opens tomorrow/).waitFor();
  expect(await axe(maker)).toEqual([]);
  const address = await line.locator('.link-line input').inputValue();
  const other = await on.page();
  await other.goto(address);
  await other.getByText(/^This invitation opens nothing yet: Ann has to agree/).waitFor();
  expect(await other.getByRole('button', { name: 'Take this seat' }).count()).toBe(0);
  await ann.getByText(/^A new link for Ann is to open Germany/).waitFor();
  await ann.getByRole('button', { name: 'I agree' }).click();
  await expect.poll(() => ann.getByRole('button', { name: 'I agree' }).count()).toBe(0);
  await other.getByRole('button', { name: 'Look again' }).click();
  await other.getByRole('button', { name: 'Take this seat' }).click();
  await other.locator('.tools').waitFor();
  await ann.getByText('This link has been ended').waitFor();
  // who was there stays in the list
  expect((await ask(on.house.url, `/games/${game}/people/1/revoke`, creatorKey, {})).status).toBe(200);
  const side = await openTool(other, 'seats');
  await side.getByText('was there').waitFor();
});

it('takes the seat at once of whoever sets up a game and says who they are', async () => {
  const page = await on.page();
  await page.goto(`${on.house.url}/#/new`);
  await page.getByRole('radio', { name: 'Each at home' }).check();
  for (const [i, input] of (await page.locator('.seat-rows input').all()).entries())
    if (i < 6) await input.fill(i % 2 ? 'Bob' : 'Ann');
  await page.getByRole('textbox', { name: 'I am' }).fill('Bob');
  await page.getByRole('button', { name: 'Open the game' }).click();
  await page.getByRole('heading', { name: 'The game is ready' }).waitFor();
  await page.locator('.links > li', { hasText: 'Bob' }).getByText('has taken the seat').waitFor();
  expect(await page.locator('.links > li', { hasText: 'Bob' }).locator('.link-line').count()).toBe(0);
  expect(await page.locator('.links > li', { hasText: 'Ann' }).locator('.link-line').count()).toBe(1);
  await page.goto(`${on.house.url}/#/`);
  await page.locator('.turn-card, .game-row').first().waitFor();
});
