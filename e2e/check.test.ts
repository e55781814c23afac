import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { checkTexts } from '../src/web/check/texts.ts';
import { axe } from './axe.ts';
import { stage } from './stage.ts';

// A page that needs nothing: what a game file proves is found in the browser, and nothing of it is sent.

const on = stage();
const text = readFileSync(
  join(import.meta.dirname, '..', 'fixtures', 'gathering-storm-2', 'public-chain.jsonl'),
  'utf8',
);
const file = (name: string, content: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(content),
});
const shot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['DEMARCHE_SHOTS'];
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
};

it('checks a good file, a changed one, a bad one and two, and sends nothing of them', async () => {
  const page = await on.page({ viewport: { width: 1400, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${on.house.url}/#/`);
  await page.getByRole('link', { name: checkTexts.title }).click();
  const one = page.getByLabel(checkTexts.choose);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });

  await one.setInputFiles(file('good.jsonl', text));
  await page.getByRole('status').getByText(checkTexts.done('good.jsonl', checkTexts.right)).waitFor();
  const root = '5458b653bdade3e5bc5ec512417672140a4a4fa9baf75073f5566bcb63719804';
  await page.getByText(root).waitFor();
  expect(await axe(page)).toEqual([]);
  await shot(page, 'good');

  const lines = text.split('\n');
  const at = lines.findIndex((line, i) => i > 20 && line.includes('"seat":"table"'));
  const changed = lines.with(at, lines[at]?.replace('"by":"three"', '"by":"Mallory"') ?? '').join('\n');
  await page.getByLabel(checkTexts.other).setInputFiles(file('changed.jsonl', changed));
  await page.getByRole('heading', { name: checkTexts.parts }).waitFor();
  const second = page.getByRole('region', { name: 'changed.jsonl' });
  await second.getByText(/^Line \d+ of the log \(entry \d+\): .*What stands there, or what came/).waitFor();
  await page.getByText(new RegExp(`Up to entry ${at - 1}, where one is not as recorded`)).waitFor();
  await page.setViewportSize({ width: 360, height: 700 });
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await shot(page, 'changed');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axe(page)).toEqual([]);

  await one.setInputFiles(file('bad.jsonl', `${lines[0]}\n{"n":1}\n`));
  await page
    .getByRole('alert')
    .getByText('bad.jsonl cannot be read: line 2 is not an entry of a game.')
    .waitFor();
  expect(await page.getByRole('region').count()).toBe(0);
  await shot(page, 'bad');
  expect(sent).toEqual([]);
});
