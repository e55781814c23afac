import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { axe } from './axe.ts';
import { untilKept } from './player.ts';
import { stage } from './stage.ts';
import { newGame } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// Games are kept in a browser: they move to another by a link or by a file.

const on = stage();

const SEATS = ['germany', 'japan', 'italy', 'uk', 'usa', 'ussr'];

/** A browser that has sat down at a game. */
async function seated(): Promise<{ page: Page; title: string }> {
  const title = `Game ${Math.random().toString(36).slice(2)}`;
  const { people } = await newGame(on.house.url, {
    scenario: 'short-1942',
    title,
    people: [{ name: 'Ann', seats: SEATS }],
  });
  const page = await on.page({ reducedMotion: 'reduce' });
  await page.goto(`${on.house.url}/${people[0]?.hash}`);
  await untilKept(page);
  await page.goto(`${on.house.url}/#/`);
  await page.getByRole('link', { name: 'Move your games to another device' }).click();
  await page.getByLabel(title).waitFor();
  return { page, title };
}

it('moves games by a link, which says what is there already', async () => {
  const { page, title } = await seated();
  await page.getByRole('button', { name: /^QR/ }).click();
  await page.getByRole('img', { name: /The link with your games/ }).waitFor();
  expect(await axe(page)).toEqual([]);
  const link = await page.getByRole('textbox', { name: 'The link with your games' }).inputValue();
  const other = await on.page();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(link);
  await other.getByText(title).waitFor();
  expect(asked.every((each) => !each.includes('take'))).toBe(true);
  await other.getByRole('button', { name: 'Take them over' }).click();
  await other.getByText('1 entry is new here.').waitFor();
  await expect.poll(() => other.url()).toMatch(/#\/take$/);
  await other.getByRole('link', { name: 'To my games' }).click();
  await other.locator('.turn-card', { hasText: title }).waitFor();
  await other.goto(link);
  await other.getByText('here already').waitFor();
  await other.goto(`${on.house.url}/#/take/nonsense`);
  await other.getByText('This link holds no games').waitFor();
});

thorough('moves games by a file that only the passphrase opens', async () => {
  const { page, title } = await seated();
  const byFile = page.getByRole('region', { name: 'By a file' });
  await byFile.getByLabel('Passphrase').fill('short');
  await byFile.getByRole('button', { name: 'Save the file' }).click();
  await byFile.getByText('Take twelve letters or more.', { exact: true }).waitFor();
  await byFile.getByLabel('Passphrase').fill('five plain words');
  const coming = page.waitForEvent('download');
  await byFile.getByRole('button', { name: 'Save the file' }).click();
  const buffer = readFileSync(await (await coming).path());
  expect(buffer.toString()).not.toContain(title);
  const other = await on.page();
  await other.goto(`${on.house.url}/#/take`);
  await other.getByText('This browser knows no games yet.').waitFor();
  const file = { name: 'my-games.json', mimeType: 'application/json', buffer };
  await other.getByLabel('The file', { exact: true }).setInputFiles(file);
  await other.getByLabel('Passphrase').fill('five other words');
  await other.getByRole('button', { name: 'Open the file' }).click();
  await other.getByRole('alert').getByText('It does not open').waitFor();
  await other.getByLabel('Passphrase').fill('five plain words');
  await other.getByRole('button', { name: 'Open the file' }).click();
  await other.getByText(title).waitFor();
  await other.getByRole('button', { name: 'Take them over' }).click();
  await other.getByRole('link', { name: 'To my games' }).click();
  await other.locator('.turn-card', { hasText: title }).waitFor();
});
