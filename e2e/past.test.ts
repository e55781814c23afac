import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { PublicPast } from '../src/server/api/past-api.ts';
import { readParsed } from '../src/store/index.ts';
import { checkPromise, promisesIn } from '../src/trust/promises.ts';
import type { FileRead } from '../src/trust/seals.ts';
import { fingerprintOf, type PastPromise } from '../src/trust/signing.ts';
import { keptTexts } from '../src/web/past/kept-texts.ts';
import { tornTexts } from '../src/web/past/torn-texts.ts';
import { axe } from './axe.ts';
import { openTool, shows } from './player.ts';
import { ownStage } from './stage.ts';
import { ask, newGame } from './table.ts';

// What a page remembers of the past of a game, and a server that is set back to an older backup.

const on = ownStage();
const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

async function remembered(page: Page): Promise<string> {
  await openTool(page, 'log');
  const said = page.locator('.remembered');
  await said.locator('summary').click();
  await said.locator('p').first().waitFor();
  const text = await said.innerText();
  await said.locator('summary').click();
  return text;
}

/** The words that all compare, who have said these digits. */
async function words(page: Page, digits: string): Promise<string> {
  const of = page.locator('.remembered');
  await of.locator('summary').click();
  await of.getByLabel(keptTexts.digits).fill(digits);
  const text = await of.getByRole('status').innerText();
  await of.locator('summary').click();
  return text;
}

/** What was signed, as one of the red lines saves it. */
async function promisesOf(page: Page, at = 0): Promise<readonly PastPromise[]> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: tornTexts.save }).nth(at).click();
  return promisesIn(readFileSync(await (await coming).path(), 'utf8')) ?? [];
}

it('remembers the past by itself, and says of another one that it is another for as long as it remembers', async () => {
  const { game, people, api, creatorKey } = await newGame(on.house.url, {
    scenario: 'short-1942',
    dice: 'typed',
    people: [{ name: 'Everyone', seats: ['germany', 'japan', 'italy', 'uk', 'usa', 'ussr'] }],
  });
  const link = `${on.house.url}/${people[0]?.hash}`;
  const [page, other] = await Promise.all([on.page(), on.page()]);
  const torn = (of: Page) => of.locator('.torn');
  await api.answer('germany', 'choose', 'spain');
  await api.answer('dice', 'roll', [1, 1]);
  await page.goto(link);
  await shows(page, 2);

  // what is opened goes on with the game
  await openTool(page, 'log');
  const open = page.locator('.remembered');
  await open.locator('summary').click();
  await open.getByText('Line 2:').waitFor();

  const backup = mkdtempSync(join(tmpdir(), 'demarche-backup-'));
  await on.house.stop('SIGTERM');
  cpSync(on.house.data, backup, { recursive: true });
  await on.house.start();
  await api.answer('japan', 'choose', 'thailand');
  await api.answer('dice', 'roll', [1]);
  await shows(page, 4);
  await open.getByText('Line 4:').waitFor();
  await open.locator('summary').click();
  await other.goto(link);
  await shows(other, 4);

  // made of the whole file, in a few lines
  const asked = await ask<PublicPast>(on.house.url, `/games/${game}/past`, api.key);
  const file = await ask<{ text: string }>(on.house.url, `/games/${game}/file`, creatorKey, { request: 'r' });
  const entries = file.body.text
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const read = JSON.parse(line) as { entries?: readonly { public?: string }[]; public?: string };
      return read.entries ?? [read];
    });
  const root = entries
    .flatMap((entry) => entry.public ?? [])
    .reduce((before, text) => sha(before + sha(text)), asked.body.chain?.begins ?? '');
  const said = new Set<string>();
  for (const each of [page, other]) {
    await expect.poll(() => remembered(each)).toContain(root);
    expect(await remembered(each)).toContain('remembered 4 lines');
    expect(await words(each, '')).toMatch(/^Line 4: (?:[a-z]{5} ?){12}$/);
    const key = asked.body.signed?.key ?? '';
    await expect.poll(() => remembered(each)).toContain(fingerprintOf(key));
    said.add(await words(each, '123456'));
    await each.reload();
    await shows(each, 4);
    expect(await torn(each).count()).toBe(0);
  }

  expect([...said]).toEqual([expect.stringMatching(/^Line 4: (?:[a-z]{5} ?){4}$/)]);

  await other.goto('about:blank');
  await on.house.stop('SIGTERM');
  rmSync(on.house.data, { recursive: true });
  cpSync(backup, on.house.data, { recursive: true });
  await on.house.start();
  await torn(page).waitFor();
  expect(await torn(page).innerText()).toMatch(/with 4 lines; it has 2 lines now\..* older backup/s);
  expect(await torn(page).innerText()).toMatch(new RegExp(`Remembered: ${root}\\s+Now: [\\da-f]{64}`));
  expect(await axe(page)).toEqual([]);

  await api.answer('japan', 'choose', 'thailand');
  await api.answer('dice', 'roll', [2]);
  await other.goto(link);
  await torn(other).waitFor();
  expect(await torn(other).innerText()).toContain('Of its first 4 lines something is not what it was.');
  await page.reload();
  await torn(page).waitFor();
  expect(await torn(page).innerText()).toContain(tornTexts.title);

  // who has both can show others that the server has told two pasts
  await expect.poll(() => promisesOf(other)).toHaveLength(2);
  const saved = await promisesOf(other);
  expect(saved).toMatchObject([{ lines: 4, root }, { lines: 4 }]);
  const later = await ask<{ text: string }>(on.house.url, `/games/${game}/file`, creatorKey, {
    request: 's',
  });
  const parsed = later.body.text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  const read = readParsed('', parsed) as FileRead;
  const found = await Promise.all(saved.map((each) => checkPromise(each, read)));
  expect(found.map((each) => each.found)).toEqual(['broken', 'holds']);

  await on.house.stop('SIGTERM');
  const database = new DatabaseSync(join(on.house.data, 'demarche.sqlite'));
  database.exec("DELETE FROM secret WHERE name = 'signing'");
  database.close();
  await on.house.start();
  await other.getByText('and is now by').waitFor();
  expect(await promisesOf(other, -1)).toMatchObject([{ key: saved[0]?.key }, { lines: 4 }]);
  const fresh = await on.page();
  await fresh.goto(link);
  await shows(fresh, 4);
  await expect.poll(() => remembered(fresh)).toContain('remembered 4 lines');
  expect(await torn(fresh).count()).toBe(0);

  // a server that signs no longer, and says nothing
  await fresh.routeWebSocket(/\/api\/live/, (page) => {
    page.connectToServer().onMessage((text) => {
      if (!String(text).includes('"part":"past"')) page.send(text);
    });
  });
  await fresh.route('**/past', async (asked) => {
    const response = await asked.fetch();
    await asked.fulfill({ response, json: { ...((await response.json()) as PublicPast), signed: null } });
  });
  await fresh.reload();
  await fresh.getByText('signs it no longer').waitFor();
  rmSync(backup, { recursive: true });
});
