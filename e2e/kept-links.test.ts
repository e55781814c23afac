import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { stage } from './stage.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

const on = stage();

const links = (page: Page): Promise<string[]> =>
  page.locator('.link-line input').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));

/** A game for two, made in the page. */
async function made(page: Page): Promise<string[]> {
  await page.goto(`${on.house.url}/#/new`);
  await page.getByRole('radio', { name: 'Each at home' }).check();
  for (const [i, input] of (await page.locator('.seat-rows input').all()).entries())
    if (i < 6) await input.fill(i % 2 ? 'Bob' : 'Ann');
  await page.getByRole('button', { name: 'Open the game' }).click();
  await page.getByRole('heading', { name: 'The game is ready' }).waitFor();
  return links(page);
}

it('keeps the links of a made game over Back, Forward, reload and a new page, until told to forget them', async () => {
  const page = await on.page();
  const all = await made(page);
  expect(all).toHaveLength(3);
  const shown = async () => {
    await expect.poll(() => links(page)).toEqual(all);
  };
  await page.goBack();
  await page.getByRole('button', { name: 'Open the game' }).waitFor();
  // what was filled in is offered again, with no key in what this tab keeps of it
  expect(await page.getByRole('radio', { name: 'Each at home' }).isChecked()).toBe(true);
  const seats = page.locator('.seat-rows input');
  expect([await seats.nth(0).inputValue(), await seats.nth(1).inputValue()]).toEqual(['Ann', 'Bob']);
  const keys = all.map((link) => link.split('/').at(-1) ?? '');
  const tab = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(keys.filter((key) => tab.includes(key))).toEqual([]);
  await page.goForward();
  await shown();
  await page.reload();
  await shown();
  await page.goto(`${on.house.url}/#/`);
  await page.getByRole('heading', { name: 'Games you made in this browser' }).waitFor();
  // whoever comes anew begins anew
  await page.goto(`${on.house.url}/#/new`);
  await page.getByRole('button', { name: 'Open the game' }).waitFor();
  expect(await page.getByRole('radio', { name: 'Each at home' }).isChecked()).toBe(false);
  await page.goto(`${on.house.url}/#/`);
  await page.locator('a[href^="#/links/"]').click();
  await shown();
  // what the maker makes later is kept, too
  await page.goto(all[2] ?? '');
  await page.getByRole('heading', { name: 'A new link' }).click();
  await page.getByLabel('Name of the player').fill('Cleo');
  await page.getByRole('button', { name: 'Make the link' }).click();
  await expect.poll(async () => (await links(page)).length).toBe(4);
  await page.getByLabel(/^I have sent every link/).check();
  await page.getByRole('button', { name: 'Forget the links in this browser' }).click();
  await expect.poll(() => page.locator('a[href^="#/links/"]').count()).toBe(0);
});

thorough('asks before the page is closed, until the links are handed on', async () => {
  const page = await on.page();
  await made(page);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  await page.getByLabel(/^I have sent every link/).check();
  await page.reload();
  await page.getByRole('heading', { name: /^The maker’s page of / }).waitFor();
  expect(asked).toEqual(['beforeunload']);
});

thorough('says of a link that was ended that it was', async () => {
  const page = await on.page();
  const [ann = '', , maker = ''] = await made(page);
  await page.goto(maker);
  await page.getByRole('button', { name: 'End this link: Ann' }).click();
  await page.getByText('Ann can look and answer no more').waitFor();
  await page.getByRole('button', { name: 'Do it' }).click();
  await page.getByText('ended', { exact: true }).waitFor();
  const other = await on.page();
  await other.goto(ann);
  await expect.poll(() => other.getByText(/This link has been ended\. It was of the game/).count()).toBe(1);
  await other.getByRole('link', { name: 'My games' }).click();
  await expect.poll(() => new URL(other.url()).hash).toBe('#/');
});
