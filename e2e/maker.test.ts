import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { CreatedGame } from '../src/web/api.ts';
import { axe } from './axe.ts';
import { A_MOMENT_AGO } from './moments.ts';
import { untilKept } from './player.ts';
import { stage } from './stage.ts';
import { ask, Api, takeSeats } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// What the maker of a game does with it, and what those who play see of that.

const on = stage();

const game = async () => {
  const people = [
    { name: 'Ann', seats: ['germany', 'italy', 'japan'] },
    { name: 'Ben', seats: ['uk', 'usa', 'ussr'] },
  ];
  const wish = { rulebook: 'level-of-cooperation', scenario: 'short-1942', title: 'Sunday', people };
  const { body } = await ask<CreatedGame>(on.house.url, '/games', '', wish);
  const [ann = '', ben = ''] = (await takeSeats(on.house.url, body)).map(({ key }) => key);
  const hash = `#/people/${body.game}/${body.creatorKey}`;
  return { ...body, ann, ben, hash, api: new Api(on.house.url, body.game, ann) };
};

const maker = async (hash: string): Promise<Page> => {
  const page = await on.page({ reducedMotion: 'reduce' });
  await page.goto(`${on.house.url}/${hash}`);
  await page.getByRole('heading', { name: /^The maker\u2019s page of/ }).waitFor();
  await page.locator('.links > li').nth(1).waitFor();
  return page;
};

it('says who was here, gives a new link for the same person, and copies all that it knows', async () => {
  const { game: id, ann, hash, api } = await game();
  await api.desk('germany');
  const page = await maker(hash);
  const line = page.locator('.links > li', { hasText: 'Ann' });
  await line.getByText('here now', { exact: true }).waitFor();
  expect(await line.locator('.link-line').count()).toBe(0);
  for (const name of ['Ann', 'Ben']) {
    await page.getByRole('button', { name: `New link: ${name}` }).click();
    await page.getByRole('button', { name: 'Do it' }).click();
    await page.locator('.links').getByLabel(name, { exact: true }).waitFor();
  }
  const address = await line.locator('.link-line input').inputValue();
  expect(address).not.toContain(ann);
  await line.getByRole('button', { name: /^QR/ }).click();
  await page.getByRole('img', { name: /point a camera at: Ann/ }).waitFor();
  expect(await line.locator('.qr').getAttribute('viewBox')).toMatch(/^0 0 \d+ \d+$/);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Copy all links' }).click();
  await page.getByText('All links are copied').waitFor();
  expect(await page.locator('.two-foot textarea').inputValue()).toMatch(
    new RegExp(
      `^Ann: your seats in \u201cSunday\u201d: Germany, .*\\.\\n.*#/game/${id}/[\\w-]{32}\\n\\nBen: `,
    ),
  );
  // the same browser still knows them, and who holds the seat goes on meanwhile
  await page.reload();
  await expect.poll(() => page.locator('.links .link-line').count()).toBe(2);
  expect((await ask(on.house.url, `/games/${id}/desk`, ann)).status).toBe(200);
});

thorough('renames, ends and opens the game again, puts it away, and everybody sees it', async () => {
  const { game: id, ann, hash } = await game();
  const seat = await on.page();
  await seat.goto(`${on.house.url}/#/game/${id}/${ann}?seat=germany`);
  await untilKept(seat);
  const page = await maker(hash);
  await page.getByLabel('Name of the game').fill('Monday');
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('heading', { name: 'The maker\u2019s page of Monday' }).waitFor();
  await page.getByRole('button', { name: 'End the game' }).click();
  await page.getByRole('button', { name: 'Do it' }).click();
  await page.getByText(new RegExp(`^You ended this game ${A_MOMENT_AGO}`)).waitFor();
  const desk = await ask<{ stopped: string }>(on.house.url, `/games/${id}/desk`, ann);
  expect(desk.body.stopped).toMatch(/has ended it/);
  await seat.goto(`${on.house.url}/#/`);
  const row = seat.locator('.game-row', { hasText: 'Monday' });
  await row.getByText('Ended by whoever made it').waitFor();
  await page.getByRole('button', { name: 'Put it away' }).click();
  await page.getByText('put away from all lists').waitFor();
  await seat.reload();
  await seat.getByRole('heading', { name: 'Put away (1)' }).waitFor();
  expect(await row.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Open it again' }).click();
  await page.getByRole('button', { name: 'End the game' }).waitFor();
  await page.getByRole('button', { name: 'Take it out again' }).click();
  await page.getByText('It leaves the lists').waitFor();
  await seat.reload();
  await seat.getByRole('heading', { name: 'One table waits for you' }).waitFor();
});

thorough('gives a seat that nobody has to a bot, and takes it back', async () => {
  const { hash, api } = await game();
  const page = await maker(hash);
  expect(await page.getByLabel('Who plays United Kingdom').count()).toBe(0);
  await page.getByRole('button', { name: 'End this link: Ben' }).click();
  await page.getByRole('button', { name: 'Do it' }).click();
  const choice = page.getByLabel('Who plays United Kingdom');
  await choice.selectOption({ value: 'steady' });
  await page
    .locator('p.trouble')
    .filter({ hasText: 'United States', hasNotText: 'United Kingdom' })
    .waitFor();
  expect(await axe(page)).toEqual([]);
  await choice.selectOption({ value: '' });
  await expect.poll(async () => choice.inputValue()).toBe('');
  expect((await api.desk('germany')).awaiting.length).toBeGreaterThan(0);
});
