import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openTool } from './player.ts';
import { axe } from './axe.ts';
import { stage } from './stage.ts';
import { newGame } from './table.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// The log: by turns, each line its outcome; filtered; put right in its place; looked back from, with the board as it was.

const on = stage();

const ALL = ['germany', 'japan', 'italy', 'uk', 'usa', 'ussr'];

/** A game of one person: in it Spain and Thailand have been rolled for. */
async function played(face = 6): Promise<Page> {
  const { people, api } = await newGame(on.house.url, {
    scenario: 'short-1942',
    dice: 'typed',
    people: [{ name: 'Everyone', seats: ALL }],
  });
  const first: readonly (readonly [string, string, number])[] = [
    ['germany', 'spain', 2],
    ['japan', 'thailand', 1],
  ];
  for (const [seat, target, dice] of first) {
    await api.answer(seat, 'choose', target);
    await api.answer(
      'dice',
      'roll',
      Array.from({ length: dice }, () => face),
    );
  }
  const page = await on.page({ viewport: { width: 1400, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`${on.house.url}/${people[0]?.hash}`);
  await page.locator('.me').waitFor();
  await openTool(page, 'log');
  await page.locator('.log-turn').first().waitFor();
  return page;
}

const lines = (page: Page): Promise<number[]> =>
  page.locator('.log-turn > ol > li').evaluateAll((all) => all.map((each) => (each as HTMLLIElement).value));

it('stands by turns, each line its outcome, and shows of it what is looked for', async () => {
  const page = await played();
  await expect.poll(() => page.locator('.log-turn h3').allTextContents()).toEqual(['Round 1']);
  await expect.poll(() => lines(page)).toEqual([4, 3, 2, 1]);
  await page.locator('.log .outcome', { hasText: 'Spain, hits of Germany: 0' }).waitFor();
  expect(await axe(page)).toEqual([]);
  const find = page.getByLabel('A country, a clause, a word');
  await find.fill('spain');
  await expect.poll(() => lines(page)).toEqual([2, 1]);
  await page.getByText('2 lines found').waitFor();
  await find.fill('');
  await page.getByRole('button', { name: 'Rolls', exact: true }).click();
  await expect.poll(() => lines(page)).toEqual([4, 2]);
  await page.getByRole('button', { name: 'Told', exact: true }).click();
  await expect.poll(() => lines(page)).toEqual([]);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect.poll(() => lines(page)).toEqual([4, 3, 2, 1]);
});

thorough('puts a line right under it, and leaves it with Escape', async () => {
  const page = await played();
  const way = page.locator('.log').getByRole('button', { name: 'Put right line 2' });
  await way.click();
  const place = page.locator('.log li[value="2"] .mend');
  await place.getByRole('heading', { name: 'Put right: line 2' }).waitFor();
  expect(await page.locator('dialog.mend').count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => place.count()).toBe(0);
  await expect.poll(() => way.evaluate((button) => button === document.activeElement)).toBe(true);
});

thorough('looks back from a line with the board beside it, and gives the link to that moment', async () => {
  // a hit each
  const page = await played(1);
  await page.getByRole('button', { name: 'Look at the table after line 2' }).click();
  await page.locator('.looking-back .log').waitFor();
  const wide = async (pane: string): Promise<number> => (await page.locator(pane).boundingBox())?.width ?? 0;
  await expect.poll(async () => (await wide('.board')) - (await wide('.side'))).toBeGreaterThan(250);
  // Spain had been moved by then, and Thailand had not
  const stood = page.getByRole('region', { name: 'What stood then' });
  await stood.getByText('Spain').first().waitFor();
  await expect
    .poll(() => stood.getByText(/^Thailand: (not yet|.*\((now|no longer))/).count())
    .toBeGreaterThan(0);
  await expect.poll(() => lines(page)).toEqual([2, 1]);
  await page.locator('summary', { hasText: 'The link to this moment' }).click();
  const link = await page.getByLabel('The link to this moment', { exact: true }).inputValue();
  expect(link).toMatch(/at=2/);
  const other = await on.page();
  await other.goto(link);
  const curtain = other.locator('main.page.narrow button.main');
  await curtain.or(other.locator('.replay')).first().waitFor();
  if (await curtain.isVisible()) await curtain.click();
  await expect.poll(() => other.locator('.replay-at').textContent()).toMatch(/^After line 2 of 4/);
});

thorough('prints one turn on at most two pages, and saves the record as text and as a table', async () => {
  const page = await played();
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Print, save' }).click();
  await page.getByLabel('Turns').selectOption({ label: 'Round 1' });
  const print = page.getByRole('button', { name: 'Print', exact: true });
  await print.click();
  await page.emulateMedia({ media: 'print' });
  const paper = await page.locator('.printed').innerText();
  expect(paper).toContain('Round 1');
  expect(paper).not.toContain('How it stands');
  await page.emulateMedia({ media: 'screen' });
  await print.click();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const pages = Math.max(...[...pdf.matchAll(/\/Count (\d+)/g)].map(([, count]) => Number(count)));
  expect(pages).toBeLessThanOrEqual(2);
  const saved = async (name: string): Promise<string> => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ]);
    return readFileSync(await download.path(), 'utf8');
  };
  expect(await saved('As text')).toMatch(/^Round 1\n\n1\. .*Germany[\s\S]*\n4\. /);
  const rows = (await saved('As CSV')).trimEnd().split('\r\n');
  expect(rows).toHaveLength(5);
  expect(rows[1]).toMatch(/^"1","\d{4}-\d\d-\d\dT[^"]+Z","Round 1","Germany",/);
});
