import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { CreatedGame, Desk } from '../src/web/api.ts';
import { openTool } from './player.ts';
import { axe } from './axe.ts';
import { stage } from './stage.ts';
import { Api, ask, takeSeats } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// Whole games in and out, by hand.

const on = stage();
const MAIN = join(import.meta.dirname, '..', 'dist', 'bin', 'main.js');
const SEATS = ['germany', 'japan', 'italy', 'ussr', 'uk', 'usa'];

async function made(people: readonly { name: string; seats: readonly string[] }[]): Promise<CreatedGame> {
  const wish = { rulebook: 'level-of-cooperation', scenario: 'short-1942', dice: 'typed', people };
  const { body } = await ask<CreatedGame>(on.house.url, '/games', '', wish);
  return { ...body, people: await takeSeats(on.house.url, body) };
}

async function saved(page: Page, press: () => Promise<void>): Promise<string> {
  const coming = page.waitForEvent('download');
  await press();
  return (await coming).path();
}

it('saves the whole game with a warning, which the terminal verifies, and goes on with it under new links', async () => {
  const { game, creatorKey, people } = await made([
    { name: 'Ann', seats: SEATS.slice(0, 3) },
    { name: 'Rosa', seats: SEATS.slice(3) },
  ]);
  const api = new Api(on.house.url, game, people[0]?.key ?? '');
  await api.answer('germany', 'choose', 'turkey');
  const maker = await on.page();
  await maker.goto(`${on.house.url}/#/people/${game}/${creatorKey}`);
  await maker.getByText('The file holds all secrets of all seats').waitFor();
  const save = maker.getByRole('button', { name: 'Save the file of the game' });
  expect(await save.getAttribute('aria-disabled')).toBe('true');
  await maker.getByLabel('I know that it holds all secrets').check();
  expect(await axe(maker)).toEqual([]);
  const file = await saved(maker, () => save.click());
  expect(execFileSync(process.execPath, [MAIN, 'verify', file]).toString()).toMatch(/entr/);
  // all at the table are told
  const rosa = await on.page();
  await rosa.goto(`${on.house.url}/#/game/${game}/${people[1]?.key}`);
  const side = await openTool(rosa, 'talk');
  await side.getByText('Whoever made this game has taken its file.').waitFor();
  const page = await on.page();
  await page.goto(`${on.house.url}/#/`);
  await page.getByRole('link', { name: /^Go on with a game file/ }).click();
  await page
    .getByLabel('Choose a game file')
    .setInputFiles({ name: 'ours.jsonl', mimeType: 'text/plain', buffer: readFileSync(file) });
  await page.getByText('Level of Cooperation, A short game:').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open the game' }).click();
  await page.locator('.desk, main.page.narrow').first().waitFor();
  await page.getByText('ours', { exact: true }).first().waitFor();
  expect(page.url()).not.toContain(game);
});

thorough('says of a file that is none what it is', async () => {
  const page = await on.page();
  await page.goto(`${on.house.url}/#/import`);
  const choose = page.getByLabel('Choose a game file');
  await choose.waitFor();
  const give = async (name: string, text: string): Promise<void> =>
    choose.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await give('a.jsonl', '{"kind":"club"}\n');
  await page.getByText('a.jsonl is no game file.').waitFor();
  await give('b.jsonl', '{"kind":"game"');
  await page.getByText('b.jsonl is no game file.').waitFor();
  await choose.setInputFiles({
    name: 'w.jsonl',
    mimeType: 'text/plain',
    buffer: Buffer.from('\uFEFF{"kind":"game"}', 'utf16le'),
  });
  await page.getByText('w.jsonl is text in UTF-16').waitFor();
  await give('c.jsonl', '{"kind":"game","rulebook":"none"}\n');
  await page.getByText('c.jsonl is of a rulebook or a scenario that is not here.').waitFor();
  await give(
    'd.jsonl',
    '{"kind":"game","format":9,"rulebook":"level-of-cooperation","scenario":"short-1942"}\n',
  );
  await page.getByRole('button', { name: 'Open the game' }).click();
  await page.locator('.wizard [role=alert]').waitFor();
  expect(await page.locator('.wizard [role=alert]').innerText()).toMatch(/format 9/);
});

it('saves the record of a seat as data, with nothing that the seat does not know', async () => {
  const { game, people } = await made([
    { name: 'Ann', seats: SEATS },
    { name: 'Zoe', seats: [] },
  ]);
  const api = new Api(on.house.url, game, people[0]?.key ?? '');
  await api.answer('germany', 'choose', 'turkey');
  const page = await on.page();
  await page.goto(`${on.house.url}/#/game/${game}/${people[1]?.key}`);
  const side = await openTool(page, 'log');
  await side.getByRole('button', { name: 'Print, save' }).click();
  const file = await saved(page, () => side.getByRole('button', { name: 'As JSON' }).click());
  const record = JSON.parse(readFileSync(file, 'utf8')) as {
    kind: string;
    seat: null;
    lines: unknown[];
    times: unknown[];
  };
  expect(record).toMatchObject({ format: 1, kind: 'record', rulebook: 'level-of-cooperation', seat: null });
  expect(record.lines).toHaveLength(1);
  expect(record.times).toEqual([expect.any(Number)]);
});

thorough(
  'publishes a game that is over with a link for everybody, who see it without its talk, until that is taken back',
  async () => {
    const { game, creatorKey, people } = await made([
      { name: 'Ann', seats: SEATS },
      { name: 'Zoe', seats: [] },
    ]);
    const key = people[0]?.key ?? '';
    const maker = await on.page();
    await maker.goto(`${on.house.url}/#/people/${game}/${creatorKey}`);
    const publish = maker.getByRole('button', { name: 'Publish the game' });
    await maker.getByText('This game is not over yet.').waitFor();
    expect(await publish.getAttribute('aria-disabled')).toBe('true');
    const api = new Api(on.house.url, game, key);
    for (let desk = await api.desk('germany'); !desk.over; desk = await api.desk('germany')) {
      const skip = await ask(on.house.url, `/games/${game}/answers`, key, skipping(desk));
      expect(skip.status).toBe(200);
    }
    await ask(on.house.url, `/games/${game}/talk`, key, { to: 'all', text: 'between us', request: 't' });
    await maker.reload();
    await publish.click();
    const link = await maker.getByLabel('The link for everybody', { exact: true }).inputValue();
    const page = await on.page();
    await page.goto(link);
    await page.getByText('Nothing more is asked. The log and the replay stay.').waitFor();
    const talk = page.locator('.tool[data-tool="talk"]');
    expect(await talk.getAttribute('aria-disabled')).toBe('true');
    await maker.getByRole('button', { name: 'Publish it no longer' }).click();
    await maker.getByRole('button', { name: 'Publish the game' }).waitFor();
    const late = await on.page();
    await late.goto(link);
    await late.getByText('This link has been ended').waitFor();
  },
);

/** A skip of all that can be skipped at once: the last of what is offered. */
function skipping(desk: Desk): object {
  const asked = desk.tableAsks.find(({ id }) => id.endsWith('/skip'));
  const options = asked?.form.kind === 'choose' ? asked.form.options : [];
  const mark = desk.marks[asked?.id ?? ''];
  return {
    seat: 'table',
    decision: asked?.id,
    answer: options.at(-1)?.value,
    mark,
    desk: 'germany',
    request: `${asked?.id}`,
  };
}
