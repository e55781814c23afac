import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { stage } from './stage.ts';
import { ask, newGame } from './table.ts';
import { readQr } from './qr.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// What renewing and ending a link changes is said on the page at once; the picture of a link holds that link.

const on = stage();

const game = () =>
  newGame(on.house.url, {
    scenario: 'short-1942',
    title: 'Sunday',
    people: [
      { name: 'Ann', seats: ['germany', 'italy', 'japan'] },
      { name: 'Ben', seats: ['uk', 'usa', 'ussr', 'japan'] },
    ],
  });

async function maker({ game, creatorKey }: { game: string; creatorKey: string }): Promise<Page> {
  const page = await on.page({ reducedMotion: 'reduce' });
  await page.goto(`${on.house.url}/#/people/${game}/${creatorKey}`);
  await page.locator('.links > li').nth(1).waitFor();
  return page;
}

it('says before and at once what ending a link does, and who is left at each seat', async () => {
  const made = await game();
  const page = await maker(made);
  await page.getByRole('button', { name: 'End this link: Ann' }).click();
  await page.getByText('Nobody has Germany and Italy then. Japan is left to Ben.').waitFor();
  await page.getByRole('button', { name: 'Do it' }).click();
  await page.getByRole('status').getByText('The link that Ann had opens nothing any more.').waitFor();
  await page.getByText('Nobody has a link to Germany and Italy now').waitFor();
  await page.getByRole('button', { name: 'New link: Ben' }).click();
  await page.getByRole('button', { name: 'Do it' }).click();
  await page.getByRole('status').getByText('Ben has a new link.').waitFor();
  const address = await page.locator('.links').getByLabel('Ben', { exact: true }).inputValue();
  expect(address).not.toContain(made.people[1]?.key);
  await page.getByRole('heading', { name: 'A new link' }).click();
  await page.getByLabel('Name of the player').fill('Cleo');
  await page.getByRole('checkbox', { name: 'Germany' }).check();
  await page.getByRole('checkbox', { name: 'Italy' }).check();
  await page.getByRole('button', { name: 'Make the link' }).click();
  await page.getByText('Cleo has a link now: send it.').waitFor();
  await expect.poll(() => page.getByText('Nobody has a link to').count()).toBe(0);
});

thorough('draws the link itself as a picture, which a camera reads', async () => {
  const made = await game();
  const page = await maker(made);
  await page.getByRole('button', { name: 'New link: Ann' }).click();
  await page.getByRole('button', { name: 'Do it' }).click();
  const line = page.locator('.links > li', { hasText: 'Ann' });
  await line.getByRole('button', { name: /^QR/ }).click();
  const picture = page.getByRole('img', { name: /point a camera at: Ann/ });
  await picture.waitFor();
  const address = await line.locator('.link-line input').inputValue();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => readQr(page, picture)).toBe(address);
  }
  const [, , key = ''] = address.split('#/')[1]?.split('/') ?? [];
  expect((await ask(on.house.url, `/games/${made.game}/invitation`, key)).status).toBe(200);
});
