import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openTool } from './player.ts';
import { stage } from './stage.ts';
import { thorough } from '../scripts/thorough.test-helper.ts';

// The example campaign: a game that was played to its end, watched from the start page on.

const on = stage();

/** A page with the campaign open at its beginning, and what it asked the server for. */
async function watching(): Promise<{ page: Page; asked: string[] }> {
  const page = await on.page();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto(on.house.url);
  await page.getByRole('link', { name: 'Watch a whole campaign' }).click();
  await page.getByRole('heading', { name: 'The war in Europe, 1939 to 1945' }).waitFor();
  return { page, asked };
}

const latest = (page: Page): Promise<string> => page.locator('.latest').innerText();

it('opens from the start page, goes by turn and by line, and ends as the rules say', async () => {
  const { page, asked } = await watching();
  const slider = page.getByRole('slider', { name: 'Line of the log' });
  expect(await slider.inputValue()).toBe('0');
  await page.getByRole('button', { name: 'Turn \u2192' }).click();
  await expect.poll(() => page.locator('.turn-list [aria-current]').innerText()).toBe('Fall 1939');
  await page.getByRole('button', { name: /^France falls/ }).click();
  await expect
    .poll(() => latest(page))
    .toContain('France falls at the end of the Allied player turn of Summer 1940: Paris is in Axis hands');
  expect(await latest(page)).toContain('58.11A');
  const then = await slider.inputValue();
  await page.getByRole('button', { name: 'One line earlier' }).click();
  await expect.poll(() => slider.inputValue()).toBe(String(Number(then) - 1));
  // from event to event: the keys go there where nothing else takes them, and the list marks where one is
  await page.getByRole('button', { name: 'One event on' }).click();
  await expect.poll(() => page.locator('.turn-list [aria-current]').innerText()).not.toBe('France falls');
  await page.getByRole('button', { name: 'fast' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const at = await slider.inputValue();
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(Number(at));
  await page.getByRole('button', { name: 'Pause' }).click();
  await slider.press('End');
  const replay = page.locator('.replay');
  await expect.poll(() => replay.innerText()).toContain('The game is decided for the Allies');
  expect(await replay.locator('.ended-banner cite').allInnerTexts()).toEqual(['55.21', '56.21']);
  // who stands where, and what changed hands
  await replay.getByText('surrendered, Summer 1940').first().waitFor();
  await replay.getByRole('heading', { name: 'What changed hands' }).waitFor();
  // it is only looked at: no game is made, nothing is sent
  expect(asked.filter((each) => !/^GET \/(assets\/|api\/rulebooks$|icon|first-|$)/.test(each))).toEqual([]);
});

thorough('keeps its place in the address, and for another pair of eyes', async () => {
  const { page } = await watching();
  await page.getByRole('button', { name: 'Vichy France is established' }).click();
  await expect.poll(() => latest(page)).toContain('Vichy France is established');
  await page.reload();
  await expect.poll(() => latest(page)).toContain('Vichy France is established');
  const finland = page.locator('.map [aria-label^="Finland"]');
  expect(await finland.getAttribute('aria-label')).not.toContain('your own DPs: 1');
  await page.getByLabel('Seen by').selectOption('European Axis');
  await expect.poll(() => latest(page)).toContain('Vichy France is established');
  await expect.poll(() => finland.getAttribute('aria-label')).toContain('your own DPs: 1');
  await page.emulateMedia({ media: 'print' });
  const paper = await page.locator('.printed').innerText();
  expect(paper).toContain('An earlier moment');
  expect(paper).toContain('As seen by European Axis');
});

thorough(
  'names on the curve of the watch what moved it, by keys and in a table, and counts in pips what would be lost',
  async () => {
    const { page } = await watching();
    await page.goto(`${page.url().replace(/\?.*/, '')}?at=300`);
    await openTool(page, 'watch');
    await page.locator('.watch-one', { hasText: 'Britain' }).click();
    const events = page.getByRole('list', { name: 'What moved it, turn by turn' }).getByRole('button');
    await expect.poll(() => events.count()).toBeGreaterThan(2);
    // one stop of the Tab key; the arrows go on
    expect(await page.locator('.chart-events button[tabindex="0"]').count()).toBe(1);
    await events.last().focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    const [turn = ''] = label?.split(':') ?? [];
    await expect.poll(() => page.locator('.chart-said').textContent()).toContain(turn);
    await page.locator('.chart-table summary').click();
    const row = page
      .locator('.chart-table tbody tr')
      .filter({ has: page.getByRole('rowheader', { name: turn }) });
    await expect.poll(() => row.first().locator('li').count()).toBeGreaterThan(0);
    const lost = page.getByRole('region', { name: 'What would bring it down' }).getByRole('listitem');
    await expect.poll(() => lost.count()).toBeGreaterThan(0);
    for (const each of await lost.all()) {
      const points = -Number(((await each.locator('b').textContent()) ?? '').replace('\u2212', '-'));
      expect(await each.locator('.is-lost').count()).toBe(Math.min(points, 10));
    }
  },
);
