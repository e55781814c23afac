import type { Page } from 'playwright';
import { beforeEach, expect, it } from 'vitest';
import { openTool } from './player.ts';
import { stage } from './stage.ts';
import { newGame } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// What happened on the map is told in the words of the game, several things at once.

const on = stage();
let page: Page;

beforeEach(async () => {
  const { people } = await newGame(on.house.url, {
    rulebook: 'a-world-at-war',
    scenario: 'campaign-1939',
    dice: 'typed',
    people: ['european-axis', 'western-allies', 'russia'].map((seat) => ({
      name: `player of ${seat}`,
      seats: [seat],
    })),
  });
  page = await on.sit(people[0]);
  await openTool(page, 'facts');
});

it('tells two events as one report, with the facts beforehand, and the log says them', async () => {
  const find = page.getByLabel('Find what happened, or a fact');
  await find.fill('germany sweden war');
  await page.getByRole('button', { name: 'Add: Germany declares war on Sweden.' }).click();
  const telling = page.getByRole('region', { name: 'You tell' });
  await telling.getByText('This reports 2 facts:').waitFor();
  await page.getByRole('button', { name: /^A place is taken/ }).click();
  await page.getByRole('group', { name: 'Which place?' }).getByText('Malta', { exact: true }).click();
  await page.getByRole('group', { name: 'By whom?' }).getByText('The European Axis', { exact: true }).click();
  await page.getByRole('button', { name: /^Add: Malta is taken/ }).click();
  await telling.getByText('This reports 3 facts:').waitFor();
  expect(await telling.locator('.reported').innerText()).toContain('Who controls Malta? the European Axis');
  await telling.getByRole('button', { name: 'Tell 2 events' }).click();
  // each by itself, in one line of the log
  for (const said of [
    'Germany declares war on Sweden',
    'Malta is taken: it is controlled by the European Axis',
  ])
    await page.locator('.latest .outcome', { hasText: said }).waitFor();
  await expect.poll(() => telling.count()).toBe(0);
});

thorough('says why a rule forbids two things at once, and takes one of them out', async () => {
  await page.getByLabel('Find what happened, or a fact').fill('sweden conquered');
  await page.getByRole('button', { name: 'Add: Sweden is conquered.' }).click();
  await page.getByLabel('Find what happened, or a fact').fill('sweden liberated');
  await page.getByRole('button', { name: 'Add: Sweden is liberated.' }).click();
  const telling = page.getByRole('region', { name: 'You tell' });
  await telling.getByText('You tell two different things: Has Sweden been conquered?').waitFor();
  await telling.getByRole('button', { name: 'Leave out: Sweden is conquered.' }).click();
  await telling.getByText('This reports 1 fact:').waitFor();
  await expect.poll(() => telling.getByText('You tell two different things').count()).toBe(0);
});
