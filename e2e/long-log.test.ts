import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { CreatedGame } from '../src/server/api/index.ts';
import { holding } from './held.ts';
import { openTool } from './player.ts';
import { stage } from './stage.ts';
import { ask, takeSeats } from './table.ts';

// A record of more lines than come at once: the desk stands with the last of them, and the others come a page at a time.

const on = stage();
const hold = holding();

const FILE = join(import.meta.dirname, '..', 'fixtures', 'a-world-at-war-3', 'long.jsonl');
const SEATS = ['european-axis', 'western-allies', 'russia', 'japan'];

async function long(): Promise<CreatedGame> {
  const text = readFileSync(FILE, 'utf8').trimEnd();
  const lines = text.split('\n').map((line) => JSON.parse(line) as unknown);
  const people = SEATS.map((seat) => ({ name: seat, seats: [seat] }));
  const { status, body } = await ask<CreatedGame>(on.house.url, '/imports', '', { lines, people });
  expect(status).toBe(201);
  return body;
}

const numbers = (page: Page): Promise<number[]> =>
  page.locator('.log-turn > ol > li').evaluateAll((all) => all.map((each) => (each as HTMLLIElement).value));

it('stands with its last lines while earlier ones are on their way, and then has all to show and to keep', async () => {
  const made = await long();
  const { game } = made;
  const people = await takeSeats(on.house.url, made);
  const page = await on.page({ viewport: { width: 1400, height: 900 }, reducedMotion: 'reduce' });
  const held = await hold(page, /\/lines\?/);
  await page.goto(`${on.house.url}/#/game/${game}/${people[0]?.key ?? ''}`);
  await page.locator('.me').waitFor();
  await held.come(1);
  await openTool(page, 'log');
  await page.getByText('Earlier lines are on their way.').waitFor();
  await page.getByRole('button', { name: 'Print, save' }).click();
  expect(await page.getByRole('button', { name: 'As text' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Back to the log' }).click();
  await page.getByRole('button', { name: /^Show all/ }).click();
  const part = await numbers(page);
  expect(Math.min(...part)).toBeGreaterThan(100);
  held.release();
  await held.come(2);
  held.release();
  await expect.poll(async () => Math.min(...(await numbers(page)))).toBeLessThan(10);
  const all = await numbers(page);
  expect(all.length).toBeGreaterThan(part.length);
  await page.getByRole('button', { name: 'Print, save' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'As JSON' }).click(),
  ]);
  const { lines } = JSON.parse(readFileSync(await file.path(), 'utf8')) as { lines: { n: number }[] };
  expect(lines.map(({ n }) => n)).toEqual(lines.map((_, i) => i + 1));
  expect(lines.length).toBeGreaterThan(200);
});
