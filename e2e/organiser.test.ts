import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { axe } from './axe.ts';
import { A_MOMENT_AGO } from './moments.ts';
import { newOwnKey } from '../src/web/kept/own-key.ts';
import { stage } from './stage.ts';
import { unfold } from './player.ts';
import { Api, ask } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// Many games of one template, and one page that shows them all.

const on = stage();

it('makes many games from pasted rows, shows how each stands, and saves what a spectator may know', async () => {
  const page = await on.page({ reducedMotion: 'reduce' });
  await page.goto(`${on.house.url}/#/`);
  await page.getByRole('link', { name: /^Organise many games/ }).click();
  await shortGames(page, 'Open evening');
  const field = page.getByLabel('Names');
  const button = page.locator('.two-foot button.main');
  // what is wrong stands in its cell
  await page.getByLabel('Empty cell').selectOption('');
  await field.fill('Ann\tBen\tCleo\tDan\tEva\tFred\nGus\tHal');
  await page.locator('.deal td .trouble').first().waitFor();
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  // the other form, in which a line says who has which seat
  await field.fill('Table 1: Ann = all\nTable 2: Ben = Germany, Japan, Italy; Cleo = UK, USA, USSR; Zoe');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make 2 games' }).click();
  const rows = page.locator('.club-games tbody tr');
  await expect.poll(() => rows.count()).toBe(2);
  const second = rows.filter({ hasText: 'Table 2' });
  await second.getByText('0 of 2').waitFor();
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
  await second.getByRole('link').click();
  await page.getByRole('heading', { name: 'The maker\u2019s page of Table 2' }).waitFor();
  await expect.poll(() => page.locator('.links .link-line').count()).toBe(3);
  const [, id, key] =
    /#\/game\/(\w+)\/([\w-]+)/.exec(await page.locator('.links .link-line input').first().inputValue()) ?? [];
  await taken(id ?? '', key ?? '');
  await page.goto(`${on.house.url}/#/`);
  await page.getByRole('link', { name: 'Open evening' }).click();
  await second.getByText('1 of 2').waitFor();
});

it('makes twelve games from a spreadsheet, and hands on all links, in ten presses', async () => {
  const page = await on.page({ reducedMotion: 'reduce' });
  await page.goto(`${on.house.url}/#/`);
  let presses = 0;
  const press = async (what: Promise<unknown>): Promise<void> => {
    await what;
    presses++;
  };
  await press(page.getByRole('link', { name: /^Organise many games/ }).click());
  await press(page.getByLabel('Game', { exact: true }).selectOption('level-of-cooperation'));
  await press(page.getByLabel('Scenario').selectOption({ label: 'A short game' }));
  await press(page.getByLabel('Deadline').selectOption({ label: 'two working days' }));
  const numbers = Array.from({ length: 12 }, (_, i) => String(i + 1).padStart(2, '0'));
  const names = ['Anna', 'Ben', 'Cora', 'Dan', 'Eva'];
  await page
    .getByLabel('Names')
    .fill(numbers.map((n) => [...names.map((name) => `${name} ${n}`), ''].join('\t')).join('\n'));
  await page.getByText('and 4 more. 12 games have an empty cell: bot: Steady').waitFor();
  await press(page.getByRole('button', { name: 'rotated' }).click());
  await page.getByText('60 people get a link each, 12 seats are bots\u2019.').waitFor();
  await press(page.getByRole('button', { name: 'Make 12 games' }).click());
  await page.getByRole('heading', { name: 'All links, for 60 people' }).waitFor();
  const handed = page.locator('.two-foot textarea');
  expect((await handed.inputValue()).match(/#\/game\//g)).toHaveLength(60);
  expect(await page.locator('.handed-on').innerText()).toMatch(
    /^Anna 01: your seat in \u201cClub evening, Table 1\u201d is .*\. An answer may take two working days\.\n.*#\/game\//,
  );
  await press(page.getByRole('button', { name: 'Copy the text for all' }).click());
  expect(presses).toBeLessThanOrEqual(10);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save CSV' }).click();
  const [head, ...rows] = readFileSync(await (await coming).path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(head).toBe('\uFEFF"person","game","seat","link","opened","awaited","since","by"');
  expect(rows).toHaveLength(60);
});

/** Chooses the short game of Level of Cooperation on the page where many games begin. */
async function shortGames(page: Page, title: string): Promise<void> {
  await page.getByLabel('Game', { exact: true }).selectOption('level-of-cooperation');
  await page.getByLabel('Scenario').selectOption({ label: 'A short game' });
  await page.getByLabel('What it is called').fill(title);
}

/** Begins to organise short games of a rulebook; ends on the page that shows them. */
async function organised(page: Page, title: string): Promise<void> {
  await page.goto(`${on.house.url}/#/club-table`);
  await shortGames(page, title);
}

async function begun(page: Page, lines: string, count: number): Promise<void> {
  await page.getByLabel('Names').fill(lines);
  await page.locator('.two-foot button.main').click();
  await expect.poll(() => page.locator('.club-games tbody tr').count()).toBe(count);
}

/** The game and the key of somebody, as the maker's page of a game shows the link. */
async function linkOf(page: Page, name: string): Promise<{ game: string; key: string }> {
  const address = await page.locator('.links').getByLabel(name, { exact: true }).inputValue();
  const [, game = '', key = ''] = /#\/game\/(\w+)\/([\w-]+)/.exec(address) ?? [];
  return { game, key: await taken(game, key) };
}

/** Take a seat with an invitation; gives the key of it, with which the desk was seen. */
async function taken(game: string, invitation: string): Promise<string> {
  const key = newOwnKey();
  expect((await ask(on.house.url, `/games/${game}/take`, invitation, { key })).status).toBe(200);
  expect((await ask(on.house.url, `/games/${game}/desk`, key)).status).toBe(200);
  return key;
}

thorough(
  'takes tables and starts of the organiser\u2019s own for all the games, and names a fault in one',
  async () => {
    const page = await on.page({ reducedMotion: 'reduce' });
    await organised(page, 'From a start');
    await unfold(page.locator('.two-body summary', { hasText: 'own' }).last());
    const upload = (text: string): Promise<void> =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'start.yaml', mimeType: 'text/yaml', buffer: Buffer.from(text) });
    await upload('format: 1\nkind: start\nlevels:\n  turkey: 9\n');
    await page.getByRole('alert').filter({ hasText: 'start.yaml:4: levels.turkey must be' }).waitFor();
    await page.getByLabel('Names').fill('Table 1: Ann = all');
    expect(await page.locator('.two-foot button.main').getAttribute('aria-disabled')).toBe('true');
    await upload('format: 1\nkind: start\nlevels: { turkey: 1 }\n');
    await page.getByRole('alert').waitFor({ state: 'detached' });
    // a file can be written here too, and one comes back to the games
    await page.getByRole('button', { name: /^Edit: start.yaml/ }).click();
    await page.locator('form.writer').waitFor();
    await page.getByRole('button', { name: 'Back' }).first().click();
    await begun(page, 'Table 1: Ann = all', 1);
    await page.locator('.club-games').getByRole('link').click();
    await page.locator('.links .link-line').first().waitFor();
    const { game, key } = await linkOf(page, 'Ann');
    const { body } = await ask<object>(on.house.url, `/games/${game}/desk?seat=germany`, key);
    expect(JSON.stringify((body as { view: unknown }).view)).toContain('"turkey":{"captured":null,"level":1');
  },
);

thorough(
  'shows whose turn it is, since when and by when, the results, and saves them as a list',
  async () => {
    const page = await on.page({ reducedMotion: 'reduce' });
    await organised(page, 'League');
    await begun(page, 'Table 1: Ann = all\nTable 2: Ben = all', 2);
    const rows = page.locator('.club-games tbody tr');
    await page.getByText('No game is over yet.').waitFor();
    await rows.first().getByRole('link').click();
    const part = page.locator('section', { has: page.getByRole('heading', { name: 'Deadlines' }) });
    await page.locator('.links .link-line').first().waitFor();
    expect(await part.count()).toBe(0);
    const one = await linkOf(page, 'Ann');
    const key = /club-table\/\w+\/([\w-]+)/.exec((await page.goBack())?.url() ?? page.url())?.[1] ?? '';
    const rule = { hours: 48, days: [0, 1, 2, 3, 4, 5, 6], zone: 'UTC', late: 'wait' };
    expect((await ask(on.house.url, `/games/${one.game}/deadline`, key, { rule })).status).toBe(200);
    await rows.first().waitFor();
    await page.getByRole('button', { name: 'Look again' }).click();
    await expect
      .poll(() => rows.first().innerText())
      .toMatch(new RegExp(`Ann[^]*since ${A_MOMENT_AGO}, by \\w+ \\d+ \\w+ \\d{4}, \\d\\d:\\d\\d`));
    await rows.nth(1).getByRole('link').click();
    await page.getByRole('button', { name: 'End the game' }).click();
    await page.getByRole('button', { name: 'Do it' }).click();
    await page.getByText(/^You ended this game/).waitFor();
    await page.goBack();
    const results = page.locator('.table-results li');
    await expect
      .poll(() => results.allInnerTexts())
      .toEqual([expect.stringMatching(/^Table 2[\s\S]*Ended by whoever made it[\s\S]*Ben, Germany/)]);
    expect(await axe(page)).toEqual([]);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the list' }).click();
    const [head, first, second] = readFileSync(await (await coming).path(), 'utf8').split('\r\n');
    expect(head).toBe('\uFEFF"game","players","state","waits for","since","by","where","result"');
    expect(first).toMatch(/^"Table 1","Ann, Germany.*","running","Ann","2\d{3}-.*Z","2\d{3}-.*Z",/);
    expect(second).toMatch(/^"Table 2","Ben, .*","ended",.*"Ended by whoever made it"$/);
  },
);

thorough(
  'renews the organiser\u2019s link, which goes on with all the games, and ends it for good',
  async () => {
    const page = await on.page({ reducedMotion: 'reduce' });
    await organised(page, 'Spring cup');
    await begun(page, 'Table 1: Ann = all', 1);
    const before = page.url();
    const section = page.locator('section', { has: page.getByRole('heading', { name: /^Your own link/ }) });
    await section.getByRole('button', { name: 'New link' }).click();
    await section.getByText('ends at once, on every device').waitFor();
    await section.getByRole('button', { name: 'Do it' }).click();
    await expect.poll(() => page.url()).not.toBe(before);
    await section.getByText('the one before opens nothing any more').waitFor();
    // the games are there, and their maker\u2019s pages open with the new link
    await page.locator('.club-games').getByRole('link').click();
    await page.getByRole('heading', { name: 'The maker\u2019s page of Table 1' }).waitFor();
    await page.locator('.links .link-line').first().waitFor();
    const { game, key } = await linkOf(page, 'Ann');
    const old = /club-table\/\w+\/([\w-]+)/.exec(before)?.[1] ?? '';
    expect((await ask(on.house.url, `/games/${game}/maker`, old)).status).toBe(401);
    const other = await on.page();
    await other.goto(before);
    await other.getByRole('alert').getByText('opens no table of games here').waitFor();
    await page.goBack();
    await section.getByRole('button', { name: 'End this link' }).click();
    await section.getByRole('button', { name: 'Do it' }).click();
    await page.getByRole('heading', { name: 'Your link is ended' }).waitFor();
    expect((await new Api(on.house.url, game, key).desk('germany')).seat).toBe('germany');
    await page.goto(`${on.house.url}/#/`);
    await page.locator('main h1').waitFor();
    expect(await page.getByRole('link', { name: 'Spring cup' }).count()).toBe(0);
  },
);
