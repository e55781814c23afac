import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { axe } from './screens.ts';
import { stage } from './stage.ts';
import { ask } from './table.ts';

// Many games of one template, and one page that shows them all.

const on = stage();

it('makes many games from pasted lines, shows how each stands, and saves what a spectator may know', async () => {
  const page = await on.page({ reducedMotion: 'reduce' });
  await page.goto(`${on.house.url}/#/`);
  await page.getByRole('link', { name: /^Organise many games/ }).click();
  await page.getByRole('radio', { name: /^Level of Cooperation/ }).check();
  await page.getByRole('radio', { name: /^A short game/ }).check();
  await page.getByLabel('What it is called').fill('Open evening');
  await page.getByRole('button', { name: 'Go on to the tables' }).click();
  await page.getByRole('heading', { name: 'Open evening' }).waitFor();
  const field = page.getByLabel('A line for each game');
  await field.fill('Table 1: Ann = all\nTable 2: Ann = Germany');
  await page.getByText(/^Line 2: nobody has /).waitFor();
  const button = page.locator('.make-games button.main');
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  await field.fill('Table 1: Ann = all\nTable 2: Ben = Germany, Japan, Italy; Cleo = UK, USA, USSR; Zoe');
  await page.getByRole('button', { name: 'Make 2 games' }).click();
  await page.getByText(/^2 games made/).waitFor();
  const rows = page.locator('.club-games tbody tr');
  await expect.poll(() => rows.count()).toBe(2);
  await rows
    .nth(1)
    .getByText(/^Ben, Germany/)
    .waitFor();
  await rows.nth(1).getByText('not yet').first().waitFor();
  expect(await axe(page)).toEqual([]);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all records' }).click();
  const lines = readFileSync(await (await coming).path(), 'utf8')
    .trim()
    .split('\n');
  const [head, one, two] = lines.map((line) => JSON.parse(line) as { kind?: string; title: string });
  expect(head).toMatchObject({ kind: 'club-games', title: 'Open evening' });
  expect([one?.title, two?.title]).toEqual(['Table 1', 'Table 2']);
  // each game has its maker's page, which knows the links in this browser
  await rows.nth(1).getByRole('link').click();
  await page.getByRole('heading', { name: 'The maker\u2019s page of Table 2' }).waitFor();
  await expect.poll(() => page.locator('.links .link-line').count()).toBe(3);
  const [, id, key] =
    /#\/game\/(\w+)\/([\w-]+)/.exec(await page.locator('.links .link-line input').first().inputValue()) ?? [];
  expect((await ask(on.house.url, `/games/${id}/desk`, key ?? '')).status).toBe(200);
  await page.goto(`${on.house.url}/#/`);
  await page.getByRole('link', { name: 'Open evening' }).click();
  await page
    .locator('.club-games tr', { hasText: 'Table 2' })
    .getByText(/^today \d\d:\d\d$/)
    .waitFor();
});
