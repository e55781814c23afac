import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { siteTexts } from '../src/site/texts.ts';
import { APPLICATION, MIGRATIONS, SCHEMA } from '../src/store/schema.ts';
import { axe } from './axe.ts';
import { BELOW } from './browser-house.ts';
import { answerFirst, latest, shows } from './player.ts';
import { startHost, type StaticHost } from './static-host.ts';
import { type KeptBrowser, startChromium } from './store/chromium.ts';
import { builtSite } from './store/folder.ts';
import { keepFile, keptFile } from './store/kept-file.ts';

// The database of a browser that is damaged, or of another version: what one can do then, and what is never done to it.

const home = mkdtempSync(join(tmpdir(), 'demarche-unopened-'));
let host: StaticHost;
let browser: KeptBrowser;

beforeAll(async () => {
  host = await startHost(BELOW, builtSite());
  browser = await startChromium(join(home, 'profile'));
});
afterAll(async () => {
  await browser.kill();
  await host.stop();
  rmSync(home, { recursive: true, force: true });
});

const texts = siteTexts.rescue;
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click();
const aboveOf = (page: Page): Locator => page.locator('.not-kept');

/** Begin a game, and leave: the page shows a file of the same origin. */
async function gameOf(origin: string): Promise<{ page: Page; url: string; leave(): Promise<void> }> {
  const page = await browser.context.newPage();
  onTestFinished(() => page.close());
  const url = `http://${origin}.localhost:${host.port}${BELOW}`;
  await page.goto(url);
  await press(page, 'Open an example game');
  await page.locator('.ask form').first().waitFor();
  const leave = async (): Promise<void> => void (await page.goto(`${url}icon.svg`));
  return { page, url, leave };
}

/** Press what saves a file, and read that. */
async function savedBy(page: Page, name: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await press(page, name);
  const file = join(home, 'saved.sqlite');
  await (await download).saveAs(file);
  return readFileSync(file);
}

it('saves damaged games, brings in a backup for them or begins anew, and keeps them aside', async () => {
  const { page, url, leave } = await gameOf('damaged');
  await page.goto(`${url}#/`);
  await page.getByText(siteTexts.all.title).click();
  const backup = await savedBy(page, siteTexts.all.save);
  await leave();
  const damaged = (await keptFile(page)).fill(0xa5, 8192, 24_576);
  await keepFile(page, damaged);
  await page.goto(url);
  const above = aboveOf(page);
  await above.getByText(/^The games of this browser are damaged/).waitFor();
  await above.getByRole('button', { name: texts.bring }).waitFor();
  expect(await axe(page)).toEqual([]);
  expect((await savedBy(page, texts.save)).equals(damaged)).toBe(true);
  await press(page, texts.bring);
  const bring = async (bytes: Uint8Array): Promise<void> => {
    writeFileSync(join(home, 'brought.sqlite'), bytes);
    await above.getByLabel(siteTexts.all.file).setInputFiles(join(home, 'brought.sqlite'));
    await press(page, siteTexts.all.bring);
  };
  await bring(Buffer.from('Dear diary. '.repeat(1000)));
  await above.getByText(/^This file is not a backup/).waitFor();
  await bring(backup);
  await page.getByRole('link', { name: /^Take my seat/ }).click();
  await page.locator('.ask form').first().waitFor();
  await leave();
  await keepFile(page, damaged);
  await page.goto(url);
  await press(page, texts.anew);
  await press(page, texts.leave);
  await press(page, texts.anew);
  await press(page, texts.sure);
  await page.getByText(siteTexts.keeping['may be cleared']).waitFor();
  await page.getByText(siteTexts.all.title).click();
  for (const number of [1, 2]) {
    const name = siteTexts.all.saveAsideOf(number);
    await page.getByRole('button', { name }).waitFor();
    expect((await savedBy(page, name)).equals(damaged)).toBe(true);
  }
});

it('does nothing with games of a newer version but save them', async () => {
  const { page, url, leave } = await gameOf('newer');
  await leave();
  const newer = await keptFile(page);
  // where a database says which schema it has
  newer.writeUInt32BE(SCHEMA + 1, 60);
  await keepFile(page, newer);
  await page.goto(url);
  const above = aboveOf(page);
  await above.getByText(/were written by a newer version/).waitFor();
  const saved = await savedBy(page, texts.save);
  expect(saved.equals(newer)).toBe(true);
  const database = new DatabaseSync(join(home, 'saved.sqlite'), { readOnly: true });
  expect(database.prepare('SELECT count(*) AS games FROM game').get()).toEqual({ games: 1 });
  database.close();
  expect(await above.getByRole('button').allTextContents()).toEqual([siteTexts.reload, texts.save]);
  await Promise.all([page.waitForEvent('load'), press(page, siteTexts.reload)]);
  await above.getByText(/were written by a newer version/).waitFor();
  await leave();
  expect((await keptFile(page)).equals(newer)).toBe(true);
});

it('brings games up to date that the version before has kept, and goes on with them', async () => {
  const { page, url, leave } = await gameOf('older');
  const game = page.url();
  await answerFirst(page);
  const line = await latest(page);
  await leave();
  await keepFile(page, asBefore(await keptFile(page)));
  await page.goto(game);
  await shows(page, line);
  await answerFirst(page);
  await leave();
  expect((await keptFile(page)).readUInt32BE(60)).toBe(SCHEMA);
  await page.goto(url);
  await page.getByRole('link', { name: /^Take my seat/ }).click();
  await shows(page, line + 1);
});

/** A database as the schema before kept the same games. */
function asBefore(bytes: Uint8Array): Buffer {
  const [now, before] = [join(home, 'now.sqlite'), join(home, 'before.sqlite')];
  writeFileSync(now, bytes);
  const raw = new DatabaseSync(before, { enableForeignKeyConstraints: false });
  const steps = MIGRATIONS.slice(0, -1);
  for (const step of steps) raw.exec(step);
  raw.exec(`PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${steps.length}`);
  raw.prepare('ATTACH ? AS now').run(now);
  const names = (statement: string): string[] =>
    raw
      .prepare(statement)
      .all()
      .map(({ name }) => String(name));
  for (const table of names("SELECT name FROM main.sqlite_schema WHERE type = 'table'")) {
    const columns = names(`SELECT name FROM pragma_table_info('${table}', 'main')`).join(', ');
    raw.exec(`INSERT INTO main.${table} (${columns}) SELECT ${columns} FROM now.${table}`);
  }
  raw.close();
  return readFileSync(before);
}
