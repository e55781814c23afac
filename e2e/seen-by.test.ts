import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { stage } from './stage.ts';
import { allot, Api, newGame } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// An earlier moment, seen as others saw it: only as those who keep no secret from this desk.

const on = stage();

const PLACED: readonly (readonly [string, Readonly<Record<string, number>>])[] = [
  ['european-axis', { 'germany/turkey': 2, 'germany/spain': 3 }],
  ['western-allies', { 'britain/norway': 2 }],
  ['russia', { 'russia/turkey': 2 }],
];

/** A year start of rule 49 in which all have placed; gives the links. */
async function placed(seats: readonly (readonly string[])[]): Promise<readonly string[]> {
  const { game, people, api } = await newGame(on.house.url, {
    rulebook: 'a-world-at-war',
    scenario: 'european-1940',
    people: seats.map((each, i) => ({ name: `Nr. ${i}`, seats: each })),
  });
  await allot(api);
  for (const [seat, points] of PLACED) {
    const at = seats.findIndex((each) => each.includes(seat));
    const said = await new Api(on.house.url, game, people[at]?.key ?? '').answer(seat, 'allocate', points);
    expect(said.status, JSON.stringify(said.body)).toBe(200);
  }
  return people.map(({ hash }) => hash);
}

const SPAIN = /Germany\u2013Spain 3/;
const RUSSIA = /Russia\u2013Turkey 2/;

const eyes = (page: Page) => page.getByLabel('Seen by');
const choices = (page: Page): Promise<string[]> => eyes(page).locator('option').allTextContents();
const shown = (page: Page): Promise<string> => page.locator('.now-all:has(.replay) .latest').innerText();

/** Whether a page shows what all could see, and nothing else: it comes from the server, in place of what was there. */
async function isForAll(page: Page): Promise<boolean> {
  const text = await shown(page);
  return /All have (?:answered in secret|sealed)/.test(text) && !SPAIN.test(text) && !RUSSIA.test(text);
}

/** Look back at the last line of a link's desk. */
async function lookBack(hash: string): Promise<Page> {
  const page = await on.sit({ hash });
  const number = page.locator('.latest .line-number');
  await number.click();
  await eyes(page).waitFor();
  return page;
}

it('shows what all could see, and one\u2019s own other seats; and the address keeps it', async () => {
  const [axis = ''] = await placed([['european-axis', 'russia'], ['western-allies']]);
  const page = await lookBack(axis);
  await expect
    .poll(() => choices(page))
    .toEqual(['European Axis, as you saw it', 'everybody, as a spectator', 'Russia']);
  await expect.poll(() => shown(page)).toMatch(SPAIN);
  await eyes(page).selectOption('Russia');
  await expect.poll(() => shown(page)).toMatch(RUSSIA);
  expect(await shown(page)).not.toMatch(SPAIN);
  await eyes(page).selectOption('everybody, as a spectator');
  await expect.poll(() => isForAll(page)).toBe(true);
  await page.getByText('The link to this moment').click();
  const link = await page.locator('.moment-link input').inputValue();
  expect(link).toMatch(/as=$/);
  const other = await on.page();
  await other.goto(link);
  await expect.poll(() => isForAll(other)).toBe(true);
  await expect.poll(() => eyes(other).inputValue()).toBe('');
  // the paper says with whose eyes
  await other.emulateMedia({ media: 'print' });
  await expect.poll(() => other.locator('.printed').innerText()).toContain('As all may see it');
  await other.emulateMedia({ media: 'screen' });
  await eyes(other).selectOption('European Axis, as you saw it');
  await expect.poll(() => shown(other)).toMatch(SPAIN);
  await other.getByRole('button', { name: 'Back to the game' }).click();
  await other.locator('#ask-heading').waitFor();
  await expect.poll(() => other.url()).not.toMatch(/[?&](as|at)=/);
});

thorough('opens another desk of the same device behind its screen first', async () => {
  const [all = ''] = await placed([['european-axis', 'western-allies', 'russia']]);
  const page = await on.sit({ hash: `${all}?seat=european-axis` });
  await page.getByRole('button', { name: 'Open the desk of European Axis' }).click();
  await page.locator('.latest .line-number').click();
  await eyes(page).selectOption('Russia');
  await page.getByRole('button', { name: 'Open the desk of Russia' }).click();
  await expect.poll(() => shown(page)).toMatch(RUSSIA);
  expect(await shown(page)).not.toMatch(SPAIN);
});

thorough('leaves others their secrets while the game goes on', async () => {
  const [axis = '', west = ''] = await placed([['european-axis'], ['western-allies'], ['russia']]);
  const page = await lookBack(west);
  await expect
    .poll(() => choices(page))
    .toEqual(['Western Allies, as you saw it', 'everybody, as a spectator']);
  expect(axis).not.toBe(west);
  // an address that asks for more leads back to one's own desk
  await page.goto(`${on.house.url}/${west}?seat=western-allies&at=1&as=european-axis`);
  await page.locator('#ask-heading').waitFor();
});
